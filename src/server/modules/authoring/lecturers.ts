import type {
  LecturerProfile,
  ListOrganisationLecturersBody,
  ListOrganisationLecturersReply,
  OrganisationLecturer,
  SaveOwnLecturerBody,
} from "../../../generated/types.ts";
import type { OperationContext } from "../../core/context.ts";
import { actorOf, systemActor, withActor } from "../../database/actor.ts";
import { fail, failFields, type FieldFault } from "../../core/errors.ts";
import { pageOf, pageRange, totalFromPage } from "../../lib/paging.ts";
import { sessionIn } from "../../lib/require-session.ts";
import { admitProfile } from "../moderation/index.ts";
import { shareOfOrganisation } from "../orders/index.ts";
import {
  countOrganisationLecturers,
  selectFoundCourses,
  selectOrganisationLecturers,
  selectProfile,
  updateProfile,
  type OrganisationLecturerRow,
} from "./lecturer-queries.ts";
import { writeSearch } from "./search-row.ts";

/** The lecturers of the organisation that asks. */
export async function listOrganisationLecturers(
  input: ListOrganisationLecturersBody,
  context: OperationContext,
): Promise<ListOrganisationLecturersReply> {
  const session = sessionIn(context);
  const range = pageRange(input);
  const filter = { orgNo: session.orgNo, keyword: input.keyword?.trim() ?? "", sort: input.sort ?? "" };
  const { shareBps } = context.services.settings.earnings;
  return withActor(context.db, actorOf(session), async (trx) => {
    const own = await shareOfOrganisation(trx, { orgNo: session.orgNo, shareBps, now: context.now() });
    const rows = await selectOrganisationLecturers(trx, { ...filter, range });
    return {
      ...pageOf(
        rows.map((row) => presentLecturer(row, own)),
        totalFromPage(rows.length, range) ?? (await countOrganisationLecturers(trx, filter)),
        range,
      ),
      ownProportion: own / 100,
    };
  });
}

/** What the lecturer who asks says of themselves. NOT_FOUND where they have no page. */
export async function getOwnLecturer(context: OperationContext): Promise<LecturerProfile> {
  const session = sessionIn(context);
  const row =
    (await withActor(context.db, actorOf(session), (trx) => selectProfile(trx, session.userNo))) ?? fail("NOT_FOUND");
  return {
    lecturerUserNo: row.lecturer_user_no,
    lecturerName: row.lecturer_name,
    position: row.position,
    headImgUrl: row.head_img_url,
    introduce: row.introduce,
    // Checked by the table.
    auditStatus: row.audit_status as LecturerProfile["auditStatus"],
  };
}

/**
 * Changes it, at once: who may teach was decided, and what is taught is audited. 900 for words that are too few and for
 * a portrait that is not theirs. What `admitProfile` says of its words.
 */
export async function saveOwnLecturer(input: SaveOwnLecturerBody, context: OperationContext): Promise<LecturerProfile> {
  const session = sessionIn(context);
  const before = await getOwnLecturer(context);
  const headImgUrl = input.headImgUrl ?? "";
  const profile = {
    lecturerName: input.lecturerName.trim(),
    position: input.position.trim(),
    introduce: input.introduce.trim(),
    headImgUrl,
  };
  const { t } = context.site.texts(context.locale);
  const faults: FieldFault[] = [];
  const least = { lecturerName: 2, position: 1, introduce: 20 } as const;
  for (const [path, length] of Object.entries(least) as [keyof typeof least, number][]) {
    if ([...profile[path]].length < length) faults.push({ path, message: t("error.field.blank") });
  }
  const isOwn =
    headImgUrl === "" ||
    headImgUrl === before.headImgUrl ||
    (await context.services.uploads.ownsPicture({ userNo: session.userNo, purpose: "portrait", fileUrl: headImgUrl }));
  if (!isOwn) faults.push({ path: "headImgUrl", message: t("error.field.ownUpload") });
  if (faults.length > 0) failFields(faults);
  const texts = [profile.lecturerName, profile.position, profile.introduce];
  await admitProfile(context, { orgNo: session.orgNo, texts });
  await withActor(context.db, systemActor, async (trx) => {
    await updateProfile(trx, { ...profile, userNo: session.userNo, now: context.now() });
    if (profile.lecturerName === before.lecturerName) return;
    for (const courseId of await selectFoundCourses(trx, session.userNo)) await writeSearch(trx, courseId);
  });
  return getOwnLecturer(context);
}

function presentLecturer(row: OrganisationLecturerRow, own: number): OrganisationLecturer {
  return {
    lecturerUserNo: row.lecturer_user_no,
    lecturerName: row.lecturer_name,
    position: row.position,
    headImgUrl: row.head_img_url,
    // Checked by the table.
    auditStatus: row.audit_status as OrganisationLecturer["auditStatus"],
    courseCount: Number(row.course_count),
    draftCount: Number(row.draft_count),
    waitingCount: Number(row.waiting_count),
    countStudy: Number(row.count_study),
    // As sales are split: no more than the organisation's own.
    lecturerProportion: Math.min(row.share_bps ?? 0, own) / 100,
  };
}
