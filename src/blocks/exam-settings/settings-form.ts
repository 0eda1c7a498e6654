import { ExamAudienceEnum, ExamKindEnum, ExamShowEnum } from "../../generated/enums.ts";
import type { ExamSettings, RichText } from "../../generated/types.ts";

/** The settings as the fields have them: numbers and moments as they are typed. */
export type SettingsForm = { [Name in keyof typeof texts]: string } & { [Name in keyof typeof flags]: boolean } & {
  introduce: RichText | undefined;
};

const texts = {
  examName: "",
  examKind: String(ExamKindEnum.exam),
  paperId: "",
  categoryId: "",
  courseId: "",
  gmtBegin: "",
  gmtEnd: "",
  limitMinutes: "60",
  attemptsAllowed: "1",
  passScore: "60",
  graceSeconds: "60",
  showAnswers: String(ExamShowEnum.afterMarking),
  showScore: String(ExamShowEnum.afterMarking),
  showExplanations: String(ExamShowEnum.afterMarking),
  examPrice: "0.00",
  examAudience: String(ExamAudienceEnum.everybody),
  place: "",
  maxDifference: "1",
  safeBrowserKeys: "",
};

const flags = {
  isQuestionsShuffled: true,
  isOptionsShuffled: true,
  isCalculatorAllowed: false,
  isSelfieNeeded: false,
  isAnonymous: false,
  isMarkedTwice: false,
};

/** What a new exam begins with. */
export const usualSettings: SettingsForm = { ...texts, ...flags, introduce: undefined };

/** What a new exam asks for of a paper: 60 of 100. */
export const usualPass = (maxScore: number): string => String(Math.round(maxScore * 60) / 100);

export function formOf(settings: ExamSettings): SettingsForm {
  const { introduce, gmtBegin, gmtEnd, limitMinutes } = settings;
  const told = (name: keyof typeof texts) => {
    const value = settings[name];
    return value === undefined ? texts[name] : String(value);
  };
  const names = Object.keys(texts) as (keyof typeof texts)[];
  return {
    ...(Object.fromEntries(names.map((name) => [name, told(name)])) as { [Name in keyof typeof texts]: string }),
    gmtBegin: inputOf(gmtBegin),
    gmtEnd: inputOf(gmtEnd),
    limitMinutes: limitMinutes === undefined ? "" : String(limitMinutes),
    categoryId: settings.categoryId ?? "",
    courseId: settings.courseId ?? "",
    place: settings.place ?? "",
    safeBrowserKeys: settings.safeBrowserKeys?.join("\n") ?? "",
    isQuestionsShuffled: settings.isQuestionsShuffled,
    isOptionsShuffled: settings.isOptionsShuffled,
    isCalculatorAllowed: settings.isCalculatorAllowed ?? false,
    isSelfieNeeded: settings.isSelfieNeeded ?? false,
    isAnonymous: settings.isAnonymous ?? false,
    isMarkedTwice: settings.isMarkedTwice ?? false,
    introduce,
  };
}

export type SettingsFault =
  | "name"
  | "paper"
  | "number"
  | "window"
  | "show"
  | "pass"
  | "price"
  | "course"
  | "grace"
  | "attempts"
  | "limit"
  | "buyers"
  | "keys";

/** What is wrong with fields before anything is sent: the server says the same, and knows the paper. */
export function faultsOf(
  form: SettingsForm,
  maxScore: number | undefined,
): Partial<Record<keyof SettingsForm, SettingsFault>> {
  const { gmtBegin, gmtEnd } = form;
  const isBetween = (text: string, least: number, most: number) =>
    /^\d+$/.test(text.trim()) && Number(text) >= least && Number(text) <= most;
  const late = String(ExamShowEnum.afterWindow);
  const shows = (["showScore", "showAnswers", "showExplanations"] as const).filter(
    (name) => form[name] === late && gmtEnd === "",
  );
  return {
    ...(form.examName.trim() === "" ? { examName: "name" } : {}),
    ...(form.paperId === "" ? { paperId: "paper" } : {}),
    ...(gmtBegin !== "" && gmtEnd !== "" && gmtEnd <= gmtBegin ? { gmtEnd: "window" } : {}),
    ...(form.limitMinutes.trim() !== "" && !isBetween(form.limitMinutes, 1, 1440) ? { limitMinutes: "limit" } : {}),
    ...(isBetween(form.attemptsAllowed, 0, 100) ? {} : { attemptsAllowed: "attempts" }),
    ...(isBetween(form.graceSeconds, 0, 600) ? {} : { graceSeconds: "grace" }),
    ...(!isPoints(form.passScore)
      ? { passScore: "number" }
      : maxScore !== undefined && Number(form.passScore) > maxScore
        ? { passScore: "pass" }
        : {}),
    ...(form.isMarkedTwice && !isPoints(form.maxDifference) ? { maxDifference: "number" } : {}),
    ...priceFault(form),
    ...(keysOf(form).every((key) => /^[0-9a-f]{64}$/.test(key)) ? {} : { safeBrowserKeys: "keys" }),
    ...(form.examAudience === String(ExamAudienceEnum.course) && form.courseId === "" ? { courseId: "course" } : {}),
    ...Object.fromEntries(shows.map((name) => [name, "show"])),
  };
}

