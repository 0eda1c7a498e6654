import { inputLimits } from "../../../generated/built/input-limits.ts";
import { paperOf } from "../../../shared/certificate-paper.ts";
import { isObject } from "../../../shared/json.ts";
import { languages } from "../../../generated/languages.ts";
import type { CertificateDesign, CertificateElement, CertificateValue } from "../../../generated/types.ts";

/** Where something stands, in points of the paper. */
export type Box = Pick<CertificateElement, "left" | "top" | "width" | "height">;

export type ValueName = CertificateValue["name"];

/** What a text can print, in the order in which it is offered. */
export const valueNames = [
  "holderName",
  "subjectName",
  "orgName",
  "certificateNo",
  "issueDate",
  "expireDate",
  "score",
  "studyHours",
] as const satisfies readonly ValueName[];

/** A line that something stands at: `x` from the left, or `y` from the top. */
export type Guide = { x: number } | { y: number };

export const MAX_ELEMENTS = inputLimits.saveCertificateTemplate.design.elements.maxItems;

/** Points within which something is drawn to a line. */
const SNAP = 5;

export const isDesign = (kept: unknown): kept is CertificateDesign =>
  isObject(kept) && typeof kept["paper"] === "string" && Array.isArray(kept["elements"]);

/** The design with something changed in one of its elements. */
export function withElement(
  design: CertificateDesign,
  index: number,
  change: Partial<CertificateElement>,
): CertificateDesign {
  return { ...design, elements: design.elements.map((one, at) => (at === index ? { ...one, ...change } : one)) };
}

/** Moves an element by points; it stays on the paper. */
export function moveBy(
  design: CertificateDesign,
  index: number,
  { x, y }: { x: number; y: number },
): CertificateDesign {
  const element = design.elements[index];
  if (!element) return design;
  const { left, top } = onPaper({ ...element, left: element.left + x, top: element.top + y }, paperOf(design));
  return left === element.left && top === element.top ? design : withElement(design, index, { left, top });
}

export function withoutElement(design: CertificateDesign, index: number): CertificateDesign {
  return design.elements.length > 1
    ? { ...design, elements: design.elements.filter((_one, at) => at !== index) }
    : design;
}

/** The same with another before or behind the one after it: what comes later covers what was before. */
export function reordered(design: CertificateDesign, index: number, by: 1 | -1): CertificateDesign {
  const elements = [...design.elements];
  const [one] = elements.splice(index, 1);
  if (!one || index + by < 0 || index + by > elements.length) return design;
  elements.splice(index + by, 0, one);
  return { ...design, elements };
}

/** Something new, in the middle of the paper. */
export function newElement(
  what: ValueName | "text" | "code" | "line" | "selfie",
  words: string,
  design: CertificateDesign,
): CertificateElement {
  const { width, height } = paperOf(design);
  const middle = (box: { width: number; height: number }) => ({
    left: Math.round((width - box.width) / 2),
    top: Math.round((height - box.height) / 2),
    ...box,
  });
  if (what === "code") return { kind: "code", ...middle({ width: 90, height: 90 }) };
  if (what === "selfie") return { kind: "selfie", ...middle({ width: 75, height: 105 }) };
  if (what === "line") return { kind: "line", ...middle({ width: 200, height: 2 }), color: design.color };
  const printed = what === "text" ? words : `{${what}}`;
  return {
    kind: "text",
    ...middle({ width: Math.min(300, width), height: 40 }),
    text: Object.fromEntries(languages.map((language) => [language, printed])),
    size: 18,
    align: "center",
    color: "#1f2937",
  };
}

/** A picture as large as it is in points, as far as there is room. */
export function newPicture(
  { pictureNo, width, height }: { pictureNo: string; width: number; height: number },
  design: CertificateDesign,
): CertificateElement {
  const paper = paperOf(design);
  const scale = Math.min(1, paper.width / 3 / width, paper.height / 3 / height);
  const size = { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
  return {
    kind: "picture",
    left: Math.round((paper.width - size.width) / 2),
    top: Math.round((paper.height - size.height) / 2),
    ...size,
    pictureNo,
  };
}

/** The design on another paper: what would stand outside it is moved onto it, and made narrower where it must. */
export function onOtherPaper(
  design: CertificateDesign,
  paper: Pick<CertificateDesign, "paper" | "size">,
): CertificateDesign {
  const next = { ...design, ...paper };
  const to = paperOf(next);
  return {
    ...next,
    elements: design.elements.map((element) => {
      const sized = {
        ...element,
        width: Math.min(element.width, to.width),
        height: Math.min(element.height, to.height),
      };
      return { ...sized, ...onPaper(sized, to) };
    }),
  };
}

/** Where a box that is moved comes to stand, and the lines that it stands at. */
export function snapped(
  box: Box,
  { others, paper }: { others: readonly Box[]; paper: { width: number; height: number } },
): { box: Box; guides: Guide[] } {
  const inside = onPaper(box, paper);
  const x = nearest(
    [inside.left, inside.left + box.width / 2, inside.left + box.width],
    [paper.width / 2, ...others.flatMap(({ left, width }) => [left, left + width / 2, left + width])],
  );
  const y = nearest(
    [inside.top, inside.top + box.height / 2, inside.top + box.height],
    [paper.height / 2, ...others.flatMap(({ top, height }) => [top, top + height / 2, top + height])],
  );
  const left = Math.round(inside.left + (x?.by ?? 0));
  const top = Math.round(inside.top + (y?.by ?? 0));
  return {
    box: { ...box, left, top },
    guides: [...(x ? [{ x: x.line }] : []), ...(y ? [{ y: y.line }] : [])],
  };
}

/** A box with another size, at least one point, that ends on the paper. */
export function resized(box: Box, by: { x: number; y: number }, paper: { width: number; height: number }): Box {
  const within = (size: number, most: number) => Math.round(Math.max(1, Math.min(size, most)));
  return {
    ...box,
    width: within(box.width + by.x, paper.width - box.left),
    height: within(box.height + by.y, paper.height - box.top),
  };
}

function onPaper(
  { left, top, width, height }: Box,
  paper: { width: number; height: number },
): { left: number; top: number } {
  return {
    left: Math.round(Math.max(0, Math.min(left, paper.width - width))),
    top: Math.round(Math.max(0, Math.min(top, paper.height - height))),
  };
}

/** The line that is nearest to one of some places, if one is near enough. */
function nearest(places: readonly number[], lines: readonly number[]): { by: number; line: number } | undefined {
  let best: { by: number; line: number } | undefined;
  for (const place of places)
    for (const line of lines) {
      const by = line - place;
      if (Math.abs(by) <= SNAP && (!best || Math.abs(by) < Math.abs(best.by))) best = { by, line };
    }
  return best;
}
