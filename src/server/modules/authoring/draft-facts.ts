import { sql } from "kysely";
import type { CourseDraftBody } from "../../../generated/types.ts";
import type { LessonMedia } from "../../../shared/lesson-kinds.ts";
import type { OperationContext } from "../../core/context.ts";
import type { Trx } from "../../database/connect.ts";
import { failFields, type FieldFault } from "../../core/errors.ts";
import { isRecordId } from "../../lib/record-id.ts";
import { faultsOf, type DraftFacts } from "./check-draft.ts";
import { selectLecturer, type MakingRow } from "./draft-queries.ts";
import { selectLessonKinds, selectPublishedMedia } from "./published-queries.ts";

/**
 * Ends the call with code 900 and everything that is missing, where a draft is not whole. In a transaction of scope
 * `system`.
 */
export async function refuseIncomplete(
  trx: Trx,
  { course, body, context }: { course: MakingRow; body: CourseDraftBody; context: OperationContext },
): Promise<void> {
  const { say } = context.site.texts(context.locale);
  const faults = faultsOf(body, await factsOf(trx, course, body));
  if (faults.length > 0) failFields(faults.map(({ path, key }): FieldFault => ({ path, message: say(key) })));
}

async function factsOf(trx: Trx, course: MakingRow, body: CourseDraftBody): Promise<DraftFacts> {
  const { lecturerUserNo } = body;
  const lecturer = isRecordId(lecturerUserNo)
    ? await selectLecturer(trx, { lecturerUserNo, orgNo: course.org_no })
    : undefined;
  const withMedia = new Set((await selectPublishedMedia(trx, course.id)).map(({ key }) => key));
  // Those that were taken out too: one that comes back is the one it was.
  const kinds = await selectLessonKinds(trx, course.id);
  return {
    categories: await selectCategoryParents(
      trx,
      [body.categoryId1, body.categoryId2, body.categoryId3].filter(isRecordId),
      course.org_no,
    ),
    media: await usableMedia(trx, course, body),
    published: new Map(
      kinds.map(({ key, period_type }) => [key, { periodType: period_type, hasMedia: withMedia.has(key) }]),
    ),
    isLecturerThere: lecturer !== undefined,
  };
}

/** The media that the lessons of a draft name. */
export function mediaNosOf(body: CourseDraftBody): string[] {
  return [
    ...new Set(
      body.chapters.flatMap(({ periods }) =>
        periods.flatMap(({ mediaNo }) => (mediaNo === undefined ? [] : [mediaNo])),
      ),
    ),
  ];
}

/** Those of them that the course may use. In scope `system`. */
export function usableMedia(trx: Trx, course: MakingRow, body: CourseDraftBody, mediaNos = mediaNosOf(body)) {
  // A lecturer who is none owns nothing.
  const userNo = isRecordId(body.lecturerUserNo) ? body.lecturerUserNo : "0";
  return selectUsableMedia(trx, mediaNos, { userNo, orgNo: course.org_no, courseId: course.id });
}

/**
 * Where a draft names media that it did not name `before` and may not use: the paths of the fields. In scope `system`.
 */
export async function foreignMedia(
  trx: Trx,
  { course, body, before }: { course: MakingRow; body: CourseDraftBody; before: CourseDraftBody },
): Promise<string[]> {
  const known = new Set(mediaNosOf(before));
  const added = mediaNosOf(body).filter((mediaNo) => !known.has(mediaNo));
  const usable = await usableMedia(trx, course, body, added);
  const foreign = new Set(added.filter((mediaNo) => !usable.has(mediaNo)));
  return body.chapters.flatMap(({ periods }, at) =>
    periods.flatMap(({ mediaNo }, place) =>
      mediaNo !== undefined && foreign.has(mediaNo) ? [`chapters.${at}.periods.${place}.mediaNo`] : [],
    ),
  );
}

async function selectCategoryParents(trx: Trx, ids: string[], orgNo: string): Promise<Map<string, string | null>> {
  if (ids.length === 0) return new Map();
  const rows = await trx
    .selectFrom("category")
    .where("id", "in", ids)
    .where("org_no", "in", ["default", orgNo])
    .select(["id", "parent_id"])
    .execute();
  return new Map(rows.map(({ id, parent_id }) => [id, parent_id]));
}

/** Those of the lecturer, of the organisation, and what a lesson of the course shows already. */
async function selectUsableMedia(
  trx: Trx,
  mediaNos: string[],
  { userNo, orgNo, courseId }: { userNo: string; orgNo: string; courseId: string },
) {
  const found = new Map<string, { kind: LessonMedia; state: "processing" | "ready" | "failed" }>();
  if (mediaNos.length === 0) return found;
  const { rows } = await sql<{ media_no: string; kind: LessonMedia; state: "processing" | "ready" | "failed" }>`
    select media_no, kind, state from media_asset where media_no = any(${mediaNos}::text[])
      and (user_no = ${userNo} or (${orgNo} <> 'default' and org_no = ${orgNo})
        or exists (select from period where period.course_id = ${courseId} and period.media_no = media_asset.media_no))`.execute(
    trx,
  );
  for (const { media_no, kind, state } of rows) found.set(media_no, { kind, state });
  return found;
}
