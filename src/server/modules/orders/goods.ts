import { isOffered } from "../../../site/document/features.ts";
import type { OperationContext } from "../../core/context.ts";
import type { Trx } from "../../database/connect.ts";
import { fail } from "../../core/errors.ts";
import { isRecordId } from "../../lib/record-id.ts";
import { wordingIn } from "../../lib/localised-text.ts";
import { examsHeld } from "./access/exam-rights.ts";
import { gradesHeld } from "./access/grade-orders.ts";
import { ownedBy } from "./access/owned-by.ts";
import {
  selectCourses,
  selectExamsSold,
  selectGradeOff,
  selectGradesSold,
  selectHeld,
  selectVipSet,
} from "./goods-queries.ts";

/** A line as it will stand in an order, before any coupon. Amounts are fen. */
export interface Good {
  lineKind: "course" | "exam" | "grade" | "vip" | "topUp";
  courseId: string | null;
  examId: string | null;
  gradeId: string | null;
  vipSetId: string | null;
  lecturerUserNo: string | null;
  courseOrgNo: string | null;
  lineName: string;
  lineLogo: string;
  courseCategory: number | null;
  vipDays: number | null;
  original: number;
  isVipPrice: boolean;
  price: number;
  /** What an SVIP member pays for a course, whoever asks; of a membership its own price. */
  memberPrice: number;
}

/** What is asked for. */
export interface Wanted {
  courseIds?: string[] | undefined;
  examIds?: string[] | undefined;
  gradeIds?: string[] | undefined;
  vipSetId?: string | undefined;
}

export interface Buyer {
  userNo: string;
  isVip: boolean;
  locale: string;
  now: Date;
}

/**
 * What is asked for, with the names and prices of now: courses, exams and places in classes together, or a membership
 * alone. ORDER_NOTHING where nothing or both is asked for, ORDER_NOT_FOR_SALE where something is not on the shelf,
 * ORDER_OWN where it is the buyer's or their organisation's, ORDER_ALREADY_HELD where they have a course, may sit an
 * exam or are in a class already, ORDER_LENT where a class that they are in lends them a course.
 */
export async function findGoods(trx: Trx, wanted: Wanted, buyer: Buyer): Promise<Good[]> {
  const { courseIds, examIds, gradeIds, vipSetId } = wanted;
  if (((courseIds ?? examIds ?? gradeIds) === undefined) === (vipSetId === undefined)) fail("ORDER_NOTHING");
  if (vipSetId !== undefined) return [await findVipSet(trx, vipSetId, buyer)];
  const goods = [
    ...(courseIds ? await findCourses(trx, courseIds, buyer) : []),
    ...(examIds ? await findExams(trx, examIds, buyer) : []),
    ...(gradeIds ? await findGrades(trx, gradeIds, buyer) : []),
  ];
  await refuseOwned(trx, goods, buyer);
  return goods;
}

/** What somebody may not buy: where it stands, and what it is called. */
type Owned = Pick<Good, "courseId" | "examId" | "gradeId" | "lineName" | "lecturerUserNo" | "courseOrgNo">;

/**
 * Nobody buys what is theirs, or what they have: ORDER_OWN, ORDER_ALREADY_HELD, and ORDER_LENT for a
 * course that a class lends them. Asked again when an order is paid,
 * because both may have come about since it was made. In scope system.
 */
export async function refuseOwned(
  trx: Trx,
  goods: readonly Owned[],
  { userNo, now }: Pick<Buyer, "userNo" | "now">,
): Promise<void> {
  const isOwn = await ownedBy(trx, userNo);
  const own = goods.find((good) => isOwn({ owner: good.lecturerUserNo, orgNo: good.courseOrgNo }));
  if (own) fail("ORDER_OWN", { args: { name: own.lineName }, data: idsOf(own) });
  const ids = (name: "courseId" | "examId" | "gradeId") => goods.flatMap((good) => good[name] ?? []);
  const [courseIds, examIds, gradeIds] = [ids("courseId"), ids("examId"), ids("gradeId")];
  const none = new Set<string>();
  const courses: Awaited<ReturnType<typeof selectHeld>> =
    courseIds.length > 0 ? await selectHeld(trx, { userNo, courseIds, now }) : new Map();
  const exams = examIds.length > 0 ? await examsHeld(trx, { userNo, examIds }) : none;
  const grades = gradeIds.length > 0 ? await gradesHeld(trx, { userNo, gradeIds }) : none;
  const held = goods.find(
    ({ courseId, examId, gradeId }) =>
      courses.has(courseId ?? "") || exams.has(examId ?? "") || grades.has(gradeId ?? ""),
  );
  if (!held) return;
  const isLent = courses.get(held.courseId ?? "") === "lent";
  fail(isLent ? "ORDER_LENT" : "ORDER_ALREADY_HELD", { args: { name: held.lineName }, data: idsOf(held) });
}

