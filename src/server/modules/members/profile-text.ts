import type { MemberProfile } from "../../../generated/types.ts";
import type { TextKey } from "../../../generated/built/locale-keys.ts";
import { isObject, type JsonObject } from "../../../shared/json.ts";
import type { Texts } from "../../../site/compile/texts.ts";
import type { FormDefinition } from "../../../site/document/form-definition.ts";
import { fieldsOf } from "../../../site/document/form-fields.ts";
import { OWN_GROUP } from "../../../site/document/own-questions.ts";

interface Filled {
  definition: FormDefinition;
  formData: Record<string, unknown>;
  texts: Texts;
  /** Names of the training categories by their codes. */
  categories: ReadonlyMap<string, string>;
}

/** What was filled into a form, field by field, in the words of the form. The site's own questions stand elsewhere. */
export function profileInWords({ definition, formData, texts, categories }: Filled): MemberProfile["answerList"] {
  return [...fieldsOf(definition.schema)].flatMap(([name, schemas]) => {
    // A branch may say more of a field; what was said first stands.
    const property: JsonObject = Object.assign({}, ...schemas.toReversed());
    const value = formData[name];
    if (name === OWN_GROUP || value === undefined || value === null || value === "") return [];
    const title = typeof property["title"] === "string" ? texts.say(property["title"]) : name;
    const { enumName, widget } = optionsOf(definition, name);
    const word = (one: unknown): string => {
      const choice = Array.isArray(property["oneOf"])
        ? property["oneOf"].find((entry) => isObject(entry) && entry["const"] === one)
        : undefined;
      if (isObject(choice) && typeof choice["title"] === "string") return texts.say(choice["title"]);
      const key = `enum.${String(enumName)}.${String(one)}`;
      if (typeof enumName === "string" && texts.lookup(key) !== undefined) return texts.t(key as TextKey);
      if (widget === "category") return categories.get(String(one)) ?? String(one);
      return typeof one === "object" ? JSON.stringify(one) : String(one);
    };
    return [{ title, value: Array.isArray(value) ? value.map(word).join(" / ") : word(value) }];
  });
}

function optionsOf({ uiSchema }: FormDefinition, name: string): Record<string, unknown> {
  const field = uiSchema?.[name];
  if (!isObject(field)) return {};
  return { widget: field["ui:widget"], ...(isObject(field["ui:options"]) ? field["ui:options"] : {}) };
}
