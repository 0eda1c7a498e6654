import { circle, line, path, rect, ring } from "../../src/demo/artwork/shapes.ts";
import { at, dots, faint, framed, pane, person, plant, put, skins, type Paints, type Scene } from "./scene.ts";

const table = (fill: string, edge: string, y = 500): string =>
  rect(0, y, 960, 640 - y, 0, fill) + rect(0, y, 960, 14, 0, edge);

/** Lines of a program: how far each is in, and how long. */
const program: readonly (readonly [number, number, number])[] = [
  [0, 190, 0],
  [34, 240, 1],
  [34, 150, 2],
  [68, 210, 1],
  [68, 120, 0],
  [34, 90, 2],
  [0, 130, 0],
];
const editor = (p: Paints, width = 440, height = 330): string =>
  rect(0, 0, width, height, 18, p.deep) +
  rect(0, 0, width, 46, 18, p.ink) +
  circle(30, 23, 8, p.accent) +
  circle(56, 23, 8, p.warm) +
  circle(82, 23, 8, p.soft) +
  program
    .slice(0, Math.floor((height - 96) / 34))
    .map(([x, length, kind], n) =>
      rect(40 + x, 76 + n * 34, length, 14, 7, [p.soft, p.warm, "#7fd6c2"][kind] ?? p.soft),
    )
    .join("");
const laptop = (p: Paints): string =>
  rect(-90, -120, 180, 122, 12, p.ink) +
  rect(-78, -108, 156, 98, 6, p.soft) +
  line("M-56 -80 H20 M-56 -56 H46 M-56 -32 H-6", p.main, 9) +
  rect(-116, 0, 232, 16, 8, p.alt);

export const programming: Record<string, Scene> = {
  cover: (p) =>
    framed(
      p.soft,
      circle(700, 320, 280, p.paper) +
        dots(p.main, [50, 500], 9, 4) +
        at(220, 130, editor(p, 500, 360)) +
        put("robot", p, [770, 410], { scale: 1.7 }) +
        rect(90, 110, 84, 84, 18, p.accent) +
        rect(120, 230, 60, 60, 14, p.main) +
        put("gear", p, [830, 120], { scale: 0.8, with: "accent" }),
    ),
  lesson: (p) =>
    framed(
      p.alt,
      at(290, 50, editor(p, 380, 240)) +
        at(210, 370, person({ shirt: p.accent, hair: p.ink }), { scale: 1.3 }) +
        at(480, 390, person({ shirt: p.main, hair: "#5d4037", long: true, skin: skins[1] }), { scale: 1.3 }) +
        at(750, 370, person({ shirt: p.soft, hair: p.ink, skin: skins[3] }), { scale: 1.3 }) +
        table(p.paper, p.soft, 545) +
        at(210, 545, laptop(p)) +
        at(480, 545, laptop(p)) +
        at(750, 545, laptop(p)),
    ),
  room: (p) =>
    framed(
      p.warm,
      circle(300, 320, 230, p.paper) +
        put("circuit", p, [300, 320], { scale: 1.9 }) +
        [
          [560, 130, 300, p.main],
          [600, 220, 240, p.accent],
          [600, 310, 280, p.main],
          [640, 400, 200, "#7fd6c2"],
          [560, 490, 300, p.accent],
        ]
          .map(
            ([x, y, w, fill]) =>
              rect(Number(x), Number(y), Number(w), 66, 16, String(fill)) +
              circle(Number(x) + 36, Number(y) + 33, 12, p.paper),
          )
          .join(""),
    ),
};

const beat = (x: number, y: number, stroke: string): string =>
  line(`M${x} ${y} h150 l30 -60 l44 120 l36 -90 l22 30 h170`, stroke, 12);

export const nursingHealth: Record<string, Scene> = {
  cover: (p) =>
    framed(
      p.soft,
      circle(600, 300, 270, p.paper) +
        faint(0.5, path("M0 640 C200 440 420 560 960 430 V640Z", p.main)) +
        path(
          "M600 480 C420 360 400 270 420 210 C450 130 560 130 600 210 C640 130 750 130 780 210 C800 270 780 360 600 480Z",
          p.accent,
        ) +
        beat(374, 300, p.paper) +
        put("leaf", p, [170, 400], { scale: 1.6 }) +
        circle(860, 500, 60, p.paper) +
        path("M848 462 h24 v26 h26 v24 h-26 v26 h-24 v-26 h-26 v-24 h26z", p.accent),
    ),
  lesson: (p) =>
    framed(
      p.warm,
      at(560, 60, pane(p, 320, 260)) +
        at(
          280,
          290,
          person({ shirt: p.main, hair: p.ink, long: true }) +
            path("M-34 -44 H34 L28 -66 H-28Z", p.paper) +
            path("M-6 -62 h12 v6 h-12z", p.accent),
          { scale: 1.7 },
        ) +
        at(640, 370, person({ shirt: p.accent, hair: "#c9c4bd", skin: skins[1] }), { scale: 1.5 }) +
        path("M330 520 C420 470 520 480 600 520 L580 560 H340Z", skins[0]) +
        table(p.paper, p.soft, 550),
    ),
  room: (p) =>
    framed(
      p.alt,
      circle(480, 290, 240, p.soft) +
        put("stethoscope", p, [480, 290], { scale: 2 }) +
        table(p.paper, p.soft, 520) +
        at(150, 520, plant(p), { scale: 1.2 }) +
        at(
          720,
          330,
          rect(0, 0, 150, 190, 12, p.paper) +
            rect(48, -16, 54, 34, 8, p.ink) +
            line("M28 60 H122 M28 96 H122 M28 132 H84", p.main, 9),
        ),
    ),
};

