import { toPointer } from "../../site/document/positions.ts";
import type { LayerPath } from "../../site/edit/edit.ts";
import type { Finding } from "../types.ts";

/** The findings at a path and below it. */
export function findingsAt(findings: readonly Finding[], path: LayerPath): Finding[] {
  const pointer = toPointer(path);
  return findings.filter((finding) => finding.pointer === pointer || finding.pointer.startsWith(`${pointer}/`));
}
