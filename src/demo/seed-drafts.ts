import { sql } from "kysely";
import { CourseCategoryEnum, DraftStateEnum } from "../generated/enums.ts";
import type { CourseDraftBody } from "../generated/types.ts";
import type { Trx } from "../server/database/connect.ts";
import { publishedBody } from "../server/modules/authoring/index.ts";
import { dateTimeIn } from "../server/lib/date-time.ts";
import { makers, type MakerSeed } from "./content/drafts.ts";
import { dayAt } from "./insert-rows.ts";
import { richText } from "./rich-text.ts";

/** Drafts in every state, of a lecturer and of an organisation's. */
export async function seedDrafts(trx: Trx, now: Date): Promise<void> {
  const operator = await trx
    .selectFrom("app_user")
    .select("user_no")
    .where("is_operator", "=", true)
    .executeTakeFirst();
  // What nobody touched since it came on the shelf stands below what is being worked on.
  await sql`update course set gmt_modified = gmt_putaway where is_public`.execute(trx);
  for (const [at, maker] of makers.entries()) {
    const user = await trx
      .selectFrom("app_user")
      .select(["user_no", "org_no"])
      .where("mobile", "=", maker.mobile)
      .executeTakeFirstOrThrow();
    const courses = await publishedOf(trx, user.user_no);
    const place = { trx, user, operatorNo: operator?.user_no ?? null, now };
    const [first, second] = courses;
    const sample = first && (await publishedBody(trx, { courseId: first, timeZone: undefined }));
    if (!first || !second || !sample) continue;
    await addDraft(place, {
      courseId: first,
      state: DraftStateEnum.refused,
      body: { ...sample, courseSubtitle: maker.refused.subtitle },
      days: -3 - at,
      opinion: maker.refused.opinion,
    });
    const changed = await publishedBody(trx, { courseId: second, timeZone: undefined });
    await addDraft(place, {
      courseId: second,
      state: DraftStateEnum.waiting,
      body: { ...changed, courseSubtitle: maker.waiting.subtitle },
      days: -2 - at,
    });
    await addNew(place, { state: DraftStateEnum.waiting, body: liveBody(maker, sample, now), days: -1 - at });
    await addNew(place, { state: DraftStateEnum.editing, body: begunBody(maker, sample), days: 0 });
  }
}

interface Place {
  trx: Trx;
  user: { user_no: string; org_no: string };
  operatorNo: string | null;
  now: Date;
}

interface DraftSeed {
  state: number;
  body: CourseDraftBody;
  /** When it was saved: days from now. */
  days: number;
  opinion?: string;
}

/** Video courses first: they have the most to show. */
async function publishedOf(trx: Trx, userNo: string): Promise<string[]> {
  const rows = await trx
    .selectFrom("course")
    .select("id")
    .where("lecturer_user_no", "=", userNo)
    .where("is_public", "=", true)
    .where("course_category", "=", CourseCategoryEnum.video)
    .orderBy("id")
    .limit(2)
    .execute();
  return rows.map(({ id }) => id);
}

async function addNew(place: Place, draft: DraftSeed): Promise<void> {
  const { trx, user, now } = place;
  const { id } = await trx
    .insertInto("course")
    .values({
      org_no: user.org_no,
      lecturer_user_no: user.user_no,
      course_category: draft.body.courseCategory,
      course_name: draft.body.courseName,
      gmt_create: now,
      gmt_modified: now,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  await addDraft(place, { ...draft, courseId: id });
}

async function addDraft(
  { trx, user, operatorNo, now }: Place,
  { courseId, state, body, days, opinion = "" }: DraftSeed & { courseId: string },
): Promise<void> {
  const saved = days === 0 ? new Date(now.getTime() - 2 * 3_600_000) : dayAt(now, days, 16, 20);
  await trx
    .insertInto("course_draft")
    .values({
      course_id: courseId,
      org_no: user.org_no,
      version: 1,
      draft_state: state,
      body: JSON.stringify(body),
      audit_opinion: opinion,
      user_no: user.user_no,
      gmt_submit: state === DraftStateEnum.editing ? null : saved,
      gmt_create: saved,
      gmt_modified: saved,
    })
    .execute();
  if (state !== DraftStateEnum.refused) return;
  await trx
    .insertInto("course_audit")
    .values({
      course_id: courseId,
      org_no: user.org_no,
      version: 1,
      audit_status: 2,
      audit_opinion: opinion,
      audit_user_no: operatorNo,
      gmt_tell: now,
      gmt_create: dayAt(now, days + 1, 9, 40),
    })
    .execute();
}

/** As if it were in the category, and had the cover, of what the lecturer teaches already. */
function frameOf({
  categoryId1,
  categoryId2,
  categoryId3,
  lecturerUserNo,
  courseLogo,
  noSkip,
  watermark,
}: CourseDraftBody) {
  return { categoryId1, categoryId2, categoryId3, lecturerUserNo, courseLogo, noSkip, watermark, isFree: 0 as const };
}

function liveBody({ live }: MakerSeed, sample: CourseDraftBody, now: Date): CourseDraftBody {
  const periods = live.sessions.map((name, at) => ({
    key: `session-${at + 1}`,
    periodName: name,
    periodDesc: "",
    periodType: 2 as const,
    isFree: 0 as const,
    beginTime: dateTimeIn(undefined, dayAt(now, 14 + at * 7, 19, 30)),
    endTime: dateTimeIn(undefined, dayAt(now, 14 + at * 7, 21)),
  }));
  return {
    ...frameOf(sample),
    courseName: live.name,
    courseSubtitle: live.subtitle,
    courseCategory: 2,
    courseOriginal: live.price,
    courseDiscount: live.price,
    introduce: richText(live.about),
    chapters: [{ key: "sessions", chapterName: "直播安排", chapterDesc: "", isFree: 0, periods }],
  };
}

function begunBody({ begun }: MakerSeed, sample: CourseDraftBody): CourseDraftBody {
  return {
    ...frameOf(sample),
    courseLogo: "",
    courseName: begun.name,
    courseSubtitle: begun.subtitle,
    courseCategory: 1,
    courseOriginal: "",
    courseDiscount: "",
    introduce: { type: "doc", content: [] },
    chapters: begun.chapters.map((chapterName, at) => ({
      key: `chapter-${at + 1}`,
      chapterName,
      chapterDesc: "",
      isFree: 0,
      periods: [],
    })),
  };
}
