import { HomeworkLateEnum } from "../../generated/enums.ts";
import type { HomeworkSettings } from "../../generated/types.ts";
import { dateTimeOf } from "./settings-form.ts";

/** The criteria that somebody typed: one in a line, with its points behind it. Undefined where a line has no points. */
export function rubricOf(text: string): HomeworkSettings["rubricList"] | undefined {
  const lines = text
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "");
  const list = lines.map((line) => {
    const [, words = "", points = ""] = /^(.*\S)\s+(\d{1,3})\s*分?$/.exec(line) ?? [];
    return { text: words, share: Number(points) };
  });
  return list.every(({ text: words, share }) => words !== "" && share >= 1 && share <= 100) ? list : undefined;
}

/** Criteria as they are typed. */
export const rubricText = (list: HomeworkSettings["rubricList"]): string =>
  list.map(({ text, share }) => `${text} ${share}`).join("\n");

/** The settings that a form says; undefined where the criteria cannot be read. */
export function homeworkOf(form: FormData): HomeworkSettings | undefined {
  const text = (name: string) => String(form.get(name) ?? "").trim();
  const rubricList = rubricOf(text("rubric"));
  if (!rubricList) return undefined;
  const homeworkLate = Number(text("homeworkLate")) as HomeworkSettings["homeworkLate"];
  const isRefused = homeworkLate === HomeworkLateEnum.refused;
  return {
    homeworkName: text("homeworkName"),
    task: text("task"),
    ...(text("gmtBegin") ? { gmtBegin: dateTimeOf(text("gmtBegin")) } : {}),
    gmtDue: dateTimeOf(text("gmtDue")),
    homeworkLate,
    ...(!isRefused && text("gmtEnd") ? { gmtEnd: dateTimeOf(text("gmtEnd")) } : {}),
    ...(homeworkLate === HomeworkLateEnum.pointsOff ? { latePercent: Number(text("latePercent") || "10") } : {}),
    isFileTaken: form.get("isFileTaken") === "on",
    maxScore: rubricList.length > 0 ? rubricList.reduce((sum, { share }) => sum + share, 0) : Number(text("maxScore")),
    rubricList,
  };
}
