/// What `--help` prints: every command and option, with its default.
let helpText = """
    Roundabout: edit playground.json, see the cells travel.

    USAGE
      roundabout [FILE|FOLDER]            serve FILE (default ./playground.json; of a folder, its playground.json
                                          or its only .json); a file that is not there yet is waited for
      roundabout init [FILE]              write a commented file to start from, and its schema beside it
      roundabout check FILE…              say what is wrong; lay each style out at four sizes
      roundabout frames FILE --size WxH   print the frames of a style, once, without a server
      roundabout schema                   print the JSON Schema of the file
      roundabout examples [NAME]          list the examples, or print one: roundabout examples NAME > mine.json

    SERVE
      -p, --port N        the port (default 8642, moves up by at most 10 when taken; 0 = any that is free)
          --host ADDRESS  the address to listen on, of this machine alone (default 127.0.0.1)
          --public DIR    the page's files (default: Public beside the file, else those beside the program)
          --open          open the page in the browser
          --read-only     nothing that a page says writes or drives (at present nothing does)
      -q, --quiet         problems only
      -v, --verbose       every viewport and every page, too
          --json          one JSON object a line on stdout instead of text

    INIT
          --force         overwrite what is there

    CHECK
          --size WxH…     lay out at these sizes instead of 320x568, 390x844, 844x390 and 1024x1366
          --devices all   lay out at every iPhone and iPad size, both ways
          --strict        warnings fail, too
          --json          one problem a line

    FRAMES
          --style NAME    default: the style that the file shows
          --scale N       align to pixels of 1/N pt (default 3; 0 = not at all)
          --offset N      how they are seen when scrolled so far (default: where a view begins)
          --format F      json (default), csv or svg

    EVERYWHERE
          --no-color      no colour (nor with NO_COLOR, nor into a pipe)
      -h, --help          this text
      -V, --version       the version

    EXIT CODES
      0  fine, or ended by Ctrl-C          3  the address cannot be listened on
      1  problems found, or a failure      4  a file is not there or cannot be read
      2  the command line makes no sense
    """
