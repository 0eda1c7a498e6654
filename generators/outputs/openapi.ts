import { referenced, type Definitions } from "../model/bundle.ts";
import { allFaults, faultsOf, ownFaultsOf, type CodedFault } from "../model/errors.ts";
import type { Operation } from "../model/operation.ts";
import type { CallExample } from "../read/sources.ts";
import { isFile, mapInside, walk, type Schema } from "../schema.ts";
import type { Output } from "./output.ts";

/** What the document is made of. */
export interface OpenApiSources {
  operations: readonly Operation[];
  definitions: Definitions;
  /** Tag → what its operations are about. */
  tags: Readonly<Record<string, string>>;
  /** Operation → a call of it with its reply. */
  examples: Readonly<Record<string, CallExample>>;
  /** Text key → text, in English. */
  texts: Readonly<Record<string, string>>;
}

/** `openapi.json`: OpenAPI 3.1 of every call, with the envelope that each reply stands in. */
export function openapiOutput(sources: OpenApiSources): Output {
  const { operations, definitions, tags } = sources;
  const whole = operations.flatMap(({ typeName }) => [`${typeName}Body`, `${typeName}Reply`]);
  // Parameters stand in their operations; what they refer to does not.
  const inParameters = operations.flatMap(({ typeName }) => namesIn(definitions[`${typeName}Params`] ?? {}));
  const names = reachable([...whole, ...inParameters, "ValidationField"], definitions);
  const paths: Record<string, Record<string, unknown>> = {};
  for (const operation of operations)
    paths[operation.path] = {
      ...paths[operation.path],
      [operation.method.toLowerCase()]: describe(operation, sources),
    };
  const document = {
    openapi: "3.1.0",
    info: {
      title: "Lectern",
      version: "1",
      description: about,
      contact: { name: "Whoever runs this server" },
      license: { name: "Apache-2.0", identifier: "Apache-2.0" },
    },
    servers: [{ url: "/apis" }],
    tags: [...new Set(operations.map(({ tag }) => tag))].map((name) => ({ name, description: tags[name] ?? name })),
    paths,
    components: {
      schemas: {
        ...Object.fromEntries(names.map((name) => [name, componentSchema(definitions[name] ?? {})])),
        Fault: faultSchema(sources),
      },
      parameters: {
        orgno: {
          name: "orgno",
          in: "header",
          description: "The organisation whose site a public read is for; absent, the host says.",
          required: false,
          schema: { type: "string" },
        },
        idempotencyKey: {
          name: "idempotency-key",
          in: "header",
          description:
            "Makes the call count once: sent again with the same key and content, it gives its first reply. Kept for seven days.",
          required: false,
          schema: { type: "string", pattern: "^[A-Za-z0-9_-]{8,64}$" },
        },
      },
      responses: {
        Busy: {
          description: "Too many calls, or the server is starting, stopping or without its database.",
          content: json({ $ref: "#/components/schemas/Fault" }),
        },
      },
      securitySchemes: {
        token: { type: "apiKey", in: "header", name: "token", description: "The token that signing in gave." },
      },
    },
  };
  return { path: "openapi.json", text: `${JSON.stringify(document, null, 1)}\n` };
}

const about =
  "Every reply is HTTP 200 with { code, msg, data }; code 200 is success, and no fault has it: the code tells the two apart. " +
  "Only load is answered with HTTP 429 and 503, in the same envelope. Every operation lists the faults that it may answer, and the schema Fault has the catalogue of all.";

/** The envelope of a call that did not succeed. No code of it is 200, so that programs tell the two apart by type. */
function faultSchema({ texts }: OpenApiSources): Schema {
  return {
    title: "Fault",
    description:
      "A call that did not succeed: 301 session missing or expired, 302 token not valid, 303 sign-in refused, 304 signed in elsewhere, 306 no permission, 900 a field is wrong, 999 session invalid, 1000 and up a business rule.",
    type: "object",
    required: ["code", "msg"],
    properties: {
      code: {
        description: "What went wrong; x-faults says which is which.",
        type: "integer",
        enum: [...new Set(allFaults.map(({ code }) => code))],
      },
      msg: { type: "string", description: "In the caller's language." },
      data: {
        description: "What there is to say beside the words; with code 900 the fields that are wrong.",
        type: ["object", "null"],
        properties: {
          fields: {
            type: "array",
            description: "With code 900.",
            items: { $ref: "#/components/schemas/ValidationField" },
          },
        },
      },
    },
    "x-faults": allFaults.map(({ name, code }) => ({ name, code, msg: texts[`error.${name}`] ?? name })),
  };
}

