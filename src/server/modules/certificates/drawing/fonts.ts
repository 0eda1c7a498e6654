import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import * as fontkit from "fontkit";

const files = {
  regular: "@expo-google-fonts/noto-sans-sc/400Regular/NotoSansSC_400Regular.ttf",
  bold: "@expo-google-fonts/noto-sans-sc/700Bold/NotoSansSC_700Bold.ttf",
};

export type Weight = keyof typeof files;

const fonts = new Map<Weight, fontkit.Font>();

/** Noto Sans SC whole, in a weight; read once in each thread. */
export function fontOf(weight: Weight): fontkit.Font {
  let found = fonts.get(weight);
  if (!found) {
    const bytes = readFileSync(createRequire(import.meta.url).resolve(files[weight]));
    fonts.set(weight, (found = fontkit.create(bytes) as fontkit.Font));
  }
  return found;
}

/** What stands for a character that the font has not. */
const STAND_IN = "□";

/** The characters of each text that the font has not, each once. Emoji are among them. */
export function missingCharacters({ texts }: { texts: string[] }): string[] {
  return texts.map((text) => [...new Set([...text].filter((one) => !isDrawn(one)))].join(""));
}

/** A text as it can be drawn: what the font has not is seen to be missing. */
export function drawable(text: string): string {
  return [...text.replaceAll(/\s/g, " ")].map((one) => (isDrawn(one) ? one : STAND_IN)).join("");
}

function isDrawn(character: string): boolean {
  return /\s/.test(character) || fontOf("regular").hasGlyphForCodePoint(character.codePointAt(0)!);
}
