import { createHash } from "node:crypto";
import { expect, test, vi } from "vitest";
import { CodedError, fail } from "../../core/errors.ts";
import { DatabaseHung } from "../../database/unavailable.ts";
import { dataOf } from "./testing/data-of.ts";
import { testPages } from "./testing/pages.ts";

const zh = { "accept-language": "zh-CN" };
const session = {
  state: "active",
  session: {
    sessionId: "1",
    userNo: "7",
    orgNo: "default",
    userType: 1,
    isOperator: false,
    isVip: false,
    expiresAt: new Date("2030-01-01"),
  },
} as const;
const user = { id: "7", name: "周", userType: 1, needPerfection: false, firstLoginVerificationStatus: 1 };

async function get(pages: Awaited<ReturnType<typeof testPages>>, url: string, headers: Record<string, string> = zh) {
  return pages.http.inject({ url, headers });
}

test("a kept page is made once, however many ask for it at the same time", async () => {
  const pages = await testPages();
  const replies = await Promise.all(Array.from({ length: 20 }, () => get(pages, "/list")));
  expect(new Set(replies.map(({ body }) => body)).size).toBe(1);
  expect(pages.asked.filter((operation) => operation === "listCourses")).toHaveLength(1);
});

test("a kept page is dropped when its site or the catalogue changes", async () => {
  const pages = await testPages();
  const made = () => pages.asked.filter((operation) => operation === "listCourses").length;
  await get(pages, "/list");
  await get(pages, "/list");
  expect(made()).toBe(1);
  pages.publish("catalogue", "course");
  await get(pages, "/list");
  expect(made()).toBe(2);
  pages.publish("site", "default");
  await get(pages, "/list");
  expect(made()).toBe(3);
});

test("another revision is another page at once, even before it is told of", async () => {
  const pages = await testPages();
  const before = await get(pages, "/list");
  pages.change({ texts: { "zh-CN": { "page.list": "全部好课" } } });
  const after = await get(pages, "/list");
  expect(before.body).not.toContain("全部好课");
  expect(after.body).toContain("全部好课");
});

test("query names that the screen does not read make no other page", async () => {
  const pages = await testPages();
  const plain = await get(pages, "/list?sort=new");
  const tracked = await get(pages, "/list?utm_source=letter&sort=new&x=1");
  expect(tracked.headers["etag"]).toBe(plain.headers["etag"]);
  expect(pages.asked.filter((operation) => operation === "listCourses")).toHaveLength(1);
});

