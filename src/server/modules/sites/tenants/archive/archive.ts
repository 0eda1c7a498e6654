import type { SiteFinding } from "../../../../../generated/types.ts";
import type { Layer } from "../../../../../site/document/resolve.ts";
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
export type Unpacked = { layer: Layer } | { fault: ArchiveFault } | { findings: SiteFinding[] };

/**
 * Reads an archive of a folder. What the checker would say of the site is not said here. @param locale of the findings.
 */
export function unpackLayer(archive: Uint8Array, locale: string): Unpacked {
  const reading = unzipFiles(archive);
  if ("fault" in reading) return reading;
  const { layer, findings } = layerOfFiles({ folder: "", ...reading, isNeeded: true });
  if (findings.length > 0) return { findings: presentFindings("", findings, locale) };
  return ownLayerOf(layer, locale);
}
