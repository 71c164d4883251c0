"""The source checks find what they are there to find. Run by `make lint`."""

import doctest
import sys
import unittest
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent))

import check_imports
import check_traps


class Imports(unittest.TestCase):
    def faults(self, room, source):
        return [text for _, text in check_imports.swift_faults(room, source)]

    def test_an_arrow_may_be_followed_and_no_other(self):
        self.assertEqual(self.faults("PlaygroundFile", "package import JSONText\nimport Formula\n"), [])
        self.assertIn("may not import LiveSession", self.faults("PlaygroundFile", "import LiveSession")[0])
        # A dependency's dependency is no dependency: Formula sees CMath, PlaygroundFile does not.
        self.assertIn("may not import CMath", self.faults("PlaygroundFile", "import CMath")[0])

    def test_a_pure_room_sees_no_system(self):
        for module in ("Foundation", "Glibc", "CLibUV", "Dispatch"):
            self.assertEqual(len(self.faults("LiveSession", f"import {module}")), 1)

    def test_every_spelling_of_an_import_is_read(self):
        for line in (
            "@testable import LibUV", "import struct LibUV.Timer", "  import LibUV", "private import LibUV",
            "#if os(Linux)\nimport LibUV\n#endif",
        ):
            self.assertTrue(self.faults("Formula", line), line)

    def test_words_in_comments_and_strings_are_no_imports(self):
        self.assertEqual(self.faults("Formula", '// import LibUV\n/* a /* b */\nimport LibUV */\nlet a = """\nimport LibUV\n"""'), [])

    def test_a_new_room_must_be_drawn(self):
        self.assertIn("no room of the house", self.faults("Kitchen", "")[0])

    def test_the_page(self):
        def faults(module, source):
            return [text for _, text in check_imports.page_faults(module, source)]

        self.assertEqual(faults("scene", 'import {\n  a,\n  b,\n} from "./transition.js";'), [])
        self.assertEqual(len(faults("clock", "import { a } from './scene.js'")), 1)
        self.assertEqual(len(faults("main", "import three from 'three'")), 1)
        self.assertEqual(faults("main", "import './anything.js'"), [])
        self.assertEqual(len(faults("clock", "const a = await import('./scene.js')")), 1)
        self.assertEqual(faults("panels/problems", "import { a } from '../dom.js'\nimport { b } from './list.js'"), [])
        self.assertEqual(len(faults("panels/problems", "import { a } from '../scene.js'")), 1)

    def test_the_manifest_is_compared_too(self):
        rooms = "\n".join(
            f'room("{room}"{"".join(f", {chr(34)}{name}{chr(34)}" for name in sorted(names))}),'
            for room, names in (check_imports.PURE | check_imports.EDGE).items()
        )
        self.assertEqual(check_imports.package_faults(rooms), [])
        self.assertTrue(check_imports.package_faults(rooms.replace('room("JSONText")', 'room("JSONText", "CMath")')))


class Traps(unittest.TestCase):
    def found(self, source):
        return [what for _, what, _ in check_traps.faults(source)]

    def test_what_traps(self):
        self.assertEqual(self.found("let a = items.first!.name"), ["items.first!"])
        self.assertEqual(self.found("let a = map[key]!"), ["]!"])
        self.assertEqual(self.found("try! run()"), ["try!"])
        self.assertEqual(self.found("let a = b as! C"), ["as!"])
        self.assertEqual(self.found('fatalError("never")'), ["fatalError("])
        self.assertEqual(self.found("let n = Int((a.maxY / pitch).rounded(.down))"), ["Int((a.maxY / pitch).rounded(.down))"])
        self.assertEqual(self.found("let n = UInt32(floor(value))"), ["UInt32(floor(value))"])
        self.assertEqual(self.found("nonisolated(unsafe) var a = 1"), ["nonisolated(unsafe)"])

    def test_what_does_not(self):
        for source in (
            "if a != b {}", "if !a.isEmpty {}", "let a = !b", "let a = Int(exactly: size.width)", "let a = Int(count)",
            "let a = UInt8(ascii: \"!\")", "let a = Int32(clamping: total)", "/// the size! of it\nlet a = 1", 'print("no!")',
            "precondition(!isClosed, \"closed!\")", "let a: (Int) -> Bool = { !$0.isMultiple(of: 2) }",
        ):
            self.assertEqual(self.found(source), [], source)


def load_tests(loader, tests, pattern):
    tests.addTests(doctest.DocTestSuite(check_imports))
    tests.addTests(doctest.DocTestSuite(check_traps))
    return tests


if __name__ == "__main__":
    unittest.main()
