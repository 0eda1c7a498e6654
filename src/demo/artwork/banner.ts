import { motif } from "./motifs/index.ts";
import { palettes, type Palette, type PaletteName } from "./palette.ts";
import { circle, line, path, rect } from "./shapes.ts";

/**
 * The banners of the demo's home pages, 1680 by 720. The left half is quiet, for the words that lie over it;
 * what is drawn stands on the right.
 */
export const banners: Record<string, () => string> = {
  autumn: () =>
    frame("midnight", (palette) =>
      wall(palette, [
        "code",
        "weld",
        "camera",
        "wok",
        "gear",
        "heart",
        "truck",
        "palette",
        "robot",
        "coffee",
        "drawing",
        "book",
      ]),
    ),
  live: () =>
    frame(
      "plum",
      (palette) =>
        waves(palette) +
        place("live", palette, 1010, 130, 2.1, 0) +
        place("mic", palette, 850, 380, 1.25, -6) +
        place("speech", palette, 1430, 330, 1.3, 6),
    ),
  library: () =>
    frame(
      "teal",
      (palette) =>
        hills(palette) +
        place("book", palette, 1080, 170, 2.1, 0) +
        place("document", palette, 900, 330, 1.3, -8) +
        place("drawing", palette, 1440, 340, 1.2, 8),
    ),
  1001: () => frame("slate", (palette) => workshop(palette)),
  1002: () => frame("ocean", (palette) => highway(palette)),
  1003: () => frame("lavender", (palette) => conversation(palette)),
};

function frame(name: PaletteName, draw: (palette: Palette) => string): string {
  const palette: Palette = palettes[name];
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1680 720" width="1680" height="720" preserveAspectRatio="xMaxYMid slice"><defs>` +
    `<linearGradient id="g" x2="1" y2=".6"><stop stop-color="${palette.ground[0]}"/><stop offset="1" stop-color="${palette.ground[1]}"/></linearGradient>` +
    `<pattern id="p" width="30" height="30" patternUnits="userSpaceOnUse"><circle cx="4" cy="4" r="2" fill="${palette.stage}"/></pattern></defs>` +
    path("M0 0h1680v720H0z", "url(#g)") +
    `<path d="M0 0h1680v720H0z" fill="url(#p)" opacity=".4"/>` +
    draw(palette) +
    "</svg>"
  );
}

function place(name: string, palette: Palette, x: number, y: number, scale: number, turn: number): string {
  const drawing = motif(name)({ a: palette.ink, b: palette.main, c: palette.second, w: palette.paper });
  return `<g transform="translate(${x} ${y}) rotate(${turn} ${100 * scale} ${100 * scale}) scale(${scale})">${drawing}</g>`;
}

/** Tiles, leaning, each with one trade. */
function wall(palette: Palette, names: string[]): string {
  const tiles = names.map((name, index) => {
    const column = index % 4;
    const row = Math.floor(index / 4);
    const x = column * 226;
    const y = row * 226 + (column % 2 ? 70 : 0);
    const fill = [palette.stage, palette.ground[1], palette.stage, palette.ink][(index * 3 + row) % 4] ?? palette.stage;
    return rect(x, y, 206, 206, 40, fill) + place(name, palette, x + 33, y + 33, 0.7, 0);
  });
  return `<g transform="translate(800 -60) rotate(8 450 380)">${tiles.join("")}</g>`;
}

/** Waves going out from what is on air. */
function waves(palette: Palette): string {
  const rings = [460, 360, 260].map(
    (radius, index) => `<g opacity="${0.3 + index * 0.3}">${circle(1220, 350, radius, palette.stage)}</g>`,
  );
  return (
    rings.join("") +
    circle(800, 120, 16, palette.main) +
    circle(760, 560, 22, palette.second) +
    circle(1610, 100, 20, palette.main)
  );
}

