extension Measure {
  /// Every unit. Spoons and cups are those of food labels (a teaspoon 5 ml, a tablespoon 15 ml, a
  /// cup 240 ml), which makes all their ratios exact and is what metric spoons hold anyway.
  ///
  /// Words are without dots; see ``words(_:)``.
  static let all: [Measure] = metric + kitchen + counted + unscaled

  private static let metric: [Measure] = [
    make(
      "g", .mass, .metric, 1,
      """
      g gm gr gms gram/grams gramm/gramme gramme/grammes gramo/gramos grammo/grammi \
      grama/gramas grs \
      г гр грамм/граммов γρ γραμμάρια 克 그램 גרם غ ग्राम
      """),
    make(
      "kg", .mass, .metric, 1000,
      """
      kg kgs kilo/kilos kilogram/kilograms kilogramm kilogramme/kilogrammes \
      kilogramo/kilogramos chilo/chili \
      кг κιλό/κιλά 公斤 ק״ג كغ किलो
      """),
    make("dkg", .mass, .metric, 10, "dkg dag dekagramm deka"),
    make("mg", .mass, .metric, 1, over: 1000, "mg milligram/milligrams"),
    make(
      "ml", .volume, .metric, 1,
      """
      ml mls milliliter/milliliters millilitre/millilitres mililitro/mililitros \
      millilitro/millilitri cc \
      мл 毫升 מ״ל مل मिली
      """),
    make("cl", .volume, .metric, 10, "cl centiliter/centiliters centilitre/centilitres"),
    make("dl", .volume, .metric, 100, "dl deciliter/deciliters decilitre/decilitres deci"),
    make(
      "l", .volume, .metric, 1000,
      """
      l liter/liters litre/litres litro/litros litro/litri lt ltr \
      л литр/литра λίτρο/λίτρα 升 ליטר لتر लीटर
      """),
    make(
      "oz", .mass, .imperial, 28_349_523_125, over: 1_000_000_000,
      """
      oz ounce/ounces onza/onzas once/onces unze/unzen
      """),
    make(
      "lb", .mass, .imperial, 45_359_237, over: 100_000,
      """
      lb lbs pound/pounds libra/libras livre/livres libra/libry
      """),
    make("Pfund", .mass, .metric, 500, "pfund pfd pond"),
  ]

  private static let kitchen: [Measure] = [
    make(
      "tsp", .volume, .kitchen, 5,
      """
      tsp tsps ts tspn/tspns teaspoon/teaspoons tl teelöffel tsk theelepel/theelepels \
      teskje/teskjeer cucharadita/cucharaditas cucchiaino/cucchiaini \
      cuillère?à?café/cuillères?à?café cuillere?a?cafe/cuilleres?a?cafe cuill?à?café \
      cuil?à?café càc c?à?c cac c?à?café c?a?cafe c?à?thé cuil?à?thé \
      cuillère?à?thé/cuillères?à?thé çay?kaşığı tk colher?de?chá/colheres?de?chá ч?л \
      łyżeczka/łyżeczki lžička/lžičky \
      łyżeczek čajová?lžička/čajové?lžičky teáskanál κ?γ κγ κουταλάκι/κουταλάκια чл \
      茶匙 小さじ 작은술 כפית/כפיות ملعقة?صغيرة छोटा?चम्मच/छोटे?चम्मच
      """),
    make("dsp", .volume, .kitchen, 10, "dsp dessertspoon/dessertspoons tatlı?kaşığı"),
    make(
      "tbsp", .volume, .kitchen, 15,
      """
      tbsp tbsps tbs tbl tb tablespoon/tablespoons el esslöffel eßlöffel spsk msk ss \
      eetlepel/eetlepels cucharada/cucharadas cda/cdas cucchiaio/cucchiai \
      cuillère?à?soupe/cuillères?à?soupe cuillere?a?soupe/cuilleres?a?soupe \
      cuill?à?soupe cuil?à?soupe càs c?à?s cas c?à?soupe c?a?soupe yemek?kaşığı \
      colher?de?sopa/colheres?de?sopa ст?л łyżka/łyżki lžíce \
      łyżek polévková?lžíce/polévkové?lžíce ek evőkanál κ?σ κσ κουταλιά/κουταλιές стл \
      tbspn/tbspns 汤匙 湯匙 大さじ 큰술 כף/כפות ملعقة?كبيرة बड़ा?चम्मच/बड़े?चम्मच
      """),
    make("fl oz", .volume, .kitchen, 30, "fl?oz fl fluid?ounce/fluid?ounces"),
    make(
      "cup", .volume, .kitchen, 240,
      """
      cup/cups c tasse/tassen tasse/tasses taza/tazas tazza/tazze kopje/kopjes kop \
      xícara/xícaras hrnek/hrnky \
      šálek/šálky bögre filiżanka/filiżanki φλιτζάνι/φλιτζάνια כוס/כוסות كوب/أكواب कप
      """),
    make("pint", .volume, .kitchen, 480, "pint/pints pt"),
    make("quart", .volume, .kitchen, 960, "quart/quarts qt qts"),
    make("gallon", .volume, .kitchen, 3840, "gallon/gallons ga gal"),
    make("su bardağı", .volume, .none, 200, "su?bardağı"),
    make("çay bardağı", .volume, .none, 100, "çay?bardağı"),
    make("szklanka", .volume, .none, 250, "szklanka/szklanki стакан/стакана"),
    make("krm", .volume, .none, 1, "krm"),
  ]

