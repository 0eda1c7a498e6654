import { expect, test, vi } from "vitest";
import bundle from "../../../generated/built/bundle.json" with { type: "json" };
import { dataOf } from "./testing/data-of.ts";
import { testPages, type TestPages } from "./testing/pages.ts";

// The first page of a process compiles the whole default site.
vi.setConfig({ testTimeout: 60_000 });

const HOST = "evil.attacker.example";
const statistics = { isEnableStatistics: true, statisticsCode: "7" };

/** What of a policy says which scripts run and whom they may talk to, without what names our own inline scripts. */
function powers(policy: string): Record<string, string> {
  const parts = policy
    .split("; ")
    .map((part) => part.split(" "))
    .filter(([name]) => name !== "style-src");
  return Object.fromEntries(
    parts.map(([name = "", ...sources]) => [
      name,
      sources.filter((source) => !/^'(nonce|sha256)-/.test(source)).join(" "),
    ]),
  );
}

async function policyOf(
  pages: TestPages,
  { host = "portal.example", url = "/org/1001/list" } = {},
): Promise<{ policy: Record<string, string>; body: string }> {
  const reply = await pages.http.inject({ url, headers: { host, "accept-language": "zh-CN" } });
  const data = await dataOf(reply.body, async (at) => (await pages.http.inject({ url: at })).body);
  return { policy: powers(String(reply.headers["content-security-policy"])), body: reply.body + (data ?? "") };
}

type Schema = {
  $ref?: string;
  type?: string;
  enum?: unknown[];
  properties?: Record<string, Schema>;
  additionalProperties?: Schema | boolean;
  patternProperties?: Record<string, Schema>;
  items?: Schema;
  anyOf?: Schema[];
  oneOf?: Schema[];
};

/**
 * Values for every setting that a schema knows, each with the attacker's host wherever a text may stand: by what leads
 * to them. No check has looked at them, as if every door had failed.
 */
function hostileSettings(schema: Schema, path: readonly string[] = [], depth = 0): [readonly string[], unknown][] {
  const definitions = bundle.$defs as unknown as Record<string, Schema>;
  const here = schema.$ref ? definitions[schema.$ref.split("/").at(-1)!]! : schema;
  if (depth > 5) return [];
  const options = here.anyOf ?? here.oneOf;
  if (options) return options.flatMap((option) => hostileSettings(option, path, depth + 1));
  if (here.enum) return here.enum.map((value) => [path, value]);
  if (here.type === "boolean") return [[path, true]];
  if (here.type === "string")
    return [HOST, `https://${HOST}/x.js`, `a; script-src *; connect-src https://${HOST}`].map((value) => [path, value]);
  const open = typeof here.additionalProperties === "object" ? { any: here.additionalProperties } : {};
  return Object.entries({ ...here.properties, ...here.patternProperties, ...open }).flatMap(([name, inner]) =>
    hostileSettings(inner, [...path, name.startsWith("^") ? HOST : name], depth + 1),
  );
}

function nested(path: readonly string[], value: unknown): unknown {
  return path.reduceRight((inner, name) => ({ [name]: inner }), value);
}

test("no setting of an organisation lets a page on the platform's host run another script or talk to anybody else", async () => {
  const pages = await testPages({ organisation: {} });
  const { policy: plain } = await policyOf(pages);
  expect(plain).toMatchObject({ "script-src": "'strict-dynamic'", "connect-src": "'self'" });
  const settings = hostileSettings({ $ref: "#/$defs/SiteSettings" });
  expect(settings.map(([path]) => path.join("."))).toEqual(
    expect.arrayContaining(["info.statisticsHost", "info.statisticsCode", "info.h5Domain", "info.logo"]),
  );
  let shown = 0;
  for (const [path, value] of settings) {
    const given = nested(path, value) as { info?: object };
    // With statistics switched on, as one change opens the door for another.
    pages.changeOrganisation({
      site: { ...given, info: { ...statistics, statisticsProvider: "matomo", statisticsHost: HOST, ...given.info } },
    });
    const { policy, body } = await policyOf(pages).catch(() => ({ policy: plain, body: "" }));
    expect([path.join("."), value, policy["script-src"], policy["connect-src"]]).toEqual([
      path.join("."),
      value,
      plain["script-src"],
      plain["connect-src"],
    ]);
    expect(body).not.toMatch(new RegExp(`<script[^>]+src="[^"]*${HOST}`));
    expect(body).not.toContain('"by":"script"');
    if (body.includes('"screenName":')) shown += 1;
  }
  // What makes no page at all has no power either, but most of it makes one.
  expect(shown).toBeGreaterThan(settings.length * 0.8);
});

test("on the organisation's own host its service's script comes in, and the policy opens for that service alone", async () => {
  const organisation = {
    site: { info: { ...statistics, statisticsProvider: "matomo", statisticsHost: "stats.school.example" } },
  };
  const pages = await testPages({ organisation, environment: { PUBLIC_URL: "https://portal.example.org" } });
  const own = await policyOf(pages, { host: "www.school.example", url: "/list" });
  expect(own.policy["connect-src"]).toBe("'self' https://stats.school.example");
  expect(own.body).toContain('"by":"script"');
  const onPlatform = await policyOf(pages);
  expect(onPlatform.policy["connect-src"]).toBe("'self'");
  expect(onPlatform.body).toContain('"statistics":{"by":"beacon"}');
});

test.for([
  ["https://portal.school.example", "the platform is beside it"],
  ["", "nobody says where the platform is"],
] as const)("on an own host that may get the platform's session no script comes in: %s", async ([PUBLIC_URL]) => {
  const pages = await testPages({
    organisation: {
      site: { info: { ...statistics, statisticsProvider: "matomo", statisticsHost: "stats.school.example" } },
    },
    environment: { PUBLIC_URL },
  });
  const { policy, body } = await policyOf(pages, { host: "www.school.example", url: "/list" });
  expect(policy["connect-src"]).toBe("'self'");
  expect(body).toContain('"statistics":{"by":"beacon"}');
});

test.for([
  "127.0.0.1",
  "169.254.169.254",
  "stats.internal",
  "localhost.localdomain",
  "co.uk",
  "stats.school.example:25",
])("a service at %s is none, on the organisation's own host either", async (statisticsHost) => {
  const { policy, body } = await policyOf(
    await testPages({
      organisation: { site: { info: { ...statistics, statisticsProvider: "umami", statisticsHost } } },
      environment: { PUBLIC_URL: "https://portal.example.org" },
    }),
    { host: "www.school.example", url: "/list" },
  );
  expect(policy["connect-src"]).toBe("'self'");
  expect(body).not.toContain('"statistics":{');
});

test("what the operators have chosen for the platform counts with its script", async () => {
  const pages = await testPages({ organisation: {} });
  pages.change({ site: { info: { ...statistics, statisticsProvider: "baidu" } } });
  const reply = await pages.http.inject({ url: "/list", headers: { "accept-language": "zh-CN" } });
  expect(reply.headers["content-security-policy"]).toContain("connect-src 'self' https://hm.baidu.com;");
});
