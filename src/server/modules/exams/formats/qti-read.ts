import { QuestionKindEnum } from "../../../../generated/enums.ts";
import type { ExamPartKey, ExamQuestionPart, RichText } from "../../../../generated/types.ts";
import { plainTextOf, richFromHtml } from "./html.ts";
import { EXCERPT, type Built, type ImportProblem, type omissionCodes } from "./imported.ts";
import { attributesIn, interactionNames, readInteraction, type Interaction } from "./qti-interactions.ts";
import { elementOfName, elementsOf, elementsWithin, escapeXml, textOf, type XmlElement } from "./xml.ts";
import { cutText } from "../../../../shared/cut-text.ts";

type Omission = (typeof omissionCodes)[number];

/** What the manifest of a package says of an item. */
export interface ItemMetadata {
  tags: string[];
  difficulty?: number;
}

/**
 * An item of QTI 2.1, 2.2 or 3.0 as a question; undefined where the element is no item. An item with several
 * interactions is a question with blanks, or a material.
 */
export function readQtiItem(
  root: XmlElement,
  { file, metadata = { tags: [] } }: { file: string; metadata?: ItemMetadata | undefined },
): Built | undefined {
  const whole = plainNames(root);
  if (whole.name !== "assessmentitem") return undefined;
  const omitted = new Set<Omission>();
  const item = withoutHidden(whole, () => omitted.add("feedback"));
  const at = { line: item.line, file };
  const refuse = (code: ImportProblem["code"], more: Partial<ImportProblem> = {}): Built => ({
    problem: { ...at, code, ...more },
  });
  const rich = (html: string): RichText => {
    const { document, omitted: left } = richFromHtml(html);
    for (const code of left) omitted.add(code);
    return document;
  };
  // Its text has names in the place of values, which a delivery engine draws.
  const template = elementsWithin(item, ({ name }) => templateNames.has(name))[0];
  if (template) return refuse("template", { line: template.line });
  const body = elementOfName(item, "itembody");
  if (!body) return refuse("noStem");
  const named = elementsWithin(body, ({ name }) => name.endsWith("interaction"));
  const strange = named.find(({ name }) => !interactionNames.has(name));
  if (strange) return refuse("notTaken", { found: strange.name, line: strange.line });
  if (named.length === 0) return refuse("noAnswer");
  // Several are for several answers: "correct" and "incorrect" together explain nothing.
  const feedback = elementsOf(item, "modalfeedback");
  if (feedback.length > 1) omitted.add("feedback");
  const explanation = feedback.length === 1 ? htmlWithin(feedback[0]) : "";
  const explained = explanation.trim() === "" ? undefined : rich(explanation);
  const tail = { ...(metadata.difficulty ? { difficulty: metadata.difficulty } : {}), tags: metadata.tags };
  const done = (question: Omit<Extract<Built, { question: unknown }>["question"], "line" | "tags">): Built => ({
    question: {
      ...at,
      ...question,
      key: { ...question.key, ...(explained && explained.content.length > 0 ? { explanation: explained } : {}) },
      ...tail,
    },
    omitted: [...omitted].map((code) => ({ ...at, code })),
  });
  const interactions: Interaction[] = [];
  const own = elementsWithin(body, isPart).filter((part) => interactionsOf(part).length > 0);
  const groups = own.length > 0 ? own.map(interactionsOf) : isBlanks(named) ? [named] : named.map((one) => [one]);
  for (const group of groups) {
    const read = readInteraction(group, { item, rich });
    if ("code" in read) return refuse(read.code, { ...read, line: group[0]?.line ?? item.line });
    interactions.push(read);
  }
  const rubric = rubricOf(body);
  const [only] = interactions;
  if (interactions.length === 1 && only && own.length === 0) {
    const prompts = isBlanks(named) ? "" : named.map((one) => htmlWithin(elementOfName(one, "prompt"))).join("");
    const stem = rich(htmlWithin(body) + prompts);
    if (plainTextOf(stem).trim() === "" && stem.content.length === 0) return refuse("noStem");
    const { kind, key } = only;
    return done({ kind, body: { stem, ...only.body }, key: { ...key, ...rubric } });
  }
  return done(materialOf({ body, own, named, interactions, rich }));
}

const isBlanks = (named: readonly XmlElement[]): boolean => named.every(({ name }) => name === "textentryinteraction");
const interactionsOf = (part: XmlElement): XmlElement[] =>
  elementsWithin(part, ({ name }) => interactionNames.has(name));
const isPart = ({ attributes }: XmlElement): boolean => /(^|\s)lectern-part(\s|$)/.test(attributes["class"] ?? "");

