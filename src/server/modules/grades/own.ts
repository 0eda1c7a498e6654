import { sql } from "kysely";
import { CertificateAwardEnum, GradeStateEnum, UserTypeEnum } from "../../../generated/enums.ts";
import type {
  DeleteGradeBody,
  GetOwnGradeBody,
  GradeSettings,
  ListOwnGradesBody,
  ListOwnGradesReply,
  OwnGrade,
  SaveGradeBody,
  SaveGradeStateBody,
} from "../../../generated/types.ts";
import { amountOf, fenOf } from "../../../shared/amounts.ts";
import { momentOf } from "../../../shared/date-time.ts";
import type { OperationContext } from "../../core/context.ts";
import { fail, failFields } from "../../core/errors.ts";
import { systemActor, withActor } from "../../database/actor.ts";
import type { Trx } from "../../database/connect.ts";
import { dateTimeIn } from "../../lib/date-time.ts";
import { hasWords } from "../../lib/matches-search.ts";
import { pageOf, pageRange } from "../../lib/paging.ts";
import { sessionIn } from "../../lib/require-session.ts";
import { auditActor, recordAudit } from "../audit/index.ts";
import { addCompletions, selectCertified } from "../certificates/index.ts";
import { type GradeRow } from "../orders/index.ts";
import { isAssisted, isManaged, selectGrade, withGrade } from "./access.ts";
import { coursesOf, examsOf, noticesOf, presentLesson, selectLessons } from "./content-queries.ts";
import { gradeStatusAt } from "./status.ts";

/** The classes that one manages, those that are not over first. */
export async function listOwnGrades(
  { keyword = "", ...input }: ListOwnGradesBody,
  context: OperationContext,
): Promise<ListOwnGradesReply> {
  const page = pageRange(input);
  const { userNo } = sessionIn(context);
  const { timeZone } = context.site.settings;
  return withActor(context.db, systemActor, async (trx) => {
    let query = trx.selectFrom("grade").where(isManaged(context));
    if (keyword.trim() !== "") query = query.where(hasWords([sql<string>`grade.grade_name`], keyword));
    const { total } = await query.select(({ fn }) => fn.countAll<string>().as("total")).executeTakeFirstOrThrow();
    const rows = await query
      .selectAll()
      .select(isAssisted(userNo).as("is_assisted"))
      .select(
        sql<number>`(select count(*)::int from grade_application where grade_id = grade.id and state = 1)`.as("asked"),
      )
      .orderBy(sql`grade.state = ${GradeStateEnum.closed} or grade.end_time < ${context.now()}`)
      .orderBy("grade.id", "desc")
      .limit(page.pageSize)
      .offset(page.offset)
      .execute();
    return pageOf(
      rows.map((row) => ({
        id: row.id,
        gradeName: row.grade_name,
        // Checked by the table.
        gradeState: row.state as GradeStateEnum,
        gradeStatus: gradeStatusAt(row, context.now()),
        memberCount: row.member_count,
        ...(row.capacity === null ? {} : { capacity: row.capacity }),
        applicationCount: row.asked,
        beginTime: dateTimeIn(timeZone, row.begin_time),
        endTime: dateTimeIn(timeZone, row.end_time),
        isListed: row.is_putaway,
        isAssisted: row.is_assisted,
      })),
      Number(total),
      page,
    );
  });
}

/** A class that one manages. NOT_FOUND. */
export function getOwnGrade({ id }: GetOwnGradeBody, context: OperationContext): Promise<OwnGrade> {
  return withGrade({ gradeId: id, as: "manager" }, context, (trx, grade) => ownGrade(trx, grade.id, context));
}

