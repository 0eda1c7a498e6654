import { ChoiceScoringEnum, QuestionKindEnum } from "../../../../generated/enums.ts";
import type { ExamBlankKey, ExamOption, ExamPartKey, ExamQuestionPart } from "../../../../generated/types.ts";
import type { Sheet } from "../../../lib/sheets.ts";
import { hasBlankChoices, type ExportedQuestion, type ExportOmission } from "./exported.ts";
import { isFormatted, plainTextOf } from "./html.ts";

/** What a sheet of questions says in the language of its reader; the head is one that readSheet knows. */
export interface SheetWords {
  name: string;
  kind: string;
  stem: string;
  option: string;
  answer: string;
  explanation: string;
  difficulty: string;
  tags: string;
  part: string;
  right: string;
  wrong: string;
  kinds: Readonly<Record<number, string>>;
}

/**
 * Questions as a sheet that readSheet reads. Formatted texts lose their form, which is named; what would be read
 * otherwise is left out and named too.
 */
export function sheetOf(
  questions: readonly ExportedQuestion[],
  words: SheetWords,
): { sheet: Sheet; omitted: ExportOmission[] } {
  const omitted: ExportOmission[] = [];
  const taken = questions.flatMap((question): { question: ExportedQuestion; rows: Cells[] }[] => {
    const rows = rowsOf(question, words);
    if (!rows) {
      omitted.push({ id: question.id, code: "question" });
      return [];
    }
    omitted.push(...lossesOf(question).map((code) => ({ id: question.id, code })));
    return [{ question, rows }];
  });
  const width = Math.max(4, ...taken.flatMap(({ rows }) => rows.map(({ options }) => options.length)));
  const letters = Array.from({ length: width }, (_, place) => letterAt(place));
  return {
    sheet: {
      name: words.name,
      head: [
        words.kind,
        words.stem,
        ...letters.map((letter) => `${words.option}${letter}`),
        words.answer,
        words.explanation,
        words.difficulty,
        words.tags,
      ],
      rows: taken.flatMap(({ question, rows }) =>
        rows.map(({ kind, stem, options, answer }, place) => [
          kind,
          stem,
          ...letters.map((_, at) => options[at] ?? ""),
          answer,
          place === 0 && question.key.explanation ? plainTextOf(question.key.explanation) : "",
          ...(place === 0 ? [question.difficulty, question.tags.join("、")] : ["", ""]),
        ]),
      ),
    },
    omitted,
  };
}

interface Cells {
  kind: string;
  stem: string;
  options: string[];
  answer: string;
}

const letterAt = (place: number): string => String.fromCodePoint("A".codePointAt(0)! + place);

function rowsOf({ kind, body, key }: ExportedQuestion, words: SheetWords): Cells[] | undefined {
  if (kind !== QuestionKindEnum.material) {
    const one = cellsOf({ kind, body, key }, words);
    return one && [one];
  }
  const parts = (body.parts ?? []).map((part) => {
    const cells = cellsOf(
      { kind: part.kind, body: part, key: key.parts?.find(({ id }) => id === part.id) ?? { id: part.id } },
      words,
    );
    return cells && { ...cells, kind: `${words.part}：${cells.kind}` };
  });
  if (parts.includes(undefined)) return undefined;
  return [
    { kind: words.kinds[kind] ?? "", stem: plainTextOf(body.stem), options: [], answer: "" },
    ...parts.filter((part) => part !== undefined),
  ];
}

interface ToWrite {
  kind: QuestionKindEnum;
  body: Pick<ExamQuestionPart, "stem" | "options" | "targets" | "blankCount">;
  key: Omit<ExamPartKey, "id">;
}

function cellsOf(one: ToWrite, words: SheetWords): Cells | undefined {
  const { kind, body, key } = one;
  const said = answerOf(one, words);
  if (said === undefined) return undefined;
  const options = kind === QuestionKindEnum.matching ? pairsOf(one) : (body.options ?? []).map(textOfOption);
  if (options === undefined || options.some((option) => option.trim() === "")) return undefined;
  return { kind: words.kinds[kind] ?? "", stem: plainTextOf(body.stem), options, answer: said || (key.sample ?? "") };
}

const textOfOption = ({ content }: ExamOption): string => plainTextOf(content);

function answerOf({ kind, body, key }: ToWrite, words: SheetWords): string | undefined {
  const ids = (body.options ?? []).map(({ id }) => id);
  switch (kind) {
    case QuestionKindEnum.singleChoice:
    case QuestionKindEnum.multipleChoice:
    case QuestionKindEnum.ordering: {
      const letters = (key.right ?? []).map((id) => letterAt(ids.indexOf(id)));
      return (kind === QuestionKindEnum.ordering ? letters : letters.toSorted()).join("");
    }
    case QuestionKindEnum.trueOrFalse:
      return key.right?.[0] === "true" ? words.right : words.wrong;
    case QuestionKindEnum.blanks: {
      const answers = (key.blanks ?? []).map(blankText);
      return answers.includes(undefined) ? undefined : answers.join("；");
    }
    default:
      return "";
  }
}

/** What parts answers, and a number that may be off, cannot be written within an answer. */
function blankText({ accept = [], number, tolerance = 0 }: ExamBlankKey): string | undefined {
  const numbers = number === undefined ? [] : [`${number}±${tolerance}`];
  const all = [...accept, ...numbers];
  const isPlain =
    accept.every((one) => !/[/／;；|｜±\n]|\s{2,}|^\s|\s$/.test(one)) && !numbers.some((one) => one.includes("e"));
  return isPlain && all.length > 0 ? all.join("/") : undefined;
}

function pairsOf({ body: { options = [], targets = [] }, key }: ToWrite): string[] | undefined {
  const targetOf = new Map((key.pairs ?? []).map(({ option, target }) => [option, target]));
  const textOf = new Map(targets.map((target) => [target.id, textOfOption(target)]));
  const used = new Set(targetOf.values());
  const pairs = [
    ...options.map((option) => [textOfOption(option), textOf.get(targetOf.get(option.id) ?? "") ?? ""]),
    ...targets.filter(({ id }) => !used.has(id)).map((target) => ["", textOfOption(target)]),
  ];
  const isPlain = pairs.every((sides) => sides.every((side) => !/[|｜]/.test(side)) && sides[1] !== "");
  return isPlain ? pairs.map((sides) => sides.join("｜")) : undefined;
}

function lossesOf(question: ExportedQuestion): ExportOmission["code"][] {
  const { kind, body, key } = question;
  const parts = body.parts ?? [];
  const keys = [key, ...(key.parts ?? [])];
  const texts = [
    body.stem,
    ...(key.explanation ? [key.explanation] : []),
    ...[body, ...parts]
      .flatMap(({ options = [], targets = [] }) => [...options, ...targets])
      .map(({ content }) => content),
    ...parts.map(({ stem }) => stem),
  ];
  return [
    ...(texts.some(isFormatted) ? (["form"] as const) : []),
    ...(keys.some(({ rubric }) => rubric?.length) ? (["rubric"] as const) : []),
    ...(hasBlankChoices(question) ||
    keys.some(
      ({ scoring, anyOrder, blanks }) => isScored(scoring) || anyOrder || blanks?.some((one) => one.caseSensitive),
    )
      ? (["scoring"] as const)
      : []),
    ...(kind === QuestionKindEnum.material && parts.some(({ share }) => share !== 1) ? (["shares"] as const) : []),
  ];
}

const isScored = (scoring: ChoiceScoringEnum | undefined): boolean =>
  scoring !== undefined && scoring !== ChoiceScoringEnum.allOrNothing;
