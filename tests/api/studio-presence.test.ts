import { expect, it } from "vitest";
import { WebSocket } from "ws";
import { NOT_LET_IN, type StudioNews } from "../../src/shared/studio-live.ts";
import { createClient, ok, type ApiClient } from "./client.ts";
import { describeOnPostgres, startTestServer } from "./harness.ts";
import { startTwoNodes } from "./nodes-harness.ts";
import { until } from "./tenants-harness.ts";

const siteOrgNo = "1001";
const MOBILE = "13800000001";

/** An open studio, as its page opens it; `closed` is its close code, or the status with which it was refused. */
function open(
  url: string,
  { token, site = siteOrgNo, origin = url }: { token?: string; site?: string; origin?: string },
) {
  const socket = new WebSocket(`${url.replace("http", "ws")}/apis/studio/live?site=${site}`, {
    origin,
    headers: token ? { cookie: `RC_WEB_TOKEN=${token}` } : {},
  });
  const news: StudioNews[] = [];
  const tab = {
    closed: 0,
    close: () => socket.close(),
    at: (page: string) => socket.send(JSON.stringify({ page })),
    pages,
    draft,
  };
  function pages(): string[] {
    const last = news.findLast((one) => one.type === "people");
    return (last?.people ?? []).map(({ name, role, page }) => `${name} ${role} ${page}`).toSorted();
  }
  function draft() {
    return news.findLast((one) => one.type === "draft");
  }
  socket.on("message", (data) => news.push(JSON.parse(String(data)) as StudioNews));
  socket.on("close", (code) => (tab.closed ||= code));
  socket.on("unexpected-response", (_request, response) => (tab.closed = response.statusCode ?? 0));
  socket.on("error", () => undefined);
  return tab;
}

async function hire(server: ApiClient, organisation: string, person: string): Promise<string> {
  const invitation = { staffMobile: MOBILE, staffRole: "author", days: 7 } as const;
  const { id } = ok(await server.call("saveStaffInvitation", invitation, { token: organisation }));
  ok(await server.call("updateStaffInvitation", { id, isAccepted: true }, { token: person }));
  ok(await server.call("startStaffWork", { workOrgNo: siteOrgNo }, { token: person }));
  return id;
}

async function save(server: ApiClient, token: string, title: string): Promise<number> {
  const { version, baseRevision, patch } = ok(await server.call("getSiteDraft", { siteOrgNo }, { token }));
  const next = { ...patch, texts: { "zh-CN": { "page.home.title": title } } } as typeof patch;
  return ok(await server.call("saveSiteDraft", { siteOrgNo, version, baseRevision, patch: next }, { token })).version;
}

it("an open studio is nobody's but theirs who may read the draft, and no other site's page opens it", async () => {
  const server = await startTestServer();
  try {
    const learner = await server.signIn(MOBILE);
    const organisation = await server.signIn("13800000003");
    const refused = [
      open(server.url, {}),
      open(server.url, { token: learner }),
      open(server.url, { token: organisation, site: "1002" }),
      open(server.url, { token: organisation, origin: "https://elsewhere.example" }),
    ];
    await until(() => refused.every(({ closed }) => closed !== 0));
    expect(refused.map(({ closed }) => closed)).toEqual([401, 403, 403, 403]);
  } finally {
    await server.close();
  }
});

describeOnPostgres("open studios of a site, on two servers", () => {
  it("see each other and where each is, learn of what the other saved or asked, and lose who is removed or goes", async () => {
    const { first, second } = await startTwoNodes({ heartbeatMs: 250, silenceMs: 1000, notReadyMs: 3000 });
    const there = createClient(second.url);
    await until(() => second.services.bus.isListening());
    const organisation = await first.signIn("13800000003");
    const person = await first.signIn(MOBILE);
    const id = await hire(first, organisation, person);
    const mine = open(first.url, { token: organisation });
    const theirs = open(second.url, { token: person });
    await until(() => mine.pages().length === 2 && theirs.pages().length === 2);
    theirs.at("/screens/home");
    await until(() => mine.pages().some((line) => line.endsWith(" author /screens/home")));
    expect(mine.pages().some((line) => line.includes(" owner "))).toBe(true);

    const version = await save(there, person, "另一个标题");
    await until(() => mine.draft()?.version === version);
    const { id: request } = ok(await there.call("saveSiteRequest", { siteOrgNo, version }, { token: person }));
    await until(() => mine.draft()?.request === `${request}open`);

    const another = open(first.url, { token: person });
    await until(() => mine.pages().length === 3);
    another.close();
    await until(() => mine.pages().length === 2 && theirs.pages().length === 2);
    ok(await first.call("removeStaff", { id }, { token: organisation }));
    await until(() => theirs.closed === NOT_LET_IN && mine.pages().length === 1);
    mine.close();
  });
});
