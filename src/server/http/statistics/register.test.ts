import Fastify from "fastify";
import { expect, test, vi } from "vitest";
import { beaconPath } from "../../../shared/statistics.ts";
import type { Services } from "../../core/services.ts";
import type { PublicPost } from "./post-publicly.ts";
import { registerStatistics } from "./register.ts";

const sites: Record<string, { info: object; hasOwn: boolean }> = {
  default: {
    info: { isEnableStatistics: true, statisticsProvider: "umami", statisticsCode: "platform" },
    hasOwn: false,
  },
  "1001": {
    info: {
      isEnableStatistics: true,
      statisticsProvider: "matomo",
      statisticsCode: "7",
      statisticsHost: "stats.school.example",
    },
    hasOwn: true,
  },
  "1002": {
    info: { isEnableStatistics: true, statisticsProvider: "plausible", statisticsCode: "school.example" },
    hasOwn: true,
  },
  "1003": { info: { isEnableStatistics: true, statisticsProvider: "baidu", statisticsCode: "abc" }, hasOwn: true },
  "1004": {
    info: { isEnableStatistics: true, statisticsProvider: "umami", statisticsCode: "abc", statisticsHost: "127.0.0.1" },
    hasOwn: true,
  },
  "1005": {
    info: {
      isEnableStatistics: true,
      statisticsProvider: "umami",
      statisticsCode: "abc",
      statisticsHost: "metadata.internal",
    },
    hasOwn: true,
  },
  "1006": {
    info: {
      isEnableStatistics: true,
      statisticsProvider: "umami",
      statisticsCode: "abc",
      statisticsHost: "stats.school.example:25",
    },
    hasOwn: true,
  },
  "1007": { info: { isEnableStatistics: true, statisticsProvider: "umami", statisticsCode: "site-7" }, hasOwn: true },
};

function listening() {
  const sent: PublicPost[] = [];
  const http = Fastify();
  const tenants = {
    hostOwner: async (host: string) => (host === "www.school.example" ? "1001" : undefined),
    resolve: async (orgNo: string) =>
      sites[orgNo] && {
        orgNo,
        settings: { info: sites[orgNo].info },
        hasOwnStatistics: sites[orgNo].hasOwn,
        match: ({ segments }: { segments: string[] }) => (segments[0] === "nowhere" ? undefined : {}),
      },
  };
  const services = {
    settings: { publicUrl: "https://portal.example" },
    tenants,
    log: { warn: vi.fn() },
    now: () => new Date("2026-11-22T10:00:00Z"),
  } as unknown as Services;
  registerStatistics(http, services, async (post) => void sent.push(post));
  const tell = (body: unknown, headers: Record<string, string> = {}) =>
    http.inject({
      method: "POST",
      url: beaconPath,
      remoteAddress: "203.0.113.77",
      headers: {
        "content-type": "application/json",
        host: "portal.example",
        "user-agent": "Firefox",
        "accept-language": "zh-CN,en",
        ...headers,
      },
      payload: typeof body === "string" ? body : JSON.stringify(body),
    });
  return { sent, tell };
}

test("a page of an organisation on the platform's host is told to the service that its site names, without its query, and with the visitor's network only", async () => {
  const { sent, tell } = listening();
  expect(
    (await tell({ path: "/org/1001/list", title: "全部课程", referrer: "https://search.example/?q=secret" }))
      .statusCode,
  ).toBe(204);
  await vi.waitFor(() => expect(sent).toHaveLength(1), { timeout: 60_000 });
  expect(sent[0]!.url).toBe("https://stats.school.example/matomo.php");
  const told = Object.fromEntries(new URLSearchParams(sent[0]!.body));
  expect(told).toMatchObject({
    idsite: "7",
    rec: "1",
    url: "https://portal.example/org/1001/list",
    action_name: "全部课程",
    urlref: "https://search.example",
    ua: "Firefox",
    lang: "zh-CN",
    _id: expect.stringMatching(/^[0-9a-f]{16}$/),
  });
  await tell({ path: "/org/1002", title: "Home" });
  await vi.waitFor(() => expect(sent).toHaveLength(2), { timeout: 60_000 });
  expect(sent[1]).toMatchObject({
    url: "https://plausible.io/api/event",
    headers: { "user-agent": "Firefox", "x-forwarded-for": "203.0.113.0" },
  });
  expect(JSON.parse(sent[1]!.body)).toEqual({
    name: "pageview",
    domain: "school.example",
    url: "https://portal.example/org/1002",
    referrer: "",
  });
  await tell({ path: "/org/1007/live", title: "Live" });
  await vi.waitFor(() => expect(sent).toHaveLength(3), { timeout: 60_000 });
  expect(sent[2]!.url).toBe("https://cloud.umami.is/api/send");
  expect(JSON.parse(sent[2]!.body)).toEqual({
    type: "event",
    payload: {
      website: "site-7",
      hostname: "portal.example",
      language: "zh-CN",
      referrer: "",
      title: "Live",
      url: "/org/1007/live",
    },
  });
  expect(JSON.stringify(sent)).not.toContain("203.0.113.77");
});

test("nothing is sent for a service without an API, at an address or a name of our own network, at an odd port, for no page, for the platform, or from a host of one's own", async () => {
  const { sent, tell } = listening();
  for (const orgNo of ["1003", "1004", "1005", "1006", "9999"])
    expect((await tell({ path: `/org/${orgNo}`, title: "" })).statusCode).toBe(204);
  for (const path of ["/org/1001/nowhere", "/org/1001/", "//org/1001", "/list"]) await tell({ path, title: "" });
  await tell({ path: "/org/1001", title: "" }, { host: "www.school.example" });
  await tell({ path: "/org/1002", title: "last" });
  await vi.waitFor(() => expect(sent.map(({ url }) => url)).toEqual(["https://plausible.io/api/event"]), {
    timeout: 60_000,
  });
});

test("another site's page and a visitor who asks not to be followed are not counted", async () => {
  const { sent, tell } = listening();
  const body = { path: "/org/1002", title: "" };
  const foreign: Record<string, string>[] = [
    { origin: "https://evil.example" },
    { "sec-fetch-site": "cross-site" },
    { dnt: "1" },
    { "sec-gpc": "1" },
  ];
  for (const headers of foreign) expect((await tell(body, headers)).statusCode).toBe(204);
  await tell(body, { origin: "https://portal.example", "sec-fetch-site": "same-origin" });
  await vi.waitFor(() => expect(sent).toHaveLength(1), { timeout: 60_000 });
});

test("what is no page view is refused, and so is more than one has", async () => {
  const { sent, tell } = listening();
  for (const body of [
    "[]",
    "null",
    "3",
    "{",
    { path: 1, title: "" },
    { path: "/org/1002?x=1", title: "" },
    { path: "https://evil.example/", title: "" },
    { path: "/org/1002" },
  ])
    expect((await tell(body)).statusCode).toBe(400);
  expect((await tell({ path: "/org/1002", title: "x".repeat(5000) })).statusCode).toBe(413);
  expect(sent).toEqual([]);
});

test("what a network may tell in a minute is bounded", async () => {
  const { sent, tell } = listening();
  for (let number = 0; number < 1300; number++) await tell({ path: "/org/1002", title: "" });
  await vi.waitFor(() => expect(sent).toHaveLength(1200), { timeout: 60_000 });
});