function describe(operation: Operation, sources: OpenApiSources): unknown {
  const { id, tag, summary, params, body, typeName, pathParams } = operation;
  const { definitions, examples } = sources;
  const success = {
    type: "object",
    required: ["code", "msg", "data"],
    properties: {
      code: { type: "integer", const: 200 },
      msg: { type: "string" },
      data: { $ref: `#/components/schemas/${typeName}Reply` },
    },
  };
  const linked = definitions[`${typeName}Params`]?.properties ?? {};
  const example = examples[id];
  return {
    operationId: id,
    tags: [tag],
    summary,
    description: inWords(operation, sources),
    "x-access": operation["x-access"],
    ...(operation.staff.length > 0 ? { "x-staff": operation.staff } : {}),
    ...(operation["x-reads"] ? { "x-reads": true } : {}),
    ...(operation["x-screen"] ? { "x-screen": operation["x-screen"] } : {}),
    ...(operation["x-action"] ? { "x-action": operation["x-action"] } : {}),
    "x-faults": faultsOf(operation).map(({ name }) => name),
    security: operation["x-access"] === "public" ? [] : [{ token: [] }],
    parameters: [
      ...Object.entries(linked).map(([name, schema]) => ({
        name,
        in: pathParams.includes(name) ? "path" : "query",
        required: params?.required?.includes(name) ?? false,
        schema: componentSchema(schema),
        ...(example?.input[name] === undefined ? {} : { example: example.input[name] }),
      })),
      { $ref: "#/components/parameters/orgno" },
      ...(operation["x-once"] === true ? [{ $ref: "#/components/parameters/idempotencyKey" }] : []),
    ],
    ...(body
      ? { requestBody: { required: (body.required ?? []).length > 0, content: requestContent(operation, example) } }
      : {}),
    responses: {
      200: {
        description: "Success, or a fault by its code.",
        content: json({ anyOf: [success, { $ref: "#/components/schemas/Fault" }] }, replyExamples(operation, sources)),
      },
      429: { $ref: "#/components/responses/Busy" },
      503: { $ref: "#/components/responses/Busy" },
    },
  };
}

/** What is to know of a call: what its source says, who may make it, and how it may fail by rules of its own. */
function inWords(operation: Operation, { texts }: OpenApiSources): string {
  const own = ownFaultsOf(operation).map(
    ({ name, code }) => `- ${code} \`${name}\`: ${texts[`error.${name}`] ?? name}`,
  );
  const parts = [
    `${operation.description ?? operation.summary}.`.replace(/\.\.$/, "."),
    `${who[operation["x-access"]]}.`,
    own.length > 0 && `Faults of its own:\n${own.join("\n")}`,
  ];
  return parts.filter(Boolean).join("\n\n");
}

const who: Record<Operation["x-access"], string> = {
  public: "Anybody may call it",
  auth: "For whoever is signed in",
  learner: "For learners",
  lecturer: "For lecturers",
  organisation: "For organisations",
  operator: "For operators",
};

function requestContent({ fileParam, typeName, body }: Operation, example: CallExample | undefined): unknown {
  const schema = { $ref: `#/components/schemas/${typeName}Body` };
  if (fileParam !== undefined) return { "multipart/form-data": { schema } };
  const given = Object.entries(example?.input ?? {}).filter(([name]) => Object.hasOwn(body?.properties ?? {}, name));
  return json(schema, example ? { demo: { summary: "A call of the demo", value: Object.fromEntries(given) } } : {});
}

function replyExamples(operation: Operation, { examples, texts }: OpenApiSources): Record<string, unknown> {
  const example = examples[operation.id];
  const fault: CodedFault | undefined =
    ownFaultsOf(operation)[0] ??
    faultsOf(operation).find(({ name }) => name === "SESSION_MISSING" || name === "VALIDATION");
  return {
    ...(example
      ? {
          demo: {
            summary: "A reply of the demo",
            value: { code: 200, msg: texts["common.success"] ?? "", data: example.reply },
          },
        }
      : {}),
    ...(fault
      ? {
          fault: {
            summary: fault.name,
            value: { code: fault.code, msg: texts[`error.${fault.name}`] ?? "", data: null },
          },
        }
      : {}),
  };
}

function json(schema: unknown, examples: Record<string, unknown> = {}): unknown {
  return { "application/json": { schema, ...(Object.keys(examples).length > 0 ? { examples } : {}) } };
}

function componentSchema(schema: Schema): Schema {
  const name = referenced(schema);
  if (name !== undefined) return { $ref: `#/components/schemas/${name}` };
  const { "x-accepts": _, "x-label": __, ...rest } = schema;
  // Generators of clients know a file by this alone; `contentMediaType` is JSON Schema's word for it.
  if (isFile(rest)) return { type: "string", format: "binary", ...rest };
  // Linters want to know of a list what is in it, also where it is anything.
  const ofAnything = rest.items === undefined && [rest.type].flat().includes("array") ? { items: {} } : {};
  return mapInside({ ...typed(rest), ...ofAnything }, componentSchema);
}

/**
 * A constant or a choice whose type follows from its values says it, for generators that take one without for a text.
 */
function typed(schema: Schema): Schema {
  const values = "const" in schema ? [schema.const] : schema.enum;
  if (schema.type !== undefined || values === undefined) return schema;
  const types = [...new Set(values.map(typeOf))];
  return types.every((type) => type !== undefined)
    ? { type: types.length === 1 ? (types[0] as string) : (types as string[]), ...schema }
    : schema;
}

function typeOf(value: unknown): string | undefined {
  if (value === null) return "null";
  if (Number.isInteger(value)) return "integer";
  return ["string", "number", "boolean"].find((type) => type === typeof value);
}

/** The definitions that a schema itself refers to. */
function namesIn(schema: Schema): string[] {
  const found: string[] = [];
  walk(schema, (inner) => {
    const name = referenced(inner);
    if (name !== undefined) found.push(name);
  });
  return found;
}

/** The names and every name that they lead to, in the order of the alphabet. */
function reachable(names: readonly string[], definitions: Definitions): string[] {
  const found = new Set<string>();
  const pending = names.filter((name) => Object.hasOwn(definitions, name));
  for (let name = pending.pop(); name !== undefined; name = pending.pop()) {
    if (found.has(name)) continue;
    found.add(name);
    pending.push(...namesIn(definitions[name] ?? {}));
  }
  return [...found].toSorted();
}
