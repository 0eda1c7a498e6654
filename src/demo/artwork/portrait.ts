import type { Portrait } from "../content/types.ts";
import { circle, line, path, rect } from "./shapes.ts";

const hairTones = ["#2b2321", "#4a3226", "#8d8f94", "#7a3f22", "#5c5f66", "#d8b06a"];
const skins = ["#ffdcc0", "#f6c9a2", "#e0a97c", "#b97a50", "#7d4e32"];
const clothTones = ["#2f5f9e", "#2b2f4c", "#3f7f6a", "#c4573a", "#e0a03a", "#6d4fa8"];
const grounds: [string, string][] = [
  ["#cfe6fb", "#a9d0f5"],
  ["#ffe0d2", "#ffc3aa"],
  ["#dfe6ee", "#bccbdb"],
  ["#d6f1e3", "#aee0c6"],
  ["#ffedc2", "#ffd98a"],
  ["#ffe0ea", "#ffbfd2"],
  ["#e5dffb", "#cabdf6"],
  ["#d7eef0", "#a8d8dd"],
  ["#fbe3d6", "#f1bfa5"],
  ["#e9ecd8", "#cdd5ab"],
];

/** A drawn lecturer, 320 by 320: head, hair, clothes and what belongs to the trade. */
export function drawPortrait(look: Portrait): string {
  const hair = hairTones[look.hairTone] ?? "#2b2321";
  const skin = skins[look.skin] ?? "#f6c9a2";
  const cloth = clothTones[look.clothTone] ?? "#2f5f9e";
  const [top, bottom] = grounds[look.ground] ?? ["#dfe6ee", "#bccbdb"];
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 320" width="320" height="320"><defs><linearGradient id="g" x2="0" y2="1"><stop stop-color="${top}"/><stop offset="1" stop-color="${bottom}"/></linearGradient></defs>` +
    path("M0 0h320v320H0z", "url(#g)") +
    `<g opacity=".5">${circle(262, 62, 74, top)}${circle(46, 250, 60, top)}</g>` +
    hairBehind(look.hair, hair) +
    path("M134 188 H186 V250 H134 Z", skin) +
    `<path d="M134 206 C148 226 172 226 186 206 V220 C172 238 148 238 134 220Z" opacity=".16"/>` +
    clothes(look.cloth, cloth) +
    ears(skin) +
    `<path d="M102 128 C102 66 218 66 218 128 C218 190 190 218 160 218 C130 218 102 190 102 128Z" fill="${skin}"/>` +
    face(hair, look) +
    hairFront(look.hair, hair) +
    (look.helmet ? helmet : "") +
    (look.glasses ? glasses : "") +
    `</svg>`
  );
}

function ears(skin: string): string {
  return circle(102, 142, 14, skin) + circle(218, 142, 14, skin);
}

function face(hair: string, look: Portrait): string {
  return (
    circle(136, 140, 6, "#2a2422") +
    circle(184, 140, 6, "#2a2422") +
    line("M124 120 C130 114 142 114 148 119", hair, 5) +
    line("M172 119 C178 114 190 114 196 120", hair, 5) +
    `<path d="M160 146 C156 158 154 164 162 166" fill="none" stroke="#000" stroke-opacity=".2" stroke-width="4" stroke-linecap="round"/>` +
    `<g fill="#e8604c" opacity=".22">${circle(122, 166, 12, "")}${circle(198, 166, 12, "")}</g>`.replaceAll(
      ' fill=""',
      "",
    ) +
    (look.beard
      ? `<path d="M116 164 C120 214 142 222 160 222 C178 222 200 214 204 164 C196 178 184 176 160 176 C136 176 124 178 116 164Z" fill="${hair}" opacity=".85"/>`
      : "") +
    line("M142 184 C152 194 168 194 178 184", look.beard ? "#fff5ee" : "#8e3b32", 5)
  );
}

