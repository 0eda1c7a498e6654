import { CodedError } from "../../../../core/errors.ts";
import { findingOf, type FolderFinding } from "../finding.ts";

/** What is said of a layer that is too large or too involved to be checked: it keeps it from being published. */
export function tooMuchFinding(orgNo: string): FolderFinding {
  return findingOf({ file: `${orgNo}/site.json`, pointer: "" }, { key: "limit.work" });
}

/**
 * What a check found, for whoever has already stored what is checked: where it could not be made, that is what is
 * found, so that nobody takes the storing for failed.
 */
export async function foundOrWhyNot(orgNo: string, check: Promise<FolderFinding[]>): Promise<FolderFinding[]> {
  try {
    return await check;
  } catch (error) {
    if (!(error instanceof CodedError)) throw error;
    if (error.constant === "WORK_TOO_MUCH") return [tooMuchFinding(orgNo)];
    if (error.constant === "WORK_TOO_MANY" || error.constant === "TOO_BUSY")
      return [findingOf({ file: `${orgNo}/site.json`, pointer: "" }, { key: "limit.busy" })];
    throw error;
  }
}
