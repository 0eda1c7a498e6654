import { sql } from "kysely";
import { ExamAttemptStateEnum } from "../../../../generated/enums.ts";
import type { OperationContext } from "../../../core/context.ts";
import type { Trx } from "../../../database/connect.ts";
import { PLATFORM } from "../../../lib/org-no.ts";
import { MESSAGE_KIND, messageText, writeMessages } from "../../messages/index.ts";
import { isShown } from "../reveal.ts";

interface AttemptRow {
  user_no: string;
  exam_id: string;
  exam_name: string;
  org_no: string;
  gmt_end: Date | null;
  show_score: number;
}

/**
 * Tells the learners of attempts at one exam that a person has marked them, or that their score was changed. Who may not
 * see the score now is told nothing. Gives whom. In scope `system`.
 */
export async function notifyLearners(
  trx: Trx,
  { attemptIds, news }: { attemptIds: readonly string[]; news: "marked" | "changed" },
  { services: { tenants }, now }: Pick<OperationContext, "services" | "now">,
): Promise<string[]> {
  const { rows } =
    await sql<AttemptRow>`select attempt.user_no, exam.id as exam_id, exam_name, exam.org_no, exam.gmt_end,
      show_score
    from exam_attempt as attempt join exam on exam.id = attempt.exam_id
    where attempt.id = any(${attemptIds}::bigint[]) and attempt.state = ${ExamAttemptStateEnum.finished}`.execute(trx);
  const [exam] = rows;
  if (!exam) return [];
  const facts = { attemptState: ExamAttemptStateEnum.finished, gmtEnd: exam.gmt_end, now: now() };
  if (!isShown(exam.show_score, facts)) return [];
  const site = (await tenants.resolve(exam.org_no === PLATFORM ? "" : exam.org_no)) ?? (await tenants.resolve(""));
  if (!site) return [];
  // Which language they read is not known here.
  const { t } = site.texts(site.locales.default);
  const [attemptId] = attemptIds;
  const href = attemptIds.length === 1 ? `/exam/result?attempt=${attemptId}` : "/account/exams/myExam";
  const link = messageText(t("site.exam.see"), href);
  const userNos = [...new Set(rows.map(({ user_no: userNo }) => userNo))];
  await writeMessages(trx, {
    userNos,
    about: "course",
    kind: MESSAGE_KIND.study,
    orgNo: exam.org_no,
    title: t(`site.exam.${news}`, { name: exam.exam_name }),
    paragraphs: [[messageText(t(`site.exam.${news}.text`))], [link]],
    at: now(),
  });
  return userNos;
}
