import type { Action, Binding, Text, TextReference, TextWording } from "../../generated/types.ts";
import { isBinding } from "./bindings.ts";
import { isObject } from "../../shared/json.ts";
import { lessAndLess } from "../../shared/language-tags.ts";
import { remember } from "../../shared/memoize.ts";
import { labelOfEvent } from "../document/event-lists.ts";
import { isWordedDocument, isWording } from "../document/kinds.ts";
import type { FormatText, LocalisedAction, LocalisedBlock, LocalisedScreen, LocalisedText } from "../document/page.ts";
import type { ComposedBlock, ComposedScreen } from "../document/resolve.ts";
import type { Texts } from "./texts.ts";

/**
 * Puts a composed screen into one language: every text becomes a string, or a `FormatText` when it waits for bound
 * values. The result is plain data that travels to the browser, and shares nothing with the documents; the same block in
 * the same texts gives the same object.
 */
export function localise(screen: ComposedScreen, texts: Texts): LocalisedScreen {
  const { title, description } = screen;
  const known = remember(localised, texts, () => new WeakMap<ComposedBlock, LocalisedBlock>());
  return {
    locale: texts.locale,
    frame: screen.frame,
    slots: plainCopy(screen.slots),
    ...(title ? { title: localiseText(title, texts) } : {}),
    ...(description ? { description: localiseText(description, texts) } : {}),
    data: plainCopy(screen.data),
    // A hidden block does not travel; what sits in it then has no place, and is not shown either.
    blocks: mapValues(
      Object.fromEntries(Object.entries(screen.blocks).filter(([, { hidden }]) => hidden !== true)),
      (block) => remember(known, block, () => localiseBlock(block, texts)),
    ),
  };
}

const localised = new WeakMap<Texts, WeakMap<ComposedBlock, LocalisedBlock>>();

/**
 * A text in one language. A wording that lacks it gives the one in the site's default language, or else the first that
 * there is.
 */
export function localiseText(text: Text, texts: Texts): LocalisedText {
  return isWording(text) ? wordingIn(text, texts) : referenceIn(text, texts);
}

/** A text of the site settings, where there is nothing to bind. */
export function plainText(text: Text | undefined, texts: Texts): string | undefined {
  if (!text) return undefined;
  const localised = localiseText(text, texts);
  return typeof localised === "string" ? localised : localised.$format;
}

/** Any value of a document with the texts in it, at any depth, in one language. */
export function localiseValue(value: unknown, texts: Texts): unknown {
  if (Array.isArray(value)) return value.map((entry) => localiseValue(entry, texts));
  if (!isObject(value)) return value;
  if (isBinding(value)) return "or" in value ? { ...value, or: localiseValue(value.or, texts) } : { ...value };
  if (isReference(value)) return referenceIn(value, texts);
  if (isWording(value)) return wordingIn(value, texts);
  if (isWordedDocument(value))
    return plainCopy(inLanguage(value.text, texts, (document) => document.content.length > 0));
  return mapValues(value, (entry) => localiseValue(entry, texts));
}

/** Whether a value is a text by its key. */
export function isReference(value: object): value is TextReference {
  return "$t" in value && typeof value.$t === "string";
}

function localiseBlock(block: ComposedBlock, texts: Texts): LocalisedBlock {
  const { type, in: place, order, when, props, on } = block;
  return {
    type,
    in: place,
    ...(order === undefined ? {} : { order }),
    ...(when === undefined ? {} : { when: plainCopy(when) }),
    ...(props === undefined ? {} : { props: mapValues(props, (value) => localiseValue(value, texts)) }),
    ...(on === undefined
      ? {}
      : {
          on: Object.fromEntries(
            Object.entries(on).map(([event, actions]) => {
              const label = labelOfEvent(props ?? {}, event);
              return [event, actions.map((action) => localiseAction(action, texts, label))];
            }),
          ),
        }),
  };
}

/** @param label What a person presses for it: that answers a question which names no answer. */
function localiseAction(action: Action, texts: Texts, label: unknown): LocalisedAction {
  if (action.do === "toast") return { ...plainCopy(action), text: localiseText(action.text, texts) };
  if (action.do !== "call") return plainCopy(action);
  const { confirm, yes = answerOf(label), ...call } = plainCopy(action);
  return {
    ...call,
    ...(confirm ? { confirm: localiseText(confirm, texts) } : {}),
    ...(confirm && yes ? { yes: localiseText(yes, texts) } : {}),
  };
}

function answerOf(label: unknown): Text | undefined {
  return isObject(label) && (isReference(label) || isWording(label)) ? label : undefined;
}

function wordingIn({ text }: TextWording, texts: Texts): string {
  return inLanguage(text, texts, (words) => words !== "") ?? "";
}

/** What is said in a language, or in the site's default one, or else in the first that says anything. */
function inLanguage<Said>(
  by: Readonly<Record<string, Said>>,
  { locale, instead }: Texts,
  says: (said: Said) => boolean,
): Said | undefined {
  const inOrder = [...lessAndLess(locale), ...instead, ...Object.keys(by)].flatMap((one) =>
    Object.hasOwn(by, one) ? [by[one] as Said] : [],
  );
  return inOrder.find(says) ?? inOrder[0];
}

/** Values known now are filled in now; one binding among them, and the whole text waits. */
function referenceIn({ $t: key, with: values }: TextReference, texts: Texts): LocalisedText {
  if (!values) return texts.say(key);
  const known: Record<string, string | number> = {};
  const bound: Record<string, Binding> = {};
  for (const [name, value] of Object.entries(values)) {
    if (typeof value === "object") bound[name] = { ...value };
    else known[name] = value;
  }
  if (Object.keys(bound).length === 0) return texts.say(key, known);
  const other = texts.lookup(`${key}_other`) ?? texts.lookup(key) ?? key;
  return { $format: other, ...formsBeside(other, key, texts), with: { ...known, ...bound } };
}

/** The other forms of a plural, each as `$<form>`. */
function formsBeside(other: string, key: string, texts: Texts): Partial<FormatText> {
  const forms: Partial<FormatText> = {};
  for (const form of pluralForms) {
    const words = texts.lookup(`${key}_${form}`);
    if (words !== undefined && words !== other) forms[`$${form}`] = words;
  }
  return forms;
}

const pluralForms = ["zero", "one", "two", "few", "many"] as const satisfies readonly Intl.LDMLPluralRule[];

/** Objects with a prototype again: those that merging makes are dictionaries, slower to read at every render. */
function plainCopy<T>(value: T): T;
function plainCopy(value: unknown): unknown {
  if (Array.isArray(value)) return value.map((entry) => plainCopy(entry));
  return isObject(value) ? mapValues(value, plainCopy) : value;
}

function mapValues<In, Out>(object: Readonly<Record<string, In>>, map: (value: In) => Out): Record<string, Out> {
  const result: Record<string, Out> = {};
  for (const key of Object.keys(object)) result[key] = map(object[key] as In);
  return result;
}
