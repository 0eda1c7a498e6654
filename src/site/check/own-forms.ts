import { isObject, type JsonObject } from "../../shared/json.ts";
import { askedNames } from "../document/own-questions.ts";
import { formKinds, kindOfField, lettersOfKind } from "../document/own-field-kinds.ts";
import { isKeepDays, KEEP_DAYS, MAX_OWN_FORM_FIELDS } from "../document/own-form.ts";
import { suggest } from "./suggest.ts";
import { within, type Place } from "./values.ts";

/** What a browser can send by itself, beside what the form sends of its own. */
const fieldName = /^[A-Za-z][A-Za-z0-9_-]{0,63}$/;

const members = ["name", "thanks", "keepDays", "notify"] as const;

/**
 * Checks a form of a site's own: what it says of its inbox, that it names no call beside it, and that each of its
 * fields is a question of a kind that people may be asked here.
 */
export function checkOwnForm(form: JsonObject, place: Place): void {
  const { inbox } = form;
  if (inbox === undefined) return;
  const there = within(place, "inbox");
  if (!isObject(inbox)) return place.report({ path: there.path, key: "form.option.object" });
  for (const name of Object.keys(inbox)) {
    if (!(members as readonly string[]).includes(name))
      place.report({
        path: [...there.path, name],
        key: "property.unknown",
        values: { name },
        ...suggest(name, members),
      });
  }
  const { name, thanks, keepDays, notify } = inbox;
  if (typeof name !== "string") place.report({ path: [...there.path, "name"], key: "form.inbox.name" });
  if (thanks !== undefined && typeof thanks !== "string")
    place.report({ path: [...there.path, "thanks"], key: "form.messageUnfit" });
  if (keepDays !== undefined && !isKeepDays(keepDays))
    place.report({ path: [...there.path, "keepDays"], key: "form.inbox.keepDays", values: { most: KEEP_DAYS.most } });
  if (notify !== undefined && typeof notify !== "boolean")
    place.report({
      path: [...there.path, "notify"],
      key: "form.optionUnfit",
      values: { name: "notify", wanted: { key: "form.option.flag" } },
    });
  for (const call of ["operation", "within", "local"])
    if (form[call] !== undefined)
      place.report({ path: [...place.path, call], key: "form.inbox.call", values: { name: call } });
  checkQuestions(form, place);
}

function checkQuestions({ schema, uiSchema }: JsonObject, place: Place): void {
  if (!isObject(schema)) return;
  const ui = isObject(uiSchema) ? uiSchema : {};
  const required: unknown[] = Array.isArray(schema["required"]) ? schema["required"] : [];
  const fields = askedNames(schema);
  const there = [...place.path, "schema"];
  if (fields.length === 0) place.report({ path: there, key: "form.inbox.empty" });
  if (fields.length > MAX_OWN_FORM_FIELDS)
    place.report({
      path: [...there, "properties"],
      key: "limit.fields",
      values: { count: fields.length, most: MAX_OWN_FORM_FIELDS },
    });
  for (const { name, field } of fields) {
    const path =
      isObject(schema["properties"]) && name in schema["properties"] ? [...there, "properties", name] : there;
    const kind = fieldName.test(name) ? kindOfField(field, ui[name]) : undefined;
    if (kind === undefined) {
      place.report({ path, key: "form.inbox.kind", values: { name }, allowed: [...formKinds] });
      continue;
    }
    const most = lettersOfKind(kind);
    const { maxLength, pattern } = field;
    if (most !== undefined && !(typeof maxLength === "number" && maxLength <= most) && !(kind === "mobile" && pattern))
      place.report({ path, key: "form.inbox.letters", values: { name, most } });
    if (kind === "consent" && required.includes(name) && field["const"] !== true)
      place.report({ path, key: "form.inbox.consent", values: { name } });
  }
}
