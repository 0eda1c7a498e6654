import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { contract } from "../../src/generated/contract.ts";
import * as errorCode from "../../src/generated/error-codes.ts";
import type { OperationId } from "../../src/generated/operations.ts";
import { startTestServer, type TestServer } from "./harness.ts";
import { answers, hiddenByName, hiddenIn, inputs, openNames, operationsOf, unreadHere } from "./hidden-places.ts";
import { CANARY, makeHiddenThings, type HiddenThing, type HiddenThings } from "./hidden-things.ts";
import { run } from "./order-harness.ts";
import { inputSchemaOf, referenceOf, sampleInput, type InputSchema } from "./sample-input.ts";

/** Definitions of the contract that are numbers of records. */
const definitionsOfNumbers = new Set(["AskedId", "CouponNo", "FileNo", "Id", "OrderNo"]);

/** What of an input is the number of a record, or a list of them. */
function numbersIn(id: OperationId): string[] {
  const isNumber = (schema: InputSchema): boolean =>
    definitionsOfNumbers.has(referenceOf(schema) ?? "") || (schema.items !== undefined && isNumber(schema.items));
  return Object.entries(inputSchemaOf(id).properties ?? {})
    .filter(([name, schema]) => isNumber(schema) || /(?:^id|Id|No|IdList)$/.test(name))
    .map(([name]) => name);
}

/** Who is no operator can make them; of an operator's `x-access` says all. */
const operations = Object.values(contract)
  .filter(({ access }) => access !== "operator")
  .map(({ operationId }) => ({ id: operationId, names: numbersIn(operationId) }))
  .filter(({ names }) => names.some((name) => !openNames.has(name)));

const thingOfId = new Map<OperationId, HiddenThing>(
  Object.entries(operationsOf).flatMap(([thing, ids]) => ids.map((id) => [id, thing as HiddenThing] as const)),
);

function thingOf(id: OperationId, name: string): HiddenThing | undefined {
  return hiddenIn[id]?.[name] ?? (name === "id" || name === "idList" ? thingOfId.get(id) : hiddenByName[name]);
}

/** A number of the same kind that nobody has. */
const missing = (number: string): string =>
  /^\d{1,19}$/.test(number) ? "999999999999" : number.replaceAll(/[0-9]/g, "9").replaceAll(/[A-Za-z]/g, "Z");

describe("what no list shows to somebody", () => {
  let server: TestServer;
  let things: HiddenThings;
  const tokens: Record<string, string> = {};

  beforeAll(async () => {
    server = await startTestServer();
    things = await makeHiddenThings(server);
    // Another organisation, its lecturer, and a member of it.
    await run(server, sql`update app_user set user_type = 3, org_no = '1002' where mobile = '13800000004'`);
    const [lecturer] = await run<{ mobile: string }>(
      server,
      sql`select mobile from app_user where org_no = '1002' and user_type = 2 and has_password order by user_no limit 1`,
    );
    const people = {
      stranger: "13800000006",
      elsewhere: "13800000005",
      otherLecturer: lecturer?.mobile ?? "",
      otherOrganisation: "13800000004",
      member: "13800000001",
      organisation: "13800000003",
      operator: "13800000009",
    };
    for (const [who, mobile] of Object.entries(people)) tokens[who] = await server.signIn(mobile);
  });
  afterAll(() => server?.close());

  /** What an operation is asked: with the least that it takes, and with each number beside that it may be given. */
  function variantsOf(id: OperationId, names: readonly string[]): string[][] {
    const { required = [] } = inputSchemaOf(id);
    const hidden = names.filter((name) => thingOf(id, name) !== undefined);
    const needed = hidden.filter((name) => required.includes(name));
    return [
      ...(needed.length > 0 ? [needed] : []),
      ...hidden.filter((name) => !needed.includes(name)).map((name) => [...needed, name]),
    ];
  }

  function inputOf(id: OperationId, names: readonly string[], numberOf = (number: string) => number) {
    const { properties = {} } = inputSchemaOf(id);
    const numbers = names.map((name) => {
      const number = numberOf(things[thingOf(id, name)!]);
      return [name, properties[name]?.type === "array" ? [number] : number] as const;
    });
    return { ...sampleInput(id), ...inputs[id], ...Object.fromEntries(numbers) };
  }

  async function ask(who: string | undefined, id: OperationId, input: object) {
    const token = who === undefined ? undefined : tokens[who];
    const { code, data, msg } = await server.callUnchecked(id, input, token === undefined ? {} : { token });
    const { content } = (data ?? {}) as { content?: unknown };
    const file = typeof content === "string" ? Buffer.from(content, "base64").toString() : "";
    return { code, msg, data, tells: (JSON.stringify(data ?? {}) + file).includes(CANARY) };
  }

  it("is named in every input of the contract that takes the number of a record", () => {
    const unknown = operations.flatMap(({ id, names }) =>
      names.filter((name) => !openNames.has(name) && thingOf(id, name) === undefined).map((name) => `${id}.${name}`),
    );
    expect(unknown).toEqual([]);
  });

  it.each(["a visitor", "stranger", "elsewhere", "otherLecturer", "otherOrganisation"])(
    "is nothing to %s, who is answered as for a number that nobody has",
    async (who) => {
      const odd: string[] = [];
      for (const { id, names } of operations)
        for (const variant of variantsOf(id, names)) {
          const input = inputOf(id, variant);
          const there = await ask(who, id, input);
          const say = (what: string) =>
            odd.push(`${id} ${variant.join()} ${what} ${JSON.stringify(there).slice(0, 160)}`);
          if (there.tells) say("tells");
          else if (
            there.code === errorCode.SESSION_MISSING ||
            there.code === errorCode.NO_PERMISSION ||
            known(id, there.code)
          )
            continue;
          else {
            const nowhere = await ask(who, id, inputOf(id, variant, missing));
            // A field that is refused is the number itself; any other was never asked for it.
            if (there.code === errorCode.VALIDATION && !pathsOf(there).every((path) => variant.includes(path)))
              say("is not asked");
            else if (there.code !== nowhere.code) say(`differs from ${nowhere.code}`);
            else if (there.code === 200 && !reads(id)) say("is done");
          }
        }
      expect(odd).toEqual([]);
    },
  );

  it("is read with the same input by somebody whose it is", async () => {
    const unread: string[] = [];
    for (const { id, names } of operations.filter(({ id: one }) => reads(one) && !(one in unreadHere)))
      for (const variant of variantsOf(id, names)) {
        const codes: number[] = [];
        for (const who of ["member", "organisation", "operator"])
          codes.push((await ask(who, id, inputOf(id, variant))).code);
        if (!codes.includes(200)) unread.push(`${id} ${variant.join()} ${codes.join(" ")}`);
      }
    expect(unread).toEqual([]);
  });
});

const pathsOf = ({ data }: { data: unknown }): string[] =>
  ((data as { fields?: { path: string }[] } | null)?.fields ?? []).map(({ path }) => path);
const reads = (id: OperationId): boolean => "reads" in contract[id] && contract[id].reads === true;
const known = (id: OperationId, code: number): boolean => answers[id]?.codes.includes(code) ?? false;
