import { isObject, type JsonObject } from "../../shared/json.ts";
import { resolveDocument, type LayeredSite } from "./resolve.ts";
import { askedNames, choicesOf, orderedNames, type OwnQuestion } from "./own-questions.ts";

/** The call that every form of a site's own is sent with; what it may hold, the published form says. */
export const OWN_FORM_CALL = { operation: "sendOwnForm", within: "answers" } as const;

/** What a form says of what comes in by it. Names are text keys. */
export interface FormInbox {
  /** What the form is called, among what came in. */
  name: string;
  /** What is said to who sent it. Default: the product's words. */
  thanks?: string;
  /** Days after which an answer is removed. */
  keepDays?: number;
  /** Whether the organisation gets a message that something came in. Default: it does. */
  notify?: boolean;
}

/** The same as a page and the server need it: whose it is, and nothing left out. */
export interface OwnFormInbox extends Required<Omit<FormInbox, "thanks">> {
  /** The organisation that it is sent to. */
  orgNo: string;
  thanks?: string;
}

/** Days that an answer is kept where the form says nothing, and at most. */
export const KEEP_DAYS = { usual: 365, most: 3650 } as const;

/** Fields that a form of a site's own may have: the studio offers no more, and the checker lets no more pass. */
export const MAX_OWN_FORM_FIELDS = 40;

/** The keys of the words of a form of a site's own, as the studio makes them. */
export const OWN_FORM_TEXTS = (form: string) => ({
  title: `form.own.${form}`,
  thanks: `form.own.${form}.thanks`,
  field: (name: string) => `form.own.${form}.${name}`,
});

/** The name of the form that a text key is of, as `OWN_FORM_TEXTS` makes them; undefined for all other keys. */
export function formOfText(key: string): string | undefined {
  return /^form\.own\.([^.]+)(?:\.|$)/.exec(key)?.[1];
}

/** What a form of a site's own says of its inbox; undefined where it is no such form. */
export function inboxOf(form: unknown): FormInbox | undefined {
  const inbox = isObject(form) ? form["inbox"] : undefined;
  if (!isObject(inbox) || typeof inbox["name"] !== "string") return undefined;
  const { name, thanks, keepDays, notify } = inbox;
  return {
    name,
    ...(typeof thanks === "string" ? { thanks } : {}),
    ...(isKeepDays(keepDays) ? { keepDays } : {}),
    ...(typeof notify === "boolean" ? { notify } : {}),
  };
}

/** What the links in the words of a form's boxes to agree are called: the name in braces → a text key. */
export function linkTitles({ uiSchema = {} }: { uiSchema?: JsonObject }): Map<string, string> {
  const found = Object.values(uiSchema).flatMap((ui) => {
    const options = isObject(ui) ? ui["ui:options"] : undefined;
    return isObject(options) && isObject(options["links"]) ? Object.entries(options["links"]) : [];
  });
  return new Map(
    found.flatMap(([name, link]): [string, string][] =>
      isObject(link) && typeof link["title"] === "string" ? [[name, link["title"]]] : [],
    ),
  );
}

/** The forms that a site has with an inbox, by their names. */
export function ownFormsOf(site: LayeredSite): { name: string; inbox: FormInbox }[] {
  const names = new Set([site.base, ...site.patches].flatMap(({ forms }) => Object.keys(forms ?? {})));
  return [...names].sort().flatMap((name) => {
    const inbox = inboxOf(resolveDocument(site, "forms", name));
    return inbox ? [{ name, inbox }] : [];
  });
}

/** Whether a value is a number of days that answers can be kept. */
export function isKeepDays(value: unknown): value is number {
  return Number.isInteger(value) && Number(value) >= 1 && Number(value) <= KEEP_DAYS.most;
}

/** An inbox with what it leaves out, of an organisation. */
export function wholeInbox({ name, thanks, keepDays, notify }: FormInbox, orgNo: string): OwnFormInbox {
  return {
    orgNo,
    name,
    ...(thanks === undefined ? {} : { thanks }),
    keepDays: keepDays ?? KEEP_DAYS.usual,
    notify: notify ?? true,
  };
}

/** The questions of a form of a site's own, in its order; titles are text keys. */
export function formQuestions({ schema, uiSchema = {} }: { schema: JsonObject; uiSchema?: JsonObject }): OwnQuestion[] {
  const properties = Object.fromEntries(askedNames(schema).map(({ name, field }) => [name, field]));
  return orderedNames({ properties, uiSchema }).flatMap((name) => {
    const field = properties[name];
    if (!isObject(field)) return [];
    return [{ name, title: typeof field["title"] === "string" ? field["title"] : name, choices: choicesOf(field) }];
  });
}
