import { QuestionKindEnum } from "../../../generated/enums.ts";
import { blanksOf, isNumber, pairsOf, written, type PartDraft, type QuestionDraft } from "./question-draft.ts";
import { isEmpty } from "./text-only.ts";

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
