import { QuestionKindEnum } from "../../../../generated/enums.ts";
import type { ExamPartKey, ExamQuestionPart } from "../../../../generated/types.ts";
import { newDraft, type ChineseDraft } from "./chinese-draft.ts";
import { buildQuestion } from "./chinese-question.ts";
import {
  EXCERPT,
  collect,
  optionId,
  plainDocument,
  type Built,
  type Imported,
  type ImportProblem,
} from "./imported.ts";
import type { SheetRow } from "./xlsx.ts";
import { cutText } from "../../../../shared/cut-text.ts";
import { foldWidth } from "../../../../shared/fold-width.ts";
import { readNumber } from "../../../../shared/typed-number.ts";

/** What a column is, by its heading in either language. */
const columns = {
  kind: /^(题型|类型|kind|type|question type)$/i,
  stem: /^(题干|题目|问题|试题|stem|question)$/i,
  answer: /^(答案|正确答案|参考答案|answer|answers|correct answer)$/i,
  explanation: /^(解析|答案解析|explanation)$/i,
  difficulty: /^(难度|difficulty)$/i,
  tags: /^(知识点|标签|tags?)$/i,
  points: /^(分值|分数|points?)$/i,
} as const;
const optionColumn = /^(?:选项|option)?\s*([A-Z])$/i;

/** What a kind is called in the cell of its column. */
const kinds: readonly [RegExp, QuestionKindEnum][] = [
  [/多选|多项|不定项|multiple/i, QuestionKindEnum.multipleChoice],
  [/单选|单项|选择|single/i, QuestionKindEnum.singleChoice],
  [/判断|是非|true/i, QuestionKindEnum.trueOrFalse],
  [/填空|blank/i, QuestionKindEnum.blanks],
  [/简答|问答|论述|名词解释|计算|short|essay/i, QuestionKindEnum.shortAnswer],
  [/连线|匹配|配对|match/i, QuestionKindEnum.matching],
  [/排序|order/i, QuestionKindEnum.ordering],
  [/材料|阅读|综合|案例|text|passage/i, QuestionKindEnum.material],
];
/** A row with an example in the template. */
const example = /^(示例|例|example)/i;
/** A row that is a part of the material above it. */
const partOf = /^(小题|part)\s*[:：\-—]?\s*/i;

type Column = keyof typeof columns;

interface Head {
  row: number;
  at: Map<Column, number>;
  options: { letter: string; column: number }[];
}

/** Questions of a sheet that has a head: one a row, a material with its parts in the rows below it. */
export function readSheet(rows: readonly SheetRow[]): Imported | { fault: "fileWithoutHead" } {
  const head = rows
    .slice(0, 20)
    .map(headOf)
    .find(({ at }) => at.has("stem") && at.has("answer"));
  if (!head) return { fault: "fileWithoutHead" };
  const built: Built[] = [];
  let material: Material | undefined;
  const end = () => {
    if (material) built.push(finishMaterial(material));
    material = undefined;
  };
  for (const row of rows) {
    const kindWords = cell(row, head, "kind");
    if (row.row <= head.row || example.test(kindWords)) continue;
    const isPart = partOf.test(kindWords);
    const words = kindWords.replace(partOf, "");
    const kind = kinds.find(([named]) => named.test(words))?.[1];
    const problem = (code: ImportProblem["code"], column: Column, more: Partial<ImportProblem> = {}) =>
      ({ line: row.row, ...columnNo(head, column), code, ...more }) satisfies ImportProblem;
    if (!isPart) end();
    if (words !== "" && kind === undefined)
      built.push({ problem: problem("unknownKind", "kind", { found: cutText(kindWords, EXCERPT) }) });
    else if (isPart && !material) built.push({ problem: problem("partWithoutMaterial", "kind") });
    else if (!isPart && kind === QuestionKindEnum.material) material = { row, head, parts: [] };
    else {
      const one = readRow(row, head, kind);
      if (isPart && material) material.parts.push(one);
      else built.push(one);
    }
  }
  end();
  return collect(built);
}

function headOf(row: SheetRow): Head {
  const head: Head = { row: row.row, at: new Map(), options: [] };
  for (const [column, text] of row.cells) {
    const name = (Object.keys(columns) as Column[]).find((key) => columns[key].test(text));
    const letter = optionColumn.exec(text)?.[1]?.toUpperCase();
    if (name && !head.at.has(name)) head.at.set(name, column);
    else if (letter) head.options.push({ letter, column });
  }
  return head;
}

function cell(row: SheetRow, head: Head, column: Column): string {
  return row.cells.get(head.at.get(column) ?? -1) ?? "";
}

function columnNo(head: Head, column: Column): { column?: number } {
  const at = head.at.get(column);
  return at === undefined ? {} : { column: at + 1 };
}

/** In which column a mistake is. */
const columnOfProblem: Partial<Record<ImportProblem["code"], Column>> = {
  noStem: "stem",
  tooLong: "stem",
  noAnswer: "answer",
  unknownOption: "answer",
  twoRightOptions: "answer",
  notTrueOrFalse: "answer",
  blanksAndAnswers: "answer",
};

