/**
 * What compiled validators need at run time, as the text of `validators/runtime.js`. Ajv would `require` it from its
 * own package; a browser cannot, so it stands beside them.
 */
export const runtimeText = `// Made by \`npm run generate\`; never edit it by hand. What the validators share at run time.

/** Length in characters, not in UTF-16 units. */
export function ucs2length(text) {
  let length = 0;
  for (const _ of text) length += 1;
  return length;
}

/** Whether two JSON values are the same. */
export function equal(a, b) {
  if (a === b) return true;
  if (typeof a !== "object" || typeof b !== "object" || a === null || b === null || Array.isArray(a) !== Array.isArray(b)) return false;
  const keys = Object.keys(a);
  return keys.length === Object.keys(b).length && keys.every((key) => Object.hasOwn(b, key) && equal(a[key], b[key]));
}

/** The formats that schemas may name. */
export const formats = {
  date: (text) => /^\\d{4}-\\d{2}-\\d{2}$/.test(text) && !Number.isNaN(Date.parse(text)) && new Date(text).toISOString().startsWith(text),
  email: (text) => /^[^\\s@]+@[^\\s@.]+(\\.[^\\s@.]+)+$/.test(text),
  uri: (text) => /^https?:\\/\\//i.test(text) && URL.canParse(text),
  time: (text) => /^([01]\\d|2[0-3]):[0-5]\\d(:[0-5]\\d(\\.\\d{1,9})?)?(Z|[+-]([01]\\d|2[0-3]):[0-5]\\d)?$/i.test(text),
  "date-time": (text) => /^.{10}[T ]/i.test(text) && formats.date(text.slice(0, 10)) && formats.time(text.slice(11)),
  "site-date-time": (text) => /^(20\\d\\d|2100)-.{5} ([01]\\d|2[0-3])(:[0-5]\\d){2}$/.test(text) && formats.date(text.slice(0, 10)),
  "optional-date": (text) => text === "" || formats.date(text),
  uuid: (text) => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text),
};

/** Without what Ajv adds about its own conditions: what failed inside them is there already. */
export function essential(errors) {
  return errors.filter((error) => error.keyword !== "if" && !/\\/anyOf\\/\\d+\\/required$/.test(error.schemaPath)).map(alternatives);
}

/** An object that has none of the properties that would say what it is: names them. */
function alternatives(error) {
  if (error.keyword !== "anyOf" || !error.schema.every((branch) => branch.required?.length === 1)) return error;
  const names = error.schema.map((branch) => branch.required[0]);
  return { ...error, params: { alternatives: names }, message: "must have one of the properties " + names.join(", ") };
}
`;

/** The types of what the product itself imports from it. */
export const runtimeTypes = `// Made by \`npm run generate\`; never edit it by hand.

/** The formats that schemas may name. */
export declare const formats: Readonly<Record<string, (text: string) => boolean>>;
`;

/** The formats that schemas may name, for Ajv to know them at compile time; the functions are in the text above. */
export const formatNames = ["date", "email", "uri", "time", "date-time", "uuid"];

/** Those that the product's own schemas may name besides, and a site's form may not. */
export const ownFormatNames = ["site-date-time", "optional-date"];
