import { circle, line, path, rect, ring, type Motif } from "../shapes.ts";

const teeth = (x: number, y: number, inner: number, outer: number, count: number, fill: string): string => {
  const points: string[] = [];
  for (let tooth = 0; tooth < count; tooth++) {
    for (const [radius, offset] of [
      [inner, -0.42],
      [outer, -0.24],
      [outer, 0.24],
      [inner, 0.42],
    ] as const) {
      const angle = ((tooth + offset) / count) * 2 * Math.PI;
      points.push(`${Math.round(x + radius * Math.cos(angle))} ${Math.round(y + radius * Math.sin(angle))}`);
    }
  }
  return path(`M${points.join("L")}Z`, fill);
};

export const tradeMotifs = {
  gear: ({ a, b, c, w }) =>
    teeth(82, 88, 52, 68, 10, b) +
    circle(82, 88, 30, w) +
    ring(82, 88, 30, a, 8) +
    circle(82, 88, 8, a) +
    teeth(150, 150, 28, 40, 8, c) +
    circle(150, 150, 14, a),
  drawing: ({ a, b, c, w }) =>
    rect(14, 22, 172, 136, 8, w) +
    line("M28 118 H172 M58 36 V144", c, 3) +
    circle(58, 82, 26, c) +
    circle(58, 82, 12, w) +
    path("M106 58 H158 V82 H140 V106 H106 Z", b) +
    line("M106 46 H158 M106 42 V50 M158 42 V50 M168 58 V106 M164 58 H172 M164 106 H172", a, 3) +
    path("M24 184 L148 184 L24 104 Z", b) +
    path("M48 168 L98 168 L48 136 Z", w) +
    line("M40 184 V176 M60 184 V176 M80 184 V176 M100 184 V176", a, 3),
  wrench: ({ a, b, c, w }) =>
    `<g transform="rotate(45 100 100)">${rect(88, 50, 24, 110, 10, c)}${path("M72 18 C56 34 58 66 88 72 H112 C142 66 144 34 128 18 V46 L114 54 H86 L72 46 Z", b)}${circle(100, 150, 22, b)}${circle(100, 150, 9, w)}</g>` +
    `<g transform="rotate(-45 100 100)">${rect(92, 14, 16, 86, 4, w)}${path("M92 14 L100 2 L108 14 Z", w)}${rect(84, 98, 32, 78, 12, a)}${line("M100 112 V162", c, 5)}</g>`,
  weld: ({ a, b, c, w }) =>
    path("M10 150 H92 L100 132 L108 150 H190 V182 H10 Z", a) +
    path("M84 150 L100 116 L116 150 Z", c) +
    line("M176 26 L112 108", c, 14) +
    line("M190 8 L160 46", a, 24) +
    path("M104 118 L112 84 L92 108 L60 92 L84 118 L52 132 L88 132 L84 154 L104 134 L128 150 L118 126 L150 120 Z", b) +
    circle(102, 120, 13, w) +
    circle(52, 78, 5, w) +
    circle(146, 92, 4, w) +
    circle(36, 116, 4, b) +
    circle(70, 60, 4, b),
  piston: ({ a, b, c, w }) =>
    rect(52, 18, 96, 66, 10, c) +
    rect(52, 32, 96, 7, 0, a) +
    rect(52, 46, 96, 7, 0, a) +
    rect(52, 60, 96, 7, 0, a) +
    path("M86 76 H114 L122 148 H78 Z", b) +
    circle(100, 84, 11, w) +
    circle(100, 152, 32, b) +
    circle(100, 152, 16, a) +
    line("M34 14 V110 M166 14 V110", w, 10),
  car: ({ a, b, c, w }) =>
    path(
      "M16 126 C16 100 30 98 44 94 L64 62 C68 56 74 54 80 54 H126 C134 54 140 58 146 64 L168 92 C182 96 188 102 188 126 V140 H16 Z",
      b,
    ) +
    path("M60 92 L76 66 H98 V92 Z", w) +
    path("M106 66 H128 L150 92 H106 Z", w) +
    rect(16, 122, 172, 20, 6, c) +
    circle(54, 144, 24, a) +
    circle(54, 144, 10, w) +
    circle(148, 144, 24, a) +
    circle(148, 144, 10, w) +
    rect(110, 100, 20, 6, 3, a) +
    rect(174, 108, 14, 10, 3, w),
  battery: ({ a, b, c, w }) =>
    rect(18, 56, 150, 96, 16, a) +
    rect(168, 84, 18, 40, 6, a) +
    rect(30, 68, 28, 72, 6, b) +
    rect(64, 68, 28, 72, 6, b) +
    rect(98, 68, 28, 72, 6, c) +
    path("M108 20 L62 110 H94 L82 184 L142 88 H106 L124 20 Z", w) +
    line("M108 20 L62 110 H94 L82 184 L142 88 H106 L124 20 Z", a, 5),
  spray: ({ a, b, c, w }) =>
    `<g transform="rotate(8 100 100)">${rect(84, 70, 76, 120, 12, b)}${rect(84, 104, 76, 44, 0, w)}${path("M84 78 C84 54 100 46 108 46 H136 C144 46 160 54 160 78 Z", c)}${rect(106, 22, 32, 26, 6, a)}${rect(98, 30, 10, 10, 2, w)}${line("M100 126 C112 112 120 140 132 124 C138 116 144 122 146 126", b, 8)}</g>` +
    circle(76, 26, 7, w) +
    circle(52, 14, 9, b) +
    circle(48, 42, 9, c) +
    circle(22, 26, 11, w) +
    circle(20, 58, 7, b) +
    circle(4, 42, 6, c),
  crane: ({ a, b, c, w }) =>
    rect(52, 40, 20, 140, 0, b) +
    line("M52 66 L72 46 M52 92 L72 72 M52 118 L72 98 M52 144 L72 124 M52 170 L72 150", a, 4) +
    path("M14 40 H188 V54 H14 Z", b) +
    line("M62 12 L20 40 M62 12 L150 40", a, 5) +
    rect(56, 10, 12, 32, 0, b) +
    rect(14, 50, 26, 26, 3, a) +
    rect(72, 56, 24, 24, 4, c) +
    line("M150 54 V104", a, 4) +
    path("M128 124 L150 104 L172 124 Z", a) +
    rect(124, 122, 52, 26, 3, c) +
    line("M124 135 H176 M150 122 V148", a, 3) +
    rect(34, 176, 56, 12, 3, a) +
    rect(112, 168, 76, 20, 2, w),
  truck: ({ a, b, c, w }) =>
    rect(8, 50, 114, 92, 8, b) +
    line("M30 50 V142 M54 50 V142 M78 50 V142 M100 50 V142", c, 4) +
    path("M128 72 H160 L190 106 V146 H128 Z", c) +
    path("M138 82 H156 L174 104 H138 Z", w) +
    rect(8, 138, 182, 14, 4, a) +
    circle(42, 154, 20, a) +
    circle(42, 154, 8, w) +
    circle(88, 154, 20, a) +
    circle(88, 154, 8, w) +
    circle(156, 154, 20, a) +
    circle(156, 154, 8, w) +
    rect(182, 118, 10, 12, 3, w),
  bus: ({ a, b, c, w }) =>
    rect(10, 44, 180, 104, 20, b) +
    rect(10, 104, 180, 16, 0, c) +
    rect(22, 58, 34, 36, 6, w) +
    rect(62, 58, 34, 36, 6, w) +
    rect(102, 58, 34, 36, 6, w) +
    path("M142 58 H168 C176 58 180 66 180 94 H142 Z", w) +
    rect(10, 134, 180, 14, 6, a) +
    circle(52, 150, 20, a) +
    circle(52, 150, 8, w) +
    circle(146, 150, 20, a) +
    circle(146, 150, 8, w) +
    rect(176, 122, 14, 10, 3, w),
  taxi: ({ a, b, c, w }) =>
    rect(80, 30, 42, 20, 6, a) +
    path(
      "M16 126 C16 102 30 98 46 94 L66 58 C70 52 74 50 80 50 H124 C132 50 138 54 142 60 L164 94 C180 98 188 104 188 126 V142 H16 Z",
      b,
    ) +
    path("M62 92 L78 62 H98 V92 Z M106 62 H124 L144 92 H106 Z", w) +
    path("M16 108 h14v10h14v-10h14v10h14v-10h14v10h14v-10h14v10h14v-10h14v10h14v-10h14v10h12v10h-172z", a) +
    circle(54, 146, 22, a) +
    circle(54, 146, 9, w) +
    circle(148, 146, 22, a) +
    circle(148, 146, 9, w) +
    rect(88, 36, 26, 8, 3, c),
  hazard: ({ a, b, c, w }) =>
    path("M100 8 L192 100 L100 192 L8 100 Z", w) +
    path("M100 22 L178 100 L100 178 L22 100 Z", b) +
    path(
      "M100 52 C120 76 132 88 132 112 C132 134 116 146 100 146 C84 146 68 134 68 112 C68 98 78 92 82 78 C92 86 94 90 94 98 C104 88 106 70 100 52 Z",
      a,
    ) +
    path(
      "M100 102 C112 114 114 120 114 128 C114 138 108 142 100 142 C92 142 86 138 86 128 C86 120 94 114 100 102 Z",
      c,
    ),
  wheel: ({ a, b, c, w }) =>
    circle(100, 100, 86, a) +
    circle(100, 100, 68, c) +
    circle(100, 100, 60, w) +
    path(
      "M24 88 C60 66 140 66 176 88 L174 110 C150 100 128 106 122 124 L118 170 H82 L78 124 C72 106 50 100 26 110 Z",
      a,
    ) +
    circle(100, 104, 20, b) +
    line("M92 104 H108", w, 5),
  box: ({ a, b, c, w }) =>
    path("M100 24 L178 60 L100 98 L22 60 Z", w) +
    path("M22 60 L100 98 V186 L22 146 Z", b) +
    path("M178 60 L100 98 V186 L178 146 Z", c) +
    path("M60 42 L138 80 V112 L124 104 V88 L46 50 Z", a) +
    line("M36 122 L60 134 M36 136 L52 144", w, 6),
  forklift: ({ a, b, c, w }) =>
    path("M22 104 H62 L70 42 H116 L128 148 H22 Z", b) +
    path("M78 52 H108 L114 100 H72 Z", w) +
    rect(132, 22, 12, 142, 3, a) +
    rect(144, 152, 50, 8, 3, a) +
    rect(148, 104, 42, 46, 4, c) +
    line("M148 122 H190 M169 104 V122", a, 4) +
    circle(50, 152, 24, a) +
    circle(50, 152, 10, w) +
    circle(114, 156, 18, a) +
    circle(114, 156, 7, w) +
    rect(22, 86, 30, 20, 6, a),
} satisfies Record<string, Motif>;
