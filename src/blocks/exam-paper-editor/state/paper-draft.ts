import { inputLimits } from "../../../generated/built/input-limits.ts";
import type { ExamPaper, ExamPaperSection } from "../../../generated/types.ts";
import { isObject } from "../../../shared/json.ts";

/** A question that a section names. */
export interface FixedDraft {
  id: string;
  questionId: string;
  score: number;
}

/** What a section draws from the bank by chance. Empty texts ask for nothing. */
export interface RandomDraft {
  id: string;
  count: number;
  score: number;
  subjectId: string;
  questionKind: string;
  minDifficulty: number;
  maxDifficulty: number;
  tag: string;
}

export interface SectionDraft {
  id: string;
  title: string;
  fixed: FixedDraft[];
  random: RandomDraft[];
}

export interface PaperDraft {
  paperName: string;
  sections: SectionDraft[];
}

/** An id for the page alone. */
export const newId = (): string => crypto.randomUUID();

export const newSection = (title: string): SectionDraft => ({ id: newId(), title, fixed: [], random: [] });

export const newRandom = (subjectId: string): RandomDraft => ({
  id: newId(),
  count: 5,
  score: 2,
  subjectId,
  questionKind: "",
  minDifficulty: 1,
  maxDifficulty: 5,
  tag: "",
});

export const fixedOf = (questionId: string, score: number): FixedDraft => ({ id: newId(), questionId, score });

/** Whether something kept in the tab is a draft. */
export function isPaperDraft(kept: unknown): kept is PaperDraft {
  return isObject(kept) && typeof kept["paperName"] === "string" && Array.isArray(kept["sections"]);
}

/** A paper of the server as it is edited. */
export function fromPaper({ paperName, sections }: Pick<ExamPaper, "paperName" | "sections">): PaperDraft {
  return {
    paperName,
    sections: sections.map(({ title, fixed = [], random = [] }) => ({
      id: newId(),
      title,
      fixed: fixed.map(({ questionId, score }) => fixedOf(questionId, score)),
      random: random.map(({ questionKind, tag, minDifficulty, maxDifficulty, ...rest }) => ({
        id: newId(),
        ...rest,
        questionKind: questionKind === undefined ? "" : String(questionKind),
        minDifficulty: minDifficulty ?? 1,
        maxDifficulty: maxDifficulty ?? 5,
        tag: tag ?? "",
      })),
    })),
  };
}

/** The sections as the server takes them. */
export function toSections({ sections }: PaperDraft): ExamPaperSection[] {
  return sections.map(({ title, fixed, random }) => ({
    title: title.trim(),
    ...(fixed.length > 0 ? { fixed: fixed.map(({ questionId, score }) => ({ questionId, score })) } : {}),
    ...(random.length > 0
      ? {
          random: random.map(({ count, score, subjectId, questionKind, minDifficulty, maxDifficulty, tag }) => ({
            count,
            score,
            subjectId,
            ...(questionKind === "" ? {} : { questionKind: Number(questionKind) as 1 }),
            ...(minDifficulty > 1 ? { minDifficulty } : {}),
            ...(maxDifficulty < 5 ? { maxDifficulty } : {}),
            ...(tag.trim() === "" ? {} : { tag: tag.trim() }),
          })),
        }
      : {}),
  }));
}

/** Questions and points of a section or a paper. Points are added in hundredths: sums of fractions stay exact. */
export function sizeOf(sections: readonly SectionDraft[]): { questions: number; points: number } {
  let questions = 0;
  let cents = 0;
  for (const { fixed, random } of sections) {
    for (const { score } of fixed) {
      questions += 1;
      cents += Math.round(score * 100);
    }
    for (const { count, score } of random) {
      questions += count;
      cents += count * Math.round(score * 100);
    }
  }
  return { questions, points: cents / 100 };
}

/** All questions of a section with the same points. */
export function withScore(section: SectionDraft, score: number): SectionDraft {
  return {
    ...section,
    fixed: section.fixed.map((one) => ({ ...one, score })),
    random: section.random.map((one) => ({ ...one, score })),
  };
}

/** Where a question is: in which section, and before how many others. */
export function placeOf(draft: PaperDraft, id: string): { section: number; at: number } | undefined {
  const section = draft.sections.findIndex(({ fixed }) => fixed.some((one) => one.id === id));
  return section < 0 ? undefined : { section, at: draft.sections[section]!.fixed.findIndex((one) => one.id === id) };
}

/** A question one place up or down, past the end of its section into the next. The same draft at the very end. */
export function moveFixed(draft: PaperDraft, id: string, by: -1 | 1): PaperDraft {
  const from = placeOf(draft, id);
  if (!from) return draft;
  const { section, at } = from;
  if (draft.sections[section]?.fixed[at + by]) return placeFixed(draft, id, { section, at: at + by });
  const beside = draft.sections[section + by];
  return beside ? placeFixed(draft, id, { section: section + by, at: by > 0 ? 0 : beside.fixed.length }) : draft;
}

/** A question at another place: `at` counts without the question itself. */
export function placeFixed(draft: PaperDraft, id: string, to: { section: number; at: number }): PaperDraft {
  const one = draft.sections.flatMap(({ fixed }) => fixed).find((entry) => entry.id === id);
  if (!one) return draft;
  return {
    ...draft,
    sections: draft.sections.map((section, index) => {
      const fixed = section.fixed.filter((entry) => entry.id !== id);
      if (index === to.section) fixed.splice(to.at, 0, one);
      return { ...section, fixed };
    }),
  };
}

/** A section one place up or down. */
export function moveSection(draft: PaperDraft, index: number, by: -1 | 1): PaperDraft {
  const section = draft.sections[index];
  if (!section || !draft.sections[index + by]) return draft;
  const sections = draft.sections.filter((_one, at) => at !== index);
  sections.splice(index + by, 0, section);
  return { ...draft, sections };
}

const SCORE = inputLimits.saveExamPaper.sections.items.fixed.items.score;

/** Points as typed, at most two decimals. */
export const pointsOf = (typed: string): number =>
  Math.min(SCORE.max, Math.max(SCORE.min, Math.round((Number(typed) || 0) * 100) / 100));

/** A whole number between two others, whatever was typed. */
export const between = (typed: string, min: number, max: number): number =>
  Math.min(max, Math.max(min, Math.round(Number(typed)) || min));

export type Missing = "name" | "title" | "subject" | "empty" | "many" | "points";

const MAX_QUESTIONS = 500;

/** What a paper has not yet. */
export function missingIn(draft: PaperDraft): Missing[] {
  const { questions } = sizeOf(draft.sections);
  const scores = draft.sections.flatMap(({ fixed, random }) => [...fixed, ...random].map(({ score }) => score));
  return [
    ...(draft.paperName.trim() === "" ? (["name"] as const) : []),
    ...(draft.sections.some(({ title }) => title.trim() === "") ? (["title"] as const) : []),
    ...(draft.sections.some(({ random }) => random.some(({ subjectId }) => subjectId === ""))
      ? (["subject"] as const)
      : []),
    ...(questions === 0 ? (["empty"] as const) : []),
    ...(questions > MAX_QUESTIONS ? (["many"] as const) : []),
    ...(scores.some((score) => score <= 0) ? (["points"] as const) : []),
  ];
}
