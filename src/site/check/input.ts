import { isBinding } from "../compile/bindings.ts";
import { isObject } from "../../shared/json.ts";
import type { Path } from "./finding.ts";
import type { OperationFacts } from "./language.ts";
import { misfit, resolveSchema, typeOfValue } from "./schema.ts";
import { suggest } from "./suggest.ts";
import { plainText, writtenText } from "./value-text.ts";
import { checkValue, within, type Place } from "./values.ts";

/**
 * Checks the flat input of an operation: that it takes each field, that what is needed is given, and that what is
 * written or bound is of the right type. `owner` is where the operation is named, for what is missing altogether.
 */
export function checkInput(input: unknown, operation: OperationFacts, place: Place & { owner: Path }): void {
  const fields = isObject(input) ? input : {};
  const known = operation.input.properties ?? {};
  for (const [name, value] of Object.entries(fields)) {
    const schema = Object.hasOwn(known, name) ? known[name] : undefined;
    if (schema) checkField(value, { schema, place: within(place, name) });
    else if (operation.input.additionalProperties === false) {
      place.report({
        path: [...place.path, name],
        key: "operation.noField",
        values: { name },
        ...suggest(name, Object.keys(known)),
      });
    }
  }
  for (const name of operation.input.required ?? []) {
    if (!Object.hasOwn(fields, name))
      place.report({ path: input === undefined ? place.owner : place.path, key: "operation.needs", values: { name } });
  }
}

function checkField(
  value: unknown,
  { schema, place }: { schema: NonNullable<OperationFacts["input"]["properties"]>[string]; place: Place },
): void {
  checkValue(value, schema, place);
  if (isBinding(value)) return;
  const problem = misfit({ offered: { type: typeOfValue(value) }, wanted: schema, definitions: place.definitions });
  if (problem !== undefined) return place.report({ path: place.path, key: "value.misfit", values: { why: problem } });
  const { enum: values, oneOf } = resolveSchema(schema, place.definitions);
  const allowed =
    values ?? (oneOf?.every((branch) => "const" in branch) ? oneOf.map((branch) => branch.const) : undefined);
  if (allowed && !allowed.includes(value))
    place.report({
      path: place.path,
      key: "value.notAllowed",
      values: { value: writtenText(value) },
      ...suggest(plainText(value), allowed.map(plainText)),
    });
}