/** The same in a transaction of scope `system`, after it was looked at who asks. */
export async function ownGrade(trx: Trx, id: string, context: OperationContext): Promise<OwnGrade> {
  const row = await selectGrade(trx, id);
  const { timeZone } = context.site.settings;
  const counted = await sql<{ asked: number; attempts: boolean; assisted: boolean }>`
    select (select count(*)::int from grade_application where grade_id = grade.id and state = 1) as asked,
      ${hasAttempts} as attempts, ${isAssisted(sessionIn(context).userNo)} as assisted
    from grade where id = ${id}`.execute(trx);
  const { asked = 0, attempts = false, assisted = false } = counted.rows[0] ?? {};
  return {
    id,
    // Checked by the table.
    gradeState: row.state as GradeStateEnum,
    version: row.version,
    memberCount: row.member_count,
    heldCount: row.held_count,
    applicationCount: asked,
    isAssisted: assisted,
    hasAttempts: attempts,
    settings: {
      gradeName: row.grade_name,
      intro: row.intro,
      cover: row.cover,
      ...(row.capacity === null ? {} : { capacity: row.capacity }),
      price: amountOf(row.is_free ? 0 : row.price_fen),
      gradeJoin: row.join_way as GradeSettings["gradeJoin"],
      beginTime: dateTimeIn(timeZone, row.begin_time),
      endTime: dateTimeIn(timeZone, row.end_time),
      isListed: row.is_putaway,
      isMembersShown: row.is_members_shown,
      isBoardShown: row.is_board_shown,
      gradeCertificate: row.certificate_rule as NonNullable<GradeSettings["gradeCertificate"]>,
      gradeStudy: row.study_right as NonNullable<GradeSettings["gradeStudy"]>,
    },
    courseList: await coursesOf(trx, id),
    examList: await examsOf(trx, { gradeId: id, withDrafts: true }, context),
    lessonList: (await selectLessons(trx, { gradeId: id })).map((lesson) => presentLesson(lesson, context)),
    noticeList: await noticesOf(trx, id, context),
  };
}

const hasAttempts = sql<boolean>`exists (select from grade_exam join exam_attempt on exam_attempt.exam_id = grade_exam.exam_id
  where grade_exam.grade_id = grade.id)`;

/**
 * Makes a class, as a draft, or changes its settings. Fewer places than there are members let nobody in and send nobody
 * away. NO_PERMISSION for who may make none; NOT_FOUND; GRADE_CHANGED; 900 for settings that contradict each other.
 */
export async function saveGrade(
  { id, version, settings }: SaveGradeBody,
  context: OperationContext,
): Promise<OwnGrade> {
  const before =
    id === undefined
      ? undefined
      : await withGrade({ gradeId: id, as: "owner" }, context, async (_trx, grade) => Promise.resolve(grade));
  await checkSettings(settings, before, context);
  const values = { ...rowOf(settings, context), gmt_modified: context.now() };
  if (id !== undefined)
    return withGrade({ gradeId: id, as: "owner" }, context, async (trx) => {
      const changed = await trx
        .updateTable("grade")
        .set(values)
        .set((set) => ({ version: set("version", "+", 1) }))
        .where("id", "=", id)
        .where("version", "=", version ?? before?.version ?? 0)
        .returning("id")
        .executeTakeFirst();
      if (!changed) fail("GRADE_CHANGED");
      return ownGrade(trx, id, context);
    });
  return withActor(context.db, systemActor, async (trx) => {
    const owner = await ownerOf(trx, context);
    const row = await trx
      .insertInto("grade")
      .values({ ...owner, ...values, state: GradeStateEnum.draft, gmt_create: context.now() })
      .returning("id")
      .executeTakeFirstOrThrow();
    return ownGrade(trx, row.id, context);
  });
}

/** A lecturer's class is their own; of an organisation or an operator it is the organisation's. NO_PERMISSION. */
async function ownerOf(trx: Trx, context: OperationContext) {
  const { userNo, userType, orgNo, isOperator } = sessionIn(context);
  if (userType !== UserTypeEnum.lecturer || isOperator) return { org_no: orgNo, lecturer_user_no: null };
  const lecturer = await trx
    .selectFrom("lecturer")
    .where("lecturer_user_no", "=", userNo)
    .select("org_no")
    .executeTakeFirst();
  if (!lecturer) fail("NO_PERMISSION");
  return { org_no: lecturer.org_no, lecturer_user_no: userNo };
}

