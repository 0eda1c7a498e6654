import { QuestionKindEnum } from "../../../generated/enums.ts";
import type {
  ExamOption,
  ExamPartKey,
  ExamQuestion,
  ExamQuestionBody,
  ExamQuestionPart,
} from "../../../generated/types.ts";
import { newId, newPart, nothing, type PairDraft, type PartDraft, type QuestionDraft } from "./question-draft.ts";

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
          units: (blank.units ?? []).join("、"),
          ignoreEndStop: blank.ignoreEndStop ?? false,
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
