/** Classes: where one stands, by the state that its makers set and its times; and the exams that homework is. */
export { addExam } from "./homework/make-exam.ts";
export { gradeStatusAt } from "./status.ts";
