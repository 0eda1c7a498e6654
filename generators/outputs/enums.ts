import type { JsonFile } from "../read/files.ts";
import type { Schema } from "../schema.ts";
import { banner, type Output } from "./output.ts";

/** `enums.ts`: the values of each enumeration by name; their labels are the texts `enum.<Name>.<value>`. */
export function enumsOutput(entities: readonly JsonFile<Schema>[]): Output {
  const enums = entities
    .map(({ content }) => content)
    .filter(({ oneOf }) => oneOf?.every((branch) => "const" in branch));
  const constants = enums.map(({ title, description, oneOf = [] }) => {
    const rows = oneOf.map((branch) =>
      `  ${JSON.stringify(branch.title)}: ${JSON.stringify(branch.const)},\n`.replace(/^ {2}"(\w+)"/, "  $1"),
    );
    return `\n/** ${description} */\nexport const ${title} = {\n${rows.join("")}} as const;\nexport type ${title} = (typeof ${title})[keyof typeof ${title}];\n`;
  });
  const table = enums.map(
    ({ title, oneOf = [] }) => `  ${title}: ${JSON.stringify(oneOf.map((branch) => branch.const))},\n`,
  );
  return {
    path: "enums.ts",
    text: `${banner}${constants.join("")}
/** The values of every enumeration that \`system/api/enum/list/{enumName}\` gives. */
export const enumValues: Record<EnumName, readonly (string | number)[]> = {
${table.join("")}};

export type EnumName =${enums.map(({ title }) => `\n  | ${JSON.stringify(title)}`).join("") || " never"};
`,
  };
}
