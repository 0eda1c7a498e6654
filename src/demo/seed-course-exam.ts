import type { Trx } from "../server/database/connect.ts";
import { javascriptExam, javascriptQuestions } from "./content/exam-javascript.ts";
import { required } from "./insert-rows.ts";
import { categoryPaths } from "./seed-categories.ts";
import { seedExam, seedSubject } from "./seed-exams.ts";
import { courseIdsBySlug } from "./seed-shelves.ts";

const LECTURER = "13800000002";

/** An exam that a course opens to its learners, with its questions: of the lecturer whose course it is. */
export async function seedCourseExam(trx: Trx, now: Date): Promise<void> {
  const { user_no } = await trx
    .selectFrom("app_user")
    .select("user_no")
    .where("mobile", "=", LECTURER)
    .executeTakeFirstOrThrow();
  const subject = { key: javascriptExam.subject, name: "JavaScript", orgNo: "default", owner: LECTURER };
  const bank = await seedSubject(trx, {
    subject: { ...subject, questions: javascriptQuestions },
    sort: 10,
    userNoOf: new Map([[LECTURER, user_no]]),
    now,
  });
  const categoryId = required(await categoryPaths(trx), javascriptExam.at).ids[0];
  const courseId = required(await courseIdsBySlug(trx), javascriptExam.course ?? "");
  await seedExam(trx, { exam: javascriptExam, bank, categoryId, courseId, now });
}
