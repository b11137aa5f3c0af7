import RecipeStore
import TestSupport
import Testing

@Suite("Moments")
struct TimestampTests {
  @Test(
    "are read from dates",
    arguments: [
      ("1970-01-01", 0), ("1970-01-01T00:00:01Z", 1), ("2019-02-04T12:00:00+00:00", 1_549_281_600),
      ("2019-02-04T12:00:00+01:00", 1_549_278_000), ("2019-02-04 12:00", 1_549_281_600),
      ("2019-02-04T12:00:00.999Z", 1_549_281_600), ("2019-02-04t12:00:00,5z", 1_549_281_600),
      ("2019-02-04T12:00:00-0130", 1_549_287_000), ("2019-02-04T12:00+02", 1_549_274_400),
      ("2000-02-29", 951_782_400), ("1969-12-31T23:59:59Z", -1), ("0000-01-01", -62_167_219_200),
      ("9999-12-31T23:59:59Z", 253_402_300_799), ("+10000-01-01", 253_402_300_800),
      ("-0001-12-31", -62_167_305_600),
    ])
  func reads(text: String, seconds: Int64) {
    #expect(Timestamp(text)?.seconds == seconds)
  }

  @Test(
    "are not read from anything else",
    arguments: [
      "", "2019", "2019-02", "2019-02-30", "2019-13-01", "2019-00-10", "2019-01-00", "1900-02-29",
      "2019-02-04T", "2019-02-04T24:00:00Z", "2019-02-04T12:60Z", "2019-02-04T12", "19-02-04",
      "2019-02-04Z", "2019-02-04T12:00:00+", "2019-02-04T12:00:00 +01:00", "2019-02-04T12:00:00Zx",
      " 2019-02-04", "2019-2-4", "20190204", "2019-02-04T12:00:00.Z", "+999999999999-01-01",
      "２０１９-02-04", "12019-02-04",
    ])
  func refuses(text: String) {
    #expect(Timestamp(text) == nil)
  }

  @Test("are written so that they can be read again")
  func roundTrip() {
    var random = SeededGenerator(seed: 1)
    for _ in 0..<5000 {
      let time = Timestamp(
        seconds: Int64.random(in: -400_000_000_000...400_000_000_000, using: &random))
      #expect(Timestamp(time.description) == time)
    }
    #expect(Timestamp(seconds: 1_549_281_600).description == "2019-02-04T12:00:00Z")
    #expect(Timestamp(seconds: .max).description == "+292277026596-12-04T15:30:07Z")
    #expect(Timestamp(seconds: .min).description == "-292277022657-01-27T08:29:52Z")
  }
}
