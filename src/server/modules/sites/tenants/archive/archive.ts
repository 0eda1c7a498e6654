import type { SiteFinding } from "../../../../../generated/types.ts";
import type { Layer } from "../../../../../site/document/resolve.ts";
import { findingOf } from "../finding.ts";
import { ownLayerOf } from "../drafts/own-layer.ts";
import { presentFindings } from "../drafts/present-findings.ts";
import { layerOfFiles } from "../read-layer.ts";
import { filesOfLayer } from "./layer-files.ts";
import { unzipFiles, zipFiles, type ArchiveFault } from "./zip.ts";

/** A site's own layer as a zip of the files that its folder would hold. The same layer gives the same bytes. */
export function packLayer(layer: Layer): Uint8Array {
  return zipFiles(filesOfLayer(layer));
}

/** A layer from an archive, or why there is none: the archive itself, or what is in it. */
export type Unpacked =
  | { layer: Layer; warnings: SiteFinding[] }
  | { fault: ArchiveFault }
  | { findings: SiteFinding[] };

/**
 * Reads an archive of a folder. What the checker would say of the site is not said here; `warnings` say what of the
 * files is not kept.
 *
 * @param locale of the findings.
 * @param standing what a layer stands on: see `ownLayerOf`.
 */
export async function unpackLayer(
  archive: Uint8Array,
  locale: string,
  standing: (layer: Layer) => Promise<Parameters<typeof ownLayerOf>[2]> = async () => ({}),
): Promise<Unpacked> {
  const reading = unzipFiles(archive);
  if ("fault" in reading) return reading;
  const { layer, findings, comments } = layerOfFiles({ folder: "", ...reading, isNeeded: true });
  if (findings.length > 0) return { findings: presentFindings("", findings, locale) };
  const own = ownLayerOf(layer, locale, await standing(layer));
  if (!("layer" in own)) return own;
  const lost = comments.map((place) => ({
    ...findingOf(place, { key: "json.commentsNotKept" }),
    severity: "warning" as const,
  }));
  return { ...own, warnings: presentFindings("", lost, locale) };
}