  private static let counted: [Measure] = [
    count(
      "pinch",
      """
      pinch/pinches pn prise/prisen pincée/pincées pincee/pincees pizca/pizcas \
      pizzico/pizzichi snufje/snufjes knsp fiske \
      špetka/špetky szczypta/szczypty csipet tutam nypa щепотка/щепотки πρέζα/πρέζες קורט चुटकी
      """),
    count("dash", "dash/dashes ds splash/splashes spritzer scheutje/scheutjes chorrito/chorritos"),
    count("drop", "drop/drops dr tropfen goutte/gouttes gota/gotas"),
    count(
      "clove",
      """
      clove/cloves zehe/zehen gousse/gousses diente/dientes spicchio/spicchi \
      teen/tenen teentje/teentjes \
      stroužek/stroužky ząbek/ząbki gerezd diş dente/dentes fed klyfta/klyftor зубчик/зубчика \
      σκελίδα/σκελίδες שן/שיני 瓣
      """),
    count(
      "slice",
      """
      slice/slices sl scheibe/scheiben tranche/tranches rebanada/rebanadas fetta/fette \
      plak/plakken plakje/plakjes \
      plátek/plátky plaster/plastry szelet skiva/skivor dilim
      """),
    count(
      "piece",
      """
      piece/pieces stück stk st morceau/morceaux trozo/trozos pezzo/pezzi stuk/stuks \
      adet ea kus/kusy sztuka/sztuki szt db darab шт 个 個 개 枚 本 根 只 颗 대 모
      """),
    count(
      "bunch",
      """
      bunch/bunches bn bund botte/bottes manojo/manojos mazzo/mazzi bosje/bosjes demet \
      svazek/svazky pęczek/pęczki csokor knippe/knippen knippa/knippor пучок/пучка \
      ματσάκι/ματσάκια צרור باقة/باقات
      """),
    count(
      "sprig",
      """
      sprig/sprigs zweig/zweige brin/brins ramita/ramitas rametto/rametti takje/takjes \
      branche/branches rama/ramas κλωνάρι/κλωνάρια
      """),
    count("stalk", "stalk/stalks rib/ribs stange/stangen stängel tige/tiges"),
    count("head", "head/heads kopf/köpfe cabeza/cabezas"),
    count(
      "leaf",
      """
      leaf/leaves blatt/blätter feuille/feuilles hoja/hojas foglia/foglie \
      blaadje/blaadjes
      """),
    count(
      "handful",
      """
      handful/handfuls handvoll poignée/poignées puñado/puñados manciata/manciate \
      handje \
      hrst näve/nävar marék garść/garści
      """),
    count("stick", "stick/sticks"),
    count("scoop", "scoop/scoops"),
    count("sheet", "sheet/sheets φύλλο/φύλλα"),
    count("bowl", "杯 碗 공기 그릇"),
    count("knob", "knob/knobs nuss"),
    container(
      "can",
      """
      can/cans cn tin/tins dose/dosen lata/latas blik/blikken blikje/blikjes \
      scatola/scatole konzerve \
      burk/burkar boks/bokser dåse/dåser puszka/puszki konzerv plechovka/plechovky банка/банки
      """),
    container("jar", "jar/jars glas/gläser pot/pots bote/botes barattolo/barattoli"),
    container(
      "packet",
      """
      packet/packets pack/packs package/packages pk pkg/pkgs pkt päckchen \
      packung/packungen pck paquet/paquets paquete/paquetes sachet/sachets \
      sobre/sobres bustina/bustine pak/pakken pakje/pakjes zakje/zakjes paket \
      envelope/envelopes förp förpackning opakowanie/opakowania balíček/balíčky csomag
      """),
    container(
      "bottle",
      """
      bottle/bottles flasche/flaschen bouteille/bouteilles botella/botellas \
      fles/flessen
      """),
    container(
      "box",
      """
      box/boxes carton/cartons ct schachtel boîte/boîtes boite/boites caja/cajas
      """),
    container("container", "container/containers"),
    container("tub", "tub/tubs becher"),
    container("bag", "bag/bags beutel sac/sacs bolsa/bolsas"),
  ]

  private static let unscaled: [Measure] = [
    other("cm", "cm centimeter/centimeters centimetre/centimetres mm inch/inches in″ ″"),
    other(
      "min",
      "min mins minute/minutes minuten minutos minuti hour/hours hr hrs std stunde/stunden heure/heures hora/horas day/days second/seconds sec"
    ),
    other("°", "° °c °f ºc ºf ℃ ℉ degree/degrees grad"),
    other("%", "% percent prozent"),
  ]
}
