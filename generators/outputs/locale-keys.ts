import { banner, type Output } from "./output.ts";

/** `locale-keys.ts`: every text key, so that a misspelt one is a type error. */
export function localeKeysOutput(texts: Record<string, string>): Output {
  const keys = Object.keys(texts).toSorted();
  return {
    path: "locale-keys.ts",
    text: `${banner}/** A key of src/locales. */\nexport type TextKey =${keys.map((key) => `\n  | ${JSON.stringify(key)}`).join("") || " never"};\n`,
  };
}
