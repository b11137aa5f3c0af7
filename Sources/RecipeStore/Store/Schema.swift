/// The tables of the store, as numbered steps from an empty file to the present.
///
/// A step that was ever released is never edited: a change of the tables is a new step at the end.
/// The number of steps that a file has been through is its `user_version`.
enum Schema {
  /// Tells a store from any other SQLite file: "lard" in ASCII.
  static let applicationID: Int64 = 0x6c61_7264

  static let migrations = [first, extras, searches, expansion]

  /// `recipe` is slim, so that lists read little; the long texts are in `recipe_text`. `search` keeps
  /// no text of its own. The journal holds what was there *before* each change; what was there
  /// after it is the next entry's before, or the row itself. `title`, `fields` and `tags` are what the
  /// event tells of it. `tag_use` does not refer to `recipe`, because without an index of its own,
  /// which nothing else needs, each deletion would read all of it. The entries of an act are those with
  /// numbers above its `start`, up to the `start` of the next act.
  private static let first = """
    CREATE TABLE recipe (
      id INTEGER PRIMARY KEY AUTOINCREMENT,
      title TEXT NOT NULL,
      folded TEXT NOT NULL,
      servings TEXT NOT NULL,
      minutes INTEGER,
      favorite INTEGER NOT NULL,
      rating INTEGER,
      added INTEGER NOT NULL,
      changed INTEGER NOT NULL,
      fingerprint TEXT
    );
    CREATE INDEX recipe_by_title ON recipe (folded);
    CREATE INDEX recipe_by_added ON recipe (added DESC, folded);
    CREATE INDEX recipe_favorite ON recipe (folded) WHERE favorite = 1;
    CREATE INDEX recipe_by_fingerprint ON recipe (fingerprint) WHERE fingerprint IS NOT NULL;

    CREATE TABLE recipe_text (
      recipe INTEGER PRIMARY KEY REFERENCES recipe,
      prep INTEGER,
      cook INTEGER,
      ingredients TEXT NOT NULL,
      directions TEXT NOT NULL,
      notes TEXT NOT NULL,
      source TEXT NOT NULL,
      tags TEXT NOT NULL,
      images TEXT NOT NULL
    );

    CREATE TABLE tag (
      folded TEXT PRIMARY KEY,
      uses INTEGER NOT NULL
    ) WITHOUT ROWID;
    CREATE TABLE tag_use (
      folded TEXT NOT NULL,
      recipe INTEGER NOT NULL,
      spelling TEXT NOT NULL,
      PRIMARY KEY (folded, recipe)
    ) WITHOUT ROWID;

    CREATE TABLE collection (
      id INTEGER PRIMARY KEY AUTOINCREMENT,
      parent INTEGER REFERENCES collection,
      position INTEGER NOT NULL,
      title TEXT NOT NULL,
      folded TEXT NOT NULL
    );
    CREATE INDEX collection_by_position ON collection (parent, position);
    CREATE INDEX collection_by_title ON collection (parent, folded);

    CREATE TABLE membership (
      collection INTEGER NOT NULL REFERENCES collection,
      position INTEGER NOT NULL,
      recipe INTEGER NOT NULL REFERENCES recipe,
      PRIMARY KEY (collection, position)
    ) WITHOUT ROWID;
    CREATE UNIQUE INDEX membership_by_recipe ON membership (recipe, collection);

    CREATE VIRTUAL TABLE search USING fts5 (
      title, ingredients, directions, tags, notes, content = '', tokenize = 'ascii'
    );

    CREATE TABLE retired (recipe INTEGER PRIMARY KEY);
    CREATE TABLE setting (name TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID;
    CREATE TABLE format (name TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID;

    CREATE TABLE act (
      id INTEGER PRIMARY KEY,
      label TEXT NOT NULL,
      time INTEGER NOT NULL,
      kind INTEGER NOT NULL,
      target INTEGER,
      undoable INTEGER,
      redoable INTEGER,
      start INTEGER NOT NULL
    );
    CREATE TABLE journal (
      number INTEGER PRIMARY KEY,
      thing INTEGER NOT NULL,
      operation INTEGER NOT NULL,
      id INTEGER NOT NULL,
      member INTEGER,
      before,
      title TEXT,
      fields INTEGER,
      tags TEXT
    );
    """

  /// `extras` is a record of format, text, format, text. `identity` is the other half of
  /// `fingerprint`.
  private static let extras = """
    ALTER TABLE recipe_text ADD COLUMN extras TEXT NOT NULL DEFAULT '';
    ALTER TABLE recipe ADD COLUMN identity TEXT;
    CREATE INDEX recipe_by_identity ON recipe (identity) WHERE identity IS NOT NULL;
    """

  private static let searches = """
    CREATE TABLE saved_search (
      id INTEGER PRIMARY KEY AUTOINCREMENT,
      title TEXT NOT NULL,
      folded TEXT NOT NULL,
      query TEXT NOT NULL
    );
    """

  /// Expansion was one setting with the ids of all expanded rows; it becomes one for each row that
  /// is not as at the first start.
  private static let expansion = """
    WITH RECURSIVE
      list (id, rest) AS (
        SELECT NULL, value || char(10) FROM setting WHERE name = 'sidebar.expanded'
        UNION ALL
        SELECT substr(rest, 1, instr(rest, char(10)) - 1), substr(rest, instr(rest, char(10)) + 1)
        FROM list WHERE rest <> ''
      ),
      heading (id) AS (VALUES ('library'), ('searches'), ('collections'), ('tags'))
    INSERT INTO setting (name, value)
    SELECT 'expanded.' || id, 'yes' FROM list
    WHERE id IS NOT NULL AND id NOT IN heading
    UNION
    SELECT 'expanded.' || id, 'no' FROM heading
    WHERE id NOT IN (SELECT id FROM list WHERE id IS NOT NULL) AND EXISTS (SELECT 1 FROM list);
    DELETE FROM setting WHERE name = 'sidebar.expanded';
    """
}
