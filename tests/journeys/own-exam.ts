import { ExamAudienceEnum, ExamKindEnum, ExamShowEnum, QuestionKindEnum } from "../../src/generated/enums.ts";
import { richText } from "../api/rich-text.ts";
import { call, demo, signInAs } from "./people.ts";

/** A question with keys, or one that is answered in words and marked by a person. */
const questions = {
  keyed: {
    questionKind: QuestionKindEnum.singleChoice,
    body: {
      stem: richText("家庭用电的电压是多少"),
      options: [
        { id: "a", content: richText("220 伏") },
        { id: "b", content: richText("380 伏") },
      ],
    },
    key: { right: ["a"], explanation: richText("家用电压是 220 伏。") },
  },
  written: {
    questionKind: QuestionKindEnum.shortAnswer,
    body: { stem: richText("怎样检修配电箱") },
    key: { explanation: richText("先断电。") },
  },
};

let made = 0;

/** An exam of the demo's lecturer for everybody, with one question of ten points, on offer. */
export async function newExam({
  kind,
}: {
  kind: keyof typeof questions;
}): Promise<{ examId: string; examName: string }> {
  const token = await signInAs(demo.lecturer);
  const examName = `安全用电测验 ${process.pid}-${(made += 1)}`;
  const subjectId = (await call("saveExamSubject", { subjectName: examName }, token)).id;
  const questionId = (await call("saveExamQuestion", { subjectId, ...questions[kind] }, token)).id;
  const sections = [{ title: "全部题目", fixed: [{ questionId, score: 10 }] }];
  const paperId = (await call("saveExamPaper", { paperName: examName, sections }, token)).id;
  const settings = {
    examName,
    examKind: ExamKindEnum.exam,
    paperId,
    attemptsAllowed: 1,
    passScore: 6,
    graceSeconds: 0,
    isQuestionsShuffled: false,
    isOptionsShuffled: false,
    showAnswers: ExamShowEnum.afterMarking,
    showScore: ExamShowEnum.afterMarking,
    showExplanations: ExamShowEnum.afterMarking,
    examPrice: "0.00",
    examAudience: ExamAudienceEnum.everybody,
  };
  const examId = (await call("saveExam", { settings }, token)).id;
  await call("publishExam", { id: examId, isPutaway: 1 }, token);
  return { examId, examName };
}
