import type { CourseDraftBody } from "../../../generated/types.ts";

/** What a course will be: everything that its lecturer writes. */
export type Body = CourseDraftBody;
export type Chapter = Body["chapters"][number];
export type Period = Chapter["periods"][number];

/** Everything but the outline and the introduction: what the form of details shows. */
export type Details = Omit<Body, "chapters" | "introduce">;

/** A place among the periods: before the period that has this number in the chapter now. */
export interface Place {
  chapter: string;
  at: number;
}

/** A key for a new chapter or period; it stays the same through moving, saving and publishing. */
export function newKey(): string {
  return [...crypto.getRandomValues(new Uint8Array(12))].map((byte) => alphabet[byte & 31]).join("");
}

export function chapterOf(body: Body, key: string): Chapter | undefined {
  return body.chapters.find((chapter) => chapter.key === key);
}

/** A period, the chapter it is in, and its number there. */
export function periodOf(body: Body, key: string): { period: Period; chapter: Chapter; at: number } | undefined {
  for (const chapter of body.chapters) {
    const at = chapter.periods.findIndex((period) => period.key === key);
    const period = chapter.periods[at];
    if (period) return { period, chapter, at };
  }
  return undefined;
}

/** Whether a key still names something of the outline. */
export function isThere(body: Body, key: string): boolean {
  return chapterOf(body, key) !== undefined || periodOf(body, key) !== undefined;
}

export function periodCount(body: Body): number {
  return body.chapters.reduce((sum, { periods }) => sum + periods.length, 0);
}

/** Without vowels, so that no key becomes a word; 32 of them, so that each byte gives one evenly. */
const alphabet = "0123456789bcdfghjklmnpqrstvwxyzB";
