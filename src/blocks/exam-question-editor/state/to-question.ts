import { QuestionKindEnum } from "../../../generated/enums.ts";
import type {
  ExamBlankKey,
  ExamOption,
  ExamPartKey,
  ExamQuestionBody,
  ExamQuestionKey,
  RichText,
} from "../../../generated/types.ts";
import {
  blankCount,
  blanksOf,
  pairsOf,
  written,
  type BlankDraft,
  type PartDraft,
  type QuestionDraft,
} from "./question-draft.ts";
import { readNumber } from "../../../shared/typed-number.ts";
import { isEmpty } from "./text-only.ts";

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

const optionOf = ({ id, content }: { id: string; content: RichText }): ExamOption => ({ id, content });

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

function blankKey({ accept, number, tolerance, caseSensitive, units, ignoreEndStop }: BlankDraft): ExamBlankKey {
  const lines = accept
    .split("\n")
    .map((line) => line.trim())
    .filter(Boolean);
  const [value, off] = [readNumber(number), readNumber(tolerance)];
  const named = [...new Set(units.split(/[\s,，、;；]+/).filter(Boolean))].slice(0, 10);
  return {
    ...(lines.length > 0 ? { accept: lines } : {}),
    ...(value === undefined ? {} : { number: value }),
    ...(value === undefined || off === undefined ? {} : { tolerance: Math.abs(off) }),
    ...(caseSensitive ? { caseSensitive: true } : {}),
    ...(value === undefined || named.length === 0 ? {} : { units: named }),
    ...(ignoreEndStop ? { ignoreEndStop: true } : {}),
  };
}

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
