import { hash } from "node:crypto";
import { sql } from "kysely";
import type { Trx } from "../database/connect.ts";
import { insertRows, required } from "./insert-rows.ts";
import { readDemoFiles, type DemoFile } from "./media-files.ts";

interface DemoAsset {
  /** What was uploaded, by its path in the folder `media`. */
  path: string;
  kind: "video" | "document" | "file";
  fileName: string;
  seconds?: number;
  pages?: number;
  files: { path: string; kind: string; name: string; pages?: number }[];
}

/** Files of the demo's lecturer: what their lessons show, as if they had uploaded it. */
const assets: DemoAsset[] = [
  { path: "theory.mp4", kind: "video", fileName: "理论讲解.mp4", seconds: 60, files: [{ path: "theory.mp4", kind: "mp4", name: "film.mp4" }] },
  {
    path: "ladder/360p.mp4",
    kind: "video",
    fileName: "实操示范（多清晰度）.mp4",
    seconds: 64,
    files: [
      { path: "ladder/index.m3u8", kind: "hls", name: "index.m3u8" },
      ...["360p.m3u8", "360p.mp4", "180p.m3u8", "180p.mp4"].map((name) => ({ path: `ladder/${name}`, kind: "part", name })),
    ],
  },
  { path: "workshop.mp4", kind: "video", fileName: "车间现场.mp4", seconds: 44, files: [{ path: "workshop.mp4", kind: "mp4", name: "film.mp4" }] },
  {
    path: "handout.pdf",
    kind: "document",
    fileName: "学习讲义.pdf",
    pages: 6,
    files: [{ path: "handout.pdf", kind: "pdf", name: "document.pdf", pages: 6 }, { path: "handout-preview.pdf", kind: "preview", name: "preview.pdf", pages: 2 }],
  },
  { path: "templates.zip", kind: "file", fileName: "表格模板.zip", files: [{ path: "templates.zip", kind: "file", name: "file.zip" }] },
];

/** Gives the demo's lecturer the files that their lessons show, one that could not be used, and ties the lessons to them. */
export async function seedAssets(trx: Trx, now: Date): Promise<void> {
  const stored = await readDemoFiles();
  const owner = await trx.selectFrom("app_user").where("mobile", "=", "13800000002").select(["user_no", "org_no"]).executeTakeFirst();
  if (!owner) return;
  const base = { user_no: owner.user_no, org_no: owner.org_no, gmt_modified: now };
  await insertRows(trx, "media_asset", [
    ...assets.map(({ path, kind, fileName, seconds = null, pages = null }, place) => {
      const file = required(stored, path);
      const row = { media_no: numberOf(path), kind, state: "ready", reason: "", file_name: fileName, seconds, pages, progress: 100, gmt_create: daysBefore(now, 3 * place + 2) };
      return { ...base, ...row, ...whatIsStored(file) };
    }),
    {
      ...base,
      ...{ media_no: numberOf("refused"), kind: "video", state: "failed", reason: "VIDEO_UNREADABLE", file_name: "手机录像.mp4", seconds: null, pages: null, progress: 0, gmt_create: daysBefore(now, 1) },
      ...{ media_type: "video/mp4", storage_key: `private/media/00/${numberOf("refused").replaceAll(/[^0-9a-f]/g, "0").padEnd(30, "0")}.mp4`, bytes: 18_432, sha256: `\\x${hash("sha256", "refused")}` },
    },
  ]);
  await insertRows(
    trx,
    "media_asset_file",
    assets.flatMap((asset) =>
      asset.files.map(({ path, kind, name, pages = null }) => ({
        ...{ media_no: numberOf(asset.path), kind, name, pages, seconds: kind === "mp4" || kind === "hls" ? (asset.seconds ?? null) : null },
        ...{ file_name: kind === "file" ? asset.fileName : "", language: "" },
        ...whatIsStored(required(stored, path)),
      })),
    ),
  );
  await sql`update period set media_no = media_asset_file.media_no
    from course, period_media, media_asset_file
    where course.id = period.course_id and course.lecturer_user_no = ${owner.user_no} and period_media.period_id = period.id
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
