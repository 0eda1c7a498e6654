import type { FormContextType, Registry, WidgetProps } from "@rjsf/utils";
import type { lookupOperations } from "../site/document/form-dialect.ts";
import { FORM_THEME_TEXTS } from "../site/document/form-definition.ts";
import type { GetCaptcha } from "./captcha/with-captcha.ts";
import type { FormFault } from "./form-error.ts";
import type { LoginKey } from "./seal.ts";
import type { UploadGrant } from "./upload.ts";
import type { UiOptions } from "./ui-options.ts";

/** What every widget and template of the theme can reach; the same object for the life of a form. */
export interface FormSurroundings extends FormContextType {
  /** The words of a text key; a string that is no key comes back as it is. */
  t(this: void, key: string, values?: Record<string, string | number>): string;
  locale: string;
  /** The day from which `earliest` counts; a function, so that a form left open overnight counts right. */
  today: () => string;
  calls: FormCalls;
  /** Whether there is a session: some calls need one. */
  signedIn: () => boolean;
  /** What is filled in at this moment, by property. */
  values: () => Record<string, unknown>;
  /** Fills in another field. */
  set: (property: string, value: unknown) => void;
  /** Says what is wrong with one field, beside it, and puts the focus there; gives whether it is right. */
  check: (property: string) => Promise<boolean>;
  /** Makes a submit wait until something of a widget is done, and come to nothing when it gives false. */
  hold: (work: Promise<boolean>) => void;
  /** Says in the form, as after a refused submit, what a call of a widget came to. */
  refuse: (fault: FormFault) => void;
}

/** A list that a field chooses from: those with a word in their name, all for an empty one. */
export type Lookup = (input: Record<string, unknown>) => Promise<{ list: readonly Record<string, unknown>[] }>;

/**
 * The calls that widgets make. A form without such widgets needs none. What it may upload, its widgets say: the page
 * grants the calls for them.
 */
export interface FormCalls extends Partial<Record<(typeof lookupOperations)[number], Lookup>>, UploadGrant<never> {
  listEnum?: (input: { enumName: string }) => Promise<{ list: readonly EnumEntry[] }>;
  listTransportCategories?: (input: Record<string, never>) => Promise<{ list: readonly CategoryNode[] }>;
  listCourseCategories?(input: Record<string, unknown>): Promise<{ list: readonly CourseCategory[] }>;
  sendCode?: (input: CodeRequest) => Promise<SentCode>;
  getCaptcha?: GetCaptcha;
  /** For a form with passwords, which leave the page only sealed. */
  getLoginKey?: (input: Record<string, never>) => Promise<LoginKey>;
  /** The lines of a workbook, or of a text in whatever encoding. */
  getSheetText?: (input: { file: Blob }) => Promise<{ text: string }>;
}

/** Without a number, the code goes to the one of whoever is signed in. */
export interface CodeRequest {
  mobile?: string;
  purpose: CodePurpose;
  captcha?: string;
}

/** What a code by SMS is good for. */
export type CodePurpose = "login" | "register" | "reset" | "change";

export interface SentCode {
  waitSeconds: number;
  /** The code itself, in a demo that sends no messages. */
  hint?: string;
}

export interface EnumEntry {
  code: string | number;
  desc: string;
}

export interface CategoryNode {
  code: string;
  categoryName: string;
  categoryAbbreviationName?: string | null;
  childrenList?: readonly CategoryNode[] | null;
}

/** A category of courses, as the catalogue lists them. */
export type CourseCategory = {
  id: string;
  categoryName: string;
  childrenList?: readonly CourseCategory[] | undefined;
};

/** The surroundings of the form that a widget or template belongs to. */
export function surroundings(registry: Registry): FormSurroundings {
  const given = registry.formContext as Partial<FormSurroundings> | undefined;
  return typeof given?.t === "function" ? (given as FormSurroundings) : { ...noSurroundings, ...given };
}

/**
 * The surroundings of the theme in a form of somebody else's making: words are shown as they stand in the schema,
 * nothing is called, and what the theme says by itself is in English.
 */
const noSurroundings: FormSurroundings = {
  t: (key, values = {}) => {
    const prefix = [FORM_THEME_TEXTS, "dateTime."].find((one) => key.startsWith(one));
    return prefix === undefined ? key : plainWords(key.slice(prefix.length), values);
  },
  locale: "en",
  today: () => new Date().toISOString().slice(0, 10),
  calls: {},
  signedIn: () => false,
  values: () => ({}),
  set: () => undefined,
  check: async () => true,
  hold: () => undefined,
  refuse: () => undefined,
};

/** `moveUp` → `move up`, with the number that it is about. */
function plainWords(name: string, { number }: Record<string, string | number>): string {
  const words = name.replaceAll(".", " ").replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return number === undefined ? words : `${words} ${number}`;
}

/** The options of a widget with our own beside RJSF's. */
export function optionsOf(props: Pick<WidgetProps, "options">): WidgetProps["options"] & UiOptions {
  return props.options as WidgetProps["options"] & UiOptions;
}