test("a page with a viewer is made for this viewer alone and never kept", async () => {
  const pages = await testPages({ session, reply: (operation) => (operation === "getUserView" ? user : undefined) });
  const cookie = { ...zh, cookie: "RC_WEB_TOKEN=token" };
  const first = await get(pages, "/list", cookie);
  expect(first.headers["cache-control"]).toBe("private, no-cache");
  expect(first.headers["vary"]).toContain("cookie");
  expect(first.headers["etag"]).toBeUndefined();
  expect(first.headers["content-security-policy"]).toMatch(/script-src 'nonce-/);
  await get(pages, "/list", cookie);
  expect(pages.asked.filter((operation) => operation === "listCourses")).toHaveLength(2);
});

test("a visitor never gets what was made for somebody signed in", async () => {
  const pages = await testPages({ session, reply: (operation) => (operation === "getUserView" ? user : undefined) });
  await get(pages, "/", { ...zh, cookie: "RC_WEB_TOKEN=token" });
  const visitor = await get(pages, "/");
  expect(await dataOf(visitor.body, async (at) => (await get(pages, at)).body)).toContain('"signedIn":false');
});

test("required data that is not found makes the 404 page; data that is not required leaves its place empty", async () => {
  const pages = await testPages({ reply: (operation) => (operation === "getCourse" ? fail("NOT_FOUND") : undefined) });
  const course = await get(pages, "/view/77");
  expect(course.statusCode).toBe(404);
  const ads = await testPages({ reply: (operation) => (operation === "listAdvs" ? fail("UNEXPECTED") : undefined) });
  expect((await get(ads, "/list")).statusCode).toBe(200);
});

test("a block of the layout keeps its time on the pages that stand in for others too", async () => {
  const strip = (words: string, shown: object) => ({
    type: "textBlock",
    in: "main",
    props: { paragraphs: [{ text: { "zh-CN": words } }] as const },
    shown,
  });
  const blocks = {
    over: strip("报名已截止", { until: "2020-01-01 00:00:00" }),
    early: strip("新品预告", { from: "2099-01-01 00:00:00" }),
    running: strip("正在招生", { from: "2020-01-01 00:00:00" }),
  };
  let fault: "NO_PERMISSION" | "UNEXPECTED" = "NO_PERMISSION";
  const pages = await testPages({
    reply: (operation) => (operation === "getCourse" ? fail(fault) : undefined),
  });
  pages.change({ layouts: { default: { blocks } } });
  const seen = async (address: string) => {
    const { statusCode, body } = await get(pages, address);
    return [statusCode, ...Object.values(blocks).map(({ props }) => body.includes(props.paragraphs[0].text["zh-CN"]))];
  };
  expect(await seen("/")).toEqual([200, false, false, true]);
  expect(await seen("/nowhere")).toEqual([404, false, false, true]);
  expect(await seen("/view/1")).toEqual([403, false, false, true]);
  fault = "UNEXPECTED";
  expect(await seen("/view/1")).toEqual([500, false, false, true]);
});

test("a source that counts how often it is asked says that it was refused, so that the browser does not ask again", async () => {
  const pages = await testPages({
    session,
    reply(operation) {
      if (operation === "getUserView") return user;
      return operation === "getMemberOffer" ? fail("NOT_FOUND") : undefined;
    },
  });
  const headers = { ...zh, cookie: "RC_WEB_TOKEN=t" };
  const asked = await get(pages, `/_lectern/page?to=${encodeURIComponent("/join?code=ABCD2345")}`, headers);
  expect(asked.json()).toMatchObject({ data: { offer: null } });
});

test("a page that lacks what broke is not kept: the next visitor has it whole", async () => {
  let isBroken = true;
  const pages = await testPages({
    reply: (operation) => {
      if (operation === "listAdvs" && isBroken) throw new Error("the disk is on fire");
    },
  });
  const asked = () => pages.asked.filter((operation) => operation === "listCourses").length;
  expect((await get(pages, "/list")).statusCode).toBe(200);
  isBroken = false;
  await get(pages, "/list");
  await get(pages, "/list");
  expect(asked()).toBe(2);
  // What is refused to every visitor is refused the next time too: such a page is as whole as it can be.
  const refused = await testPages({
    reply: (operation) => (operation === "listAdvs" ? fail("NO_PERMISSION") : undefined),
  });
  await get(refused, "/list");
  await get(refused, "/list");
  expect(refused.asked.filter((operation) => operation === "listCourses")).toHaveLength(1);
});

test("a fault in a screen is the 500 page, logged with the request id that the page shows", async () => {
  const pages = await testPages({
    reply: (operation) => {
      if (operation === "getCourse") throw new Error("the disk is on fire");
    },
  });
  const reply = await get(pages, "/view/1", { ...zh, "x-request-id": "request-12345" });
  expect(reply.statusCode).toBe(500);
  expect(reply.body).toContain("request-12345");
  expect(reply.body).not.toContain("disk");
  expect(pages.logged).toContainEqual(expect.objectContaining({ requestId: "request-12345", msg: "a page failed" }));
});

test("a database that is away is said in words, with status 503", async () => {
  const pages = await testPages({ sitesAway: true });
  const reply = await get(pages, "/", { ...zh, "accept-encoding": "gzip" });
  expect(reply.statusCode).toBe(503);
  expect(reply.body).toContain("站点暂时无法访问");
  expect(reply.headers["content-security-policy"]).toContain("'strict-dynamic'");
});

test("what a visitor types never becomes markup or script", async () => {
  const pages = await testPages();
  const reply = await get(pages, `/search/${encodeURIComponent('</script><script>alert(1)</script>"><b>')}?type=1`);
  expect(reply.body).not.toContain("<script>alert(1)");
  expect(reply.body).not.toContain('"><b>');
});

test("a screen for the signed in sends visitors to the sign-in page and remembers where they were", async () => {
  const pages = await testPages();
  pages.change({ screens: { list: { access: "login" } } });
  const reply = await get(pages, "/list?sort=new");
  expect(reply.statusCode).toBe(302);
  expect(reply.headers["location"]).toBe("/login?t=login");
  expect(String(reply.headers["set-cookie"])).toContain(`temporaryUrl=${encodeURIComponent("/list?sort=new")}`);
  const data = await get(pages, `/_lectern/page?to=${encodeURIComponent("/list")}`);
  expect(data.json()).toEqual({ redirect: "/login?t=login" });
});

test("somebody else's screen says so, and the operators' or one whose feature is off is not found", async () => {
  const pages = await testPages({ session, reply: (operation) => (operation === "getUserView" ? user : undefined) });
  pages.change({
    screens: { list: { access: "lecturer" }, live: { access: "operator" }, grade: { feature: "nothingOfTheKind" } },
  });
  const cookie = { ...zh, cookie: "RC_WEB_TOKEN=token" };
  expect((await get(pages, "/list", cookie)).statusCode).toBe(403);
  expect((await get(pages, "/list", cookie)).body).toContain("这一页不对你的账号开放");
  expect((await get(pages, "/live", cookie)).statusCode).toBe(404);
  expect((await get(pages, "/grade", cookie)).statusCode).toBe(404);
});

const phone = { ...zh, "user-agent": "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Mobile" };
const mobileSite = { site: { info: { h5Domain: "https://m.example.com" } } };

test("a phone is sent to the landing page where the site names a mobile one, also past what is kept", async () => {
  const pages = await testPages();
  expect((await get(pages, "/list", phone)).statusCode).toBe(200);
  pages.change(mobileSite);
  expect((await get(pages, "/list?sort=new", phone)).headers["location"]).toBe("/skip?to=%2Flist%3Fsort%3Dnew");
  const computer = await get(pages, "/list?sort=new");
  expect(computer.statusCode).toBe(200);
  expect(computer.headers["vary"]).toContain("user-agent, sec-ch-ua-mobile");
  const sent = await get(pages, "/list?sort=new", phone);
  expect([sent.statusCode, sent.headers["cache-control"]]).toEqual([302, "no-store"]);
});

test("the landing page is never sent on, nor an address without a page, and robots stay", async () => {
  const pages = await testPages();
  pages.change(mobileSite);
  expect((await get(pages, "/skip?to=/list", phone)).statusCode).toBe(200);
  expect((await get(pages, "/nothing", phone)).statusCode).toBe(404);
  expect(
    (
      await get(pages, "/list", {
        ...zh,
        "user-agent": "Mozilla/5.0 (Linux; Android 6) Mobile (compatible; Googlebot/2.1)",
      })
    ).statusCode,
  ).toBe(200);
  pages.change({ ...mobileSite, screens: { skip: { path: "/elsewhere" } } });
  expect((await get(pages, "/list", phone)).statusCode).toBe(200);
});

test("choosing the full site is kept in a cookie, and taken back", async () => {
  const pages = await testPages();
  pages.change(mobileSite);
  const chosen = await get(pages, "/list?sort=new&site=full", phone);
  expect(chosen.headers["location"]).toBe("/list?sort=new");
  expect(String(chosen.headers["set-cookie"])).toMatch(/^site=full; Path=\/; Max-Age=31536000/);
  expect((await get(pages, "/list", { ...phone, cookie: "site=full" })).statusCode).toBe(200);
  expect(
    String((await get(pages, "/skip?site=mobile", { ...phone, cookie: "site=full" })).headers["set-cookie"]),
  ).toMatch(/^site=; .*Max-Age=0/);
});

test("an iPad, which gives itself out as a Mac, is sent on by the page itself, which the policy names", async () => {
  const pages = await testPages();
  expect((await get(pages, "/list")).body).not.toContain("maxTouchPoints");
  pages.change(mobileSite);
  const reply = await get(pages, "/list");
  expect(reply.body).toContain('data-landing="/skip"');
  const script = /data-landing="[^"]*">([^<]+)</.exec(reply.body)![1]!;
  expect(reply.headers["content-security-policy"]).toContain(createHash("sha256").update(script).digest("base64"));
  expect((await get(pages, "/skip")).body).not.toContain("maxTouchPoints");
});

