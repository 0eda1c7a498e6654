import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { ThemeDocument } from "../../src/generated/types.ts";
import { chessThinking, languageSchool, musicArts } from "./scenes-arts.ts";
import { cookingBaking, examTutoring, nursingHealth, programming, sportsFitness } from "./scenes-trades.ts";
import type { Paints, Scene } from "./scene.ts";

/** Where the flavours are, and the folder of each for its pictures. */
const flavoursFolder = "tenants/flavours";

/** What is drawn for each flavour that is a whole site: its cover, and one picture for each of two sections. */
const scenes: Readonly<Record<string, Record<string, Scene>>> = {
  "chess-thinking": chessThinking,
  "cooking-baking": cookingBaking,
  "exam-tutoring": examTutoring,
  "language-school": languageSchool,
  "music-arts": musicArts,
  "nursing-health": nursingHealth,
  programming,
  "sports-fitness": sportsFitness,
};

/** The flavours that have drawn pictures. */
export const drawnFlavours = Object.keys(scenes);

/** Every picture of the flavours, drawn in the light colours of its theme; paths are below `root`. */
export function* flavourPictures(root: string): Generator<{ path: string; svg: string }> {
  for (const [flavour, pictures] of Object.entries(scenes)) {
    const paints = paintsOf(join(root, flavoursFolder, flavour, "theme.json"));
    for (const [name, draw] of Object.entries(pictures))
      yield { path: `${flavoursFolder}/${flavour}/pictures/${name}.svg`, svg: draw(paints) };
  }
}

/** Writes them; gives what it wrote. */
export function drawFlavours(root: string): string[] {
  return [...flavourPictures(root)].map(({ path, svg }) => {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), svg);
    return `wrote: ${path} (${svg.length} bytes)`;
  });
}

function paintsOf(file: string): Paints {
  const { light } = (JSON.parse(readFileSync(file, "utf8")) as ThemeDocument).color;
  const token = (name: keyof typeof light): string => {
    const colour = light[name];
    if (colour === undefined) throw new Error(`${file} has no light colour "${name}", which its pictures are drawn in`);
    return colour;
  };
  return {
    ink: token("text"),
    main: token("primary"),
    soft: token("primarySoft"),
    accent: token("accent"),
    warm: token("accentSoft"),
    paper: token("surface"),
    alt: token("surfaceAlt"),
    deep: token("hero"),
  };
}
