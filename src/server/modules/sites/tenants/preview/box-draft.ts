import { createLocator } from "../../../../../site/check/locate.ts";
import { openPatch } from "../../../../../site/check/patch.ts";
import { currentVersion } from "../../../../../site/document/migrate.ts";
import { boxFaults, type BoxFinding } from "../../../../../site/preview/preview-boxes.ts";
import type { Layer } from "../../../../../site/document/resolve.ts";
import { flavourOf } from "../drafts/own-layer.ts";
import type { FolderFinding } from "../finding.ts";

export interface DraftToBox {
  orgNo: string;
  /** The layer as JSON, whatever it is. */
  json: string;
  /** What the checker says of it. */
  findings: readonly FolderFinding[];
  /** Whether its documents have been put right already. */
  isAgain?: boolean;
}

/** A draft that can be shown, as far as it can: without `json` it is no layer at all. */
export interface BoxedDraft {
  flavour: string | undefined;
  json?: string;
  findings: readonly BoxFinding[];
  /**
   * Where a document is none at all, nothing else has been looked at: it is gone now, and the rest is to be looked at
   * again.
   */
  isUnfinished?: true;
}

/** A draft with its mistakes in boxes, and what they are. @param layerOf what stands below it, by its flavour. */
export async function boxDraft(
  { orgNo, json, findings, isAgain = false }: DraftToBox,
  layerOf: (flavour: string | undefined) => Promise<Layer | undefined>,
): Promise<BoxedDraft> {
  const patch = parsedJson(json);
  const flavour = flavourOf(patch);
  const below = await layerOf(flavour);
  const opened = openPatch(patch, { below: below ? [below] : [] });
  if ("problems" in opened)
    return { flavour, findings: opened.problems.map(createLocator({ version: currentVersion }, new Map())) };
  const faults: BoxFinding[] = findings.map((finding) => ({
    pointer: "",
    ...finding,
    file: finding.file.slice(orgNo.length + 1),
  }));
  const ofDocuments = faults.filter(({ key = "" }) => /^(document|layer|limit)\./.test(key));
  const isUnfinished = !isAgain && ofDocuments.length > 0;
  const boxed = boxFaults(opened.layer, isUnfinished ? ofDocuments : faults);
  return { flavour, json: JSON.stringify(boxed), findings: faults, ...(isUnfinished ? { isUnfinished } : {}) };
}

/** null stands for what is no JSON, and is no layer either. */
export function parsedJson(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return null;
  }
}