async function checkSettings(
  { gradeName, beginTime, endTime, cover = "" }: GradeSettings,
  before: GradeRow | undefined,
  context: OperationContext,
): Promise<void> {
  const { t } = context.site.texts(context.locale);
  const { userNo } = sessionIn(context);
  const isCover =
    cover === "" ||
    cover === before?.cover ||
    (await context.services.uploads.ownsPicture({ userNo, purpose: "cover", fileUrl: cover }));
  const faults = [
    ...(gradeName.trim() === "" ? [{ path: "settings.gradeName", message: t("error.field.required") }] : []),
    ...(endTime <= beginTime ? [{ path: "settings.endTime", message: t("error.field.examWindow") }] : []),
    ...(isCover ? [] : [{ path: "settings.cover", message: t("error.field.ownUpload") }]),
  ];
  if (faults.length > 0) failFields(faults);
}

function rowOf(settings: GradeSettings, context: OperationContext) {
  const { timeZone } = context.site.settings;
  const fen = fenOf(settings.price);
  return {
    grade_name: settings.gradeName.trim(),
    intro: settings.intro?.trim() ?? "",
    cover: settings.cover ?? "",
    capacity: settings.capacity ?? null,
    is_free: fen === 0,
    price_fen: fen,
    join_way: settings.gradeJoin,
    begin_time: momentOf(settings.beginTime, timeZone),
    end_time: momentOf(settings.endTime, timeZone),
    is_putaway: settings.isListed,
    is_members_shown: settings.isMembersShown,
    // Who says nothing about these changes nothing.
    ...(settings.isBoardShown === undefined ? {} : { is_board_shown: settings.isBoardShown }),
    ...(settings.gradeCertificate === undefined ? {} : { certificate_rule: settings.gradeCertificate }),
    ...(settings.gradeStudy === undefined ? {} : { study_right: settings.gradeStudy }),
  };
}

/**
 * Opens, starts or closes a class. What is closed keeps everything, and can be opened again; with closing it gives its
 * certificates to those whom its rule names, who have none of it yet. Recorded. NOT_FOUND; GRADE_NOT_DRAFT for one that was opened.
 */
export async function saveGradeState(
  { id, gradeState }: SaveGradeStateBody,
  context: OperationContext,
): Promise<OwnGrade> {
  return withGrade({ gradeId: id, as: "owner" }, context, async (trx, grade) => {
    if (gradeState === GradeStateEnum.draft && grade.state !== GradeStateEnum.draft) fail("GRADE_NOT_DRAFT");
    await trx
      .updateTable("grade")
      .set({
        state: gradeState,
        gmt_closed: gradeState === GradeStateEnum.closed ? context.now() : null,
        gmt_modified: context.now(),
      })
      .where("id", "=", id)
      .execute();
    if (gradeState === GradeStateEnum.closed && gradeState !== grade.state)
      await addCompletions(
        trx,
        (await selectCertified(trx, grade, context.now())).map((userNo) => ({
          kind: CertificateAwardEnum.grade,
          sourceId: id,
          userNo,
        })),
        context.now(),
      );
    if (gradeState !== grade.state)
      await recordAudit(trx, {
        ...auditActor(sessionIn(context)),
        action: "grade.state",
        orgNo: grade.org_no,
        subject: `grade:${id}`,
        detail: { from: grade.state, to: gradeState },
      });
    return ownGrade(trx, id, context);
  });
}

/** Deletes a class that nobody ever joined, ordered or sat an exam in. Recorded. NOT_FOUND; GRADE_IN_USE. */
export async function deleteGrade({ id }: DeleteGradeBody, context: OperationContext): Promise<Record<string, never>> {
  return withGrade({ gradeId: id, as: "owner" }, context, async (trx, grade) => {
    const gone = await sql<{ id: string }>`delete from grade where id = ${id}
      and not exists (select from grade_member where grade_id = ${id})
      and not exists (select from order_line where grade_id = ${id}) and not ${hasAttempts} returning id`.execute(trx);
    if (gone.rows.length === 0) fail("GRADE_IN_USE");
    await recordAudit(trx, {
      ...auditActor(sessionIn(context)),
      action: "grade.delete",
      orgNo: grade.org_no,
      subject: `grade:${id}`,
      detail: { name: grade.grade_name },
    });
    return {};
  });
}