function hairBehind(style: Portrait["hair"], tone: string): string {
  switch (style) {
    case "long":
      return path(
        "M84 136 C78 40 242 40 236 136 C238 190 246 230 250 262 C220 276 100 276 70 262 C74 230 82 190 84 136Z",
        tone,
      );
    case "bob":
      return path(
        "M84 132 C80 40 240 40 236 132 C240 170 240 190 232 206 C200 216 120 216 88 206 C80 190 80 170 84 132Z",
        tone,
      );
    case "bun":
      return circle(160, 46, 30, tone);
    case "tail":
      return path("M196 70 C252 60 268 130 246 196 C238 176 226 150 206 120Z", tone);
    case "curly":
      return [
        [96, 112],
        [92, 150],
        [228, 150],
        [224, 112],
        [110, 82],
        [210, 82],
      ]
        .map(([x, y]) => circle(x ?? 0, y ?? 0, 26, tone))
        .join("");
    default:
      return "";
  }
}

function hairFront(style: Portrait["hair"], tone: string): string {
  switch (style) {
    case "bald":
      return "";
    case "short":
      return path(
        "M100 134 C90 52 230 52 220 134 C214 112 206 102 198 98 C174 106 140 106 122 98 C112 104 106 116 100 134Z",
        tone,
      );
    case "side":
      return path(
        "M100 132 C88 50 234 46 220 132 C216 110 208 100 200 94 C178 100 140 100 128 78 C124 100 108 108 100 132Z",
        tone,
      );
    case "curly":
      return [
        [120, 82],
        [144, 70],
        [170, 68],
        [196, 80],
        [106, 104],
        [214, 104],
      ]
        .map(([x, y]) => circle(x ?? 0, y ?? 0, 22, tone))
        .join("");
    case "bob":
    case "long":
      return path(
        "M98 150 C88 54 232 54 222 150 C216 120 204 104 182 92 C160 110 122 112 110 112 C104 122 100 134 98 150Z",
        tone,
      );
    default:
      return path("M98 138 C88 54 232 54 222 138 C214 112 198 98 160 92 C122 98 106 112 98 138Z", tone);
  }
}

function clothes(kind: Portrait["cloth"], tone: string): string {
  const body = "M40 320 C40 262 78 244 128 234 C142 252 178 252 192 234 C242 244 280 262 280 320Z";
  switch (kind) {
    case "suit":
      return (
        path(body, tone) +
        path("M128 234 L160 300 L192 234 C178 252 142 252 128 234Z", "#fff") +
        path("M152 258 H168 L174 320 H146Z", "#b3423a") +
        line("M126 236 L156 320 M194 236 L164 320", "#0003", 4)
      );
    case "shirt":
      return (
        path(body, "#fdfdfb") +
        path("M122 236 L160 276 L144 292 L112 244Z M198 236 L160 276 L176 292 L208 244Z", tone) +
        line("M160 280 V320", "#d5d5d0", 3)
      );
    case "overall":
      return (
        path(body, "#f2efe8") +
        path("M84 252 L112 240 V272 H208 V240 L236 252 V320 H84Z", tone) +
        circle(112, 276, 6, "#ffd166") +
        circle(208, 276, 6, "#ffd166") +
        rect(136, 286, 48, 34, 5, "#0002")
      );
    case "apron":
      return (
        path(body, "#fbfaf6") +
        path("M112 262 H208 L226 320 H94Z", tone) +
        line("M112 262 L124 236 M208 262 L196 236", tone, 9)
      );
    case "coat":
      return (
        path(body, "#ffffff") +
        path("M128 234 L160 290 L192 234 C178 252 142 252 128 234Z", tone) +
        line("M128 236 L152 320 M192 236 L168 320", "#cfd8e3", 4) +
        rect(206, 284, 34, 26, 4, "#e8eef5")
      );
    case "knit":
      return path(body, tone) + line("M128 234 C142 256 178 256 192 234", "#fff5", 12);
  }
}

const glasses = `<g fill="#fff3" stroke="#2a2422" stroke-width="4">${'<circle cx="136" cy="141" r="21"/><circle cx="184" cy="141" r="21"/>'}<path d="M157 138c2-3 4-3 6 0M115 138l-12-4M205 138l12-4" fill="none"/></g>`;
const helmet =
  path("M92 106 C92 40 228 40 228 106Z", "#f5b301") +
  rect(80, 100, 160, 14, 7, "#e09a00") +
  rect(148, 46, 24, 56, 8, "#ffcb3d");
