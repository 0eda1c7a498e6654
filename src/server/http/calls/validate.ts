import { capitalize } from "../../../shared/capitalize.ts";
import { Ajv2020, type ErrorObject, type ValidateFunction } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import bundle from "../../../generated/built/bundle.json" with { type: "json" };
import { contract, type OperationSpec } from "../../../generated/contract.ts";
import type { OperationId } from "../../../generated/operations.ts";
import type { Texts } from "../../../site/compile/texts.ts";
import { failFields, type FieldFault } from "../../core/errors.ts";
import { isDate, isDateTime } from "../../../shared/date-time.ts";
import { findUnstorable } from "../../../shared/storable-text.ts";
import { isDeeperThan, isRecursive } from "./recursive.ts";
import { discriminate } from "./discriminate.ts";
import { IncomingFile } from "../../core/incoming-file.ts";

/** The two halves of an operation's input, as they come by HTTP. */
export interface SplitInput {
  params: Record<string, unknown>;
  body: unknown;
}

/**
 * Checks the input of an operation against its schemas and gives it flat; ends the call with code 900 otherwise. A text
 * that cannot be kept (`site/storable-text.ts`) is refused here for all calls, whatever their schema says of it. Path,
 * query and the parts of a form are texts and are converted; a body of JSON is taken as it is. What it does not know is
 * refused, or dropped unseen where its schema says so (`additionalProperties: true`). Schemas are compiled when their
 * operation is first called.
 */
export function validateInput(
  id: OperationId,
  { params, body }: SplitInput,
  textsFor: () => Texts,
): Record<string, unknown> {
  const checks = (compiled[id] ??= compile(contract[id]));
  const unstorable = findUnstorable(params) ?? findUnstorable(body);
  if (unstorable) failFields([{ path: unstorable.join("."), message: textsFor().t("error.field.unstorable") }]);
  const rightParams = !checks.params || checks.params(params);
  if (checks.isRecursive && isDeeperThan(DEEPEST, body))
    failFields([{ path: "", message: textsFor().t("error.field.depth") }]);
  const rightBody = !checks.body || checks.body(body);
  if (!rightParams || !rightBody)
    failFields(fieldFaults([...(checks.params?.errors ?? []), ...(checks.body?.errors ?? [])], textsFor()));
  if (!checks.body && !isEmpty(body)) failFields([{ path: "", message: textsFor().t("error.field.noBody") }]);
  const known = checks.bodyNames
    ? pickNames(body as Record<string, unknown>, checks.bodyNames)
    : (body as Record<string, unknown>);
  return checks.params ? { ...known, ...params } : known;
}

/** Splits a flat input, as screens and actions have it, the way HTTP would. */
export function splitInput(id: OperationId, input: Record<string, unknown>): SplitInput {
  const { pathParams, queryParams } = contract[id];
  const body: Record<string, unknown> = { ...input };
  const params: Record<string, unknown> = {};
  for (const name of [...pathParams, ...queryParams]) {
    if (body[name] !== undefined) params[name] = body[name];
    delete body[name];
  }
  return { params, body };
}

/** What is wrong with which field, in words. */
export function fieldFaults(errors: readonly ErrorObject[], texts: Texts): FieldFault[] {
  const seen = new Set<string>();
  return errors.slice(0, MAX_FIELDS).flatMap((error) => {
    const path = fieldOf(error);
    // One field, one message: the first is what the person can act on.
    if (seen.has(path) || error.keyword === "if") return [];
    seen.add(path);
    return [{ path, message: violationText(error, texts) }];
  });
}

/** The field that an error is about, as `a.b.0`; a missing or unknown property is itself the field. */
export function fieldOf({ instancePath, params, keyword }: ErrorObject): string {
  const parts = instancePath
    .split("/")
    .slice(1)
    .map((part) => part.replaceAll("~1", "/").replaceAll("~0", "~"));
  const property: unknown =
    keyword === "required"
      ? params["missingProperty"]
      : (params["additionalProperty"] ?? params["unevaluatedProperty"]);
  if (typeof property === "string") parts.push(property);
  return parts.join(".");
}