function idsOf({ courseId, examId, gradeId }: Owned): Record<string, string> {
  return { ...(courseId && { courseId }), ...(examId && { examId }), ...(gradeId && { gradeId }) };
}

/** Memberships, exams and classes are sold where the buyer's site has them; FEATURE_OFF elsewhere. */
export function refuseNotOffered({ vipSetId, examIds, gradeIds }: Wanted, { site }: OperationContext): void {
  const { features } = site.settings;
  if (vipSetId !== undefined && !isOffered(features, "vip")) fail("FEATURE_OFF");
  if (examIds !== undefined && !isOffered(features, "exams")) fail("FEATURE_OFF");
  if (gradeIds !== undefined && !isOffered(features, "grade")) fail("FEATURE_OFF");
}

async function findCourses(trx: Trx, courseIds: string[], { isVip }: Buyer): Promise<Good[]> {
  if (!courseIds.every(isRecordId)) fail("ORDER_NOT_FOR_SALE");
  const found = new Map((await selectCourses(trx, courseIds)).map((course) => [course.id, course]));
  const courses = courseIds.map((id) => found.get(id) ?? fail("ORDER_NOT_FOR_SALE"));
  return courses.map((course) => {
    const original = course.price_fen ?? 0;
    const memberPrice = Math.min(original, course.course_discount_fen ?? 0);
    const price = isVip ? memberPrice : original;
    return {
      lineKind: "course",
      courseId: course.id,
      examId: null,
      gradeId: null,
      vipSetId: null,
      lecturerUserNo: course.lecturer_user_no,
      courseOrgNo: course.org_no,
      lineName: course.course_name,
      lineLogo: course.course_logo,
      courseCategory: course.course_category,
      vipDays: null,
      original,
      isVipPrice: price < original,
      price,
      memberPrice,
    };
  });
}

/** Everybody pays the same for an exam. */
async function findExams(trx: Trx, examIds: string[], { now }: Buyer): Promise<Good[]> {
  if (!examIds.every(isRecordId)) fail("ORDER_NOT_FOR_SALE");
  const found = new Map((await selectExamsSold(trx, { examIds, now })).map((exam) => [exam.id, exam]));
  const exams = examIds.map((id) => found.get(id) ?? fail("ORDER_NOT_FOR_SALE"));
  return exams.map((exam) => {
    return {
      lineKind: "exam",
      courseId: null,
      examId: exam.id,
      gradeId: null,
      vipSetId: null,
      lecturerUserNo: exam.owner_user_no,
      courseOrgNo: exam.org_no,
      lineName: exam.exam_name,
      lineLogo: "",
      courseCategory: null,
      vipDays: null,
      original: exam.price_fen,
      isVipPrice: false,
      price: exam.price_fen,
      memberPrice: exam.price_fen,
    };
  });
}

/** Members pay less for a place in a class where their tier says so. Whether there is one is seen when it is held. */
async function findGrades(trx: Trx, gradeIds: string[], { userNo, now }: Buyer): Promise<Good[]> {
  if (!gradeIds.every(isRecordId)) fail("ORDER_NOT_FOR_SALE");
  const found = new Map((await selectGradesSold(trx, { gradeIds, now })).map((grade) => [grade.id, grade]));
  const grades = gradeIds.map((id) => found.get(id) ?? fail("ORDER_NOT_FOR_SALE"));
  const off = await selectGradeOff(trx, { userNo, now });
  return grades.map((grade) => {
    const price = Math.max(0, grade.price_fen - off);
    return {
      lineKind: "grade",
      courseId: null,
      examId: null,
      gradeId: grade.id,
      vipSetId: null,
      lecturerUserNo: grade.lecturer_user_no,
      courseOrgNo: grade.org_no,
      lineName: grade.grade_name,
      lineLogo: grade.cover,
      courseCategory: null,
      vipDays: null,
      original: grade.price_fen,
      isVipPrice: price < grade.price_fen,
      price,
      memberPrice: price,
    };
  });
}

/** Members renew at the price for that; everybody else pays the price of now. */
async function findVipSet(trx: Trx, vipSetId: string, { isVip, locale }: Buyer): Promise<Good> {
  const set = (isRecordId(vipSetId) ? await selectVipSet(trx, vipSetId) : undefined) ?? fail("ORDER_NOT_FOR_SALE");
  const usual = set.fab_price_fen ?? set.org_price_fen;
  const price = isVip && set.renewal_price_fen !== null ? Math.min(usual, set.renewal_price_fen) : usual;
  return {
    lineKind: "vip",
    courseId: null,
    examId: null,
    gradeId: null,
    vipSetId: set.id,
    lecturerUserNo: null,
    courseOrgNo: null,
    lineName: wordingIn(set.set_name, locale),
    lineLogo: "",
    courseCategory: null,
    vipDays: set.days,
    original: set.org_price_fen,
    isVipPrice: price < usual,
    price,
    memberPrice: price,
  };
}
