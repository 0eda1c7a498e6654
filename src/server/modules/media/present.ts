import type { MediaAsset, MediaLesson } from "../../../generated/types.ts";
import { courseHref } from "../../../shared/links.ts";
import type { OperationContext } from "../../core/context.ts";
import type { AssetRow } from "./asset-queries.ts";
import { dateTimeIn } from "../../lib/date-time.ts";
import type { DraftRow } from "./queries.ts";

interface AssetParts {
  row: AssetRow;
  ownerName: string;
  useCount: number;
  context: OperationContext;
}

export function presentAsset({ row, ownerName, useCount, context }: AssetParts): MediaAsset {
  return {
    mediaNo: row.media_no,
    // Checked by the table.
    kind: row.kind as MediaAsset["kind"],
    state: row.state as MediaAsset["state"],
    reason: row.reason === "" ? "" : context.site.texts(context.locale).say(`error.${row.reason}`),
    fileName: row.file_name,
    bytes: Number(row.bytes),
    ...(row.seconds === null ? {} : { seconds: row.seconds }),
    ...(row.pages === null ? {} : { pages: row.pages }),
    progress: row.progress,
    ownerName,
    useCount,
    gmtCreate: dateTimeIn(context.site.settings.timeZone, row.gmt_create),
  };
}

export function presentLesson(
  row: DraftRow & { is_public?: boolean | null },
  { isDraft, withheld }: { isDraft: boolean; withheld: readonly number[] },
): MediaLesson {
  const isSeen = row.is_public === true && !isDraft && !withheld.includes(row.course_category);
  return {
    courseId: row.course_id,
    courseName: row.course_name,
    ...(isSeen ? { href: courseHref(row.course_category, row.course_id) } : {}),
    chapterName: row.chapter_name,
    periodName: row.period_name,
    isDraft,
    isPublic: row.is_public === true,
  };
}
