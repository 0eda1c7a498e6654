import { expect, it } from "vitest";
import type { CertificateDesign } from "../../../generated/types.ts";
import { moveBy, newElement, onOtherPaper, reordered, resized, snapped, withoutElement } from "./design.ts";

const design: CertificateDesign = {
  paper: "landscape",
  background: "#ffffff",
  border: "none",
  color: "#000000",
  elements: [
    { kind: "text", left: 100, top: 50, width: 600, height: 40, text: { "zh-CN": "甲" } },
    { kind: "line", left: 700, top: 500, width: 100, height: 2 },
  ],
};
const boxes = ({ elements }: CertificateDesign) => elements.map(({ left, top }) => [left, top]);

it("moves an element by points and keeps it on the paper", () => {
  expect(boxes(moveBy(design, 0, { x: -10, y: 1 }))).toEqual([
    [90, 51],
    [700, 500],
  ]);
  expect(boxes(moveBy(design, 1, { x: 1000, y: -1000 }))[1]).toEqual([742, 0]);
  expect(moveBy(design, 0, { x: 0, y: 0 })).toBe(design);
});

it("draws what is moved to the middle of the paper and to the edges of others, and says at which lines it stands", () => {
  const others = [{ left: 100, top: 50, width: 600, height: 40 }];
  const paper = { width: 842, height: 595 };
  expect(snapped({ left: 373, top: 200, width: 100, height: 20 }, { others: [], paper })).toEqual({
    box: { left: 371, top: 200, width: 100, height: 20 },
    guides: [{ x: 421 }],
  });
  expect(snapped({ left: 103, top: 48, width: 50, height: 20 }, { others, paper })).toEqual({
    box: { left: 100, top: 50, width: 50, height: 20 },
    guides: [{ x: 100 }, { y: 50 }],
  });
  expect(snapped({ left: 250, top: 200, width: 50, height: 20 }, { others, paper }).guides).toEqual([]);
});

it("brings everything onto a paper that is smaller", () => {
  const portrait = onOtherPaper(design, { paper: "portrait" });
  expect(portrait.elements.map(({ left, width }) => left + width)).toEqual([595, 595]);
  const small = onOtherPaper(portrait, { paper: "portrait", size: "a5" });
  expect(small.elements.every(({ left, top, width, height }) => left + width <= 420 && top + height <= 595)).toBe(true);
});

it("changes sizes within the paper, and never to nothing", () => {
  const paper = { width: 842, height: 595 };
  const box = { left: 800, top: 500, width: 20, height: 20 };
  expect(resized(box, { x: 500, y: -500 }, paper)).toEqual({ ...box, width: 42, height: 1 });
});

it("adds values and texts in each language, and keeps the last element", () => {
  expect(newElement("score", "", design).text).toEqual({ "zh-CN": "{score}", en: "{score}" });
  expect(withoutElement(withoutElement(design, 0), 0).elements).toHaveLength(1);
  expect(reordered(design, 0, 1).elements.map(({ kind }) => kind)).toEqual(["line", "text"]);
  expect(reordered(design, 1, 1)).toBe(design);
});
