import { ChoiceScoringEnum, QuestionKindEnum } from "../../../../generated/enums.ts";
import type { ExamBlankKey, ExamQuestionBody, ExamQuestionKey, RichText } from "../../../../generated/types.ts";
import { plainTextOf, richFromHtml } from "./html.ts";
import {
  EXCERPT,
  collect,
  isFull,
  optionId,
  plainDocument,
  type Built,
  type Imported,
  type ImportProblem,
  type omissionCodes,
} from "./imported.ts";
import { elementOfName, elementsOf, readXml, textOf, XmlMistake, type XmlElement } from "./xml.ts";
import { cutText } from "../../../../shared/cut-text.ts";

type Omission = (typeof omissionCodes)[number];

/**
 * Reads questions of Moodle XML. Each is parsed alone, so that one that is not well-formed refuses no other. A category
 * becomes a tag of the questions below it.
 *
 * @throws XmlMistake where the file defines entities
 */
export function readMoodleXml(text: string): Imported {
  const declared = text.search(/<!(DOCTYPE|ENTITY)/i);
  if (declared >= 0) throw new XmlMistake("fileWithEntities", text.slice(0, declared).split("\n").length);
  let category: string | undefined;
  return collect(
    piecesOf(text).flatMap(({ xml, line }): Built[] => {
      let question: XmlElement;
      try {
        question = readXml(xml);
      } catch (error) {
        if (!(error instanceof XmlMistake)) throw error;
        const { line: inside, column } = error;
        const found = cutText(xml.split("\n")[inside - 1]?.trim() ?? "", EXCERPT);
        return [{ problem: { line: line + inside - 1, ...(column ? { column } : {}), code: "notReadable", found } }];
      }
      const type = question.attributes["type"] ?? "";
      if (type !== "category") return [buildQuestion(question, { line, type, category })];
      const path = textOf(elementOfName(elementOfName(question, "category"), "text"));
      category = cutText(path.split("/").at(-1)?.trim() ?? "", 30) || undefined;
      return [];
    }),
  );
}

/** The elements `question` of a file as they stand there, whatever is around them. One without an end goes to the next. */
function piecesOf(text: string): { xml: string; line: number }[] {
  const pieces: { xml: string; line: number }[] = [];
  let begun: { at: number; line: number } | undefined;
  let [line, counted] = [1, 0];
  const lineOf = (at: number) => {
    for (let next = text.indexOf("\n", counted); next >= 0 && next < at; next = text.indexOf("\n", counted)) {
      line += 1;
      counted = next + 1;
    }
    return line;
  };
  const end = (at: number) => {
    if (begun) pieces.push({ xml: text.slice(begun.at, at), line: begun.line });
    begun = undefined;
  };
  for (const match of text.matchAll(
    /<!\[CDATA\[[\s\S]*?(?:\]\]>|$)|<!--[\s\S]*?(?:-->|$)|<question[\s>]|<\/question>/g,
  )) {
    if (match[0].startsWith("<!")) continue;
    if (match[0] === "</question>") end(match.index + match[0].length);
    else {
      end(match.index);
      begun = { at: match.index, line: lineOf(match.index) };
    }
  }
  end(text.length);
  return pieces;
}

interface Source {
  line: number;
  type: string;
  category: string | undefined;
}

interface Made {
  kind: QuestionKindEnum;
  body?: Omit<ExamQuestionBody, "stem">;
  key: ExamQuestionKey;
}

type Refused = { code: ImportProblem["code"]; found?: string; expected?: string };

/** What is read of a question, and what of it cannot be taken over. */
interface Reading {
  question: XmlElement;
  answers: XmlElement[];
  rich(element: XmlElement | undefined): RichText;
  omit(code: Omission): void;
}

