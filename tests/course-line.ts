import type { Good } from "../src/server/modules/orders/goods.ts";

/** A course as the row of it that an order is made from. */
interface CourseRow {
  id: string;
  org_no: string;
  lecturer_user_no: string | null;
}

/** The line of an order that sells a course for so many fen, without a reduction: `pay` is the price. */
export function courseLine(course: CourseRow, price: number): Good & { pay: number } {
  return {
    lineKind: "course",
    courseId: course.id,
    examId: null,
    gradeId: null,
    vipSetId: null,
    lecturerUserNo: course.lecturer_user_no,
    courseOrgNo: course.org_no,
    lineName: "课",
    lineLogo: "",
    courseCategory: 1,
    vipDays: null,
    original: price,
    isVipPrice: false,
    price,
    memberPrice: price,
    pay: price,
  };
}
