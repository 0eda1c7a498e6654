import { join } from "node:path";
import { expect, test, vi } from "vitest";
import { judgeLayer } from "../../modules/sites/tenants/check-layer.ts";
import { readLayer } from "../../modules/sites/tenants/read-layer.ts";
import { testPages } from "./testing/pages.ts";

// The first page of a process compiles the whole default site.
vi.setConfig({ testTimeout: 60_000 });

const root = join(import.meta.dirname, "../../../..");

test("ten blocks in short forms are drawn, each text in the reader's language, with links that stay within the site", async () => {
  const { layer: base } = await readLayer({ root: join(root, "tenants"), folder: "default" });
  const { layer } = await readLayer({ root: join(root, "tests/fixtures"), folder: "ten-blocks" });
  const { written } = await judgeLayer(
    { name: { kind: "organisation", orgNo: "1001" }, patch: layer },
    { layer: async () => base, flavours: async () => [] },
  );
  const pages = await testPages({ organisation: written! });
  const page = async (language: string) =>
    (await pages.http.inject({ url: "/org/1001/p/summer", headers: { "accept-language": language } })).body;
  const [chinese, english] = [await page("zh-CN"), await page("en")];
  for (const words of [
    "两周，从不会到会",
    "1 : 6",
    "先看明白，再自己下一遍",
    "死活",
    "棋院站 B 口",
    "要带棋吗？",
    "还有 12 个名额",
  ])
    expect(chinese).toContain(words);
  for (const words of [
    "Two weeks from nothing to a whole game",
    "1 : 6",
    "Life and death",
    "exit B.",
    "12 places left",
  ])
    expect(english).toContain(words);
  expect(english).toMatch(/href="\/org\/1001\/list"[^>]*>(<[^>]*>)*Join/);
});
