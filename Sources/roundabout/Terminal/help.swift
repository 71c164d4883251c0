/// What `--help` prints: every command and option, with its default.
let helpText = """
    Roundabout: edit playground.json, see the cells travel.

    USAGE
      roundabout [FILE|FOLDER]            serve FILE (default ./playground.json; in a folder, its playground.json)
      roundabout init [FILE]              write a commented starter and its schema; --force overwrites
      roundabout check FILE…              say what is wrong; lay each style out at four sizes
      roundabout frames FILE --size WxH   print the frames of a style, once, without a server
      roundabout schema                   print the JSON Schema of the file

    SERVE
      -p, --port N       the port (default 8642, moves up by at most 10 when taken; 0 = any free one)
          --host ADDRESS the address to listen on (default 127.0.0.1)
          --public DIR   the page's files (default: beside the file, then beside the program)
          --open         open the page in the browser
          --read-only    nothing that a page says writes or drives (at present nothing does)
      -q, --quiet        problems only
      -v, --verbose      every viewport and every page, too
          --json         one JSON object a line on stdout instead of text

    CHECK
          --size WxH     lay out at this size (may be repeated, or joined by commas)
          --devices all  lay out at every iPhone and iPad size, both ways
          --strict       warnings fail, too
          --json         one problem a line

    FRAMES
          --style NAME   default: the style that the file shows
          --scale N      pixel alignment (default 3; 0 = none)
          --format F     json (default), csv or svg

    EVERYWHERE
          --no-color     no colour (nor with NO_COLOR, nor into a pipe)
      -h, --help         this text
      -V, --version      the version

    EXIT CODES
      0 fine   1 problems found, or a failure while running   2 usage   3 address   4 file
    """
