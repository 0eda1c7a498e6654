/**
 * What a form of a site may say: the one table of it. The checker goes by it (`check/form-dialect.ts`), what draws a
 * form leaves out what is not in it (`form-sound.ts`). Forms are JSON Schema and the presentation of RJSF; this is the
 * part of both that works here.
 */

/** JSON types of the fields that a widget can show. */
const widgetTypes = {
  text: ["string", "number", "integer"],
  textarea: ["string"],
  password: ["string"],
  newPassword: ["string"],
  email: ["string"],
  uri: ["string"],
  updown: ["number", "integer"],
  mobile: ["string"],
  code: ["string"],
  agreement: ["boolean"],
  date: ["string"],
  dateTime: ["string"],
  money: ["string"],
  people: ["array"],
  tags: ["array"],
  textFile: ["string"],
  lines: ["array"],
  richText: ["object"],
  lookup: ["string"],
  select: ["string", "number", "integer", "boolean", "array"],
  radio: ["string", "number", "integer", "boolean"],
  imageChoice: ["string", "number", "integer"],
  checkbox: ["boolean", "integer"],
  checkboxes: ["array"],
  enumeration: ["string", "number", "integer"],
  category: ["array"],
  creditCode: ["string"],
  siteAddress: ["string"],
  upload: ["string"],
  picture: ["string"],
  file: ["string"],
  files: ["array"],
  hidden: ["string", "number", "integer", "boolean", "array", "object"],
} as const satisfies Record<string, readonly string[]>;

/** Name → JSON types. */
export const formWidgets: Readonly<Record<string, readonly string[]>> = widgetTypes;

/** Formats that a value can be checked by. */
export const formFormats = ["date", "time", "date-time", "email", "uri", "uuid"] as const;

/** Keywords of JSON Schema that mean something here; what only tells people something is among them. */
export const formKeywords = [
  "$schema",
  "$comment",
  "title",
  "description",
  "examples",
  "default",
  "readOnly",
  "type",
  "const",
  "enum",
  "properties",
  "required",
  "additionalProperties",
  "minProperties",
  "maxProperties",
  "propertyNames",
  "dependencies",
  "dependentRequired",
  "items",
  "additionalItems",
  "minItems",
  "maxItems",
  "uniqueItems",
  "contains",
  "minLength",
  "maxLength",
  "pattern",
  "format",
  "minimum",
  "maximum",
  "exclusiveMinimum",
  "exclusiveMaximum",
  "multipleOf",
  "allOf",
  "anyOf",
  "oneOf",
  "not",
  "if",
  "then",
  "else",
] as const;

/**
 * Keywords that no schema of a site may have: expressions over names, and references out of the form. Of `pattern`, see
 * `linear-pattern.ts`.
 */
export const refusedKeywords = ["patternProperties", "$ref", "$dynamicRef"] as const;

/** What a message can be about: a keyword, or a rule beside the schema. */
export const messageKeywords = [
  "required",
  "type",
  "const",
  "enum",
  "minProperties",
  "maxProperties",
  "additionalProperties",
  "propertyNames",
  "dependencies",
  "dependentRequired",
  "minItems",
  "maxItems",
  "uniqueItems",
  "contains",
  "minLength",
  "maxLength",
  "format",
  "pattern",
  "minimum",
  "maximum",
  "exclusiveMinimum",
  "exclusiveMaximum",
  "multipleOf",
  "allOf",
  "anyOf",
  "oneOf",
  "not",
  "earliest",
  "accept",
  "maxBytes",
  "creditCode",
  "siteAddress",
  "plate",
  "identityCard",
  "postcode",
  "phone",
] as const;

/**
 * Lists that a field may choose from, by the widget `lookup` or as cards by `imageChoice`. Each replies with a `list`,
 * and those of a lookup find by a `keyword`.
 */
export const lookupOperations = [
  "listAnnouncementTargets",
  "listCertificateSources",
  "listCouponTargets",
  "listCourseCategories",
  "listCourseDrafts",
  "listExamPapers",
  "listExamSubjects",
  "listFlavours",
  "listGradeCourses",
  "listMemberTiers",
  "listOpenSessions",
  "listWriters",
] as const;

/** What an option may be. */
export type OptionRule =
  | {
      is:
        | "text"
        | "flag"
        | "count"
        | "any"
        | "texts"
        | "size"
        | "links"
        | "day"
        | "values"
        | "names"
        | "paths"
        | "lists"
        | "groups";
    }
  | { is: "one"; of: readonly string[] };

