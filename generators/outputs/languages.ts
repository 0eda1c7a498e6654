import { banner, type Output } from "./output.ts";

/** `languages.ts`, the one list of the product's languages. */
export function languagesOutput(languages: readonly string[]): Output {
  return {
    path: "languages.ts",
    text: `${banner}/** The languages of the product: those that src/locales has texts in. The first is whole by construction. */
export const languages = ${JSON.stringify(languages)} as const;

export type Language = (typeof languages)[number];

/** The language that stands in where a site says nothing, and where another one lacks a text. */
export const firstLanguage${languages.length > 0 ? "" : ": string"} = ${JSON.stringify(languages[0] ?? "")};
`,
  };
}

/**
 * `catalogues/`: the texts of every language, found by the files of src/locales. A language is added by files alone.
 */
export function cataloguesOutputs(languages: readonly string[]): Output[] {
  return [
    ...parts.map(({ name, folder, about }) => ({
      path: `catalogues/${name}.ts`,
      text: `${banner}import type { Language } from "../../languages.ts";
${languages.map((locale) => `import ${identifierOf(locale)} from "${fileOf(folder, locale)}" with { type: "json" };\n`).join("")}
/** ${about}, by language. */
export const ${name}Catalogues = { ${languages.map((locale) => `${JSON.stringify(locale)}: ${identifierOf(locale)}`).join(", ")} } satisfies Record<Language, object>;
`,
    })),
    ...parts
      .filter(({ name }) => name !== "check")
      .map(({ name, folder, about }) => ({
        path: `catalogues/load-${name}.ts`,
        text: `${banner}import type { Language } from "../../languages.ts";

/** ${about}, by language, loaded when they are asked for. */
export const load${name[0]?.toUpperCase()}${name.slice(1)}: Record<Language, () => Promise<Record<string, string>>> = {
${languages.map((locale) => `  ${JSON.stringify(locale)}: async () => (await import("${fileOf(folder, locale)}", { with: { type: "json" } })).default,\n`).join("")}};
`,
      })),
  ];
}

const parts = [
  { name: "product", folder: "", about: "The product's own texts" },
  { name: "studio", folder: "studio/", about: "The texts of the studio" },
  { name: "check", folder: "check/", about: "What the checker says" },
  { name: "blocks", folder: "blocks/", about: "The words of blocks and of the parts of a site" },
] as const;

function fileOf(folder: string, locale: string): string {
  return `../../../locales/${folder}${locale}.json`;
}

/** `zh-CN` → `zhCN`. */
function identifierOf(locale: string): string {
  return locale.replaceAll("-", "");
}
