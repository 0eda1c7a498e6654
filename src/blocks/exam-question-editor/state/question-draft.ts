import { ChoiceScoringEnum, QuestionKindEnum } from "../../../generated/enums.ts";
import type {
  ExamBlankKey,
  ExamOption,
  ExamPartKey,
  ExamQuestion,
  ExamQuestionBody,
  ExamQuestionKey,
  ExamQuestionPart,
  RichText,
} from "../../../generated/types.ts";
import { isObject } from "../../../shared/json.ts";
import { richTextWords } from "../../../shared/richtext.ts";
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

const nothing: RichText = { type: "doc", content: [] };
export const emptyBlank: BlankDraft = { accept: "", number: "", tolerance: "", caseSensitive: false };

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

/** The blanks of a stem with what was written for them. */
export const blanksOf = (part: PartDraft): BlankDraft[] =>
  Array.from({ length: blankCount(part) }, (_none, index) => part.blanks[index] ?? emptyBlank);

/** What is written of a question, as the server takes it. */
export function toQuestion(draft: QuestionDraft): {
  questionKind: QuestionKindEnum;
  body: ExamQuestionBody;
  key: ExamQuestionKey;
} {
  const why = isEmpty(draft.explanation) ? {} : { explanation: draft.explanation };
  if (draft.kind === QuestionKindEnum.material)
    return {
      questionKind: draft.kind,
      body: {
        stem: draft.stem,
        parts: draft.parts.map((part) => ({
          id: part.id,
          kind: part.kind,
          share: part.share,
          stem: part.stem,
          ...bodyOf(part),
        })),
      },
      key: { parts: draft.parts.map((part) => ({ id: part.id, ...keyOf(part) })), ...why },
    };
  return {
    questionKind: draft.kind,
    body: { stem: draft.stem, ...bodyOf(draft) },
    key: { ...keyOf(draft), ...why },
  };
}

const written = <Entry extends { content: RichText }>(list: readonly Entry[]): Entry[] =>
  list.filter(({ content }) => !isEmpty(content));
const optionOf = ({ id, content }: { id: string; content: RichText }): ExamOption => ({ id, content });
const pairsOf = ({ pairs }: PartDraft) => pairs.filter(({ left, right }) => !isEmpty(left) || !isEmpty(right));

type Inner = Omit<ExamQuestionBody, "stem" | "parts">;

function bodyOf(part: PartDraft): Inner {
  switch (part.kind) {
    case QuestionKindEnum.singleChoice:
    case QuestionKindEnum.multipleChoice:
      return { options: written(part.options).map(optionOf) };
    case QuestionKindEnum.ordering:
      return { options: mixed(written(part.options), part.shownOrder).map(optionOf) };
    case QuestionKindEnum.matching: {
      const pairs = pairsOf(part);
      const targets = [
        ...pairs.map(({ targetId, right }) => ({ id: targetId, content: right })),
        ...written(part.extras),
      ];
      return {
        options: pairs.map(({ id, left }) => ({ id, content: left })),
        targets: mixed(targets, part.shownOrder).map(optionOf),
      };
    }
    case QuestionKindEnum.blanks:
      return { blankCount: blankCount(part) };
    default:
      return {};
  }
}

function keyOf(part: PartDraft): Omit<ExamPartKey, "id"> {
  switch (part.kind) {
    case QuestionKindEnum.singleChoice:
      return { right: rightOf(part) };
    case QuestionKindEnum.multipleChoice:
      return { right: rightOf(part), scoring: part.scoring };
    case QuestionKindEnum.trueOrFalse:
      return { right: part.isTrue === undefined ? [] : [String(part.isTrue)] };
    case QuestionKindEnum.ordering:
      return { right: written(part.options).map(({ id }) => id) };
    case QuestionKindEnum.matching:
      return { pairs: pairsOf(part).map(({ id, targetId }) => ({ option: id, target: targetId })) };
    case QuestionKindEnum.blanks:
      return {
        blanks: blanksOf(part).map(blankKey),
        ...(part.anyOrder ? { anyOrder: true } : {}),
      };
    case QuestionKindEnum.shortAnswer: {
      const rubric = part.rubric.filter(({ text }) => text.trim() !== "");
      return {
        ...(rubric.length > 0 ? { rubric } : {}),
        ...(part.sample.trim() === "" ? {} : { sample: part.sample }),
      };
    }
    default:
      return {};
  }
}

const rightOf = ({ options }: PartDraft): string[] =>
  written(options)
    .filter(({ isRight }) => isRight)
    .map(({ id }) => id);

function blankKey({ accept, number, tolerance, caseSensitive }: BlankDraft): ExamBlankKey {
  const lines = accept
    .split("\n")
    .map((line) => line.trim())
    .filter(Boolean);
  return {
    ...(lines.length > 0 ? { accept: lines } : {}),
    ...(isNumber(number) ? { number: Number(number) } : {}),
    ...(isNumber(number) && isNumber(tolerance) ? { tolerance: Math.abs(Number(tolerance)) } : {}),
    ...(caseSensitive ? { caseSensitive: true } : {}),
  };
}

export const isNumber = (text: string): boolean => text.trim() !== "" && Number.isFinite(Number(text));

/**
 * In an order that says nothing of the answer: what is known stays as it was, new ones come in by their ids. Never in
 * the order that it was written in, which is the right one.
 */
export function mixed<Entry extends { id: string }>(list: readonly Entry[], known: readonly string[]): Entry[] {
  const places = new Map(known.map((id, place) => [id, place]));
  const result = list
    .filter(({ id }) => places.has(id))
    .sort((a, b) => (places.get(a.id) ?? 0) - (places.get(b.id) ?? 0));
  const added = list.filter(({ id }) => !places.has(id)).sort((a, b) => (a.id < b.id ? -1 : 1));
  if (added.length === 0) return result;
  for (const entry of added)
    result.splice(
      [...entry.id].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0) % (result.length + 1),
      0,
      entry,
    );
  const isAsWritten = result.every(({ id }, index) => id === list[index]?.id);
  return isAsWritten && result.length > 1 ? [...result.slice(1), ...result.slice(0, 1)] : result;
}

