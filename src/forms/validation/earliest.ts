import { getUiOptions, isObject, type UiSchema } from "@rjsf/utils";
import type { ErrorObject } from "ajv";
import { earliestDay, parseDay, type Day } from "../../shared/days.ts";

/**
 * One error, in Ajv's shape, for each day before its `earliest` option. JSON Schema cannot say "from yesterday on",
 * because that moves; so it is checked beside the schema, and the server checks it again.
 */
export function earliestErrors(check: { data: unknown; uiSchema: UiSchema; today: Day; path?: string }): ErrorObject[] {
  const { data, uiSchema, today, path = "" } = check;
  if (!isObject(data)) return [];
  return Object.entries(data).flatMap(([name, value]) => {
    const inner = uiSchema[name] as UiSchema | undefined;
    if (!inner) return [];
    const at = `${path}/${name}`;
    if (typeof value !== "string") return earliestErrors({ data: value, uiSchema: inner, today, path: at });
    const { earliest } = getUiOptions(inner);
    if (typeof earliest !== "string" || parseDay(value) !== value) return [];
    const first = earliestDay(earliest, today);
    if (value >= first) return [];
    return [
      {
        instancePath: at,
        keyword: "earliest",
        schemaPath: "",
        params: { limit: first },
        message: `must be ${first} or later`,
      },
    ];
  });
}
