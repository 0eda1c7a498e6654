import type { StudioKey } from "../../generated/built/locale-keys.ts";
import { cutText } from "../../shared/cut-text.ts";
import { formOfText, OWN_FORM_TEXTS } from "../../site/document/own-form.ts";
import type { Words } from "../labels.ts";
import { languageWords } from "../language-name.ts";
import { said } from "../said.ts";
import type { Translate } from "../types.ts";

interface TextParts {
  words: Words;
  t: Translate;
  nameOf?: ((path: readonly string[]) => string | undefined) | undefined;
}

type Parts = (string | undefined)[];

/** What of a form a path leads to, in words: its name, and the question or the setting that is meant. */
export function formWords([, name = "", within, ...rest]: readonly string[], { t, nameOf }: TextParts): Parts {
  const called = formName(name, { t, nameOf });
  if (within === undefined) return [called];
  if (within === "inbox") return [called, rest[0] === undefined ? undefined : partOfInbox(rest[0], t)];
  const field = within === "schema" ? fieldAt(rest) : rest[0];
  if (field === undefined || field.startsWith("ui:")) return [called, t("studio.forms.fields")];
  return [called, nameOf?.(["forms", name, "schema", "properties", field]) ?? field];
}

/** What text a path leads to, in words: of a form of the site's own, or what the product says under its key. */
export function textWords([, locale = "", key]: readonly string[], { words, t, nameOf }: TextParts): Parts {
  const language = languageWords(locale, t);
  if (key === undefined) return [t("studio.place.texts"), language];
  const form = formOfText(key);
  if (form === undefined) {
    const product = words.named(key);
    return [t("studio.place.texts"), product === undefined ? key : `“${cutText(product, 24)}”`, language];
  }
  const { title, thanks } = OWN_FORM_TEXTS(form);
  const part: StudioKey =
    key === title ? "studio.ownForm.title" : key === thanks ? "studio.ownForm.thanks" : "studio.place.question";
  return [t("studio.place.forms"), formName(form, { t, nameOf }), t(part), language];
}

function formName(name: string, { t, nameOf }: Omit<TextParts, "words">): string {
  return nameOf?.(["forms", name]) ?? said(t, `studio.forms.form.${name}`) ?? name;
}

function partOfInbox(name: string, t: Translate): string {
  if (name === "thanks") return t("studio.ownForm.thanks");
  if (name === "keepDays") return t("studio.ownForm.keepDays");
  return t(name === "notify" ? "studio.ownForm.notify" : "studio.ownForm.title");
}

/** The field that a path into a schema is of. */
function fieldAt(path: readonly string[]): string | undefined {
  const place = path.indexOf("properties");
  return place < 0 ? undefined : path[place + 1];
}
