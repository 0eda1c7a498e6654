import { ChoiceScoringEnum, QuestionKindEnum } from "../../../../generated/enums.ts";
import type { ExamBlankKey, ExamPartKey, ExamQuestionPart, RichText } from "../../../../generated/types.ts";
import { optionId, type ImportProblem } from "./imported.ts";
import { elementOfName, elementsOf, elementsWithin, escapeXml, textOf, type XmlElement } from "./xml.ts";
import { cutText } from "../../../../shared/cut-text.ts";

/** What an interaction asks, and its key. */
export interface Interaction {
  kind: QuestionKindEnum;
  body: Pick<ExamQuestionPart, "options" | "targets" | "blankCount">;
  key: Omit<ExamPartKey, "id">;
}

type Read = Interaction | (Pick<ImportProblem, "code"> & Partial<ImportProblem>);

interface Around {
  item: XmlElement;
  rich(html: string): RichText;
}

/** Reads an interaction, or all the blanks of a question. Names are those of QTI 2 in lower case. */
export function readInteraction(elements: readonly XmlElement[], around: Around): Read {
  const [first] = elements;
  if (!first) return { code: "noAnswer" };
  if (first.name === "textentryinteraction") return readBlanks(elements, around);
  const read = readers[first.name];
  return read ? read(first, around) : { code: "notTaken", found: first.name };
}

const readers: Readonly<Record<string, (element: XmlElement, around: Around) => Read>> = {
  choiceinteraction: readChoice,
  inlinechoiceinteraction: readChoice,
  orderinteraction: readOrder,
  matchinteraction: readMatch,
  extendedtextinteraction(element, around) {
    const sample = responseOf(element, around).values.join("\n").trim();
    return {
      kind: QuestionKindEnum.shortAnswer,
      body: {},
      key: sample === "" ? {} : { sample: cutText(sample, 5000) },
    };
  },
};

/** The interactions that a question here can be. */
export const interactionNames: ReadonlySet<string> = new Set([...Object.keys(readers), "textentryinteraction"]);

function responseOf(element: XmlElement, { item }: Around) {
  const id = element.attributes["responseidentifier"] ?? "RESPONSE";
  const declaration = elementsOf(item, "responsedeclaration").find(({ attributes }) => attributes["identifier"] === id);
  const mapping = elementOfName(declaration, "mapping");
  return {
    id,
    cardinality: declaration?.attributes["cardinality"] ?? "single",
    baseType: declaration?.attributes["basetype"] ?? "",
    values: elementsOf(elementOfName(declaration, "correctresponse"), "value").map((value) => textOf(value).trim()),
    entries: elementsOf(mapping, "mapentry").map(({ attributes }) => ({
      key: (attributes["mapkey"] ?? "").trim(),
      value: Number(attributes["mappedvalue"] ?? 0),
      isCaseSensitive: attributes["casesensitive"] === "true",
    })),
  };
}

/** Choices with ids of ours, and which of theirs each is. */
function optionsOf(elements: readonly XmlElement[], { rich }: Pick<Around, "rich">) {
  const theirs = elements.map(({ attributes }) => attributes["identifier"] ?? "");
  const isOurs = theirs.every((id) => /^[a-z0-9]{1,8}$/.test(id)) && new Set(theirs).size === theirs.length;
  const ids = theirs.map((id, place) => (isOurs ? id : optionId(place)));
  const options = elements.map((element, place) => ({ id: ids[place] ?? "", content: rich(htmlIn(element)) }));
  return { options, idOf: new Map(theirs.map((id, place) => [id, ids[place] ?? ""])) };
}

function htmlIn(element: XmlElement): string {
  return element.children
    .map((child) => {
      if (typeof child === "string") return escapeXml(child);
      return `<${child.name}${attributesIn(child)}>${htmlIn(child)}</${child.name}>`;
    })
    .join("");
}

/** The attributes of an element that say something of a text: of links, pictures and formulae. */
export function attributesIn({ attributes }: XmlElement): string {
  return ["src", "alt", "href", "display", "encoding"]
    .filter((name) => attributes[name] !== undefined)
    .map((name) => ` ${name}="${escapeXml(attributes[name] ?? "")}"`)
    .join("");
}

const yes = /^(true|yes|对|正确|是|√)$/i;
const no = /^(false|no|错|错误|否|×)$/i;

function readChoice(element: XmlElement, around: Around): Read {
  const choices = elementsOf(element).filter(({ name }) => name === "simplechoice" || name === "inlinechoice");
  if (choices.length < 2) return { code: "noOptions" };
  if (choices.length > 26) return { code: "tooManyOptions", found: String(choices.length) };
  const response = responseOf(element, around);
  const mapped = response.entries.filter(({ value }) => value > 0).map(({ key }) => key);
  const right = response.values.length > 0 ? response.values : mapped;
  if (right.length === 0) return { code: "noAnswer" };
  const trueOrFalse = readTrueOrFalse(choices, right);
  if (trueOrFalse) return trueOrFalse;
  const { options, idOf } = optionsOf(choices, around);
  const unknown = right.find((id) => !idOf.has(id));
  if (unknown !== undefined) return { code: "unknownOption", found: unknown, expected: [...idOf.keys()].join(", ") };
  const chosen = right.map((id) => idOf.get(id) ?? "");
  const isMultiple = response.cardinality === "multiple" || (element.attributes["maxchoices"] ?? "1") !== "1";
  if (!isMultiple && chosen.length > 1) return { code: "twoRightOptions", found: right.join(", ") };
  if (!isMultiple) return { kind: QuestionKindEnum.singleChoice, body: { options }, key: { right: chosen } };
  const said = Number(/lectern-scoring-([23])/.exec(element.attributes["class"] ?? "")?.[1] ?? 0) as ChoiceScoringEnum;
  const isDeduction = response.entries.some(({ value }) => value < 0);
  const scoring = said || (isDeduction ? ChoiceScoringEnum.deduction : undefined);
  return {
    kind: QuestionKindEnum.multipleChoice,
    body: { options },
    key: { right: chosen, ...(scoring ? { scoring } : {}) },
  };
}

