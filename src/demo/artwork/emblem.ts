import { motif } from "./motifs/index.ts";
import { palettes, type Palette, type PaletteName } from "./palette.ts";
import { circle, line, path, rect, ring } from "./shapes.ts";

/** The emblems of the demo's sites, 96 by 96, without words: the name stands beside them as text. */
export const emblems: Record<string, () => string> = {
  default: () =>
    emblem(
      "#2f5ee0",
      path("M24 30 C34 24 42 26 48 32 V74 C42 68 34 66 24 70Z", "#fff") +
        path("M72 30 C62 24 54 26 48 32 V74 C54 68 62 66 72 70Z", "#cfdcff") +
        path("M48 12 L58 22 L48 32 L38 22Z", "#ffc145"),
    ),
  1001: () =>
    emblem(
      "#d9562b",
      ring(48, 48, 22, "#fff", 8) +
        [0, 45, 90, 135, 180, 225, 270, 315]
          .map((turn) => `<g transform="rotate(${turn} 48 48)">${rect(44, 14, 8, 14, 2, "#fff")}</g>`)
          .join("") +
        path("M50 34 L38 51 H47 L44 63 L58 45 H49Z", "#ffd166"),
    ),
  1002: () =>
    emblem(
      "#0f6b57",
      path("M30 80 L42 20 H54 L66 80Z", "#fff") +
        line("M48 26 V34 M48 42 V52 M48 60 V74", "#0f6b57", 5) +
        path(
          "M14 54 C22 40 30 38 36 40 L34 50 C26 50 20 54 14 60Z M82 54 C74 40 66 38 60 40 L62 50 C70 50 76 54 82 60Z",
          "#ffd23f",
        ),
    ),
  1003: () =>
    emblem(
      "#5a45d6",
      path(
        "M18 30 C18 22 24 18 30 18 H66 C72 18 78 22 78 30 V54 C78 62 72 66 66 66 H48 L34 80 V66 H30 C24 66 18 62 18 54Z",
        "#fff",
      ) +
        circle(34, 42, 5, "#ff9f7a") +
        circle(48, 42, 5, "#5a45d6") +
        circle(62, 42, 5, "#ff9f7a"),
    ),
};

/** Advertisements: `header` lies wide over the page (1920 by 80), `organisation` stands beside it (640 by 240). */
export const advertisements: Record<string, () => string> = {
  header: () => strip("forest", ["book", "rocket", "heart", "code", "target"], 1920, 80),
  account: () => strip("ocean", ["shop", "people", "chart"], 1280, 80),
};

function emblem(fill: string, body: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96" width="96" height="96">${rect(0, 0, 96, 96, 24, fill)}${body}</svg>`;
}

/** Motifs in a row on the right, beside the button that closes; the words lie over the left. */
function strip(name: PaletteName, names: string[], width: number, height: number): string {
  const palette: Palette = palettes[name];
  const size = height * (width > height * 8 ? 0.72 : 0.5);
  const start = width - names.length * (size * 1.15) - height * 1.05;
  const row = names.map(
    (motifName, index) =>
      circle(
        Math.round(start + index * size * 1.15 + size / 2),
        height / 2,
        Math.round(size * 0.62),
        index % 2 ? palette.ground[0] : palette.stage,
      ) +
      put(
        motifName,
        palette,
        Math.round(start + index * size * 1.15 + size * 0.1),
        Math.round(height / 2 - size * 0.4),
        (size * 0.8) / 200,
      ),
  );
  return open(width, height, palette) + row.join("") + "</svg>";
}

function open(width: number, height: number, palette: Palette): string {
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" preserveAspectRatio="xMaxYMid slice"><defs><linearGradient id="g" x2="1" y2="1"><stop stop-color="${palette.ground[0]}"/><stop offset="1" stop-color="${palette.ground[1]}"/></linearGradient></defs>` +
    path(`M0 0h${width}v${height}H0z`, "url(#g)")
  );
}

function put(name: string, palette: Palette, x: number, y: number, scale: number): string {
  return `<g transform="translate(${x} ${y}) scale(${+scale.toFixed(3)})">${motif(name)({ a: palette.ink, b: palette.main, c: palette.second, w: palette.paper })}</g>`;
}
