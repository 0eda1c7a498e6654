import { errorCodes } from "../../src/shared/error-codes.ts";
import { banner, type Output } from "./output.ts";

/**
 * `error-codes.ts`: the code of each error as a constant of its own, so that the browser loads those that it names, and
 * not the whole table.
 */
export function errorCodesOutput(): Output {
  const rows = Object.entries(errorCodes).map(([name, { code }]) => `export const ${name} = ${code};\n`);
  return {
    path: "error-codes.ts",
    text: `${banner}// The codes of src/shared/error-codes.ts, each by its name: \`import * as errorCode\`.\n${rows.join("")}`,
  };
}
