import { blockTable, type BlockType } from "../../../generated/built/block-table.ts";
import { recordFields, type RecordEntity } from "../../../generated/built/record-fields.ts";
import { FORM_THEME_TEXTS, formTextKeys, type FormDefinition } from "../../../site/document/form-definition.ts";
import { firstLocale, languageKey, productTexts } from "../../modules/sites/index.ts";
import { formsOf, withoutForm, type Texts } from "../../../site/compile/texts.ts";

/** Every text key of the product, by what stands before its first dot; the languages have the same keys. */
const keysByPart = Map.groupBy(Object.keys(productTexts[firstLocale] ?? {}), (key) => key.slice(0, key.indexOf(".")));

/**
 * The texts that a page's blocks and forms may ask for: `common.*`, those of the block types, those of the forms, and
 * the labels of the fields of records.
 */
export function messagesFor({
  types,
  forms,
  records,
  languages = [],
  texts,
}: {
  types: readonly string[];
  forms: readonly FormDefinition[];
  /** Fields of entities, as `Entity.field`. */
  records: readonly string[];
  /** The languages that the page is offered in. */
  languages?: readonly string[];
  texts: Texts;
}): Record<string, string> {
  const others = types.flatMap((type) => blockTable[type as BlockType]?.textsOf ?? []);
  const dateTimes = forms.length > 0 ? ["dateTime"] : [];
  const keys = [...new Set(["common", ...types, ...others, ...dateTimes])].flatMap(ofBlock);
  if (forms.length > 0) keys.push(...themeKeys, ...forms.flatMap(formTextKeys));
  keys.push(...records.flatMap(labelsOf));
  const messages: Record<string, string> = {};
  for (const key of keys.flatMap((one) => withForms(one, texts.locale))) {
    const words = texts.lookup(key);
    if (words !== undefined) messages[key] = words;
  }
  if (types.includes("siteHeader"))
    for (const language of languages)
      messages[languageKey(language)] ??= texts.lookup(languageKey(language)) ?? nameOf(language);
  return messages;
}

/** The texts of a block. Those of the block `form` are no texts of forms, which stand deeper and come with each form. */
function ofBlock(part: string): string[] {
  const keys = keysByPart.get(part) ?? [];
  return part === "form" ? keys.filter((key) => key.split(".").length === 2) : keys;
}

/** A key, and where it is the first form of a plural those that the language has beside it. */
function withForms(key: string, locale: string): readonly string[] {
  const plain = withoutForm(key);
  return plain === key ? [key] : [key, ...formsOf(locale).map((form) => `${plain}_${form}`)];
}

/** What a language that has no words for it is offered by: its own name. */
function nameOf(language: string): string {
  return new Intl.DisplayNames([language], { type: "language" }).of(language) ?? language;
}

const themeKeys = (keysByPart.get("form") ?? []).filter((key) => key.startsWith(FORM_THEME_TEXTS));

/** The keys of the labels of a field, `Entity.field`, and of its values. */
function labelsOf(field: string): string[] {
  const dot = field.indexOf(".");
  const [entity, name] = [field.slice(0, dot), field.slice(dot + 1)];
  const fields = Object.hasOwn(recordFields, entity) ? recordFields[entity as RecordEntity] : {};
  const {
    label = `field.${field}`,
    labels = "",
    values = [],
  } = (Object.hasOwn(fields, name) ? fields[name] : undefined) ?? {};
  return [label, ...values.map((value) => `${labels}${value}`)];
}