test.for(["//evil.example", "/\\evil.example", "//evil.example/list/"])(
  "a choice in the address %s leads nowhere else",
  async (path) => {
    const pages = await testPages();
    pages.change(mobileSite);
    for (const choice of ["lang=en", "site=full"])
      expect((await get(pages, `${path}?${choice}`, phone)).headers["location"] ?? "/").toMatch(/^\/(?![/\\])/);
  },
);

test("broken encoding in an address is the 404 page", async () => {
  const pages = await testPages();
  await pages.http.listen({ port: 0, host: "127.0.0.1" });
  const address = pages.http.server.address();
  const reply = await fetch(`http://127.0.0.1:${typeof address === "object" ? address?.port : 0}/%E0%A4%A`);
  expect(reply.status).toBe(404);
  expect(reply.headers.get("content-type")).toContain("text/html");
  await pages.http.close();
});

test("an access rule that nobody knows is a fault of the site: 500, and nobody is let in", async () => {
  const pages = await testPages();
  pages.change({ screens: { list: { access: "superuser" } } });
  const reply = await get(pages, "/list");
  expect(reply.statusCode).toBe(500);
  expect(reply.body).not.toContain("superuser");
  expect(pages.logged.some(({ msg }) => msg === "a page failed")).toBe(true);
});

