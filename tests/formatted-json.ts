import { readFileSync } from "node:fs";
import { join } from "node:path";
import { format, type FormatConfig } from "oxfmt";

/**
 * A value as the JSON text of a committed file: in the form that `npm run format` gives it, so that what a test writes
 * with `-u` changes nothing but values.
 */
export async function formattedJson(value: unknown): Promise<string> {
  const { overrides, printWidth } = JSON.parse(
    readFileSync(join(import.meta.dirname, "../.oxfmtrc.json"), "utf8"),
  ) as Settings;
  const options = overrides.find(({ files }) => files.includes("**/*.json"))?.options;
  const { code, errors } = await format("value.json", JSON.stringify(value), { printWidth, ...options });
  if (errors.length > 0) throw new Error(errors.map(({ message }) => message).join("\n"));
  return code;
}

/** What of `.oxfmtrc.json` says how JSON looks. */
interface Settings {
  printWidth: number;
  overrides: { files: string[]; options: FormatConfig }[];
}