function readRow(row: SheetRow, head: Head, kind: QuestionKindEnum | undefined): Built {
  const draft = draftOf(row, head, kind);
  const built =
    kind === QuestionKindEnum.matching
      ? readPairs(draft)
      : kind === QuestionKindEnum.ordering
        ? readOrder(draft)
        : buildQuestion(draft);
  if (!("problem" in built)) return built;
  const column = columnOfProblem[built.problem.code];
  return { problem: { ...built.problem, line: row.row, ...(column ? columnNo(head, column) : {}) } };
}

function draftOf(row: SheetRow, head: Head, kind: QuestionKindEnum | undefined): ChineseDraft {
  const answer = cell(row, head, "answer");
  return {
    ...newDraft({ line: row.row, kind, points: readNumber(cell(row, head, "points")) }),
    stem: cell(row, head, "stem").split(/\r?\n/),
    options: head.options.flatMap(({ letter, column }) => {
      const text = row.cells.get(column);
      return text === undefined ? [] : [{ letter, text, line: row.row }];
    }),
    answer: answer === "" ? undefined : { text: [answer], line: row.row },
    explanation: cell(row, head, "explanation").split(/\r?\n/),
    difficulty: cell(row, head, "difficulty") || undefined,
    tags: cell(row, head, "tags")
      .split(/[,，、;；\n]+/)
      .map((tag) => tag.trim())
      .filter(Boolean),
  };
}

/** Each cell of an option is a pair, its sides parted by a bar; one that has a right side alone is an end too many. */
function readPairs(draft: ChineseDraft): Built {
  const pairs = draft.options.map(({ text }) => {
    const [start = "", ...end] = text.split(/[|｜]/);
    return { start: start.trim(), end: end.join("|").trim() };
  });
  const open = draft.options.find((_, place) => pairs[place]?.end === "");
  const starts = pairs.filter(({ start }) => start !== "");
  if (open || starts.length === 0)
    return { problem: { line: draft.line, code: "pairWithoutSides", found: cutText(open?.text ?? "", EXCERPT) } };
  const ends = [...new Set(pairs.map(({ end }) => end))];
  return withBody(draft, {
    kind: QuestionKindEnum.matching,
    body: {
      options: starts.map(({ start }, place) => ({ id: optionId(place), content: plainDocument(start) })),
      targets: ends.map((end, place) => ({ id: optionId(place), content: plainDocument(end) })),
    },
    key: { pairs: starts.map(({ end }, place) => ({ option: optionId(place), target: optionId(ends.indexOf(end)) })) },
  });
}

/** The answer names all letters in their right order. */
function readOrder(draft: ChineseDraft): Built {
  const refuse = (code: ImportProblem["code"], found?: string): Built => ({
    problem: { line: draft.line, code, ...(found === undefined ? {} : { found: cutText(found, EXCERPT) }) },
  });
  const letters = draft.options.map(({ letter }) => letter);
  if (letters.length < 2) return refuse("noOptions");
  const answer = foldWidth((draft.answer?.text ?? []).join("")).toUpperCase();
  const order: string[] = answer.match(/[A-Z]/g) ?? [];
  if (order.length === 0) return refuse("noAnswer");
  const isWhole = order.length === letters.length && letters.every((letter) => order.includes(letter));
  if (!isWhole) return refuse("unknownOption", answer);
  return withBody(draft, {
    kind: QuestionKindEnum.ordering,
    body: {
      options: draft.options.map(({ text }, place) => ({ id: optionId(place), content: plainDocument(text) })),
    },
    key: { right: order.map((letter) => optionId(letters.indexOf(letter))) },
  });
}

/** A question whose stem and the rest are those of its row, read as a question in words is. */
function withBody(
  draft: ChineseDraft,
  { kind, body, key }: Pick<Extract<Built, { question: unknown }>["question"], "kind" | "key"> & { body: object },
): Built {
  const built = buildQuestion({ ...draft, kind: QuestionKindEnum.shortAnswer, options: [], answer: undefined });
  if ("problem" in built) return built;
  const { question } = built;
  return { question: { ...question, kind, body: { ...question.body, ...body }, key: { ...question.key, ...key } } };
}

interface Material {
  row: SheetRow;
  head: Head;
  parts: Built[];
}

/** A material is taken with all its parts or not at all: without one of them it would be another question. */
function finishMaterial({ row, head, parts }: Material): Built {
  const whole = buildQuestion({ ...draftOf(row, head, QuestionKindEnum.shortAnswer), options: [], answer: undefined });
  if ("problem" in whole) return whole;
  if (parts.length === 0) return { problem: { line: row.row, code: "materialWithoutParts" } };
  const wrong = parts.find((part) => "problem" in part);
  if (wrong) return wrong;
  const bodies: ExamQuestionPart[] = [];
  const keys: ExamPartKey[] = [];
  for (const [place, part] of parts.entries()) {
    if (!("question" in part)) continue;
    const { kind, body, key } = part.question;
    const id = `p${place + 1}`;
    const { explanation: _, parts: __, ...own } = key;
    bodies.push({ id, kind, share: 1, ...body } as ExamQuestionPart);
    keys.push({ id, ...own });
  }
  const { question } = whole;
  return {
    question: {
      ...question,
      kind: QuestionKindEnum.material,
      body: { ...question.body, parts: bodies },
      key: { ...question.key, parts: keys },
    },
  };
}
