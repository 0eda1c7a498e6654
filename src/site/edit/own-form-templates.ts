import { isObject, type JsonObject } from "../../shared/json.ts";
import { presentedOfKind, schemaOfKind, type FormKind } from "../document/own-field-kinds.ts";
import { OWN_FORM_TEXTS } from "../document/own-form.ts";
import type { Layer } from "../document/resolve.ts";
import { removeValue, resetValue, setValue } from "./edit-values.ts";

/** Words in Chinese and in English; in any other language of a site a form begins with the English ones. */
type Words = readonly [zh: string, en: string];

interface TemplateField {
  name: string;
  kind: FormKind;
  label: Words;
  isRequired?: boolean;
  choices?: readonly Words[];
}

/** What a new form of a site's own begins with. Its words are `studio.ownForm.template.<name>`. */
export interface FormTemplate {
  name: "enquiry" | "trial" | "signup" | "newsletter" | "empty";
  title: Words;
  thanks: Words;
  fields: readonly TemplateField[];
}

const who: TemplateField = { name: "who", kind: "text", label: ["怎么称呼你", "Your name"], isRequired: true };
const mobile: TemplateField = { name: "mobile", kind: "mobile", label: ["手机号", "Mobile number"], isRequired: true };
const agreed: TemplateField = {
  name: "agreed",
  kind: "consent",
  label: ["我同意按《{privacy}》处理我填写的内容", "I agree that what I wrote is handled as the {privacy} says"],
  isRequired: true,
};

/** The templates of new forms, the empty one last. */
export const formTemplates: readonly FormTemplate[] = [
  {
    name: "enquiry",
    title: ["课程咨询", "Course enquiry"],
    thanks: ["已收到，我们会尽快联系你。", "Thank you. We will be in touch soon."],
    fields: [
      who,
      mobile,
      { name: "question", kind: "long", label: ["想了解什么", "What would you like to know?"], isRequired: true },
      agreed,
    ],
  },
  {
    name: "trial",
    title: ["预约试听", "Book a trial lesson"],
    thanks: ["已收到预约，我们会打电话确认时间。", "Thank you. We will call to settle the time."],
    fields: [
      who,
      mobile,
      { name: "day", kind: "date", label: ["想哪天来", "Which day suits you?"] },
      {
        name: "time",
        kind: "choice",
        label: ["什么时段方便", "What time of day?"],
        choices: [
          ["上午", "Morning"],
          ["下午", "Afternoon"],
          ["晚上", "Evening"],
        ],
      },
      { name: "level", kind: "text", label: ["有没有基础", "Any experience?"] },
      agreed,
    ],
  },
  {
    name: "signup",
    title: ["活动报名", "Sign up"],
    thanks: ["报名已收到，期待见到你。", "You are signed up. See you there."],
    fields: [
      who,
      mobile,
      { name: "people", kind: "number", label: ["一共几个人", "How many people?"], isRequired: true },
      { name: "note", kind: "long", label: ["还有什么要说的", "Anything else?"] },
      agreed,
    ],
  },
  {
    name: "newsletter",
    title: ["订阅", "Newsletter"],
    thanks: ["订阅成功，有新消息会写信告诉你。", "You are subscribed. We will write when there is news."],
    fields: [{ name: "email", kind: "email", label: ["邮箱", "E-mail"], isRequired: true }, agreed],
  },
  {
    name: "empty",
    title: ["新表单", "New form"],
    thanks: ["已收到，谢谢。", "Thank you, we have received it."],
    fields: [who],
  },
];

export interface FormAddition {
  own: Layer;
  template: FormTemplate;
  /** The name of its document, which is free. */
  name: string;
  /** The languages of the site. */
  locales: readonly string[];
}

/** The layer with a form as a template begins it, with its words in every language of the site. */
export function addOwnForm({ own, template, name, locales }: FormAddition): Layer {
  const texts = OWN_FORM_TEXTS(name);
  const words: [key: string, words: Words][] = [
    [texts.title, template.title],
    [texts.thanks, template.thanks],
  ];
  const parts = template.fields.map(({ name: field, kind, label, isRequired = false, choices = [] }) => {
    const key = texts.field(field);
    const offered = choices.map((_, index) => ({ value: `c${index + 1}`, key: `${key}.c${index + 1}` }));
    words.push([key, label], ...choices.map((one, index): [string, Words] => [`${key}.c${index + 1}`, one]));
    const schema = schemaOfKind(kind, key, offered);
    return { field, isRequired, schema: isRequired && kind === "consent" ? { ...schema, const: true } : schema, kind };
  });
  const form: JsonObject = {
    inbox: { name: texts.title, thanks: texts.thanks },
    schema: {
      type: "object",
      required: parts.flatMap(({ field, isRequired }) => (isRequired ? [field] : [])),
      properties: Object.fromEntries(parts.map(({ field, schema }) => [field, schema])),
    },
    ...presentation(parts),
  };
  let changed = setValue({ own, path: ["forms", name], value: form });
  for (const locale of locales)
    for (const [key, [zh, en]] of words)
      changed = setValue({ own: changed, path: ["texts", locale, key], value: locale.startsWith("zh") ? zh : en });
  return changed;
}

function presentation(parts: readonly { field: string; kind: FormKind }[]): JsonObject {
  const shown = parts.map(({ field, kind }) => [field, presentedOfKind(kind)] as const);
  const ui = shown.flatMap(([field, { ui: one }]) => (one ? [[field, one] as const] : []));
  const messages = shown.flatMap(([field, { messages: one }]) => (one ? [[field, one] as const] : []));
  return {
    uiSchema: { ...Object.fromEntries(ui), "ui:order": [...parts.map(({ field }) => field), "*"] },
    ...(messages.length > 0 ? { messages: Object.fromEntries(messages) } : {}),
  };
}

/** The layer without a form of its own, and without the words that only it has. What came in by it stays. */
export function removeOwnForm({ own, base, name }: { own: Layer; base: Layer; name: string }): Layer {
  const { title } = OWN_FORM_TEXTS(name);
  let changed = removeValue({ own, inherited: base, path: ["forms", name] });
  for (const [locale, catalogue] of Object.entries(own.texts ?? {}))
    for (const key of Object.keys(isObject(catalogue) ? catalogue : {}))
      if (key === title || key.startsWith(`${title}.`))
        changed = resetValue({ own: changed, path: ["texts", locale, key] });
  return changed;
}