const whisk = (p: Paints): string =>
  line("M0 0 V-170", p.ink, 20) +
  [70, 44, 18]
    .map((x) => `<ellipse cx="0" cy="70" rx="${x}" ry="96" fill="none" stroke="${p.ink}" stroke-width="7"/>`)
    .join("");

export const cookingBaking: Record<string, Scene> = {
  cover: (p) =>
    framed(
      p.warm,
      faint(0.35, Array.from({ length: 9 }, (_, n) => rect(0, n * 80, 960, 40, 0, p.paper)).join("")) +
        circle(520, 320, 240, p.paper) +
        ring(520, 320, 200, p.soft, 10) +
        put("cake", p, [520, 310], { scale: 1.7, with: "accent" }) +
        put("bread", p, [170, 170], { scale: 1.25 }) +
        at(850, 330, whisk(p), { turn: 24 }) +
        circle(180, 500, 78, p.main) +
        circle(180, 500, 58, p.soft) +
        [
          [330, 560],
          [372, 590],
          [300, 605],
        ]
          .map(([x, y]) => circle(x ?? 0, y ?? 0, 18, p.accent))
          .join("") +
        put("leaf", p, [780, 560], { scale: 0.7, turn: 40 }),
    ),
  lesson: (p) =>
    framed(
      p.soft,
      rect(560, 70, 330, 20, 6, p.main) +
        [590, 680, 770].map((x, n) => rect(x, -10, 70, 80, 12, [p.accent, p.paper, p.main][n] ?? p.main)).join("") +
        at(
          330,
          300,
          path("M-60 -40 C-90 -110 -20 -130 0 -100 C20 -130 90 -110 60 -40Z", p.paper) +
            person({ shirt: p.paper, hair: p.ink }) +
            path("M-52 -36 H52 V-12 H-52Z", p.paper),
          { scale: 1.8 },
        ) +
        table("#c99a66", "#a97b4b", 520) +
        put("bowl", p, [640, 440], { scale: 1.3, with: "accent" }) +
        put("bread", p, [850, 470], { scale: 0.95 }),
    ),
  room: (p) =>
    framed(
      p.alt,
      [170, 350].map((y) => rect(80, y, 800, 18, 6, "#a97b4b")).join("") +
        [120, 220, 320]
          .map(
            (x, n) =>
              rect(x, 70, 80, 100, 14, [p.accent, p.paper, p.main][n] ?? p.main) + rect(x + 8, 54, 64, 22, 6, p.ink),
          )
          .join("") +
        put("tea", p, [560, 100], { scale: 0.75 }) +
        put("coffee", p, [760, 105], { scale: 0.65 }) +
        put("knife", p, [240, 285], { scale: 0.75 }) +
        put("cake", p, [520, 280], { scale: 0.78, with: "accent" }) +
        put("bread", p, [760, 285], { scale: 0.75 }) +
        table("#c99a66", "#a97b4b", 540) +
        put("wok", p, [480, 470], { scale: 1.1, with: "accent" }),
    ),
};

const flag = (p: Paints): string => line("M0 0 V-130", p.ink, 10) + path("M4 -130 L96 -100 L4 -68Z", p.accent);