test("the error page says the message of a coded error, and of another only its request id", async () => {
  const away = await testPages({ reply: () => fail("UNAVAILABLE") });
  const reply503 = await get(away, "/list");
  expect([reply503.statusCode, reply503.headers["retry-after"]]).toEqual([503, "5"]);
  for (const words of ["错误 503", "这一页暂时打不开", "服务暂时不可用", "再刷新页面"])
    expect(reply503.body).toContain(words);
  expect(reply503.body).not.toContain("错误 500");
  const english = (await get(away, "/list", { "accept-language": "en" })).body;
  for (const words of ["Error 503", "This page is not available right now", "reload the page"])
    expect(english).toContain(words);
  const broken = await testPages({
    session,
    reply: () => {
      throw new Error("column x of secret_table");
    },
  });
  const reply = await get(broken, "/list", { ...zh, cookie: "RC_WEB_TOKEN=token", "x-request-id": "req-4711" });
  expect(reply.statusCode).toBe(500);
  expect(reply.body).toContain("req-4711");
  expect(reply.body).toContain("错误 500");
  expect(reply.body).not.toContain("secret_table");
});

test("a signed-in page in whose middle the database goes is 503, and may be asked for again", async () => {
  const gone = Object.assign(new Error("terminating connection due to administrator command"), { code: "57P01" });
  const pages = await testPages({
    session,
    reply: (operation) => {
      if (operation === "getUserView") return user;
      throw gone;
    },
  });
  const reply = await get(pages, "/view/1", { ...zh, cookie: "RC_WEB_TOKEN=token" });
  expect([reply.statusCode, reply.headers["retry-after"]]).toEqual([503, "5"]);
});

