import type { SiteFinding } from "../../../../../generated/types.ts";
import { adviceKind } from "../../../../../site/check/advice.ts";
import { tellIn } from "../../../../../site/check/messages.ts";
import { toPointer } from "../../../../../site/document/positions.ts";
import { placeOfFile } from "../document-places.ts";
import type { FolderFinding } from "../finding.ts";

/** More names nobody reads through, and with hundreds of findings they would be most of the answer. */
const maxAllowed = 250;
const withAllowed = 50;

/** Findings as the studio reads them: places are pointers from the root of the layer, files those of its folder. */
export function presentFindings(orgNo: string, findings: readonly FolderFinding[], locale: string): SiteFinding[] {
  return findings.map((finding, index) => {
    const { severity, file, pointer = "", suggestion, allowed } = finding;
    const about = adviceKind(finding.key);
    const name = file.startsWith(`${orgNo}/`) ? file.slice(orgNo.length + 1) : file;
    return {
      severity,
      pointer: toPointer(placeOfFile(name) ?? []) + pointer,
      file: name,
      message: tellIn(locale, finding).message,
      ...(about === undefined ? {} : { about }),
      ...(suggestion === undefined ? {} : { suggestion }),
      ...(allowed === undefined || index >= withAllowed ? {} : { allowed: allowed.slice(0, maxAllowed) }),
    };
  });
}
