import { circle, line, path, rect, ring } from "../../src/demo/artwork/shapes.ts";
import { at, bubble, dots, faint, framed, pane, person, plant, put, skins, type Paints, type Scene } from "./scene.ts";

/** A table's edge, with what stands behind it cut off. */
const table = (fill: string, edge: string, y = 500): string =>
  rect(0, y, 960, 640 - y, 0, fill) + rect(0, y, 960, 14, 0, edge);

export const languageSchool: Record<string, Scene> = {
  cover: (p) =>
    framed(
      p.soft,
      faint(0.6, circle(620, 330, 300, p.paper)) +
        dots(p.main, [60, 60], 6, 4) +
        put("globe", p, [620, 340], { scale: 2.1 }) +
        at(150, 150, bubble(p.main, p.paper, { width: 270, height: 150 })) +
        at(690, 60, bubble(p.accent, p.paper, { width: 210, height: 120, left: false })) +
        at(180, 420, bubble(p.paper, p.main, { width: 220, height: 120, left: false })) +
        put("letters", p, [850, 500], { scale: 0.95, turn: 8 }),
    ),
  lesson: (p) =>
    framed(
      p.warm,
      at(90, 60, pane(p, 300, 250)) +
        at(560, 50, bubble(p.accent, p.paper, { width: 250, height: 120 })) +
        at(250, 90, bubble(p.main, p.paper, { width: 190, height: 100, left: false })) +
        at(220, 370, person({ shirt: p.main, hair: p.ink, long: true }), { scale: 1.25 }) +
        at(480, 350, person({ shirt: p.paper, hair: "#6b4a35", skin: skins[2] }), { scale: 1.3 }) +
        at(740, 370, person({ shirt: p.accent, hair: p.ink, skin: skins[3] }), { scale: 1.25 }) +
        table(p.paper, p.alt, 520) +
        rect(150, 545, 150, 18, 9, p.main) +
        rect(400, 545, 170, 18, 9, p.soft) +
        rect(660, 545, 150, 18, 9, p.accent),
    ),
  room: (p) =>
    framed(
      p.alt,
      circle(480, 300, 250, p.soft) +
        [0, 1, 2].map((n) => faint(0.5 - n * 0.14, ring(480, 300, 190 + n * 62, p.main, 6))).join("") +
        put("headphones", p, [480, 280], { scale: 2 }) +
        table(p.paper, p.soft, 520) +
        put("book", p, [190, 450], { scale: 1.05, with: "accent" }) +
        at(800, 522, plant(p), { scale: 1.1 }),
    ),
};

const note = (fill: string): string =>
  line("M0 0 V-110", fill, 12) +
  circle(-20, 4, 26, fill) +
  path("M-6 -114 C40 -104 56 -70 40 -40 C36 -66 20 -74 -6 -76Z", fill);
const keys = (p: Paints): string =>
  Array.from({ length: 14 }, (_, n) => rect(n * 74, 0, 70, 230, 8, p.paper)).join("") +
  Array.from({ length: 14 }, (_, n) => ([2, 6, 9, 13].includes(n) ? "" : rect(n * 74 + 50, 0, 44, 140, 6, p.ink))).join(
    "",
  );

export const musicArts: Record<string, Scene> = {
  cover: (p) =>
    framed(
      p.soft,
      circle(660, 250, 230, p.warm) +
        [0, 1, 2, 3, 4]
          .map((n) =>
            line(`M-20 ${190 + n * 34} C240 ${70 + n * 34} 420 ${330 + n * 34} 980 ${110 + n * 34}`, p.main, 4),
          )
          .join("") +
        at(250, 250, note(p.ink), { scale: 1.1 }) +
        at(470, 300, note(p.accent), { scale: 1.25 }) +
        at(680, 260, note(p.main), { scale: 1.1 }) +
        at(850, 210, note(p.ink), { scale: 0.9 }) +
        at(-40, 440, keys(p)),
    ),
  lesson: (p) =>
    framed(
      p.warm,
      dots(p.accent, [70, 70], 5, 6) +
        line("M360 600 L470 90 L600 600 M470 90 V560", "#8a6242", 18) +
        rect(290, 110, 370, 330, 8, p.paper) +
        path("M310 420 V300 C390 220 440 330 520 260 C570 220 610 260 640 240 V420Z", p.main) +
        circle(560, 190, 42, p.accent) +
        faint(0.5, path("M310 420 V350 C420 300 500 400 640 330 V420Z", p.soft)) +
        rect(270, 440, 410, 20, 6, "#8a6242") +
        put("palette", p, [800, 440], { scale: 1.3, turn: -10, with: "accent" }) +
        at(150, 600, plant(p), { scale: 1.3 }),
    ),
  room: (p) =>
    framed(
      p.alt,
      at(600, 50, pane(p, 290, 250)) +
        rect(0, 520, 960, 120, 0, p.soft) +
        at(
          330,
          330,
          path(
            "M-90 40 C-150 150 -90 230 0 230 C90 230 150 150 90 40 C60 -10 60 -20 70 -60 C40 -110 -40 -110 -70 -60 C-60 -20 -60 -10 -90 40Z",
            p.accent,
          ) +
            circle(0, 70, 40, p.ink) +
            rect(-14, -300, 28, 330, 6, p.ink) +
            rect(-30, -340, 60, 60, 10, p.ink) +
            rect(-50, 150, 100, 16, 6, p.ink) +
            line("M-5 -290 V158 M6 -290 V158", p.paper, 2),
          { turn: 14 },
        ) +
        at(700, 400, person({ shirt: p.main, hair: p.ink, long: true }), { scale: 1.4 }) +
        at(540, 190, note(p.main), { scale: 0.8 }),
    ),
};