function buildQuestion(question: XmlElement, { line, type, category }: Source): Built {
  const omitted = new Set<Omission>();
  const rich = (element: XmlElement | undefined): RichText => {
    const text = textOf(elementOfName(element, "text"));
    if (elementsOf(element, "file").length > 0) omitted.add("picture");
    const format = element?.attributes["format"];
    if (format === "plain_text" || (format !== "html" && !/<[a-z/][^<>]*>/i.test(text))) return plainDocument(text);
    const { document, omitted: left } = richFromHtml(text);
    for (const code of left) omitted.add(code);
    return document;
  };
  const refuse = (refused: Refused): Built => ({ problem: { line, ...refused } });
  const stem = rich(elementOfName(question, "questiontext"));
  const words = plainTextOf(stem);
  if (words.trim() === "") return refuse({ code: "noStem" });
  const read = readers[type];
  if (!read) return refuse({ code: "notTaken", found: cutText(type, EXCERPT), expected: cutText(words, EXCERPT) });
  const answers = elementsOf(question, "answer");
  if (answers.some((answer) => textOf(elementOfName(elementOfName(answer, "feedback"), "text")).trim() !== ""))
    omitted.add("feedback");
  if (elementsOf(question, "hint").some((hint) => textOf(hint).trim() !== "")) omitted.add("hint");
  const made = read({ question, answers, rich, omit: (code) => omitted.add(code) });
  if ("code" in made) return refuse(made);
  const explanation = rich(elementOfName(question, "generalfeedback"));
  const tags = elementsOf(elementOfName(question, "tags"), "tag").map((tag) => cutText(textOf(tag).trim(), 30));
  return {
    question: {
      line,
      kind: made.kind,
      body: { stem, ...made.body },
      key: { ...made.key, ...(explanation.content.length > 0 ? { explanation } : {}) },
      tags: [...new Set([...tags, category ?? ""])].filter((tag) => tag !== ""),
    },
    omitted: [...omitted].map((code) => ({ line, code })),
  };
}

const readers: Readonly<Record<string, (reading: Reading) => Made | Refused>> = {
  multichoice: readChoice,
  truefalse: readTrueOrFalse,
  shortanswer: readShort,
  numerical: readNumber,
  matching: readPairs,
  ddmatch: readPairs,
  ordering: readOrder,
  essay({ question, rich }) {
    const sample = plainTextOf(rich(elementOfName(question, "graderinfo"))).trim();
    return { kind: QuestionKindEnum.shortAnswer, key: sample === "" ? {} : { sample } };
  },
};

const fractionOf = (answer: XmlElement): number => Number(answer.attributes["fraction"] ?? "0");

function readChoice({ question, answers, rich, omit }: Reading): Made | Refused {
  if (answers.length < 2) return { code: "noOptions" };
  if (answers.length > 26) return { code: "tooManyOptions", found: String(answers.length) };
  const options = answers.map((answer, place) => ({ id: optionId(place), content: rich(answer) }));
  const idsWith = (holds: (fraction: number) => boolean) =>
    answers.flatMap((answer, place) => (holds(fractionOf(answer)) ? [optionId(place)] : []));
  const right = idsWith((fraction) => fraction > 0);
  if (right.length === 0) return { code: "noAnswer" };
  if (textOf(elementOfName(question, "single")).trim() !== "false") {
    const full = idsWith(isFull);
    if (full.length !== 1) return { code: "twoRightOptions", found: right.join(", ").toUpperCase() };
    if (right.length > 1) omit("weights");
    return { kind: QuestionKindEnum.singleChoice, body: { options }, key: { right: full } };
  }
  const isEven = answers.every(
    (answer) => fractionOf(answer) <= 0 || Math.abs(fractionOf(answer) - 100 / right.length) < 0.5,
  );
  if (!isEven) omit("weights");
  const costs = answers.map(fractionOf).filter((fraction) => fraction < 0);
  const isDeduction = costs.length > 0 && costs.every((cost) => cost > -99.9);
  return {
    kind: QuestionKindEnum.multipleChoice,
    body: { options },
    key: { right, ...(isDeduction ? { scoring: ChoiceScoringEnum.deduction } : {}) },
  };
}

