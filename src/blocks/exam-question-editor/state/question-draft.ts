import { ChoiceScoringEnum, QuestionKindEnum } from "../../../generated/enums.ts";
import type { RichText } from "../../../generated/types.ts";
import { isObject } from "../../../shared/json.ts";
import { richTextWords } from "../../../shared/richtext.ts";
import { readNumber } from "../../../shared/typed-number.ts";
import { isEmpty } from "./text-only.ts";

/** A choice, or an item in its right order. */
export interface OptionDraft {
  id: string;
  content: RichText;
  isRight: boolean;
}

export interface PairDraft {
  id: string;
  left: RichText;
  targetId: string;
  right: RichText;
}

/** A blank as it is typed: one accepted answer a line; numbers as text, empty where there is none. */
export interface BlankDraft {
  accept: string;
  number: string;
  tolerance: string;
  caseSensitive: boolean;
  /** Units that may stand behind the number, parted by commas or spaces. */
  units: string;
  ignoreEndStop: boolean;
}

/** What every question has, whatever its kind: another kind keeps what was written for the one before. */
export interface PartDraft {
  id: string;
  kind: QuestionKindEnum;
  share: number;
  stem: RichText;
  options: OptionDraft[];
  pairs: PairDraft[];
  /** Right sides that belong to nothing. */
  extras: { id: string; content: RichText }[];
  isTrue: boolean | undefined;
  blanks: BlankDraft[];
  anyOrder: boolean;
  scoring: ChoiceScoringEnum;
  rubric: { text: string; share: number }[];
  sample: string;
  /** The order in which options of an ordering, and right sides, are shown: it must not give the answer away. */
  shownOrder: string[];
}

export interface QuestionDraft extends PartDraft {
  subjectId: string;
  difficulty: number;
  tags: string[];
  explanation: RichText;
  parts: PartDraft[];
}

export const nothing: RichText = { type: "doc", content: [] };
export const emptyBlank: BlankDraft = {
  accept: "",
  number: "",
  tolerance: "",
  caseSensitive: false,
  units: "",
  ignoreEndStop: false,
};

/** An id of an option, an item or a part. */
export function newId(): string {
  return crypto.getRandomValues(new Uint32Array(1))[0]?.toString(36).slice(0, 6) ?? "";
}

export const newOption = (): OptionDraft => ({ id: newId(), content: nothing, isRight: false });
export const newPair = (): PairDraft => ({ id: newId(), left: nothing, targetId: newId(), right: nothing });
export const newExtra = () => ({ id: newId(), content: nothing });

export function newPart(kind: QuestionKindEnum = QuestionKindEnum.singleChoice): PartDraft {
  return {
    id: newId(),
    kind,
    share: 1,
    stem: nothing,
    options: Array.from({ length: 4 }, newOption),
    pairs: Array.from({ length: 3 }, newPair),
    extras: [],
    isTrue: undefined,
    blanks: [emptyBlank],
    anyOrder: false,
    scoring: ChoiceScoringEnum.allOrNothing,
    rubric: [],
    sample: "",
    shownOrder: [],
  };
}

export function newQuestion({ subjectId = "", kind }: { subjectId?: string; kind?: QuestionKindEnum }): QuestionDraft {
  return { ...newPart(kind), subjectId, difficulty: 3, tags: [], explanation: nothing, parts: [] };
}

/** Whether something kept in the tab is a draft. */
export function isQuestionDraft(kept: unknown): kept is QuestionDraft {
  return (
    isObject(kept) &&
    typeof kept["kind"] === "number" &&
    isObject(kept["stem"]) &&
    isObject(kept["explanation"]) &&
    ["options", "pairs", "extras", "blanks", "rubric", "parts", "tags", "shownOrder"].every((name) =>
      Array.isArray(kept[name]),
    )
  );
}

/** How many blanks a stem shows as ____; at least one. */
export function blankCount({ stem }: Pick<PartDraft, "stem">): number {
  return Math.min(20, Math.max(1, richTextWords(stem).match(/_{2,}/g)?.length ?? 0));
}

/** The blanks of a stem with what was written for them. A draft kept by an older page has not all of it. */
export const blanksOf = (part: PartDraft): BlankDraft[] =>
  Array.from({ length: blankCount(part) }, (_none, index) => ({ ...emptyBlank, ...part.blanks[index] }));

/** Options that have something in them. */
export const written = <Entry extends { content: RichText }>(list: readonly Entry[]): Entry[] =>
  list.filter(({ content }) => !isEmpty(content));

/** Pairs that have something on a side. */
export const pairsOf = ({ pairs }: PartDraft) => pairs.filter(({ left, right }) => !isEmpty(left) || !isEmpty(right));

/** Whether a text is a number. */
export const isNumber = (text: string): boolean => readNumber(text) !== undefined;