function hills(palette: Palette): string {
  return (
    circle(1260, 330, 280, palette.stage) +
    circle(860, 150, 46, palette.main) +
    `<g opacity=".55">${path("M640 720 C800 500 960 520 1100 620 C1240 480 1460 470 1680 600 V720Z", palette.second)}</g>` +
    path("M480 720 C760 560 960 640 1140 680 C1340 580 1500 600 1680 660 V720Z", palette.ink) +
    [720, 800, 1520, 1610]
      .map(
        (x, index) =>
          line(`M${x} ${690 - index * 8} V${630 - index * 10}`, palette.paper, 6) +
          circle(x, 616 - index * 10, 28 + index * 3, palette.second),
      )
      .join("")
  );
}

function workshop(palette: Palette): string {
  const beam = (y: number): string => rect(760, y, 920, 14, 0, palette.ink);
  return (
    path("M760 0 H1680 V720 H880 Z", palette.stage) +
    beam(70) +
    [840, 1060, 1280, 1500]
      .map(
        (x) =>
          line(`M${x} 84 V150`, palette.ink, 6) +
          path(`M${x - 46} 190 C${x - 40} 140 ${x + 40} 140 ${x + 46} 190Z`, palette.main) +
          `<g opacity=".12">${path(`M${x - 46} 190 H${x + 46} L${x + 140} 600 H${x - 140}Z`, palette.paper)}</g>`,
      )
      .join("") +
    rect(700, 596, 980, 124, 0, palette.ink) +
    rect(700, 586, 980, 16, 0, palette.main) +
    place("robot", palette, 820, 250, 1.85, 0) +
    place("gear", palette, 1180, 300, 1.2, 0) +
    place("weld", palette, 1400, 300, 1.5, 0) +
    place("meter", palette, 1230, 455, 0.72, -8)
  );
}

function highway(palette: Palette): string {
  return (
    circle(1240, 250, 130, palette.main) +
    `<g opacity=".25">${circle(1240, 250, 190, palette.main)}</g>` +
    `<g opacity=".8">${path("M440 720 L820 240 L980 400 L1180 190 L1420 430 L1560 310 L1680 420 V720 H440Z", palette.stage)}</g>` +
    path(
      "M820 240 L876 300 L838 316 L806 296 L776 288Z M1180 190 L1240 262 L1196 276 L1160 250 L1126 248Z",
      palette.paper,
    ) +
    path("M300 720 C640 500 1160 600 1680 470 V720Z", palette.ground[0]) +
    path("M420 720 C760 620 1200 640 1680 560 V690 C1300 700 1000 690 820 720Z", palette.ink) +
    `<path d="M640 706 C940 650 1300 664 1680 622" fill="none" stroke="${palette.main}" stroke-width="9" stroke-dasharray="60 40"/>` +
    place("truck", palette, 1180, 392, 1.35, -3) +
    place("bus", palette, 830, 482, 0.95, -4) +
    place("shield", palette, 1480, 130, 0.9, 6) +
    `<g opacity=".85">${path("M900 150 c0-30 44-38 54-12 c30-10 50 26 20 36 h-72 c-22 0-20-24-2-24z", palette.paper)}</g>`
  );
}

function conversation(palette: Palette): string {
  return (
    `<g opacity=".5">${path("M760 720 C700 380 1000 80 1320 120 C1560 150 1680 300 1680 420 V720Z", palette.stage)}</g>` +
    circle(1290, 380, 240, palette.stage) +
    place("globe", palette, 1085, 175, 2.05, 0) +
    place("speech", palette, 850, 90, 1.4, -6) +
    place("letters", palette, 1420, 70, 1.15, 8) +
    place("headphones", palette, 900, 420, 1.15, -4) +
    place("book", palette, 1420, 440, 1.2, 6) +
    [
      [820, 640, 12],
      [1180, 80, 10],
      [1640, 360, 14],
      [760, 300, 9],
    ]
      .map(([x, y, r]) => circle(x ?? 0, y ?? 0, r ?? 0, palette.second))
      .join("")
  );
}
