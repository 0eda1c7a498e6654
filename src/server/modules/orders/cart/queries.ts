import { sql } from "kysely";
import type { Trx } from "../../../database/connect.ts";
import { examsHeld } from "../access/exam-rights.ts";
import { gradesHeld } from "../access/grade-orders.ts";
import type { Owner } from "../access/owned-by.ts";
import { selectExamsSold, selectGradesSold } from "../goods-queries.ts";

/** Lets one transaction of a person at a time go on. */
export async function lockUser(trx: Trx, userNo: string): Promise<void> {
  await trx.selectFrom("app_user").select("user_no").where("user_no", "=", userNo).forUpdate().execute();
}

/** Something that is sold: its name, whose it is, and whether the person has it already. */
export interface OnSale extends Owner {
  name: string;
  isHeld: boolean;
}

/** A course that is on the shelf, as far as its price and whose it is go. */
export function selectPrices(trx: Trx, courseId: string) {
  return trx
    .selectFrom("course")
    .where("id", "=", courseId)
    .where("is_public", "=", true)
    .select(["course_name", "org_no", "lecturer_user_no", "price_fen", "course_discount_fen"])
    .executeTakeFirst();
}

/** What one would pay for an exam, and whether one may sit it already; undefined where it is not for sale. */
export async function selectExamOnSale(
  trx: Trx,
  { examId, userNo, now }: { examId: string; userNo: string; now: Date },
): Promise<OnSale | undefined> {
  const [exam] = await selectExamsSold(trx, { examIds: [examId], now });
  return (
    exam && {
      name: exam.exam_name,
      owner: exam.owner_user_no,
      orgNo: exam.org_no,
      isHeld: (await examsHeld(trx, { userNo, examIds: [examId] })).has(examId),
    }
  );
}

/** The name of a class whose places are sold, and whether one need not buy one; undefined where they are not. */
export async function selectGradeOnSale(
  trx: Trx,
  { gradeId, userNo, now }: { gradeId: string; userNo: string; now: Date },
): Promise<OnSale | undefined> {
  const [grade] = await selectGradesSold(trx, { gradeIds: [gradeId], now });
  return (
    grade && {
      name: grade.grade_name,
      owner: grade.lecturer_user_no,
      orgNo: grade.org_no,
      isHeld: (await gradesHeld(trx, { userNo, gradeIds: [gradeId] })).has(gradeId),
    }
  );
}

export async function countLines(trx: Trx, scope: CartScope): Promise<number> {
  const { total } = await lines(trx, scope)
    .select(({ fn }) => fn.countAll<string>().as("total"))
    .executeTakeFirstOrThrow();
  return Number(total);
}

/** False when it is in the cart already. */
export async function insertLine(
  trx: Trx,
  { userNo, now, ...of }: { userNo: string; courseId?: string; examId?: string; gradeId?: string; now: Date },
): Promise<boolean> {
  const row = await trx
    .insertInto("cart_item")
    .values({
      user_no: userNo,
      course_id: of.courseId ?? null,
      exam_id: of.examId ?? null,
      grade_id: of.gradeId ?? null,
      gmt_create: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning("id")
    .executeTakeFirst();
  return row !== undefined;
}

export type LineRow = Awaited<ReturnType<typeof selectLines>>[number];

export function selectLines(trx: Trx, scope: CartScope) {
  return lines(trx, scope)
    .select([
      "cart_item.id",
      "cart_item.course_id",
      "cart_item.exam_id",
      "cart_item.grade_id",
      "cart_item.gmt_create",
      "course.course_name",
      "course.course_logo",
      "course.course_category",
      "course.is_free",
      "course.course_original_fen",
      "course.course_discount_fen",
      "exam.exam_name",
      "exam.price_fen as exam_price_fen",
      "grade.grade_name",
      "grade.cover as grade_cover",
      sql<number | null>`greatest(0, grade.price_fen - coalesce((select max(grade_off_fen) from vip_period
        where vip_period.user_no = cart_item.user_no and gmt_begin <= ${scope.now} and gmt_end > ${scope.now}), 0))`.as(
        "grade_price_fen",
      ),
    ])
    .orderBy("cart_item.gmt_create", "desc")
    .orderBy("cart_item.id", "desc")
    .execute();
}

export async function deleteLines(trx: Trx, { userNo, ids }: { userNo: string; ids: string[] }): Promise<void> {
  await trx.deleteFrom("cart_item").where("user_no", "=", userNo).where("id", "in", ids).execute();
}

export interface CartScope {
  userNo: string;
  now: Date;
  /** Whether the site offers exams and classes: elsewhere those in the cart are not shown. */
  hasExams: boolean;
  hasGrades: boolean;
}

/**
 * Lines whose course, exam or class can be bought: one that is taken off the shelf leaves the cart, and is in it again when it
 * comes back.
 */
function lines(trx: Trx, { userNo, now, hasExams, hasGrades }: CartScope) {
  return trx
    .selectFrom("cart_item")
    .leftJoin("course", "course.id", "cart_item.course_id")
    .leftJoin("exam", "exam.id", "cart_item.exam_id")
    .leftJoin("grade", "grade.id", "cart_item.grade_id")
    .where("cart_item.user_no", "=", userNo)
    .where((where) =>
      where.or([
        where("course.is_public", "=", true),
        ...(hasExams ? [sql<boolean>`(exam.id is not null and exam_is_sold(exam, ${now}))`] : []),
        ...(hasGrades ? [sql<boolean>`(grade.id is not null and grade_is_sold(grade, ${now}))`] : []),
      ]),
    );
}
