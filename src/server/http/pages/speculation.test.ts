import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import fastify from "fastify";
import { describe, expect, it } from "vitest";
import { registerSpeculationRules, speculationRulesPath } from "./speculation.ts";

interface Screen {
  path?: string | string[];
  access?: string;
  index?: boolean;
}

const folder = join(import.meta.dirname, "../../../../tenants/default/screens");
const addresses = (isWanted: (screen: Screen) => boolean): string[] =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".json"))
    .map((file) => JSON.parse(readFileSync(join(folder, file), "utf8")) as Screen)
    .filter(isWanted)
    .flatMap(({ path = [] }) => path)
    .map((path) => path.replaceAll(/\{\w+\}/g, "1"))
    .flatMap((path) => [path, `${path}?from=1`, `/org/1001${path}`]);

interface Rule {
  where: { and: [{ href_matches: string }, { not: { href_matches: string[] } }] };
}

async function fetchedAhead(): Promise<(address: string) => boolean> {
  const http = fastify();
  registerSpeculationRules(http);
  const rules = (await http.inject(speculationRulesPath)).json<{ prefetch: Rule[]; prerender: Rule[] }>();
  const base = "https://portal.example";
  const [wanted, { not }] = rules.prerender[0]!.where.and;
  expect(rules.prefetch[0]!.where).toEqual(rules.prerender[0]!.where);
  const patterns = not.href_matches.map((pattern) => new URLPattern(pattern, base));
  return (address) =>
    new URLPattern(wanted.href_matches, base).test(address, base) &&
    !patterns.some((pattern) => pattern.test(address, base));
}

describe("pages that are fetched before somebody goes there", () => {
  it("are none of one person's own, and none that search engines are not to list", async () => {
    const isAhead = await fetchedAhead();
    const own = addresses(({ access, index }) => access !== undefined || index === false);
    expect(own.length).toBeGreaterThan(200);
    expect(own.filter(isAhead)).toEqual([]);
  });

  it("are no exam, nothing that is bought or begun, and no call", async () => {
    const isAhead = await fetchedAhead();
    const exams = addresses(({ path }) => [path].flat().some((one) => one?.startsWith("/exam")));
    const others =
      "/checkout?courseIds=1 /exam/exam?id=1 /exam/view/1 /examlogin?to=1 /car /account/exams/myExam /study/1 " +
      "/org/1001/study/1 /pay/sandbox/1 /apis/course/api/list /_lectern/page /studio";
    const left = exams.concat(others.split(" "));
    expect(left.filter(isAhead)).toEqual([]);
  });

  it("are what everybody may read", async () => {
    const isAhead = await fetchedAhead();
    // And names that only begin like those that are left out.
    const read =
      "/ /index /list?sort=new /view/1 /org/1001 /org/1001/list /blog/article/1 /grade /library/view/1 /cars /examples";
    expect(read.split(" ").filter((address) => !isAhead(address))).toEqual([]);
  });
});