const board = (p: Paints, size: number, lines: number): string => {
  const step = size / (lines - 1);
  const grid = Array.from({ length: lines }, (_, n) => `M0 ${n * step} H${size} M${n * step} 0 V${size}`).join(" ");
  return rect(-34, -34, size + 68, size + 68, 10, "#e2b978") + line(grid, p.ink, 2.5);
};
const stone = (x: number, y: number, r: number, dark: boolean, p: Paints): string =>
  faint(0.18, circle(x + 5, y + 8, r, p.ink)) +
  circle(x, y, r, dark ? "#25262a" : "#fbfaf6") +
  faint(dark ? 0.16 : 0.9, circle(x - r * 0.3, y - r * 0.35, r * 0.28, "#ffffff"));
const stones = (step: number, p: Paints, list: readonly (readonly [number, number])[]): string =>
  list.map(([x, y], n) => stone(x * step, y * step, step * 0.47, n % 2 === 0, p)).join("");

export const chessThinking: Record<string, Scene> = {
  cover: (p) =>
    framed(
      p.alt,
      faint(0.5, circle(760, 120, 220, p.warm)) +
        at(
          330,
          -70,
          board(p, 720, 10) +
            stones(80, p, [
              [2, 2],
              [6, 2],
              [2, 6],
              [6, 6],
              [3, 5],
              [4, 5],
              [3, 4],
              [4, 4],
              [5, 5],
              [5, 6],
              [6, 5],
              [7, 6],
              [4, 6],
              [3, 6],
              [5, 3],
              [6, 3],
            ]),
          { turn: 14 },
        ) +
        stone(120, 500, 44, true, p) +
        stone(230, 560, 44, false, p) +
        stone(110, 390, 30, false, p),
    ),
  lesson: (p) =>
    framed(
      p.soft,
      at(330, 50, pane(p, 300, 240)) +
        at(190, 340, person({ shirt: p.main, hair: p.ink, skin: skins[3] }), { scale: 1.5 }) +
        at(770, 340, person({ shirt: p.accent, hair: p.ink, long: true }), { scale: 1.5 }) +
        table("#a97f4f", "#8c663c", 500) +
        path("M330 500 H630 L690 600 H270Z", "#e2b978") +
        line(
          "M360 520 H600 M346 545 H614 M330 572 H630 M390 500 L350 600 M450 500 L435 600 M510 500 L525 600 M570 500 L610 600",
          p.ink,
          2,
        ) +
        `<ellipse cx="420" cy="540" rx="22" ry="12" fill="#25262a"/><ellipse cx="500" cy="556" rx="22" ry="12" fill="#fbfaf6"/><ellipse cx="560" cy="530" rx="22" ry="12" fill="#25262a"/><ellipse cx="480" cy="520" rx="20" ry="11" fill="#fbfaf6"/>`,
    ),
  room: (p) =>
    framed(
      p.warm,
      line(
        "M150 320 C270 320 270 160 400 160 M150 320 C270 320 270 480 400 480 M400 160 C520 160 520 80 650 80 M400 160 C520 160 520 240 650 240 M400 480 C520 480 520 400 650 400 M400 480 C520 480 520 560 650 560 M650 240 C740 240 740 320 830 320 M650 400 C740 400 740 320 830 320",
        p.main,
        7,
      ) +
        stone(150, 320, 56, true, p) +
        stone(400, 160, 46, false, p) +
        stone(400, 480, 46, false, p) +
        stone(650, 80, 36, true, p) +
        stone(650, 240, 36, true, p) +
        stone(650, 400, 36, true, p) +
        stone(650, 560, 36, true, p) +
        ring(830, 320, 74, p.accent, 10) +
        stone(830, 320, 50, false, p),
    ),
};
