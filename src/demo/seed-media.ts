import { sql } from "kysely";
import { PeriodTypeEnum } from "../generated/enums.ts";
import type { Trx } from "../server/database/connect.ts";
import { hashOf } from "./artwork/palette.ts";
import { insertRows, required } from "./insert-rows.ts";
import { readDemoFiles, type DemoFile } from "./media-files.ts";

/** What a period is given: files of the folder `media` with what they are to it. The first one is what is opened. */
interface Parcel {
  seconds?: number;
  pages?: number;
  files: { path: string; kind: string; name: string; language?: string }[];
}

const captions = ["zh-CN", "en"].map((language) => ({
  path: `${language}.vtt`,
  kind: "caption",
  name: `${language}.vtt`,
  language,
}));
const part = (folder: string, name: string) => ({ path: `${folder}/${name}`, kind: "part", name });

/** Videos of one picture each; a lecturer's course has all of them in turn. */
const videos: Parcel[] = [
  { seconds: 60, files: [{ path: "theory.mp4", kind: "mp4", name: "film.mp4" }, ...captions] },
  {
    seconds: 64,
    files: [
      { path: "ladder/index.m3u8", kind: "hls", name: "index.m3u8" },
      ...["360p.m3u8", "360p.mp4", "180p.m3u8", "180p.mp4"].map((name) => part("ladder", name)),
      ...captions,
    ],
  },
  { seconds: 44, files: [{ path: "workshop.mp4", kind: "mp4", name: "film.mp4" }, ...captions] },
];
const replay: Parcel = {
  seconds: 60,
  files: [
    { path: "theory.mp4", kind: "mp4", name: "film.mp4" },
    { path: "live/360p.m3u8", kind: "live", name: "live.m3u8" },
    part("live", "360p.mp4"),
    ...captions,
  ],
};
const handout: Parcel = {
  pages: 6,
  files: [
    { path: "handout.pdf", kind: "pdf", name: "document.pdf" },
    { path: "handout-preview.pdf", kind: "preview", name: "preview.pdf" },
  ],
};

/**
 * Ties the demo's media to every period there is, and makes lengths, pages and names of the periods those of the files.
 */
export async function seedMedia(trx: Trx): Promise<void> {
  const files = await readDemoFiles();
  const periods = await trx
    .selectFrom("period")
    .select(["id", "course_id", "period_type", "period_name", "doc_name", "sort"])
    .orderBy("id")
    .execute();
  const rows: Record<string, unknown>[] = [];
  for (const period of periods) {
    const parcel = parcelOf(period);
    // A package or a document: whatever its name promised, its name now says what it is.
    const saved = period.doc_name.replace(/\.\w+$/, period.doc_name.endsWith(".pdf") ? ".pdf" : ".zip");
    for (const file of parcel.files)
      rows.push(
        rowOf({
          periodId: period.id,
          parcel,
          file,
          saveAs: file.kind === "file" ? saved : "",
          stored: required(files, file.path),
        }),
      );
  }
  await insertRows(trx, "period_media", rows);
  await sql`update period set video_seconds = period_media.seconds from period_media
    where period_media.period_id = period.id and period_media.kind in ('mp4', 'hls') and period.period_type = 1`.execute(
    trx,
  );
  await sql`update period set doc_page = period_media.pages from period_media
    where period_media.period_id = period.id and period_media.pages is not null and period_media.kind in ('pdf', 'file')`.execute(
    trx,
  );
  await sql`update period set doc_name = period_media.file_name from period_media
    where period_media.period_id = period.id and period_media.kind = 'file'`.execute(trx);
  // Two rules of lecturers, each on some courses, so that they can be seen.
  await sql`update course set watermark = id % 3 = 0, no_skip = id % 7 = 0 where course_category = 1`.execute(trx);
}

function parcelOf({
  course_id,
  period_type,
  doc_name,
  sort,
}: {
  course_id: string;
  period_type: number;
  doc_name: string;
  sort: number;
}): Parcel {
  if (period_type === PeriodTypeEnum.live) return replay;
  if (period_type === PeriodTypeEnum.document) return handout;
  if (period_type === PeriodTypeEnum.accessory) {
    const isDocument = doc_name.endsWith(".pdf");
    return {
      ...(isDocument ? { pages: 6 } : {}),
      files: [
        {
          path: isDocument ? "handout.pdf" : "templates.zip",
          kind: "file",
          name: isDocument ? "file.pdf" : "file.zip",
        },
      ],
    };
  }
  return videos[(hashOf(course_id) + sort) % videos.length] ?? videos[0]!;
}

interface RowParts {
  periodId: string;
  parcel: Parcel;
  file: Parcel["files"][number];
  saveAs: string;
  stored: DemoFile;
}

function rowOf({ periodId, parcel, file, saveAs, stored }: RowParts): Record<string, unknown> {
  const isVideo = file.kind === "mp4" || file.kind === "hls";
  return {
    period_id: periodId,
    kind: file.kind,
    name: file.name,
    storage_key: stored.key,
    media_type: stored.mediaType,
    file_name: saveAs,
    language: file.language ?? "",
    seconds: isVideo ? (parcel.seconds ?? null) : null,
    pages: file.kind === "pdf" || file.kind === "file" ? (parcel.pages ?? null) : file.kind === "preview" ? 2 : null,
    bytes: stored.bytes,
    sha256: `\\x${stored.sha256.toString("hex")}`,
  };
}
