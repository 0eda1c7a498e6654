import Fastify from "fastify";
import { expect, it } from "vitest";
import { defaultLayer } from "../../../site/testing/layers.ts";
import type { Services } from "../../core/services.ts";
import { registerSiteSchemas } from "./register.ts";

async function served() {
  const app = Fastify();
  const tenants = { below: async () => ({ base: defaultLayer() }), flavours: async () => ["drivers"] };
  registerSiteSchemas(app, { tenants: tenants as unknown as Services["tenants"] });
  return app;
}

it("serves the schema of each document at the address of its version, to editors from anywhere", async () => {
  const app = await served();
  const reply = await app.inject("/schemas/site/1/screen.json");
  expect([reply.statusCode, reply.headers["content-type"], reply.headers["access-control-allow-origin"]]).toEqual([
    200,
    "application/schema+json; charset=utf-8",
    "*",
  ]);
  expect(reply.json()).toMatchObject({ title: "screen.json", properties: { $schema: { type: "string" }, blocks: {} } });
  for (const path of [
    "1/nothing.json",
    "2/screen.json",
    "1/__proto__",
    "1/screens/",
    "1/screens/a b.json",
    "1/navs/x.json",
  ])
    expect((await app.inject(`/schemas/site/${path}`)).statusCode, path).toBe(404);
  await app.close();
});

it("serves a schema for each page, with the blocks that it inherits; one that is not there is a new page", async () => {
  const app = await served();
  const blocksOf = async (file: string) => {
    const { properties } = (await app.inject(`/schemas/site/1/${file}`)).json();
    return Object.keys(properties.blocks.anyOf[0].properties);
  };
  expect(await blocksOf("screens/list.json")).toEqual(expect.arrayContaining(["welcome", "grid"]));
  expect(await blocksOf("screens/a/new.json")).toEqual(["welcome"]);
  expect((await app.inject("/schemas/site/1/site.json")).json().properties.extends.examples).toEqual(["drivers"]);
  await app.close();
});