function readTrueOrFalse({ answers }: Reading): Made | Refused {
  const right = answers.find((answer) => fractionOf(answer) > 0);
  const text = textOf(elementOfName(right, "text")).trim().toLowerCase();
  if (text !== "true" && text !== "false") return { code: "notTrueOrFalse", found: cutText(text, EXCERPT) };
  return { kind: QuestionKindEnum.trueOrFalse, key: { right: [text] } };
}

function readShort({ question, answers, omit }: Reading): Made | Refused {
  const right = answers.filter((answer) => fractionOf(answer) > 0);
  if (right.length === 0) return { code: "noAnswer" };
  const full = right.filter((answer) => isFull(fractionOf(answer)));
  if (full.length === 0) return { code: "partialAnswers" };
  if (full.length < right.length) omit("weights");
  const accept = [...new Set(full.map((answer) => textOf(elementOfName(answer, "text")).trim()))];
  // A star stands for anything there, and for itself here.
  if (accept.some((one) => one.includes("*"))) omit("format");
  const isCaseSensitive = textOf(elementOfName(question, "usecase")).trim() === "1";
  return blank({ accept, ...(isCaseSensitive ? { caseSensitive: true } : {}) });
}

function readNumber({ question, answers, omit }: Reading): Made | Refused {
  const right = answers.find((answer) => isFull(fractionOf(answer)));
  const text = textOf(elementOfName(right, "text")).trim();
  const number = Number(text);
  if (!right || text === "" || !Number.isFinite(number)) return { code: "notANumber", found: cutText(text, EXCERPT) };
  if (answers.filter((answer) => fractionOf(answer) > 0).length > 1) omit("weights");
  if (elementsOf(elementOfName(question, "units"), "unit").length > 0) omit("format");
  const tolerance = Number(textOf(elementOfName(right, "tolerance")).trim() || 0);
  return blank({ number, ...(tolerance > 0 ? { tolerance } : {}) });
}

function blank(key: ExamBlankKey): Made {
  return { kind: QuestionKindEnum.blanks, body: { blankCount: 1 }, key: { blanks: [key] } };
}

function readPairs({ question, rich }: Reading): Made | Refused {
  const pairs = elementsOf(question, "subquestion").map((pair) => ({
    start: rich(pair),
    end: textOf(elementOfName(elementOfName(pair, "answer"), "text")).trim(),
  }));
  if (pairs.some(({ end }) => end === "")) return { code: "pairWithoutSides" };
  const starts = pairs.filter(({ start }) => start.content.length > 0);
  const ends = [...new Set(pairs.map(({ end }) => end))];
  if (starts.length === 0) return { code: "pairWithoutSides" };
  if (starts.length > 26 || ends.length > 26) return { code: "tooManyOptions", found: String(pairs.length) };
  return {
    kind: QuestionKindEnum.matching,
    body: {
      options: starts.map(({ start }, place) => ({ id: optionId(place), content: start })),
      targets: ends.map((end, place) => ({ id: optionId(place), content: plainDocument(end) })),
    },
    key: { pairs: starts.map(({ end }, place) => ({ option: optionId(place), target: optionId(ends.indexOf(end)) })) },
  };
}

/** In the file the items stand in their right order; here they are shown as they come, so that the ids say the order. */
function readOrder({ answers, rich }: Reading): Made | Refused {
  if (answers.length < 2) return { code: "noOptions" };
  if (answers.length > 26) return { code: "tooManyOptions", found: String(answers.length) };
  const items = answers.map((answer, place) => ({ id: optionId(place), content: rich(answer) }));
  // Not shown in the order that is right: the other way round, which every reader of the file gives alike.
  return {
    kind: QuestionKindEnum.ordering,
    body: { options: items.toReversed() },
    key: { right: items.map(({ id }) => id) },
  };
}
