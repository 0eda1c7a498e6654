import type { SiteFinding } from "../../../../../generated/types.ts";
import { withTexts } from "../../../../../site/document/assets.ts";
import type { Layer } from "../../../../../site/document/resolve.ts";
import { standIn } from "../assets.ts";
import { findingOf } from "../finding.ts";
import { ownLayerOf } from "../drafts/own-layer.ts";
import { presentFindings } from "../drafts/present-findings.ts";
import { layerOfFiles } from "../read-layer.ts";
import { filesOfLayer } from "./layer-files.ts";
import { unzipFiles, zipFiles, type ArchiveFault, type PictureFile } from "./zip.ts";

/** A picture on its way into an archive: its file there, and the address that it takes the place of. */
export interface PackedPicture extends PictureFile {
  address: string;
}

/**
 * A site's own layer as a zip of the files that its folder would hold, with its pictures in `assets/`. The same layer
 * and pictures give the same bytes.
 */
export function packLayer(layer: Layer, pictures: readonly PackedPicture[] = []): Uint8Array {
  const paths = new Map(pictures.map(({ address, path }) => [address, path]));
  return zipFiles(filesOfLayer(withTexts(layer, paths)), pictures);
}

/**
 * A layer from an archive, or why there is none: the archive itself, or what is in it. In the layer, `standsIn` stands
 * where each of its pictures is shown.
 */
export type Unpacked =
  | { layer: Layer; warnings: SiteFinding[]; pictures: (PictureFile & { standsIn: string })[] }
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
  const { pictures, largePictures, ...files } = reading;
  const assets = [
    ...pictures.map(({ path, bytes }) => ({ path, size: bytes.length })),
    ...largePictures.map((path) => ({ path, size: Number.POSITIVE_INFINITY })),
  ];
  const read = layerOfFiles({ folder: "", ...files, isNeeded: true, assets });
  const { layer, findings, comments, used } = read;
  if (findings.length > 0) return { findings: presentFindings("", findings, locale) };
  const own = ownLayerOf(layer, locale, await standing(layer));
  if (!("layer" in own)) return own;
  const lost = comments.map((place) => ({
    ...findingOf(place, { key: "json.commentsNotKept" }),
    severity: "warning" as const,
  }));
  return {
    ...own,
    warnings: presentFindings("", [...lost, ...read.warnings], locale),
    pictures: pictures
      .filter(({ path }) => used.includes(path))
      .map((picture) => ({ ...picture, standsIn: standIn(picture.path) })),
  };
}