export const examTutoring: Record<string, Scene> = {
  cover: (p) =>
    framed(
      p.soft,
      circle(740, 180, 110, p.warm) +
        faint(0.4, path("M0 640 L280 280 L470 500 L700 200 L960 520 V640Z", p.main)) +
        path("M160 640 L620 190 L960 560 V640Z", p.main) +
        path("M620 190 L700 277 L650 300 L600 270 L548 290 L530 278Z", p.paper) +
        `<path d="M260 640 C420 600 360 520 500 500 C620 480 520 400 610 360 C660 330 610 270 622 214" fill="none" stroke="${p.warm}" stroke-width="12" stroke-dasharray="4 26" stroke-linecap="round"/>` +
        at(620, 196, flag(p)) +
        put("book", p, [150, 480], { scale: 1.3, with: "accent" }) +
        put("pen", p, [840, 540], { scale: 0.8 }),
    ),
  lesson: (p) =>
    framed(
      p.alt,
      rect(120, 60, 560, 290, 14, p.deep) +
        line("M180 290 V110 M180 290 H430", p.paper, 6) +
        line("M190 280 C250 270 300 240 340 180 C360 150 390 130 420 124", p.warm, 8) +
        line("M480 130 H620 M480 170 H580 M480 210 H620 M480 250 H550", p.soft, 9) +
        at(780, 330, person({ shirt: p.main, hair: p.ink, skin: skins[3] }), { scale: 1.6 }) +
        table(p.paper, p.soft, 530) +
        put("book", p, [190, 480], { scale: 0.95, with: "accent" }) +
        put("target", p, [450, 480], { scale: 0.85 }),
    ),
  room: (p) =>
    framed(
      p.warm,
      at(560, 60, pane(p, 310, 260)) +
        at(
          250,
          520,
          line("M0 0 L60 -190 L-40 -320", p.ink, 14) +
            path("M-110 -300 L-20 -380 L10 -290 L-70 -230Z", p.main) +
            rect(-60, -14, 120, 18, 9, p.ink),
        ) +
        faint(0.5, path("M160 260 L60 520 H360 L240 270Z", p.paper)) +
        table(p.paper, p.soft, 520) +
        [0, 1, 2, 3]
          .map((n) =>
            rect(560 + n * 8, 474 - n * 46, 260 - n * 26, 46, 8, [p.main, p.accent, p.soft, p.main][n] ?? p.main),
          )
          .join("") +
        rect(300, 545, 220, 24, 6, p.soft),
    ),
};

const ball = (p: Paints, r: number): string =>
  circle(0, 0, r, p.accent) +
  line(
    `M${-r} 0 H${r} M0 ${-r} V${r} M${-r * 0.7} ${-r * 0.7} C${-r * 0.2} ${-r * 0.2} ${-r * 0.2} ${r * 0.2} ${-r * 0.7} ${r * 0.7} M${r * 0.7} ${-r * 0.7} C${r * 0.2} ${-r * 0.2} ${r * 0.2} ${r * 0.2} ${r * 0.7} ${r * 0.7}`,
    p.ink,
    6,
  );
const dumbbell = (p: Paints): string =>
  rect(-150, -12, 300, 24, 12, p.ink) +
  [-1, 1]
    .map((side) => rect(side * 130 - 22, -70, 44, 140, 14, p.main) + rect(side * 172 - 16, -48, 32, 96, 12, p.ink))
    .join("");

export const sportsFitness: Record<string, Scene> = {
  cover: (p) =>
    framed(
      p.deep,
      [0, 1, 2, 3, 4]
        .map(
          (n) =>
            `<path d="M-60 ${760 - n * 92} C260 ${640 - n * 92} 420 ${220 - n * 60} 1040 ${240 - n * 92}" fill="none" stroke="${n % 2 ? p.soft : p.main}" stroke-width="${n === 2 ? 74 : 8}" opacity="${n === 2 ? 1 : 0.55}"/>`,
        )
        .join("") +
        at(700, 250, ball(p, 120)) +
        faint(0.35, `<ellipse cx="700" cy="420" rx="120" ry="18" fill="${p.ink}"/>`) +
        at(270, 470, dumbbell({ ...p, ink: p.paper }), { turn: -18 }),
    ),
  lesson: (p) =>
    framed(
      p.alt,
      rect(0, 500, 960, 140, 0, p.warm) +
        circle(500, 300, 230, p.soft) +
        at(
          500,
          300,
          circle(52, -186, 44, skins[1]) +
            path("M10 -200 C16 -246 92 -242 96 -194 C72 -210 42 -210 10 -200Z", p.ink) +
            line("M40 -150 L30 -120", skins[1], 30) +
            line("M24 -108 L-30 20", p.main, 74) +
            line("M20 -100 L120 -40 L190 -110", skins[1], 30) +
            line("M0 -100 L-110 -60 L-150 20", skins[1], 30) +
            line("M-20 40 L90 110 L60 220", p.ink, 44) +
            line("M-36 40 L-120 130 L-230 120", p.ink, 44) +
            line("M60 222 H120 M-232 100 V150", p.accent, 34),
        ) +
        line("M60 200 H220 M30 260 H180 M80 320 H200", p.main, 10),
    ),
  room: (p) =>
    framed(
      p.main,
      `<g fill="none" stroke="${p.soft}" stroke-width="9">${'<rect x="70" y="70" width="820" height="500"/><path d="M480 70 V570"/><circle cx="480" cy="320" r="92"/><path d="M70 190 H230 V450 H70 M890 190 H730 V450 H890"/><path d="M230 250 A70 70 0 0 1 230 390 M730 250 A70 70 0 0 0 730 390"/>'}</g>` +
        [
          [330, 190],
          [400, 430],
          [610, 450],
          [600, 170],
        ]
          .map(([x, y], n) => circle(x ?? 0, y ?? 0, 26, n % 2 ? p.paper : p.ink))
          .join("") +
        `<path d="M330 190 C420 120 520 120 600 170 M400 430 C460 500 540 500 610 450" fill="none" stroke="${p.warm}" stroke-width="6" stroke-dasharray="2 18" stroke-linecap="round"/>` +
        circle(480, 320, 20, p.paper),
    ),
};
