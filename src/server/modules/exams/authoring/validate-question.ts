import { QuestionKindEnum } from "../../../../generated/enums.ts";
import type { ExamPartKey, ExamQuestionBody, ExamQuestionKey, ExamQuestionPart } from "../../../../generated/types.ts";

/** Paths below `key` or `body` at which a question does not fit its key; empty where it can be asked and marked. */
export function mistakesOf(kind: QuestionKindEnum, body: ExamQuestionBody, key: ExamQuestionKey): string[] {
  if (kind !== QuestionKindEnum.material) return partMistakes({ kind, body, key, path: "key" });
  const parts = body.parts ?? [];
  if (parts.length === 0 || new Set(parts.map(({ id }) => id)).size < parts.length) return ["body.parts"];
  return parts.flatMap((part, index) => {
    const partKey = key.parts?.find(({ id }) => id === part.id);
    if (part.kind === QuestionKindEnum.material) return [`body.parts.${index}`];
    return partMistakes({ kind: part.kind, body: part, key: partKey ?? { id: part.id }, path: `key.parts.${index}` });
  });
}

interface Part {
  kind: QuestionKindEnum;
  body: ExamQuestionBody | ExamQuestionPart;
  key: ExamQuestionKey | ExamPartKey;
  path: string;
}

function partMistakes({ kind, body, key, path }: Part): string[] {
  const rule = rules[kind];
  return !rule || rule.fits(body, key) ? [] : [`${path}.${rule.at}`];
}

type Fits = (body: Part["body"], key: Part["key"]) => boolean;

/** By kind, what of a key has to fit, and when it does. What a person marks, and a material by itself, has no rule. */
const rules: Partial<Record<QuestionKindEnum, { at: "right" | "blanks" | "pairs"; fits: Fits }>> = {
  [QuestionKindEnum.singleChoice]: {
    at: "right",
    fits: (body, key) => choosesAmong(body, key) && key.right?.length === 1,
  },
  [QuestionKindEnum.multipleChoice]: { at: "right", fits: choosesAmong },
  [QuestionKindEnum.ordering]: {
    at: "right",
    fits: (body, key) => choosesAmong(body, key) && key.right?.length === body.options?.length,
  },
  [QuestionKindEnum.trueOrFalse]: {
    at: "right",
    fits: (_body, { right = [] }) => right.length === 1 && (right[0] === "true" || right[0] === "false"),
  },
  [QuestionKindEnum.blanks]: { at: "blanks", fits: fillsBlanks },
  [QuestionKindEnum.matching]: { at: "pairs", fits: pairsAll },
};

const isDistinct = (ids: readonly string[]): boolean => new Set(ids).size === ids.length;
const idsOf = (list: readonly { id: string }[] = []): string[] => list.map(({ id }) => id);

function choosesAmong({ options }: Part["body"], { right = [] }: Part["key"]): boolean {
  const ids = idsOf(options);
  return (
    ids.length >= 2 && isDistinct(ids) && right.length > 0 && isDistinct(right) && right.every((id) => ids.includes(id))
  );
}

function fillsBlanks({ blankCount = 0 }: Part["body"], { blanks = [] }: Part["key"]): boolean {
  return (
    blankCount > 0 &&
    blanks.length === blankCount &&
    blanks.every(({ accept = [], number }) => accept.length > 0 || number !== undefined)
  );
}

function pairsAll({ options, targets }: Part["body"], { pairs = [] }: Part["key"]): boolean {
  const [starts, ends] = [idsOf(options), idsOf(targets)];
  return (
    starts.length > 0 &&
    isDistinct(starts) &&
    pairs.length === starts.length &&
    isDistinct(pairs.map(({ option }) => option)) &&
    pairs.every(({ option, target }) => starts.includes(option) && ends.includes(target))
  );
}