test.each([
  ["is away", () => Object.assign(new Error("connect ECONNREFUSED"), { code: "ECONNREFUSED" })],
  ["does not answer", () => new DatabaseHung()],
  ["has too much to do", () => new CodedError("TOO_BUSY")],
])("a list page is 503, and never 200 without its list, while the database %s", async (_what, error) => {
  const pages = await testPages({
    reply: (operation) => {
      if (operation === "listCourses") throw error();
      return undefined;
    },
  });
  const reply = await get(pages, "/list");
  expect([reply.statusCode, reply.headers["retry-after"]]).toEqual([503, "5"]);
});

test("a suspended site says so in every language, and nothing of it is kept or listed", async () => {
  const pages = await testPages();
  const reply = await get(pages, "/org/1009/list");
  expect(reply.statusCode).toBe(403);
  expect(reply.body).toContain('<section lang="zh-CN"><h1>该站点已暂停服务</h1>');
  expect(reply.body).toContain('<section lang="en"><h1>This site is suspended</h1>');
  expect(reply.body).toContain('content="noindex"');
  expect(reply.headers["cache-control"]).toBe("no-store");
  expect(reply.headers["content-security-policy"]).toContain("default-src 'self'");
  expect((await get(pages, "/_lectern/page?to=%2Forg%2F1009")).statusCode).toBe(403);
  expect(pages.logged.filter(({ level }) => level === "error")).toEqual([]);
});

test("of somebody signed in, no paper of an exam stays in the browser, and no page that came unencrypted", async () => {
  const pages = await testPages({ session, reply: (operation) => (operation === "getUserView" ? user : undefined) });
  const cookie = { ...zh, cookie: "RC_WEB_TOKEN=token" };
  const kept = async (url: string, host: string) =>
    (await get(pages, url, { ...cookie, host })).headers["cache-control"];
  expect(await kept("/list", "localhost:3000")).toBe("private, no-cache");
  expect(await kept("/list", "portal.example")).toBe("private, no-store");
  expect(await kept("/exam", "localhost:3000")).toBe("private, no-store");
});

test("a page that nobody has asked for yet is given where it is one for all, and without effects", async () => {
  const early = { ...zh, "sec-purpose": "prefetch;prerender" };
  const visitor = await testPages();
  const public_ = await get(visitor, "/list", early);
  expect(public_.statusCode).toBe(200);
  expect(public_.headers["speculation-rules"]).toBe('"/_lectern/speculation-rules.json"');
  for (const url of ["/account/study", "/login", "/list?lang=en", "/nothing/here"]) {
    const { statusCode, headers } = await get(visitor, url, early);
    expect([url, statusCode, headers["set-cookie"]]).toEqual([url, 403, undefined]);
  }
  const pages = await testPages({ session, reply: (operation) => (operation === "getUserView" ? user : undefined) });
  const own = await get(pages, "/list", { ...early, cookie: "RC_WEB_TOKEN=token" });
  expect([own.statusCode, own.headers["cache-control"], pages.asked]).toEqual([403, "no-store", []]);
  const signedIn = await get(pages, "/list", { ...zh, cookie: "RC_WEB_TOKEN=token" });
  expect(signedIn.headers["speculation-rules"]).toBeUndefined();
});

test("a page that nobody has asked for yet waits while others are made", async () => {
  let go = (): void => {};
  const held = new Promise<void>((resolve) => (go = resolve));
  const pages = await testPages({ reply: async (operation) => (operation === "listCourses" ? held : undefined) });
  const others = [get(pages, "/list"), get(pages, "/list?sort=new")];
  await vi.waitFor(() => expect(pages.asked.filter((operation) => operation === "listCourses")).toHaveLength(2));
  expect((await get(pages, "/", { ...zh, "sec-purpose": "prefetch" })).statusCode).toBe(503);
  go();
  await Promise.all(others);
  expect((await get(pages, "/", { ...zh, "sec-purpose": "prefetch" })).statusCode).toBe(200);
});
