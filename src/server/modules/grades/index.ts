/** Classes: where one stands, by the state that its makers set and its times; whose they are; and the exams that homework is. */
export { isManaged } from "./access.ts";
export { addExam } from "./homework/make-exam.ts";
export { gradeStatusAt } from "./status.ts";