/** Several questions on what stands around them. Of our own files each says its part; of others the prompt is its stem. */
function materialOf({
  body,
  own,
  named,
  interactions,
  rich,
}: {
  body: XmlElement;
  /** The parts of one of our own files. */
  own: readonly XmlElement[];
  named: readonly XmlElement[];
  interactions: readonly Interaction[];
  rich(html: string): RichText;
}) {
  const parts: ExamQuestionPart[] = [];
  const keys: ExamPartKey[] = [];
  const add = ({ kind, body: options, key }: Interaction, part: { stem: RichText; share: number; rubric?: object }) => {
    const id = `p${parts.length + 1}`;
    parts.push({ id, kind, share: part.share, stem: part.stem, ...options });
    keys.push({ id, ...key, ...part.rubric });
  };
  if (own.length > 0) {
    for (const [place, part] of own.entries()) {
      const inside = interactions[place];
      if (!inside) continue;
      const share = Number(/lectern-share-(\d{1,3})/.exec(part.attributes["class"] ?? "")?.[1] ?? 1);
      add(inside, { stem: rich(htmlWithin(part)), share: Math.min(100, Math.max(1, share)), rubric: rubricOf(part) });
    }
  } else
    interactions.forEach((interaction, place) => {
      const prompt = rich(htmlWithin(elementOfName(named[place], "prompt")));
      const stem = prompt.content.length > 0 ? prompt : rich(`${place + 1}`);
      add(interaction, { stem, share: 1 });
    });
  return {
    kind: QuestionKindEnum.material,
    body: { stem: rich(htmlWithin(body, isPart)), parts },
    key: { parts: keys },
  };
}

/** What the rubric for those who mark says. */
function rubricOf(around: XmlElement): { rubric?: { text: string; share: number }[] } {
  const lines = elementsOf(around, "rubricblock")
    .filter(({ attributes }) => (attributes["view"] ?? "").includes("scorer"))
    .flatMap((block) => elementsWithin(block, ({ name }) => name === "p" || name === "li"))
    .map((line) => ({
      text: cutText(textOf(line).trim(), 500),
      share: Math.min(
        100,
        Math.max(1, Number(/lectern-share-(\d{1,3})/.exec(line.attributes["class"] ?? "")?.[1] ?? 1)),
      ),
    }))
    .filter(({ text }) => text !== "");
  return lines.length > 0 ? { rubric: lines.slice(0, 20) } : {};
}

/** What is in an element as HTML; a blank to write in is shown as we show one, other interactions are left out. */
function htmlWithin(element: XmlElement | undefined, isLeftOut: (one: XmlElement) => boolean = () => false): string {
  return (element?.children ?? [])
    .map((child) => {
      if (typeof child === "string") return escapeXml(child);
      if (child.name === "textentryinteraction") return "____";
      if (interactionNames.has(child.name) || child.name === "rubricblock" || isLeftOut(child)) return "";
      return `<${child.name}${attributesIn(child)}>${htmlWithin(child, isLeftOut)}</${child.name}>`;
    })
    .join("");
}

/** What an engine shows after an answer alone: read as text, it would give the answer away. */
const hiddenNames: ReadonlySet<string> = new Set(["feedbackinline", "feedbackblock"]);
const templateNames: ReadonlySet<string> = new Set([
  "templatedeclaration",
  "templateprocessing",
  "templateinline",
  "templateblock",
  "printedvariable",
]);

function withoutHidden(element: XmlElement, onHidden: () => void): XmlElement {
  return {
    ...element,
    children: element.children.flatMap((child): (string | XmlElement)[] => {
      if (typeof child === "string") return [child];
      if (!hiddenNames.has(child.name)) return [withoutHidden(child, onHidden)];
      onHidden();
      return [];
    }),
  };
}

/** QTI 2 writes choiceInteraction and responseIdentifier, QTI 3 qti-choice-interaction and response-identifier. */
function plainNames({ name, attributes, children, line }: XmlElement): XmlElement {
  return {
    name: plainName(name),
    attributes: Object.fromEntries(Object.entries(attributes).map(([key, value]) => [plainName(key), value])),
    children: children.map((child) => (typeof child === "string" ? child : plainNames(child))),
    line,
  };
}

function plainName(name: string): string {
  return name
    .replace(/^(?:qti-|m(?:ml|athml)?:)/, "")
    .replaceAll("-", "")
    .toLowerCase();
}

/** What the manifest of a package says of its items, by the path of each. */
export function readManifest(root: XmlElement): Map<string, ItemMetadata> {
  return new Map(
    elementsWithin(root, ({ name }) => name === "resource").map((resource) => {
      const texts = (name: string) =>
        elementsWithin(resource, (one) => one.name.toLowerCase() === name).map((one) => textOf(one).trim());
      const difficulty = texts("difficulty").map((text) => difficulties.indexOf(text.replaceAll(/\s+/g, " ")) + 1)[0];
      return [
        resource.attributes["href"] ?? "",
        {
          tags: [...new Set(texts("keyword"))].filter((tag) => tag !== "").map((tag) => cutText(tag, EXCERPT)),
          ...(difficulty ? { difficulty } : {}),
        },
      ];
    }),
  );
}

/** The words of LOM for how difficult something is. */
export const difficulties = ["very easy", "easy", "medium", "difficult", "very difficult"];
