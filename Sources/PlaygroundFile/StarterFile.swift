/// What `roundabout init` writes: the file that the project itself ships, beside its schema.
///
/// A test lays every style of it out at every width from 280 to 1400 points and counts the columns.
package func starterFile() -> [UInt8] {
    Array(starterText.utf8)
}

private let starterText = """
    // Save this file and the page follows. Start here: make "columns" of the style "grid" 4, or write "show": "spiral".
    {
      "$schema": "./playground.schema.json",         // lets your editor complete keys and explain them
      "title": "Fruit, around the head",
      "items": 30,                                   // a count, a list, a generator, or "sections"
      "cell": { "content": "photo", "cornerRadius": "width / 2" },
      "animation": { "duration": 0.3, "curve": "easeInOut" },
      "let": { "gap": 8 },                           // a name for formulas; a style may have its own

      "show": "round",                               // the style in view; without it, the first
      "styles": {
        // Round photos, three in a line at any width. Numbers may be formulas.
        "round": {
          "layout": "flow",
          "itemSize": "bounds.width / 3 - 8"
        },

        // A card a line, as wide as the insets leave.
        "table": {
          "layout": "flow",
          "itemSize": ["available.width", 112],
          "sectionInset": { "top": 16, "horizontal": 16, "bottom": 20 },
          "minimumLineSpacing": 10,
          "cell": { "content": "card", "cornerRadius": 4 }
        },

        // By count: a grid never loses a column, whatever the width.
        "grid": {
          "layout": "grid",
          "columns": 3,                              // or { "minimum": 110 }: as many as fit
          "spacing": "gap",
          "lineSpacing": 20,
          "sectionInset": [16, 16, 20, 16],          // top, left, bottom, right
          "cell": { "content": "card", "cornerRadius": 4 }
        },

        // Every fourth item over the whole width. ".nextDown" lets three side by side fit to the last digit.
        "mixed": {
          "layout": "flow",
          "let": { "side": "((available.width - 2 * gap) / 3).nextDown" },
          "itemSize": [
            "item % 4 == 0 ? available.width : side",
            "item % 4 == 0 ? 112 : side"
          ],
          "minimumInteritemSpacing": "gap",
          "minimumLineSpacing": 20,
          "sectionInset": [16, 16, 20, 16],
          "cell": { "content": "card", "cornerRadius": 4 }
        },

        // Twenty items a turn, sinking as it goes.
        "spiral": {
          "layout": "spiral",
          "itemsPerTurn": 20,
          "itemSize": 30,
          "radius": "(available.width - 100) / 2",
          "top": 100,
          "risePerRadian": 50,
          "bottom": 100
        }
      }
    }

    """
