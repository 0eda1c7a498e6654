import { circle, line, path, rect, ring, type Motif } from "../shapes.ts";

export const moreMotifs = {
  browser: ({ a, b, c, w }) =>
    rect(12, 30, 176, 140, 12, w) +
    rect(12, 30, 176, 26, 12, a) +
    rect(12, 44, 176, 12, 0, a) +
    circle(28, 43, 5, b) +
    circle(44, 43, 5, c) +
    rect(26, 70, 92, 52, 6, b) +
    rect(128, 70, 46, 24, 6, c) +
    rect(128, 100, 46, 22, 6, c) +
    line("M30 138 H112 M30 154 H84", a, 6) +
    rect(128, 132, 46, 24, 12, b) +
    circle(52, 90, 8, w) +
    path("M36 116 L62 92 L80 108 L92 98 L108 116 Z", w),
  atom: ({ a, b, c, w }) =>
    [0, 60, 120]
      .map(
        (turn) =>
          `<ellipse cx="100" cy="100" rx="84" ry="34" fill="none" stroke="${turn === 60 ? c : b}" stroke-width="9" transform="rotate(${turn} 100 100)"/>`,
      )
      .join("") +
    circle(100, 100, 18, w) +
    circle(184, 100, 11, w) +
    circle(58, 27, 11, w) +
    circle(58, 173, 11, a),
  server: ({ a, b, c, w }) =>
    [22, 78, 134]
      .map(
        (y, index) =>
          rect(26, y, 148, 46, 10, a) +
          circle(48, y + 23, 8, index === 1 ? c : b) +
          line(`M74 ${y + 23} H${index === 1 ? 116 : 132}`, w, 7) +
          circle(152, y + 23, 5, index === 2 ? b : c),
      )
      .join("") + line("M60 68 V78 M140 68 V78 M60 124 V134 M140 124 V134", c, 8),
  terminal: ({ a, b, c, w }) =>
    rect(14, 30, 172, 140, 14, a) +
    rect(14, 30, 172, 20, 10, b) +
    line("M40 66 L60 84 L40 102", b, 10) +
    line("M76 104 H112", w, 9) +
    line("M40 130 H96 M112 130 H152", c, 7),
  meter: ({ a, b, c, w }) =>
    rect(48, 10, 104, 180, 16, b) +
    rect(60, 24, 80, 42, 6, w) +
    line("M72 54 V36 M86 36 V54 M100 54 H112 V36 H100 V45 H112 M126 50 V54", a, 5) +
    circle(100, 108, 32, a) +
    line("M100 108 L116 88", w, 8) +
    circle(76, 164, 9, a) +
    circle(124, 164, 9, c) +
    line("M124 164 C150 190 180 176 178 130", c, 6) +
    line("M76 164 C50 190 20 176 22 130", a, 6) +
    line("M178 130 V96 M22 130 V96", w, 9),
  outlet: ({ a, b, c, w }) =>
    rect(20, 20, 160, 160, 24, w) +
    rect(36, 36, 128, 128, 18, c) +
    line("M76 66 V90 M124 66 V90", a, 12) +
    line("M100 108 V118 M82 134 L92 124 M118 134 L108 124", a, 12) +
    circle(30, 30, 4, a) +
    circle(170, 170, 4, a) +
    path("M158 104 L128 152 H148 L140 190 L178 138 H156 Z", b),
  motor: ({ a, b, c, w }) =>
    rect(34, 50, 112, 96, 14, b) +
    line("M52 62 V134 M70 62 V134 M88 62 V134 M106 62 V134 M124 62 V134", a, 5) +
    rect(146, 74, 20, 48, 4, c) +
    rect(166, 90, 28, 16, 3, w) +
    rect(14, 62, 24, 72, 8, a) +
    rect(64, 30, 52, 24, 5, c) +
    path("M44 146 H136 L152 172 H28 Z", a) +
    circle(76, 42, 4, w) +
    circle(104, 42, 4, w),
  mask: ({ a, b, c, w }) =>
    path("M36 84 C36 34 66 14 100 14 C134 14 164 34 164 84 V118 C164 152 134 186 100 186 C66 186 36 152 36 118 Z", a) +
    path("M36 84 C36 34 66 14 100 14 C134 14 164 34 164 84 Z", b) +
    rect(54, 84, 92, 44, 8, c) +
    path("M64 118 L84 92 H104 L84 118 Z", w) +
    line("M84 150 H116 M90 166 H110", b, 6) +
    circle(36, 86, 12, c) +
    circle(164, 86, 12, c),
  pipe: ({ a, b, c, w }) =>
    path("M14 76 H96 C130 76 146 92 146 124 V186 H94 V134 C94 130 92 128 88 128 H14 Z", b) +
    path("M14 76 H96 C130 76 146 92 146 124 V140 H132 V126 C132 100 120 90 94 90 H14 Z", c) +
    rect(54, 66, 16, 72, 4, a) +
    rect(84, 144, 72, 16, 4, a) +
    line("M108 86 L100 134", w, 5) +
    path("M160 20 L166 44 L190 50 L166 56 L160 80 L154 56 L130 50 L154 44 Z", w) +
    circle(176, 88, 6, b),
  letters: ({ a, b, c, w }) =>
    rect(14, 40, 96, 116, 14, b) +
    line("M38 132 L62 66 L86 132 M46 110 H78", w, 11) +
    rect(96, 64, 92, 116, 14, c) +
    ring(136, 128, 20, a, 11) +
    line("M158 102 V152", a, 11) +
    line("M120 34 C132 22 150 22 162 36 M162 36 L164 20 M162 36 L146 36", w, 6),
  receipt: ({ a, b, c, w }) =>
    path("M44 12 H156 V184 L138 172 L119 186 L100 172 L81 186 L62 172 L44 184 Z", w) +
    rect(44, 12, 112, 32, 0, b) +
    line("M62 28 H110", w, 7) +
    line("M62 66 H106 M62 88 H98 M62 110 H112", c, 7) +
    line("M128 66 H138 M124 88 H138 M126 110 H138", a, 7) +
    line("M62 130 H138", a, 3) +
    line("M62 150 H84", b, 8) +
    line("M110 150 H138", b, 8),
  pie: ({ a, b, c, w }) =>
    path("M94 106 V26 A80 80 0 1 0 164 146 Z", b) +
    path("M94 106 L164 146 A80 80 0 0 0 174 106 Z", a) +
    path("M106 94 H186 A80 80 0 0 0 106 14 Z", c) +
    circle(94, 106, 26, w),
  swatch: ({ a, b, c, w }) =>
    [-34, -12, 10, 32]
      .map(
        (turn, index) =>
          `<g transform="rotate(${turn} 100 176)">${rect(72, 16, 56, 164, 8, w)}${rect(78, 22, 44, 46, 4, [b, c, a, b][index] ?? b)}${rect(78, 74, 44, 46, 4, [c, a, b, c][index] ?? c)}</g>`,
      )
      .join("") + circle(100, 166, 9, a),
} satisfies Record<string, Motif>;
