import { lostInJson } from "../../../../shared/lost-in-json.ts";
import { findingOf, type FolderFinding } from "./finding.ts";

const keys = { duplicateName: "json.duplicateName", numberTooLarge: "json.numberTooLarge" } as const;

/** What JSON.parse would lose of a document, as a finding. undefined where nothing is lost. */
export function lostValue(text: string, file: string): FolderFinding | undefined {
  const lost = lostInJson(text);
  if (!lost) return undefined;
  const { kind, name, line, column } = lost;
  return findingOf({ file, line, column }, { key: keys[kind], values: { name } });
}
