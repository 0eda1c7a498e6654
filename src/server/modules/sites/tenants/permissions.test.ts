import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { blockTable } from "../../../../generated/built/block-table.ts";
import { contract } from "../../../../generated/contract.ts";
import { checkLayer } from "../../../../site/check/check.ts";
import { featureNames } from "../../../../site/document/features.ts";
import { judgeParts } from "../../../../site/permissions/judge.ts";
import type { DocumentOwner } from "../../../../site/permissions/owner.ts";
import type { Layer } from "../../../../site/document/resolve.ts";
import { defaultLayer } from "../../../../site/testing/layers.ts";
import { language } from "../../../../site/testing/language.ts";
import { createBaseSite } from "./base-site.ts";
import { readProductForms } from "./forms.ts";
import { createCacheManager } from "./cache-manager.ts";
import { permissions } from "./permissions.ts";
import { productTexts } from "./site-texts.ts";
import { PublishedTenant } from "./tenant.ts";

interface OperationSchema {
  "x-access": string;
  "x-screen"?: string[];
  "x-action"?: Record<string, "gesture" | "own">;
}
interface BlockSchema {
  type: string;
  owners: string[];
  gestures?: string[];
  own?: Record<string, string[]>;
  events?: Record<string, object>;
  operations?: string[];
  needs?: string[];
}

const root = join(import.meta.dirname, "../../../../..");
const read = (...names: string[]): unknown => JSON.parse(readFileSync(join(root, ...names), "utf8"));
/** Read from the sources, so that what is generated of them is tried too. */
const apis = readdirSync(join(root, "schemas/api")).map(
  (name) => read("schemas/api", name) as { tag: string; operations: Record<string, OperationSchema> },
);
const operations: Record<string, OperationSchema> = Object.assign({}, ...apis.map((api) => api.operations));
const ids = Object.keys(operations);
const blocks = Object.values(blockTable)
  .map(({ type }) => type)
  .map((type) => schemaOf(type));
const events = blocks.flatMap((block) =>
  Object.keys(block.events ?? {}).map((event) => ({ block, event, screen: `try-${block.type}-${event}` })),
);
const owners = ["platform", "organisation"] as const;
/**
 * Beside one event in twenty: one that a hand makes, for anybody, one that is for an operation of its own, and one that
 * no hand makes.
 */
const sampled = [
  { block: "callout", event: "action" },
  { block: "menuLink", event: "press" },
  { block: "orderPayment", event: "go" },
];

function schemaOf(type: string): BlockSchema {
  const folder = type.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  return read("src/blocks", folder, "block.schema.json") as BlockSchema;
}

/** What the annotations say. */
function isAllowed(owner: DocumentOwner, block: BlockSchema, event: string, id: string): boolean {
  const mode = operations[id]?.["x-action"]?.[owner];
  if (!block.owners.includes(owner) || mode === undefined) return false;
  return block.own?.[event]?.includes(id) === true || (mode === "gesture" && block.gestures?.includes(event) === true);
}

const screenOf = (document: object) => ({ version: 1, layout: "default", ...document });
/** What a block has to show, without which it is left out of the page. */
const shownBy = ({ needs = [] }: BlockSchema) => Object.fromEntries(needs.map((name) => [name, []]));
const callingAll = (block: BlockSchema, event: string, which: readonly string[]) =>
  screenOf({
    blocks: Object.fromEntries(
      which.map((id) => [
        id,
        { type: block.type, in: "main", props: shownBy(block), on: { [event]: [{ do: "call", operation: id }] } },
      ]),
    ),
  });

/** Features that are off take sources out by themselves. */
const wholeLayer = (): Layer => {
  const layer = defaultLayer();
  return { ...layer, site: { ...layer.site, features: Object.fromEntries(featureNames.map((name) => [name, true])) } };
};

const base = (layer: Layer) => createBaseSite({ flavour: undefined, revision: "1", layer, product: productTexts });