/** What `ui:options` of a field may hold; `ui:<name>` beside it says the same. */
export const formOptions: Readonly<Record<string, OptionRule>> = {
  widget: { is: "one", of: Object.keys(widgetTypes) },
  title: { is: "text" },
  description: { is: "text" },
  placeholder: { is: "text" },
  help: { is: "text" },
  autocomplete: { is: "text" },
  inputType: { is: "one", of: ["text", "tel", "email", "uri", "url", "digits", "decimal"] },
  emptyValue: { is: "any" },
  disabled: { is: "flag" },
  readonly: { is: "flag" },
  autofocus: { is: "flag" },
  label: { is: "flag" },
  enumNames: { is: "texts" },
  enumDisabled: { is: "values" },
  classNames: { is: "text" },
  addable: { is: "flag" },
  removable: { is: "flag" },
  orderable: { is: "flag" },
  order: { is: "texts" },
  width: { is: "one", of: ["half", "full"] },
  rows: { is: "count" },
  earliest: { is: "day" },
  enumName: { is: "text" },
  last: { is: "text" },
  tree: { is: "one", of: ["courses"] },
  accept: { is: "texts" },
  maxBytes: { is: "count" },
  crop: { is: "size" },
  purpose: { is: "one", of: ["login", "register", "reset", "change", "avatar", "portrait", "licence", "cover"] },
  keeps: { is: "one", of: ["fileNo", "fileUrl"] },
  check: { is: "one", of: ["creditCode", "plate", "identityCard", "postcode", "phone", "siteAddress"] },
  mobile: { is: "text" },
  known: { is: "texts" },
  links: { is: "links" },
  operation: { is: "one", of: lookupOperations },
  sends: { is: "text" },
  shows: { is: "texts" },
  asks: { is: "names" },
  reads: { is: "texts" },
  named: { is: "text" },
  fills: { is: "names" },
  finds: { is: "text" },
  alone: { is: "flag" },
  offered: { is: "values" },
  offeredWith: { is: "lists" },
  images: { is: "paths" },
  pictured: { is: "text" },
  groups: { is: "groups" },
};

/** The name of the option that a key of a presentation sets; undefined for `ui:options` and for names of fields. */
export function optionOf(key: string): string | undefined {
  return key.startsWith("ui:") && key !== "ui:options" ? key.slice("ui:".length) : undefined;
}

/** The types that a schema says, or that follow from what it lists; none where nothing says any. */
export function typesOf(schema: Readonly<Record<string, unknown>>): readonly string[] {
  const { type } = schema;
  if (typeof type === "string") return [type];
  if (Array.isArray(type)) return type.filter((one): one is string => typeof one === "string" && one !== "null");
  return [];
}

/** Whether a value is what an option may be. */
export function fitsOption(rule: OptionRule, value: unknown): boolean {
  switch (rule.is) {
    case "any":
      return true;
    case "text":
      return typeof value === "string";
    case "flag":
      return typeof value === "boolean";
    case "count":
      return Number.isInteger(value) && Number(value) > 0;
    case "values":
      return Array.isArray(value);
    case "names":
      return isOf(value, (one) => typeof one === "string");
    case "lists":
      return isOf(value, Array.isArray);
    case "paths":
      // Of this site alone: an image of another host would tell it who fills in the form.
      return isOf(value, (one) => typeof one === "string" && /^\/(?![/\\])/.test(one));
    case "texts":
      return Array.isArray(value) && value.every((one) => typeof one === "string");
    case "day":
      return typeof value === "string" && /^(yesterday|today|tomorrow|\d{4}-\d{2}-\d{2})$/.test(value);
    case "groups":
      return (
        Array.isArray(value) &&
        value.every(
          (one) => isRecord(one) && typeof one["title"] === "string" && fitsOption({ is: "texts" }, one["fields"]),
        )
      );
    case "size":
      return (
        isRecord(value) && fitsOption({ is: "count" }, value["width"]) && fitsOption({ is: "count" }, value["height"])
      );
    case "links":
      return (
        isRecord(value) &&
        Object.values(value).every(
          (link) => isRecord(link) && typeof link["title"] === "string" && typeof link["href"] === "string",
        )
      );
    case "one":
      return typeof value === "string" && rule.of.includes(value);
  }
}

function isOf(value: unknown, test: (one: unknown) => boolean): boolean {
  return isRecord(value) && Object.values(value).every(test);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
