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

function partMistakes({
  kind,
  body: { options = [], targets = [], blankCount = 0 },
  key: { right = [], pairs = [], blanks = [] },
  path,
}: {
  kind: QuestionKindEnum;
  body: ExamQuestionBody | ExamQuestionPart;
  key: ExamQuestionKey | ExamPartKey;
  path: string;
}): string[] {
  const ids = new Set(options.map(({ id }) => id));
  const isDistinct = ids.size === options.length;
  const among = right.length > 0 && right.every((id) => ids.has(id)) && new Set(right).size === right.length;
  const unless = (isRight: boolean, at: string) => (isRight ? [] : [`${path}.${at}`]);
  switch (kind) {
    case QuestionKindEnum.singleChoice:
      return unless(isDistinct && options.length >= 2 && among && right.length === 1, "right");
    case QuestionKindEnum.multipleChoice:
      return unless(isDistinct && options.length >= 2 && among, "right");
    case QuestionKindEnum.trueOrFalse:
      return unless(right.length === 1 && (right[0] === "true" || right[0] === "false"), "right");
    case QuestionKindEnum.ordering:
      return unless(isDistinct && options.length >= 2 && among && right.length === options.length, "right");
    case QuestionKindEnum.blanks:
      return unless(
        blankCount > 0 &&
          blanks.length === blankCount &&
          blanks.every(({ accept = [], number }) => accept.length > 0 || number !== undefined),
        "blanks",
      );
    case QuestionKindEnum.matching: {
      const ends = new Set(targets.map(({ id }) => id));
      const isWhole = pairs.length === options.length && new Set(pairs.map(({ option }) => option)).size === ids.size;
      return unless(
        isDistinct &&
          options.length > 0 &&
          isWhole &&
          pairs.every(({ option, target }) => ids.has(option) && ends.has(target)),
        "pairs",
      );
    }
    case QuestionKindEnum.shortAnswer:
    case QuestionKindEnum.material:
      return [];
  }
}
