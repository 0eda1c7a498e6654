import { isSection } from "./sections.ts";

/** Groups of screens, in the order in which a list of them shows them. */
export const screenGroups = [
  "public",
  "own",
  "section",
  "course",
  "trade",
  "account",
  "teaching",
  "organisation",
  "signIn",
  "console",
  "system",
] as const;

/** The group of a screen; its words are `screenGroup.<name>` in src/locales/blocks. */
export type ScreenGroup = (typeof screenGroups)[number];

const byName: Record<string, ScreenGroup> = {
  study: "course",
  car: "trade",
  checkout: "trade",
  vip: "trade",
  login: "signIn",
  register: "signIn",
  reset: "signIn",
  examlogin: "signIn",
  "exam-room-start": "system",
  "exam-room-sheet": "system",
  recruit: "signIn",
  join: "signIn",
  teach: "signIn",
  skip: "system",
  error: "system",
  "not-found": "system",
  "no-access": "system",
  "sandbox-payment": "system",
};

const byStart: readonly [start: string, group: ScreenGroup][] = [
  ["account/teacher", "teaching"],
  ["account/grades/", "teaching"],
  ["account/exams/myExam", "account"],
  ["account/exams/course", "account"],
  ["account/exams/", "teaching"],
  ["account/certificates", "teaching"],
  ["account/resource/", "teaching"],
  ["account/organization/", "organisation"],
  ["account/", "account"],
  ["blog/account/", "account"],
  ["question/account/", "account"],
  ["apply/", "signIn"],
  ["preview/", "teaching"],
  ["studio/", "console"],
  ["course-", "course"],
];

/** Where a screen belongs, by its name; `own` says that no layer below the site's own has it. */
export function screenGroupOf(name: string, own = false): ScreenGroup {
  if (isSection(name)) return "section";
  if (own) return "own";
  return byName[name] ?? byStart.find(([start]) => name.startsWith(start))?.[1] ?? "public";
}