/** The screens of a layer as they are made for pages, whoever's it is. */
async function shown(owner: DocumentOwner, screens: Record<string, object>) {
  const forms = await readProductForms();
  const cacheManager = createCacheManager(1e9);
  const own: Layer = { version: 1, screens };
  const tenant =
    owner === "platform"
      ? new PublishedTenant({
          orgNo: "default",
          organisationName: "",
          revision: "0",
          patch: undefined,
          base: base({ ...wholeLayer(), screens }),
          forms,
          cacheManager,
        })
      : new PublishedTenant({
          orgNo: "1002",
          organisationName: "",
          revision: "1",
          patch: Buffer.from(JSON.stringify(own)),
          base: base(wholeLayer()),
          forms,
          cacheManager,
        });
  return (name: string) => tenant.screen(name, "en");
}

/** What the checker says of a layer, as `screen /pointer`. */
function found(owner: DocumentOwner, screens: Record<string, object>): Set<string> {
  const told = checkLayer({ below: [wholeLayer()], layer: { version: 1, screens }, owner, language });
  return new Set(
    told.filter(({ key }) => key.startsWith("permission.")).map(({ file, pointer }) => `${file} ${pointer}`),
  );
}

describe("what a document may call", () => {
  it("is tried for every operation and every event that there is", () => {
    expect([...ids].sort()).toEqual(Object.keys(contract).sort());
    expect(events.length).toBe(
      Object.values(blockTable).reduce((sum, block) => sum + Object.keys(block.events).length, 0),
    );
  });

  it.each(owners)("is what the annotations say, at every event of every block: %s", (owner) => {
    const calls = ids.map((operation) => ({ do: "call", operation }));
    for (const block of blocks) {
      const names = Object.keys(block.events ?? {});
      const on = Object.fromEntries(names.map((event) => [event, calls]));
      const tried = { type: block.type, in: "main", props: shownBy(block), on };
      const refusals = judgeParts({ parts: { data: {}, blocks: { tried } }, owner, below: [], permissions });
      const refused = new Set(refusals.map(({ path }) => path.join("/")));
      const isPlaced = !refused.has("blocks/tried/type");
      for (const event of names)
        expect(
          ids.filter((_, at) => isPlaced && !refused.has(`blocks/tried/on/${event}/${at}/operation`)),
          `${owner}: what may be called at ${event} of ${block.type}`,
        ).toEqual(ids.filter((id) => isAllowed(owner, block, event, id)));
    }
  });

  // Both ask `judgeParts`, which the test above asks of everything. That they do is asked of one event in twenty.
  it.each(owners)("is the same for the checker and for what is shown: %s", async (owner) => {
    const asked = events.filter(
      (one, at) => at % 20 === 0 || sampled.some((of) => of.block === one.block.type && of.event === one.event),
    );
    expect(asked.length).toBeGreaterThan(events.length / 20);
    const screen = await shown(
      owner,
      Object.fromEntries(asked.map(({ block, event, screen: name }) => [name, callingAll(block, event, ids)])),
    );
    const kinds = new Set<boolean>();
    for (const { block, event, screen: name } of asked) {
      const compiled = screen(name)?.compiled;
      const runs = new Set(compiled?.slots["main"]?.flatMap(({ key, actions }) => (actions[event] ? [key] : [])));
      const wanted = ids.filter((id) => isAllowed(owner, block, event, id)).sort();
      kinds.add(wanted.length > 0);
      expect([...runs].sort(), `${owner}: what runs at ${event} of ${block.type}`).toEqual(wanted);
      const passed = inParts(ids).flatMap((part) => {
        const told = found(owner, { [name]: callingAll(block, event, part) });
        return part.filter(
          (id) =>
            !told.has(`screens/${name}.json /blocks/${id}/on/${event}/0/operation`) &&
            !told.has(`screens/${name}.json /blocks/${id}/type`),
        );
      });
      expect(passed.sort(), `${owner}: what the checker lets through at ${event} of ${block.type}`).toEqual(wanted);
    }
    expect(kinds, "events where something may be called, and where nothing may").toEqual(new Set([true, false]));
  });

  it.each(owners)("reads nothing but what its owner may: %s", async (owner) => {
    const screens = { reads: screenOf({ data: Object.fromEntries(ids.map((id) => [id, { operation: id }])) }) };
    const prepared = (await shown(owner, screens))("reads");
    const wanted = ids.filter((id) => operations[id]?.["x-screen"]?.includes(owner)).sort();
    expect(
      prepared?.compiled.sources
        .map(({ name }) => name)
        .filter((name) => name !== "categories")
        .sort(),
    ).toEqual(wanted);
    const passed = inParts(ids).flatMap((part) => {
      const told = found(owner, {
        reads: screenOf({ data: Object.fromEntries(part.map((id) => [id, { operation: id }])) }),
      });
      return part.filter((id) => !told.has(`screens/reads.json /data/${id}/operation`));
    });
    // What no document at all may read is told by another key.
    expect(passed.filter((id) => (operations[id]?.["x-screen"] ?? []).length > 0).sort()).toEqual(wanted);
  });

  it("is never what operators, the account, money or rights need, in an organisation's document", () => {
    const closedTags = [
      "account",
      "audit",
      "backup",
      "domain",
      "making",
      "media",
      "order",
      "sign-in",
      "site",
      "studio",
      "token",
      "upload",
      "user",
    ];
    const open = apis.flatMap(({ tag, operations: of }) =>
      Object.entries(of).flatMap(([id, operation]) => {
        const named =
          operation["x-screen"]?.includes("organisation") || operation["x-action"]?.["organisation"] !== undefined;
        return named && (closedTags.includes(tag) || operation["x-access"] === "operator") ? [id] : [];
      }),
    );
    expect(open).toEqual([]);
  });

  it("is not proposed to an organisation either, where a name is wrong or none is chosen yet", () => {
    const call = (operation: string) => ({
      type: "callout",
      in: "main",
      props: { heading: { text: { "zh-CN": "礼物", en: "A gift" } } },
      on: { action: [{ do: "call", operation }] },
    });
    const screens = {
      tries: screenOf({
        path: "/tries",
        data: { apps: { operation: "listOrganisationAudit" } },
        blocks: { none: call(""), near: call("suspendAcount") },
      }),
    };
    const told = checkLayer({ below: [wholeLayer()], layer: { version: 1, screens }, language }).filter(({ key }) =>
      /^(named\.|operation\.)/.test(key),
    );
    expect(told.map(({ pointer, key }) => `${pointer} ${key}`).sort()).toEqual([
      "/blocks/near/on/action/0/operation named.operation",
      "/blocks/none/on/action/0/operation operation.none",
      "/data/apps/operation named.operation",
    ]);
    for (const { allowed, suggestion, pointer } of told) {
      const mayStandThere = ids.filter((id) =>
        pointer.startsWith("/data")
          ? operations[id]?.["x-screen"]?.includes("organisation")
          : isAllowed("organisation", schemaOf("callout"), "action", id),
      );
      expect([...(allowed ?? [])].sort(), pointer).toEqual(mayStandThere.sort());
      expect([undefined, ...mayStandThere], pointer).toContain(suggestion);
    }
  });

  it("asks in the platform's words, in each language, where money or rights move", () => {
    const asking = Object.values(contract)
      .filter(({ confirm }) => confirm)
      .map(({ operationId }) => operationId);
    expect(asking).toContain("auditRefund");
    const keys = ["confirm.no", ...asking.flatMap((id) => [`confirm.${id}`, `confirm.${id}.yes`])];
    for (const key of keys)
      for (const [locale, words] of Object.entries(productTexts))
        expect(words[key], `${key} in ${locale}`).toBeTruthy();
  });

  it("says in its question what is decided, where the call decides between two", () => {
    const deciding = Object.values(contract)
      .filter(({ confirm }) => typeof confirm === "string")
      .map(({ operationId }) => operationId);
    expect(deciding.sort()).toEqual(["auditLecturer", "auditOrganisation", "auditRefund", "auditWithdrawal"]);
    const decisions = {
      auditLecturer: ["1", "2"],
      auditOrganisation: ["1", "2"],
      auditRefund: ["false", "true"],
      auditWithdrawal: ["false", "true"],
    };
    for (const [id, values] of Object.entries(decisions))
      for (const [locale, words] of Object.entries(productTexts))
        for (const value of values)
          for (const key of [`confirm.${id}.${value}`, `confirm.${id}.${value}.yes`])
            expect(words[key], `${key} in ${locale}`).toBeTruthy();
  });
});

function inParts(all: readonly string[]): string[][] {
  const parts: string[][] = [];
  for (let at = 0; at < all.length; at += 60) parts.push(all.slice(at, at + 60));
  return parts;
}