/** A question of the server as it is edited. */
export function fromQuestion({ subjectId, difficulty, tags, questionKind, body, key }: ExamQuestion): QuestionDraft {
  const parts = (body.parts ?? []).map((part) => ({
    ...partOf(part.kind, part, key.parts?.find(({ id }) => id === part.id) ?? {}),
    id: part.id,
    share: part.share,
  }));
  return {
    ...partOf(questionKind, body, key),
    subjectId,
    difficulty,
    tags,
    explanation: key.explanation ?? nothing,
    parts,
  };
}

function partOf(
  kind: QuestionKindEnum,
  body: ExamQuestionBody | ExamQuestionPart,
  key: Omit<ExamPartKey, "id">,
): PartDraft {
  const { options = [], targets = [] } = body;
  const right = key.right ?? [];
  const fresh = { ...newPart(kind), stem: body.stem };
  switch (kind) {
    case QuestionKindEnum.singleChoice:
    case QuestionKindEnum.multipleChoice:
      return {
        ...fresh,
        options: options.map((option) => ({ ...option, isRight: right.includes(option.id) })),
        scoring: key.scoring ?? fresh.scoring,
      };
    case QuestionKindEnum.ordering:
      return {
        ...fresh,
        options: right.flatMap((id) => {
          const option = options.find((one) => one.id === id);
          return option ? [{ ...option, isRight: false }] : [];
        }),
        shownOrder: options.map(({ id }) => id),
      };
    case QuestionKindEnum.trueOrFalse:
      return { ...fresh, isTrue: right[0] === undefined ? undefined : right[0] === "true" };
    case QuestionKindEnum.matching:
      return { ...fresh, ...pairsAndExtras({ options, targets, key }), shownOrder: targets.map(({ id }) => id) };
    case QuestionKindEnum.blanks:
      return {
        ...fresh,
        blanks: (key.blanks ?? []).map((blank) => ({
          accept: (blank.accept ?? []).join("\n"),
          number: blank.number === undefined ? "" : String(blank.number),
          tolerance: blank.tolerance === undefined ? "" : String(blank.tolerance),
          caseSensitive: blank.caseSensitive ?? false,
        })),
        anyOrder: key.anyOrder ?? false,
      };
    case QuestionKindEnum.shortAnswer:
      return { ...fresh, rubric: key.rubric ?? [], sample: key.sample ?? "" };
    default:
      return fresh;
  }
}

/**
 * Each left side with its right side. Two left sides may share one: the second gets a copy, because here each pair is
 * written by itself.
 */
function pairsAndExtras({
  options,
  targets,
  key,
}: {
  options: readonly ExamOption[];
  targets: readonly ExamOption[];
  key: Omit<ExamPartKey, "id">;
}): Pick<PartDraft, "pairs" | "extras"> {
  const used = new Set<string>();
  const pairs = options.map(({ id, content }): PairDraft => {
    const targetId = key.pairs?.find(({ option }) => option === id)?.target ?? "";
    const right = targets.find((target) => target.id === targetId)?.content ?? nothing;
    const isFree = targetId !== "" && !used.has(targetId);
    used.add(targetId);
    return { id, left: content, targetId: isFree ? targetId : newId(), right };
  });
  return { pairs, extras: targets.filter(({ id }) => !used.has(id)) };
}

/** What a question has not yet: short names of texts, with the number of the part where it is in one. */
export function missingIn(draft: QuestionDraft): { what: Missing; part?: number }[] {
  const whole: { what: Missing; part?: number }[] = draft.subjectId === "" ? [{ what: "subject" }] : [];
  if (draft.kind !== QuestionKindEnum.material) return [...whole, ...partMissing(draft).map((what) => ({ what }))];
  if (isEmpty(draft.stem)) whole.push({ what: "stem" });
  if (draft.parts.length === 0) whole.push({ what: "parts" });
  return [
    ...whole,
    ...draft.parts.flatMap((part, index) => partMissing(part).map((what) => ({ what, part: index + 1 }))),
  ];
}

export type Missing =
  | "subject"
  | "stem"
  | "parts"
  | "options"
  | "right"
  | "oneRight"
  | "isTrue"
  | "items"
  | "pairs"
  | "blanks";

function partMissing(part: PartDraft): Missing[] {
  const found: Missing[] = isEmpty(part.stem) ? ["stem"] : [];
  const options = written(part.options);
  const right = options.filter(({ isRight }) => isRight).length;
  switch (part.kind) {
    case QuestionKindEnum.singleChoice:
    case QuestionKindEnum.multipleChoice:
      if (options.length < 2) found.push("options");
      if (right === 0) found.push("right");
      if (part.kind === QuestionKindEnum.singleChoice && right > 1) found.push("oneRight");
      break;
    case QuestionKindEnum.trueOrFalse:
      if (part.isTrue === undefined) found.push("isTrue");
      break;
    case QuestionKindEnum.ordering:
      if (options.length < 2) found.push("items");
      break;
    case QuestionKindEnum.matching:
      if (pairsOf(part).length < 1 || pairsOf(part).some(({ left, right: end }) => isEmpty(left) || isEmpty(end)))
        found.push("pairs");
      break;
    case QuestionKindEnum.blanks:
      if (blanksOf(part).some((blank) => blank.accept.trim() === "" && !isNumber(blank.number))) found.push("blanks");
      break;
  }
  return found;
}
