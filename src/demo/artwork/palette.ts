/** The colours of one cover. `ink` is the darkest, `paper` the lightest; `stage` lies between ground and drawing. */
export interface Palette {
  ground: [string, string];
  stage: string;
  ink: string;
  main: string;
  second: string;
  paper: string;
}

export const palettes = {
  midnight: {
    ground: ["#14213d", "#24427a"],
    stage: "#2f5596",
    ink: "#0b1430",
    main: "#ffb703",
    second: "#8ecae6",
    paper: "#fdf6e3",
  },
  teal: {
    ground: ["#0f4c4a", "#147a73"],
    stage: "#1f9a8f",
    ink: "#073331",
    main: "#ffd166",
    second: "#8ce6d1",
    paper: "#f3fffb",
  },
  coral: {
    ground: ["#ff8a6b", "#ee5a52"],
    stage: "#ffa488",
    ink: "#571818",
    main: "#c9302f",
    second: "#ffd9a8",
    paper: "#fffaf2",
  },
  sand: {
    ground: ["#f8ebd2", "#efd3a2"],
    stage: "#eebb72",
    ink: "#4a3420",
    main: "#d9653b",
    second: "#e9a94f",
    paper: "#fffdf7",
  },
  mint: {
    ground: ["#d9f3e5", "#aee0c8"],
    stage: "#86d1b2",
    ink: "#1d4a3c",
    main: "#2f9e77",
    second: "#ffb36b",
    paper: "#ffffff",
  },
  sky: {
    ground: ["#d8edff", "#a3d1fa"],
    stage: "#82bdf3",
    ink: "#17385e",
    main: "#2f7fd6",
    second: "#ffc145",
    paper: "#ffffff",
  },
  plum: {
    ground: ["#3b1f4f", "#64337f"],
    stage: "#7f4aa3",
    ink: "#220f30",
    main: "#ff8fab",
    second: "#c7a3ff",
    paper: "#fff4fa",
  },
  rose: {
    ground: ["#ffe3e6", "#ffc0c8"],
    stage: "#ff9eac",
    ink: "#5e2233",
    main: "#e0526d",
    second: "#f7a072",
    paper: "#ffffff",
  },
  forest: {
    ground: ["#23412b", "#386747"],
    stage: "#4b855d",
    ink: "#13261a",
    main: "#e9c46a",
    second: "#a7d49b",
    paper: "#fbfdf4",
  },
  slate: {
    ground: ["#2b3440", "#414f62"],
    stage: "#566880",
    ink: "#171c24",
    main: "#ff8a3d",
    second: "#a9bdd4",
    paper: "#f6f9fc",
  },
  lavender: {
    ground: ["#e8e4ff", "#c6bcfa"],
    stage: "#a698f3",
    ink: "#2f2668",
    main: "#5a45d6",
    second: "#ff9f7a",
    paper: "#ffffff",
  },
  lemon: {
    ground: ["#fff3c0", "#ffdc6b"],
    stage: "#ffc234",
    ink: "#4a3b05",
    main: "#e08a1e",
    second: "#3f8f8b",
    paper: "#fffef8",
  },
  brick: {
    ground: ["#7a2e22", "#ab4a33"],
    stage: "#c9664a",
    ink: "#3c130c",
    main: "#ffd08a",
    second: "#f7b59a",
    paper: "#fff7ee",
  },
  ocean: {
    ground: ["#0b3c5d", "#1d6fa5"],
    stage: "#378fc4",
    ink: "#062438",
    main: "#ffd23f",
    second: "#a9e3ff",
    paper: "#f4fbff",
  },
  stone: {
    ground: ["#f4f0ea", "#ddd4c5"],
    stage: "#dcb295",
    ink: "#2d2a26",
    main: "#c4573a",
    second: "#5b8a72",
    paper: "#fffdf9",
  },
  lime: {
    ground: ["#1c2321", "#33423c"],
    stage: "#445a50",
    ink: "#0d1210",
    main: "#c6f24e",
    second: "#8fd3b6",
    paper: "#f7fff0",
  },
} satisfies Record<string, Palette>;

export type PaletteName = keyof typeof palettes;

/**
 * A number that is the same for the same text, everywhere and always: FNV-1a, mixed once more so that short texts
 * differ in every bit.
 */
export function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const unit of text) {
    hash ^= unit.codePointAt(0) ?? 0;
    hash = Math.imul(hash, 0x01000193) >>> 0;
  }
  hash ^= hash >>> 15;
  hash = Math.imul(hash, 0x2c1b3c6d) >>> 0;
  hash ^= hash >>> 12;
  return hash >>> 0;
}