function priceFault({ examPrice, examAudience }: SettingsForm): { examPrice?: SettingsFault } {
  if (!/^\d{1,7}(\.\d{1,2})?$/.test(examPrice.trim())) return { examPrice: "price" };
  const isBought = examAudience === String(ExamAudienceEnum.buyers);
  return isBought && Number(examPrice) === 0 ? { examPrice: "buyers" } : {};
}

/** Those of Safe Exam Browser, one a line. */
const keysOf = ({ safeBrowserKeys }: SettingsForm): string[] =>
  safeBrowserKeys
    .split("\n")
    .map((key) => key.trim().toLowerCase())
    .filter(Boolean);

const isPoints = (text: string) => /^\d{1,5}(\.\d{1,2})?$/.test(text.trim());

/** The settings that a form without faults says. */
export function settingsOf(form: SettingsForm): ExamSettings {
  const number = (text: string) => Number(text.trim());
  return {
    examName: form.examName.trim(),
    // Chosen from lists of the values.
    examKind: number(form.examKind) as ExamSettings["examKind"],
    paperId: form.paperId,
    ...(form.introduce ? { introduce: form.introduce } : {}),
    ...(form.categoryId ? { categoryId: form.categoryId } : {}),
    ...(form.courseId && form.examAudience === String(ExamAudienceEnum.course) ? { courseId: form.courseId } : {}),
    ...(form.gmtBegin ? { gmtBegin: momentOf(form.gmtBegin) } : {}),
    ...(form.gmtEnd ? { gmtEnd: momentOf(form.gmtEnd) } : {}),
    ...(form.limitMinutes.trim() ? { limitMinutes: number(form.limitMinutes) } : {}),
    attemptsAllowed: number(form.attemptsAllowed),
    passScore: number(form.passScore),
    graceSeconds: number(form.graceSeconds),
    isQuestionsShuffled: form.isQuestionsShuffled,
    isOptionsShuffled: form.isOptionsShuffled,
    showAnswers: number(form.showAnswers) as ExamSettings["showAnswers"],
    showScore: number(form.showScore) as ExamSettings["showScore"],
    showExplanations: number(form.showExplanations) as ExamSettings["showExplanations"],
    examPrice: number(form.examPrice).toFixed(2),
    examAudience: number(form.examAudience) as ExamSettings["examAudience"],
    ...(form.place.trim() ? { place: form.place.trim() } : {}),
    isCalculatorAllowed: form.isCalculatorAllowed,
    isSelfieNeeded: form.isSelfieNeeded,
    ...(keysOf(form).length > 0 ? { safeBrowserKeys: keysOf(form) } : {}),
    isAnonymous: form.isAnonymous,
    isMarkedTwice: form.isMarkedTwice,
    ...(form.isMarkedTwice ? { maxDifference: number(form.maxDifference) } : {}),
  };
}

/** `2026-11-23 08:00:00` as a field for date and time has it, and back. */
const inputOf = (moment: string | undefined) => moment?.slice(0, 16).replace(" ", "T") ?? "";
const momentOf = (typed: string) => `${typed.replace("T", " ").slice(0, 16)}:00`;

/** An introduction as plain paragraphs; undefined where it has more than those, which a text would lose. */
export function plainOf(introduce: RichText | undefined): string | undefined {
  const lines = (introduce?.content ?? []).map((node) => {
    if (node.type !== "paragraph") return undefined;
    const inner = (node as { content?: { type: string; text?: string; marks?: unknown[] }[] }).content ?? [];
    return inner.every(({ type, marks }) => type === "text" && !marks?.length)
      ? inner.map(({ text }) => text ?? "").join("")
      : undefined;
  });
  return lines.includes(undefined) ? undefined : lines.join("\n");
}

export function introduceOf(text: string): RichText {
  const content = text
    .split("\n")
    .map((line) => ({ type: "paragraph", ...(line === "" ? {} : { content: [{ type: "text", text: line }] }) }));
  return { type: "doc", content } as RichText;
}
