"""Every built-in fruit has its picture, and every picture is small, self-contained and still."""

import re
import unittest
import xml.etree.ElementTree as ElementTree
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PICTURES = sorted((ROOT / "Public" / "images").glob("*.svg"))
SVG = "{http://www.w3.org/2000/svg}"
# What a picture is drawn with: no text (no font is assumed), no script, no style, no filter, nothing from elsewhere.
SHAPES = {
    "svg", "defs", "g", "path", "circle", "ellipse", "rect", "linearGradient", "radialGradient", "stop", "clipPath",
}


class Pictures(unittest.TestCase):
    def test_each_fruit_of_the_built_in_list_has_one(self):
        source = (ROOT / "Sources/PlaygroundFile/Fruits/BuiltInFruit.swift").read_text()
        fruits = re.findall(r'BuiltInFruit\("([a-z-]+)"', source)
        self.assertEqual(len(fruits), 30)
        self.assertEqual(sorted(fruits), [path.stem for path in PICTURES])

    def test_each_is_small(self):
        for path in PICTURES:
            self.assertLess(path.stat().st_size, 3000, path.name)

    def test_each_has_the_same_square(self):
        # The page decodes a picture at the size it needs, which takes a root with width and height.
        for path in PICTURES:
            root = ElementTree.parse(path).getroot()
            self.assertEqual((root.get("width"), root.get("height"), root.get("viewBox")), ("120", "120", "0 0 120 120"), path.name)

    def test_each_is_made_of_shapes_alone(self):
        for path in PICTURES:
            for element in ElementTree.parse(path).iter():
                self.assertIn(element.tag.removeprefix(SVG), SHAPES, path.name)
                for name, value in element.attrib.items():
                    self.assertFalse(name.startswith("on") or "href" in name or name == "style", f"{path.name}: {name}")
                    self.assertTrue("url(" not in value or value.startswith(f"url(#{path.stem}-"), f"{path.name}: {value}")

    def test_no_two_pictures_share_an_id(self):
        # So that two of them may stand in one document, as in an exported page.
        for path in PICTURES:
            for name in re.findall(r'\bid="([^"]+)"', path.read_text()):
                self.assertTrue(name.startswith(f"{path.stem}-"), f"{path.name}: {name}")


if __name__ == "__main__":
    unittest.main()
