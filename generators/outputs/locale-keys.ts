import { banner, type Output } from "./output.ts";

/** `locale-keys.ts`: every key of the texts, so that a misspelt one is a type error. */
export function localeKeysOutput({
  product,
  studio,
}: {
  product: Readonly<Record<string, string>>;
  studio: Readonly<Record<string, string>>;
}): Output {
  return {
    path: "locale-keys.ts",
    text: `${banner}/** A key of src/locales; of \`key_one\` and \`key_other\`, which \`count\` chooses between, \`key\`. */
export type TextKey =${union(product)};

/** A key of src/locales/studio. */
export type StudioKey =${union(studio)};
`,
  };
}

function union(texts: Readonly<Record<string, string>>): string {
  const keys = new Set(Object.keys(texts).flatMap((key) => [key, ...(/^(.+)_other$/.exec(key)?.slice(1) ?? [])]));
  return (
    [...keys]
      .toSorted()
      .map((key) => `\n  | ${JSON.stringify(key)}`)
      .join("") || " never"
  );
}