const MAX_FIELDS = 50;
/** Levels of JSON: a list in a list in a list has a dozen. */
const DEEPEST = 64;

interface Checks {
  params: ValidateFunction | undefined;
  body: ValidateFunction | undefined;
  /** Whether the body may contain what it is made of, without end. */
  isRecursive: boolean;
  /** The members to keep of a body that tolerates others. */
  bodyNames: string[] | undefined;
}

const compiled: Partial<Record<OperationId, Checks>> = {};
let validators: { texts: Ajv2020; json: Ajv2020; first: Ajv2020 } | undefined;

function compile({ operationId, fileParam }: OperationSpec): Checks {
  validators ??= {
    texts: createAjv({ coerceTypes: true }),
    json: createAjv({ coerceTypes: false }),
    first: createAjv({ coerceTypes: false, allErrors: false }),
  };
  const name = capitalize(operationId);
  const isDocument = isRecursive(`${name}Body`);
  // Of blocks in blocks each alternative would be looked at to the end, three times as many with each level: these stop
  // at the first fault.
  const json = isDocument ? validators.first : validators.json;
  const body = (fileParam === undefined ? json : validators.texts).getSchema(`lectern#/$defs/${name}Body`);
  return {
    params: validators.texts.getSchema(`lectern#/$defs/${name}Params`),
    body,
    isRecursive: isDocument,
    bodyNames: namesToKeep(body?.schema),
  };
}

function namesToKeep(schema: unknown): string[] | undefined {
  const { additionalProperties, properties = {} } = (schema ?? {}) as {
    additionalProperties?: boolean;
    properties?: object;
  };
  return additionalProperties === true ? Object.keys(properties) : undefined;
}

function pickNames(body: Record<string, unknown>, names: readonly string[]): Record<string, unknown> {
  return Object.fromEntries(names.filter((name) => Object.hasOwn(body, name)).map((name) => [name, body[name]]));
}

function createAjv(options: { coerceTypes: boolean; allErrors?: boolean }): Ajv2020 {
  const ajv = new Ajv2020({
    allErrors: true,
    ...options,
    discriminator: true,
    useDefaults: true,
    // In binary 0.07 is not seven times 0.01.
    multipleOfPrecision: 6,
    removeAdditional: false,
    strict: false,
    validateSchema: false,
  });
  addFormats.default(ajv);
  // Ajv knows no time without a zone, and of a pattern alone the 31st of April is a day.
  ajv.addFormat("site-date-time", isDateTime);
  ajv.addFormat("optional-date", (text: string) => text === "" || isDate(text));
  // A file is what has come as one; no JSON can pass for it.
  ajv.removeKeyword("contentMediaType").addKeyword({
    keyword: "contentMediaType",
    validate: (_type: string, value: unknown) => value instanceof IncomingFile,
    errors: false,
  });
  // What the server alone writes: nobody sends it.
  ajv
    .removeKeyword("readOnly")
    .addKeyword({ keyword: "readOnly", validate: (isOurs: boolean) => !isOurs, errors: false });
  return ajv.addSchema(discriminate(bundle));
}

function violationText({ keyword, params }: ErrorObject, texts: Texts): string {
  const values: Record<string, string | number> = {};
  if (typeof params["limit"] === "number") values["limit"] = params["limit"];
  if (typeof params["type"] === "string") values["type"] = params["type"];
  const key = `error.field.${keyword}`;
  return texts.lookup(key) === undefined ? texts.t("error.field.other") : texts.say(key, values);
}

function isEmpty(body: unknown): boolean {
  return typeof body === "object" && body !== null && !Array.isArray(body) && Object.keys(body).length === 0;
}
