import { GradeCertificateEnum, GradeStudyEnum } from "../../generated/enums.ts";
import type { GradeSettings } from "../../generated/types.ts";

const DAY_MS = 86_400_000;

/** What a new class begins with: next week, for three months, by application. */
export function newSettings(gradeName: string, now: Date): GradeSettings {
  const day = (days: number) => new Date(now.getTime() + days * DAY_MS).toISOString().slice(0, 10);
  return {
    gradeName,
    price: "0.00",
    gradeJoin: 2,
    beginTime: `${day(7)} 09:00:00`,
    endTime: `${day(97)} 21:00:00`,
    isListed: true,
    isMembersShown: true,
    isBoardShown: false,
    gradeStudy: GradeStudyEnum.untilClosed,
    gradeCertificate: GradeCertificateEnum.either,
  };
}

/** A date-time as its field has it, and back. */
export const fieldOf = (dateTime: string): string => dateTime.slice(0, 16).replace(" ", "T");
export const dateTimeOf = (field: string): string => `${field.slice(0, 16).replace("T", " ")}:00`;

/** The settings that a form says; what it does not show stays. */
export function settingsOf(form: FormData, before: GradeSettings): GradeSettings {
  const text = (name: string) => String(form.get(name) ?? "").trim();
  const { capacity: _capacity, ...rest } = before;
  return {
    ...rest,
    gradeName: text("gradeName"),
    intro: text("intro"),
    ...(text("capacity") ? { capacity: Number(text("capacity")) } : {}),
    price: Number(text("price") || "0").toFixed(2),
    ...(text("gradeStudy")
      ? { gradeStudy: Number(text("gradeStudy")) as NonNullable<GradeSettings["gradeStudy"]> }
      : {}),
    ...(text("gradeCertificate")
      ? { gradeCertificate: Number(text("gradeCertificate")) as NonNullable<GradeSettings["gradeCertificate"]> }
      : {}),
    gradeJoin: Number(text("gradeJoin")) as GradeSettings["gradeJoin"],
    beginTime: dateTimeOf(text("beginTime")),
    endTime: dateTimeOf(text("endTime")),
    isListed: form.get("isListed") === "on",
    isMembersShown: form.get("isMembersShown") === "on",
    isBoardShown: form.get("isBoardShown") === "on",
  };
}
