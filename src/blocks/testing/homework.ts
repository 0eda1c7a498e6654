import type { Homework } from "../../generated/types.ts";
import { richText } from "./rich-text.ts";

/** A homework of a class that nobody has begun. */
export const homework: Homework = {
  id: "9",
  homeworkName: "短文一",
  gradeId: "7",
  gradeName: "写作班",
  examState: 2,
  homeworkLate: 3,
  isFileTaken: true,
  maxScore: 10,
  introduce: richText("写一篇短文"),
  rubricList: [],
  canStart: true,
  startReason: "",
  isOwnKind: true,
  isGradeAdmin: false,
  attemptCount: 0,
  fileList: [],
};
