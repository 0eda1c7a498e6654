import { hash } from "node:crypto";
import { sql } from "kysely";
import type { Trx } from "../server/database/connect.ts";
import { insertRows, required } from "./insert-rows.ts";
import { readDemoFiles, type DemoFile } from "./media-files.ts";

interface DemoAsset {
  /** The mobile number of whoever uploaded it. */
  owner: string;
  /** What was uploaded, by its path in the folder `media`. */
  path: string;
  kind: "video" | "document" | "file";
  fileName: string;
  seconds?: number;
  pages?: number;
  files: { path: string; kind: string; name: string; pages?: number }[];
}

const lecturer = "13800000002";

/** Files of the demo's lecturer: what their lessons show, as if they had uploaded it; and one of its organisation. */
const assets: DemoAsset[] = [
  {
    owner: "13800000003",
    path: "handout-preview.pdf",
    kind: "document",
    fileName: "招生简章.pdf",
    pages: 2,
    files: [{ path: "handout-preview.pdf", kind: "pdf", name: "document.pdf", pages: 2 }],
  },
  {
    owner: lecturer,
    path: "theory.mp4",
    kind: "video",
    fileName: "理论讲解.mp4",
    seconds: 60,
    files: [{ path: "theory.mp4", kind: "mp4", name: "film.mp4" }],
  },
  {
    owner: lecturer,
    path: "ladder/360p.mp4",
    kind: "video",
    fileName: "实操示范（多清晰度）.mp4",
    seconds: 64,
    files: [
      { path: "ladder/index.m3u8", kind: "hls", name: "index.m3u8" },
      ...["360p.m3u8", "360p.mp4", "180p.m3u8", "180p.mp4"].map((name) => ({
        path: `ladder/${name}`,
        kind: "part",
        name,
      })),
    ],
  },
  {
    owner: lecturer,
    path: "workshop.mp4",
    kind: "video",
    fileName: "车间现场.mp4",
    seconds: 44,
    files: [{ path: "workshop.mp4", kind: "mp4", name: "film.mp4" }],
  },
  {
    owner: lecturer,
    path: "handout.pdf",
    kind: "document",
    fileName: "学习讲义.pdf",
    pages: 6,
    files: [
      { path: "handout.pdf", kind: "pdf", name: "document.pdf", pages: 6 },
      { path: "handout-preview.pdf", kind: "preview", name: "preview.pdf", pages: 2 },
    ],
  },
  {
    owner: lecturer,
    path: "templates.zip",
    kind: "file",
    fileName: "表格模板.zip",
    files: [{ path: "templates.zip", kind: "file", name: "file.zip" }],
  },
];

/**
 * Gives the demo's lecturer the files that their lessons show, one that could not be used, and ties the lessons to
 * them.
 */
export async function seedAssets(trx: Trx, now: Date): Promise<void> {
  const stored = await readDemoFiles();
  const people = await trx
    .selectFrom("app_user")
    .where(
      "mobile",
      "in",
      assets.map(({ owner }) => owner),
    )
    .select(["mobile", "user_no", "org_no"])
    .execute();
  const owners = new Map(
    people.map(({ mobile, user_no, org_no }) => [mobile ?? "", { user_no, org_no, gmt_modified: now }]),
  );
  await insertRows(trx, "media_asset", [
    ...assets.map(({ owner, path, kind, fileName, seconds = null, pages = null }, place) => {
      const file = required(stored, path);
      const row = {
        media_no: numberOf(path),
        kind,
        state: "ready",
        reason: "",
        file_name: fileName,
        seconds,
        pages,
        progress: 100,
        gmt_create: daysBefore(now, 3 * place + 2),
      };
      return { ...required(owners, owner), ...row, ...whatIsStored(file) };
    }),
    {
      ...required(owners, lecturer),
      media_no: numberOf("refused"),
      kind: "video",
      state: "failed",
      reason: "VIDEO_UNREADABLE",
      file_name: "手机录像.mp4",
      seconds: null,
      pages: null,
      progress: 0,
      gmt_create: daysBefore(now, 1),
      media_type: "video/mp4",
      storage_key: `private/media/00/${numberOf("refused")
        .replaceAll(/[^0-9a-f]/g, "0")
        .padEnd(30, "0")}.mp4`,
      bytes: 18_432,
      sha256: `\\x${hash("sha256", "refused")}`,
    },
  ]);
  await insertRows(
    trx,
    "media_asset_file",
    assets.flatMap((asset) =>
      asset.files.map(({ path, kind, name, pages = null }) => ({
        media_no: numberOf(asset.path),
        kind,
        name,
        pages,
        seconds: kind === "mp4" || kind === "hls" ? (asset.seconds ?? null) : null,
        file_name: kind === "file" ? asset.fileName : "",
        language: "",
        ...whatIsStored(required(stored, path)),
      })),
    ),
  );
  await sql`update period set media_no = media_asset_file.media_no
    from course, period_media, media_asset_file
    where course.id = period.course_id and course.lecturer_user_no = ${required(owners, lecturer).user_no}
    and period_media.period_id = period.id
      and period_media.kind in ('mp4', 'hls', 'pdf', 'file') and media_asset_file.kind = period_media.kind
      and media_asset_file.storage_key = period_media.storage_key`.execute(trx);
}

function whatIsStored({ key, mediaType, bytes, sha256 }: DemoFile) {
  return { storage_key: key, media_type: mediaType, bytes, sha256: `\\x${sha256.toString("hex")}` };
}

/** The same number each time, of the shape that uploads have. */
function numberOf(name: string): string {
  return hash("sha256", `demo asset ${name}`, "buffer").subarray(0, 16).toString("base64url");
}

function daysBefore(now: Date, days: number): Date {
  return new Date(now.getTime() - days * 86_400_000);
}
