import { isObject, type JsonObject } from "../../shared/json.ts";

/**
 * What a question of a site's own may be, in the profile form and in forms of its own. None of them takes an
 * expression: one can be made to run for ever.
 */
export const ownKinds = ["text", "long", "number", "date", "choice", "choices"] as const;

/** Those of a form of a site's own: how somebody can be reached, and what they agree to, too. */
export const formKinds = ["text", "long", "mobile", "email", "number", "date", "choice", "choices", "consent"] as const;

export type FormKind = (typeof formKinds)[number];

/** What may be chosen: the value that is kept, and the key of its words. */
export interface KindChoice {
  value: string;
  key: string;
}

/** How a mobile number of mainland China is written. */
const MOBILE = "^1[3-9][0-9]{9}$";

/** The keyboards and the words of a field that the product knows more of. */
const presented: Partial<Record<FormKind, { ui?: JsonObject; messages?: JsonObject }>> = {
  mobile: { messages: { pattern: "form.identity.mobileWrong" } },
  email: { ui: { "ui:autocomplete": "email" } },
  consent: {
    ui: {
      // Words that name it, as {privacy}, have the link there; others have none.
      "ui:options": { links: { privacy: { title: "form.register.privacy", href: "/terrace/privacy" } } },
    },
    messages: { required: "form.own.agree", const: "form.own.agree" },
  },
};

const widgets: Partial<Record<FormKind, string>> = {
  long: "textarea",
  mobile: "mobile",
  date: "date",
  choice: "radio",
  choices: "checkboxes",
  consent: "agreement",
};

/** How many letters an answer has at most. */
const LETTERS = { text: 200, long: 2000, email: 100, mobile: 20 } as const;

/** The schema of a field of a kind, with the key of its title. */
export function schemaOfKind(kind: FormKind, title: string, choices: readonly KindChoice[] = []): JsonObject {
  const oneOf = choicesSchema(choices);
  switch (kind) {
    case "number":
      return { type: "number", title };
    case "date":
      return { type: "string", title, format: "date" };
    case "choice":
      return { type: "string", title, oneOf };
    case "choices":
      return { type: "array", title, uniqueItems: true, items: { type: "string", oneOf } };
    case "mobile":
      return { type: "string", title, pattern: MOBILE };
    case "email":
      return { type: "string", title, format: "email", maxLength: LETTERS.email };
    case "consent":
      return { type: "boolean", title };
    default:
      return { type: "string", title, maxLength: LETTERS[kind] };
  }
}

/** The choices of a field as its schema has them. */
export function choicesSchema(choices: readonly KindChoice[]): JsonObject[] {
  return choices.map(({ value, key }) => ({ const: value, title: key }));
}

/** How a field of a kind is shown, and what is said of a wrong answer, where its type alone does not say it. */
export function presentedOfKind(kind: FormKind): { ui?: JsonObject; messages?: JsonObject } {
  const widget = widgets[kind];
  const { ui, messages } = presented[kind] ?? {};
  return {
    ...(widget !== undefined || ui ? { ui: { ...(widget === undefined ? {} : { "ui:widget": widget }), ...ui } } : {}),
    ...(messages ? { messages } : {}),
  };
}

/** Of which kind a field is; undefined where it is of none. @param ui its presentation. */
export function kindOfField(field: unknown, ui: unknown): FormKind | undefined {
  if (!isObject(field)) return undefined;
  const { type, format, items, oneOf } = field;
  const widget = widgetIn(ui);
  const found = kindByType();
  return found && fits(found) ? found : undefined;

  function kindByType(): FormKind | undefined {
    if (type === "number" || type === "integer") return "number";
    if (type === "boolean") return "consent";
    if (type === "array") return isObject(items) && isChoices(items["oneOf"]) ? "choices" : undefined;
    if (type !== "string") return undefined;
    if (format !== undefined) return format === "date" || format === "email" ? format : undefined;
    if (oneOf !== undefined) return isChoices(oneOf) ? "choice" : undefined;
    if (widget === "mobile") return "mobile";
    return widget === "textarea" ? "long" : "text";
  }
  function fits(kind: FormKind): boolean {
    return widget === undefined || (shownBy[kind] ?? [widgets[kind]]).includes(widget);
  }
}

/** Widgets that show a kind as well. */
const shownBy: Partial<Record<FormKind, readonly (string | undefined)[]>> = {
  text: ["text"],
  number: ["text", "updown"],
  email: ["email", "text"],
  date: ["date"],
  choice: ["radio", "select"],
  choices: ["checkboxes", "select"],
  consent: ["agreement", "checkbox"],
};

/** How many letters an answer of a kind has at most; undefined where it is no text that is written freely. */
export function lettersOfKind(kind: FormKind): number | undefined {
  return Object.hasOwn(LETTERS, kind) ? LETTERS[kind as keyof typeof LETTERS] : undefined;
}

function widgetIn(ui: unknown): string | undefined {
  if (!isObject(ui)) return undefined;
  const options = isObject(ui["ui:options"]) ? ui["ui:options"] : {};
  const widget = ui["ui:widget"] ?? options["widget"];
  return typeof widget === "string" ? widget : undefined;
}

function isChoices(list: unknown): boolean {
  return (
    Array.isArray(list) && list.length > 0 && list.every((one) => isObject(one) && typeof one["const"] === "string")
  );
}
