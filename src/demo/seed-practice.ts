import type { Trx } from "../server/database/connect.ts";
import { practiceQuestions } from "./content/practice.ts";
import { seedSubject } from "./seed-exams.ts";

/** A subject that everybody may practise. No exam draws from it. */
export async function seedPractice(trx: Trx, now: Date): Promise<void> {
  const subject = { key: "first-aid", name: "现场急救", orgNo: "1001", questions: practiceQuestions };
  const { subjectId } = await seedSubject(trx, { subject, sort: 9, userNoOf: new Map(), now });
  await trx.updateTable("exam_subject").set({ is_practice: true }).where("id", "=", subjectId).execute();
}
