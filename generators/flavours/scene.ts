import { motif } from "../../src/demo/artwork/motifs/index.ts";
import { circle, line, path, rect } from "../../src/demo/artwork/shapes.ts";

/** The colours that a picture of a flavour is drawn with: those of its own theme. */
export interface Paints {
  ink: string;
  main: string;
  soft: string;
  accent: string;
  warm: string;
  paper: string;
  alt: string;
  deep: string;
}

export type Scene = (paints: Paints) => string;

/** A scene in its frame of 960 by 640: a calm ground, and what stands on it. */
export function framed(ground: string, body: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 960 640" width="960" height="640" preserveAspectRatio="xMidYMid slice">${path("M0 0h960v640H0z", ground)}${body}</svg>\n`;
}

/** A group at half strength or less: what stands behind. */
export const faint = (opacity: number, body: string): string => `<g opacity="${opacity}">${body}</g>`;

/** A group that is moved, turned about its own middle and made larger. */
export const at = (x: number, y: number, body: string, { scale = 1, turn = 0 } = {}): string =>
  `<g transform="translate(${x} ${y})${turn ? ` rotate(${turn})` : ""}${scale === 1 ? "" : ` scale(${scale})`}">${body}</g>`;

/** A motif, its middle at a point; 200 units wide where the scale is 1. */
export function put(
  name: string,
  { ink, main, accent, warm, soft, paper }: Paints,
  [x, y]: readonly [number, number],
  { scale = 1, turn = 0, with: use = "main" as "main" | "accent" } = {},
): string {
  const [b, c] = use === "main" ? [main, warm] : [accent, soft];
  return at(x, y, `<g transform="translate(-100 -100)">${motif(name)({ a: ink, b, c, w: paper })}</g>`, {
    scale,
    turn,
  });
}

interface Person {
  shirt: string;
  hair: string;
  skin?: string;
  /** What the hair is like. */
  long?: boolean;
}

export const skins = ["#f2c6a0", "#e0a878", "#c98c62", "#f6d3b3"] as const;

/** Somebody from the chest up, without a face; 120 units wide, the head's middle at 0 0. */
export function person({ shirt, hair, skin = skins[0], long = false }: Person): string {
  return (
    (long ? path("M-44 6 C-52 -62 52 -62 44 6 V62 H-44Z", hair) : "") +
    path("M-72 150 C-74 84 -42 60 0 60 C42 60 74 84 72 150Z", shirt) +
    path("M-15 28 H15 V62 C15 76 -15 76 -15 62Z", skin) +
    circle(0, 0, 38, skin) +
    path("M-40 -2 C-46 -58 46 -58 40 -2 C30 -22 4 -20 -8 -30 C-16 -16 -30 -16 -40 -2Z", hair)
  );
}

/** A speech bubble with lines for its words. */
export function bubble(fill: string, words: string, { width = 220, height = 130, left = true } = {}): string {
  const tail = left
    ? `M46 ${height - 8} L30 ${height + 38} L96 ${height - 8}Z`
    : `M${width - 46} ${height - 8} L${width - 30} ${height + 38} L${width - 96} ${height - 8}Z`;
  return (
    rect(0, 0, width, height, 34, fill) +
    path(tail, fill) +
    line(`M38 ${height * 0.38} H${width - 38} M38 ${height * 0.64} H${width - 96}`, words, 13)
  );
}

/** A plant in a pot, standing on 0 0. */
export function plant({ main, accent }: Paints): string {
  return (
    path("M-2 -60 C-70 -80 -80 -150 -58 -190 C-12 -170 6 -120 -2 -60Z", main) +
    faint(0.7, path("M4 -60 C10 -120 50 -150 92 -150 C96 -100 60 -60 4 -60Z", main)) +
    path("M-46 -66 H50 L38 0 H-34Z", accent)
  );
}

/** A window with a far hill in it. */
export function pane({ paper, soft, main, warm }: Paints, width: number, height: number): string {
  return (
    rect(0, 0, width, height, 18, paper) +
    rect(14, 14, width - 28, height - 28, 10, soft) +
    circle(width * 0.68, height * 0.36, 34, warm) +
    faint(
      0.45,
      path(
        `M14 ${height - 60} C${width * 0.3} ${height - 140} ${width * 0.5} ${height - 40} ${width - 14} ${height - 110} V${height - 14} H14Z`,
        main,
      ),
    ) +
    line(`M${width / 2} 14 V${height - 14} M14 ${height / 2} H${width - 14}`, paper, 10)
  );
}

/** Dots in rows, as a quiet pattern. */
export function dots(fill: string, [x, y]: readonly [number, number], columns: number, rows: number): string {
  return Array.from({ length: columns * rows }, (_, index) =>
    circle(x + (index % columns) * 28, y + Math.floor(index / columns) * 28, 4, fill),
  ).join("");
}
