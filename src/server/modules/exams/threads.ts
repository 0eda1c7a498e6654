/** What threads do for exams: files that strangers send, and figures of large exams. It loads nothing of the server. */
export { readQuestions } from "./formats/read-questions.ts";
export { readPeople } from "./formats/read-people.ts";
export { readSeparated } from "./formats/read-table.ts";
export { sheetText } from "./formats/sheet-text.ts";
export { writeQuestions } from "./formats/write-questions.ts";
export { analyseItems } from "./analysis/analyse-items.ts";
export { readXlsx } from "./formats/xlsx.ts";
