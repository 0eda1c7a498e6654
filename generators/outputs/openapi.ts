import { referenced, type Definitions } from "../model/bundle.ts";
import type { Operation } from "../model/operation.ts";
import { mapInside, walk, type Schema } from "../schema.ts";
import type { Output } from "./output.ts";

/** `openapi.json`: OpenAPI 3.1 of every call, with the envelope that each reply stands in. */
export function openapiOutput(operations: readonly Operation[], definitions: Definitions): Output {
  const parts = operations.flatMap(({ typeName }) => [`${typeName}Params`, `${typeName}Body`, `${typeName}Reply`]).filter((name) => Object.hasOwn(definitions, name));
  const schemas = Object.fromEntries(reachable([...parts, "ValidationField"], definitions).map((name) => [name, componentSchema(definitions[name] ?? {})]));
  const paths: Record<string, Record<string, unknown>> = {};
  for (const operation of operations) paths[operation.path] = { ...paths[operation.path], [operation.method.toLowerCase()]: describe(operation, definitions) };
  const document = {
    openapi: "3.1.0",
    info: {
      title: "Lectern",
      version: "1",
      description: "Every reply is HTTP 200 with { code, msg, data }; code 200 is success. Only load is answered with HTTP 429 and 503, in the same envelope.",
      license: { name: "Apache-2.0", identifier: "Apache-2.0" },
    },
    servers: [{ url: "/apis" }],
    tags: [...new Set(operations.map(({ tag }) => tag))].map((name) => ({ name })),
    paths,
    components: {
      schemas: { ...schemas, Fault: fault },
      parameters: { orgno: { name: "orgno", in: "header", description: "The organisation whose site a public read is for; absent, the host says.", required: false, schema: { type: "string" } } },
      responses: { Busy: { description: "Too many calls, or the server is starting, stopping or without its database.", content: json({ $ref: "#/components/schemas/Fault" }) } },
      securitySchemes: { token: { type: "apiKey", in: "header", name: "token", description: "The token that signing in gave." } },
    },
  };
  return { path: "openapi.json", text: `${JSON.stringify(document, null, 1)}\n` };
}

const fault: Schema = {
  title: "Fault",
  description: "A call that did not succeed: 301 session missing or expired, 302 token not valid, 303 sign-in refused, 304 signed in elsewhere, 306 no permission, 900 a field is wrong, 999 session invalid, 1000 and up a business rule.",
  type: "object",
  required: ["code", "msg"],
  properties: {
    code: { type: "integer" },
    msg: { type: "string", description: "In the caller's language." },
    data: { type: ["object", "null"], properties: { fields: { type: "array", description: "With code 900.", items: { $ref: "#/components/schemas/ValidationField" } } } },
  },
};

function describe(operation: Operation, definitions: Definitions): unknown {
  const { id, tag, summary, description, params, body, typeName, pathParams } = operation;
  const reply = { $ref: `#/components/schemas/${typeName}Reply` };
  const success = {
    type: "object",
    required: ["code", "msg", "data"],
    properties: { code: { const: 200 }, msg: { type: "string" }, data: reply },
  };
  const linked = definitions[`${typeName}Params`]?.properties ?? {};
  return {
    operationId: id,
    tags: [tag],
    summary,
    ...(description ? { description } : {}),
    "x-access": operation["x-access"],
    ...(operation["x-screen"] ? { "x-screen": operation["x-screen"] } : {}),
    ...(operation["x-action"] ? { "x-action": operation["x-action"] } : {}),
    security: operation["x-access"] === "public" ? [] : [{ token: [] }],
    parameters: [
      ...Object.entries(linked).map(([name, schema]) => ({
        name,
        in: pathParams.includes(name) ? "path" : "query",
        required: params?.required?.includes(name) ?? false,
        schema: componentSchema(schema),
      })),
      { $ref: "#/components/parameters/orgno" },
    ],
    ...(body ? { requestBody: { required: (body.required ?? []).length > 0, content: { [operation.fileParam === undefined ? "application/json" : "multipart/form-data"]: { schema: { $ref: `#/components/schemas/${typeName}Body` } } } } } : {}),
    responses: {
      200: { description: "Success, or a fault by its code.", content: json({ anyOf: [success, { $ref: "#/components/schemas/Fault" }] }) },
      429: { $ref: "#/components/responses/Busy" },
      503: { $ref: "#/components/responses/Busy" },
    },
  };
}

function json(schema: unknown): unknown {
  return { "application/json": { schema } };
}

function componentSchema(schema: Schema): Schema {
  const name = referenced(schema);
  if (name !== undefined) return { $ref: `#/components/schemas/${name}` };
  const { "x-accepts": _, "x-label": __, ...rest } = schema;
  return mapInside(rest, componentSchema);
}

/** The names and every name that they lead to, in the order of the alphabet. */
function reachable(names: readonly string[], definitions: Definitions): string[] {
  const found = new Set<string>();
  const pending = names.filter((name) => Object.hasOwn(definitions, name));
  for (let name = pending.pop(); name !== undefined; name = pending.pop()) {
    if (found.has(name)) continue;
    found.add(name);
    walk(definitions[name] ?? {}, (inner) => {
      const next = referenced(inner);
      if (next !== undefined) pending.push(next);
    });
  }
  return [...found].toSorted();
}
