import { motif } from "./motifs/index.ts";
import { hashOf, type Palette } from "./palette.ts";

/**
 * The cover of one course, 640 by 360: a ground, a pattern, a stage, and the motif of its subject, large, with its own
 * echo behind it. What varies follows from the slug, so that the same course always looks the same.
 */
export function drawCover(slug: string, motifName: string, palette: Palette): string {
  const hash = hashOf(slug);
  const pick = (shift: number, count: number): number => (hash >>> shift) % count;
  const drawing = motif(motifName)({ a: palette.ink, b: palette.main, c: palette.second, w: palette.paper });
  const centre = [320, 320, 210, 430][pick(3, 4)] ?? 320;
  const tilt = [-7, 0, 0, 5][pick(6, 4)] ?? 0;
  const scale = 1.28;
  const corner = centre > 320 ? 20 : 400;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 360" width="640" height="360">` +
    `<defs><linearGradient id="g" x1="0" y1="0" x2="1" y2="1"><stop stop-color="${palette.ground[0]}"/><stop offset="1" stop-color="${palette.ground[1]}"/></linearGradient>` +
    `<g id="m">${drawing}</g>${pattern(pick(9, 8), palette)}</defs>` +
    `<path fill="url(#g)" d="M0 0h640v360H0z"/>${field(pick(12, 4))}` +
    `<g opacity=".13"><use href="#m" transform="translate(${corner} ${-70 + pick(15, 3) * 40}) rotate(${-14 + pick(17, 3) * 14} 190 190) scale(1.9)"/></g>` +
    stage(pick(20, 6), centre, palette.stage) +
    `<use href="#m" transform="translate(${centre - 100 * scale} ${180 - 100 * scale}) rotate(${tilt} ${100 * scale} ${100 * scale}) scale(${scale})"/></svg>`
  );
}

/** A pattern to fill a field with; all are quiet, in the colour of the stage. */
function pattern(kind: number, { stage }: Palette): string {
  const tile = (size: number, body: string, turn = 0): string =>
    `<pattern id="p" width="${size}" height="${size}" patternUnits="userSpaceOnUse"${turn ? ` patternTransform="rotate(${turn})"` : ""}><g fill="none" stroke="${stage}" stroke-width="3" stroke-linecap="round">${body}</g></pattern>`;
  switch (kind) {
    case 0:
      return tile(22, `<circle cx="6" cy="6" r="1.5"/>`);
    case 1:
      return tile(18, '<path d="M0 9h18"/>', 45);
    case 2:
      return tile(34, '<path d="M17 0v34M0 17h34" stroke-width="1.5"/>');
    case 3:
      return tile(36, '<path d="M12 18h12M18 12v12"/>');
    case 4:
      return tile(40, '<path d="M0 20q10-14 20 0t20 0"/>');
    case 5:
      return tile(44, '<circle cx="22" cy="22" r="12"/>');
    case 6:
      return tile(32, '<path d="M0 24l16-16 16 16"/>');
    default:
      return tile(30, '<path d="M5 5h9v9H5z"/>', 20);
  }
}

/** Where the pattern lies. */
function field(kind: number): string {
  const area = ["M0 0h250v360H0z", "M390 0h250v360H390z", "M0 210h640v150H0z", "M0 0h640L0 360z"][kind] ?? "";
  return `<path fill="url(#p)" opacity=".55" d="${area}"/>`;
}

/** The lighter shape that the motif stands on. */
function stage(kind: number, x: number, fill: string): string {
  switch (kind) {
    case 0:
      return `<circle cx="${x}" cy="180" r="162" fill="${fill}"/>`;
    case 1:
      return `<rect x="${x - 160}" y="24" width="320" height="312" rx="70" fill="${fill}"/>`;
    case 2:
      return `<path d="M${x - 165} 360V185a165 165 0 0 1 330 0v175z" fill="${fill}"/>`;
    case 3:
      return `<path d="M${x} 2l160 89v178l-160 89-160-89V91z" fill="${fill}" stroke="${fill}" stroke-width="12" stroke-linejoin="round" transform="translate(${x * 0.06} 10.8) scale(.94)"/>`;
    case 4:
      return `<circle cx="${x}" cy="180" r="172" fill="${fill}" opacity=".45"/><circle cx="${x}" cy="180" r="138" fill="${fill}"/>`;
    default:
      return `<path d="M${x - 150} 120c20-110 190-130 270-60s70 190-10 250-200 40-250-30-26-90-10-160z" fill="${fill}"/>`;
  }
}
