import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { CallExample } from "../../generators/read/sources.ts";
import type { OperationId } from "../../src/generated/operations.ts";
import { formattedJson } from "../formatted-json.ts";
import { startTestServer, type TestServer } from "./harness.ts";

const file = join(import.meta.dirname, "../../schemas/examples/calls.json");
const examples = JSON.parse(readFileSync(file, "utf8")) as Record<OperationId, CallExample>;

/** `RECORD_EXAMPLES=on` writes what the demo answers into the file; then `npm run generate`. */
const isRecording = process.env["RECORD_EXAMPLES"] === "on";

describe("the examples of the document of all calls", () => {
  let server: TestServer;
  const tokens = new Map<string, string>();
  beforeAll(async () => {
    server = await startTestServer();
  });
  afterAll(async () => {
    await server?.close();
    if (isRecording) writeFileSync(file, await formattedJson(examples));
  });

  it.each(Object.entries(examples))("%s answers as it says", async (id, example) => {
    const { as, input } = example;
    if (as !== undefined && !tokens.has(as)) tokens.set(as, await server.signIn(as));
    const token = as === undefined ? {} : { token: tokens.get(as) ?? "" };
    const { code, msg, data } = await server.call(id as OperationId, input, token);
    expect([code, msg, data]).toEqual([200, expect.any(String), expect.anything()]);
    if (isRecording) example.reply = shortened(data);
    expect(shapeOf(shortened(data))).toEqual(shapeOf(example.reply));
  });
});

/** With one entry of each list, which says as much as all. */
function shortened(value: unknown): unknown {
  if (Array.isArray(value)) return value.slice(0, 1).map(shortened);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, shortened(inner)]));
}

/** The names on the first level: what is below differs from entry to entry. */
function shapeOf(value: unknown): unknown {
  return typeof value === "object" && value !== null && !Array.isArray(value)
    ? Object.keys(value).toSorted()
    : Array.isArray(value);
}
