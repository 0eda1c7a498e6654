import { ExamAudienceEnum, ExamStateEnum } from "../generated/enums.ts";
import type { ExamCard } from "../generated/types.ts";

/** Whether an exam is sold, to whoever may not sit it yet. It never decides it: the server does. */
export function isExamSold(exam: Pick<ExamCard, "isFree" | "examState" | "examAudience">): boolean {
  return (
    exam.isFree === 0 &&
    exam.examState !== ExamStateEnum.over &&
    (exam.examAudience === ExamAudienceEnum.everybody || exam.examAudience === ExamAudienceEnum.buyers)
  );
}
