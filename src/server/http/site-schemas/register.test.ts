import Fastify from "fastify";
import { expect, it } from "vitest";
import { registerSiteSchemas } from "./register.ts";

it("serves the schema of each document at the address of its version, to editors from anywhere", async () => {
  const app = Fastify();
  registerSiteSchemas(app);
  const reply = await app.inject("/schemas/site/1/screen.json");
  expect([reply.statusCode, reply.headers["content-type"], reply.headers["access-control-allow-origin"]]).toEqual([
    200,
    "application/schema+json; charset=utf-8",
    "*",
  ]);
  expect(reply.json()).toMatchObject({ title: "screen.json", properties: { $schema: { type: "string" }, blocks: {} } });
  for (const path of ["/schemas/site/1/nothing.json", "/schemas/site/2/screen.json", "/schemas/site/1/__proto__"])
    expect((await app.inject(path)).statusCode).toBe(404);
  await app.close();
});