function readTrueOrFalse(choices: readonly XmlElement[], right: readonly string[]): Interaction | undefined {
  if (choices.length !== 2 || right.length !== 1) return undefined;
  const sides = choices.map((choice) => {
    const words = textOf(choice).trim();
    return yes.test(words) ? "true" : no.test(words) ? "false" : undefined;
  });
  const chosen = sides[choices.findIndex(({ attributes }) => attributes["identifier"] === right[0])];
  if (chosen === undefined || !sides.includes("true") || !sides.includes("false")) return undefined;
  return { kind: QuestionKindEnum.trueOrFalse, body: {}, key: { right: [chosen] } };
}

function readBlanks(elements: readonly XmlElement[], around: Around): Read {
  const blanks: ExamBlankKey[] = [];
  for (const element of elements) {
    const { id, baseType, values, entries } = responseOf(element, around);
    const words = entries.filter(({ value }) => value > 0);
    const tolerance = toleranceFor(around.item, id);
    const isNumber = baseType === "float" || baseType === "integer" || tolerance !== undefined;
    const number = isNumber ? values.map(Number).find(Number.isFinite) : undefined;
    const accept = [...new Set([...words.map(({ key }) => key), ...(isNumber ? [] : values)])].filter(
      (one) => one !== "",
    );
    if (accept.length === 0 && number === undefined) return { code: "noAnswer", found: id };
    blanks.push({
      ...(accept.length > 0 ? { accept } : {}),
      ...(number === undefined ? {} : { number }),
      ...(number !== undefined && tolerance ? { tolerance } : {}),
      ...(words.some(({ isCaseSensitive }) => isCaseSensitive) ? { caseSensitive: true } : {}),
    });
  }
  if (blanks.length > 20) return { code: "tooManyOptions", found: String(blanks.length) };
  const isAnyOrder = elements.some(({ attributes }) => (attributes["class"] ?? "").includes("lectern-any-order"));
  return {
    kind: QuestionKindEnum.blanks,
    body: { blankCount: blanks.length },
    key: { blanks, ...(isAnyOrder ? { anyOrder: true } : {}) },
  };
}

/** How far from its number a blank may be, by the response processing. */
function toleranceFor(item: XmlElement, id: string): number | undefined {
  const processing = elementOfName(item, "responseprocessing");
  const equal = processing && elementsWithin(processing, (one) => one.name === "equal" && namesVariable(one, id))[0];
  if (!equal) return undefined;
  const [tolerance = "0"] = (equal.attributes["tolerance"] ?? "").trim().split(/\s+/);
  return equal.attributes["tolerancemode"] === "absolute" ? Math.abs(Number(tolerance)) || 0 : 0;
}

function namesVariable(equal: XmlElement, id: string): boolean {
  return elementsOf(equal, "variable").some(({ attributes }) => attributes["identifier"] === id);
}

function readOrder(element: XmlElement, around: Around): Read {
  const choices = elementsOf(element, "simplechoice");
  if (choices.length < 2) return { code: "noOptions" };
  if (choices.length > 26) return { code: "tooManyOptions", found: String(choices.length) };
  const { options, idOf } = optionsOf(choices, around);
  const right = responseOf(element, around).values.map((id) => idOf.get(id));
  if (right.length !== options.length || right.includes(undefined)) return { code: "noAnswer" };
  return { kind: QuestionKindEnum.ordering, body: { options }, key: { right: right.filter((id) => id !== undefined) } };
}

function readMatch(element: XmlElement, around: Around): Read {
  const [starts, ends] = elementsOf(element, "simplematchset").map((set) => elementsOf(set, "simpleassociablechoice"));
  if (!starts || !ends || starts.length === 0 || ends.length === 0) return { code: "pairWithoutSides" };
  if (starts.length > 26 || ends.length > 26) return { code: "tooManyOptions", found: String(ends.length) };
  const left = optionsOf(starts, around);
  // The sets may use the same ids: those on the right get ids of their own where they do.
  const right = optionsOf(ends, around);
  const pairs = responseOf(element, around).values.flatMap((value) => {
    const [option, target] = value.split(/\s+/);
    const [from, to] = [left.idOf.get(option ?? ""), right.idOf.get(target ?? "")];
    return from !== undefined && to !== undefined ? [{ option: from, target: to }] : [];
  });
  if (pairs.length !== left.options.length) return { code: "pairWithoutSides", found: String(pairs.length) };
  return {
    kind: QuestionKindEnum.matching,
    body: { options: left.options, targets: right.options },
    key: { pairs },
  };
}
