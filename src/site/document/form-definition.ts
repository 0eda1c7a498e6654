import { isObject } from "../../shared/json.ts";
import type { OwnFormInbox } from "./own-form.ts";

/**
 * A form as it reaches a page: `schemas/forms/<name>.form.json` with the site's own patch, resolved.
 * Titles, help and messages are text keys; the words arrive with the page's messages.
 */
export interface FormDefinition {
  title: string;
  schema: Record<string, unknown>;
  uiSchema?: Record<string, unknown>;
  /** property → validation keyword → text key. Nested properties are written `contact.phone`. */
  messages?: Record<string, Record<string, string>>;
  /** The words on the button, unless the block has its own. */
  submit?: { $t: string };
  /** The call that it is sent with, where it is made for one: `complete-form.ts` has put in what that says. */
  operation?: string;
  /** The property of the call's body whose properties the fields are. */
  within?: string;
  /** Whether the call takes a key, so that it is done once: the form makes one. */
  isKeyed?: boolean;
  /** Fields with passwords, which the call takes only sealed: the form seals them. */
  sealed?: readonly string[];
  /** Whether the call may ask for a captcha: the browser solves one then, and sends the form once more. */
  isGuarded?: boolean;
  /** Error code of the call, as a number → the field that it is about. */
  errors?: Readonly<Record<string, FieldOfError>>;
  /** Whether the call takes the version that was changed: the form shows what another person changed meanwhile. */
  isVersioned?: boolean;
  /** Fields that are asked for and not sent. */
  local?: readonly string[];
  /** Where it is a form of a site's own: whose, and what is said when it was sent. */
  inbox?: OwnFormInbox;
  /** What became of it where it was sent without JavaScript: the page that answers has it. */
  sent?: SentForm;
  /**
   * Which precompiled validator checks it: the name of a form in `src/generated/built/validators/forms`, or, for a form that
   * a site changed, the address of the script that was compiled when the site was published (starts with `/`).
   */
  validator: string;
}

/** A form that a browser sent by itself: taken, or why not, with what was typed. */
export type SentForm =
  | { done: true }
  | { done: false; message: string; fields: { path: string; message: string }[]; values: Record<string, unknown> };

/** Which field a refusal is about, and the text that is added to it where nothing was filled in there. */
export interface FieldOfError {
  field: string;
  empty?: string;
}

/** The forms of a page by name. */
export type FormDefinitions = Readonly<Record<string, FormDefinition>>;

/** The words of the form theme itself; a page with a form needs them all. */
export const FORM_THEME_TEXTS = "form.theme.";

/**
 * The text keys that a form's own words are behind: what a page with this form must carry beside `form.theme.*`. Of a
 * form that is not checked yet those that are keys at all.
 */
export function formTextKeys({
  submit,
  schema,
  uiSchema,
  messages,
  errors,
  isVersioned,
  inbox,
}: Partial<Record<keyof FormDefinition, unknown>>): string[] {
  const keys = new Set<string>(isVersioned === true ? VERSION_TEXTS : []);
  const add = (key: unknown): void => void (typeof key === "string" && keys.add(key));
  if (isObject(submit)) add(submit["$t"]);
  if (isObject(inbox)) [inbox["name"], inbox["thanks"]].forEach(add);
  collect(schema, SCHEMA_WORDS, keys);
  collect(uiSchema, UI_WORDS, keys);
  for (const byKeyword of isObject(messages) ? Object.values(messages) : [])
    if (isObject(byKeyword)) Object.values(byKeyword).forEach(add);
  for (const about of isObject(errors) ? Object.values(errors) : []) if (isObject(about)) add(about["empty"]);
  return [...keys];
}

/** The texts of what is shown where another person changed the same meanwhile. */
const VERSION_TEXTS = ["theirs", "mine", "field", "none", "yes", "no", "written", "takeTheirs", "keepMine"].map(
  (name) => `form.version.${name}`,
);

/** The texts of widgets that few forms have: a page brings them where a form has the widget. */
const WIDGET_TEXTS: Readonly<Record<string, readonly string[]>> = {
  lookup: ["form.lookup.find", "form.lookup.none", "form.lookup.failed"],
  lines: ["form.lines.wrong"],
  money: ["form.money.offered"],
  people: ["form.people.wrong"],
  richText: ["form.richText.formatted", "form.richText.rewrite"],
  picture: ["form.picture.remove"],
  textFile: ["form.textFile.choose", "form.textFile.chooseSheet"],
};

const SCHEMA_WORDS = new Set(["title", "description"]);
const UI_WORDS = new Set([
  "title",
  "description",
  "help",
  "placeholder",
  "ui:title",
  "ui:description",
  "ui:help",
  "ui:placeholder",
]);

/** A property may itself be called `title`: then its value is an object, and is walked like any other. */
function collect(node: unknown, words: ReadonlySet<string>, keys: Set<string>): void {
  if (typeof node !== "object" || node === null) return;
  for (const [name, value] of Object.entries(node)) {
    if (typeof value === "string") {
      if (words.has(name)) keys.add(value);
      if (name === "widget" || name === "ui:widget")
        for (const key of Object.hasOwn(WIDGET_TEXTS, value) ? (WIDGET_TEXTS[value] ?? []) : []) keys.add(key);
    } else collect(value, words, keys);
  }
}
