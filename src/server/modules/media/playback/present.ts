import type { AccessoryWay, MediaWay } from "../../../../generated/types.ts";
import type { MediaRow } from "../media-queries.ts";
import { dateTimeIn } from "../../../lib/date-time.ts";

/** What the address of a file is made of. */
export interface OpenAccess {
  periodId: string;
  /** The signed right that stands in the address. */
  right: string;
  expires: Date;
  timeZone: string | undefined;
}

interface AccessParts {
  entry: Pick<MediaRow, "kind" | "name" | "seconds" | "pages">;
  media: MediaRow[];
  way: OpenAccess;
  noSkip: boolean;
  watermark: string;
}

export function presentAccess({ entry, media, way, noSkip, watermark }: AccessParts): MediaWay {
  const isPreview = entry.kind === "preview";
  const pages = isPreview ? media.find(({ kind }) => kind === "pdf")?.pages : entry.pages;
  const isVideo = entry.kind === "mp4" || entry.kind === "hls";
  return {
    periodId: way.periodId,
    // Checked by the table, and by whoever chose the entry.
    kind: isPreview ? "pdf" : (entry.kind as MediaWay["kind"]),
    url: addressOf(entry.name, way),
    expires: dateTimeIn(way.timeZone, way.expires),
    ...(entry.seconds === null || !isVideo ? {} : { seconds: entry.seconds }),
    ...(pages ? { pages } : {}),
    isPreview,
    captionList: isVideo
      ? media
          .filter(({ kind }) => kind === "caption")
          .map(({ name, language }) => ({ language, url: addressOf(name, way) }))
      : [],
    noSkip,
    watermark,
  };
}

export function presentAccessory(entry: MediaRow, way: OpenAccess): AccessoryWay {
  return {
    periodId: way.periodId,
    fileUrl: addressOf(entry.name, way),
    fileName: entry.file_name || entry.name,
    fileSize: Number(entry.bytes),
    sha256: Buffer.from(entry.sha256).toString("hex"),
    expires: dateTimeIn(way.timeZone, way.expires),
  };
}

function addressOf(name: string, { periodId, right }: OpenAccess): string {
  return `/media/${periodId}/${right}/${name}`;
}
