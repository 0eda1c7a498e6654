import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { PagePayload } from "../../src/site/document/page.ts";
import { lookers } from "./every-address.ts";
import { startPageServer, type PageServer } from "./pages-harness.ts";

describe("the frame of a page", () => {
  let server: PageServer;
  let look: Awaited<ReturnType<typeof lookers>>;
  beforeAll(async () => {
    server = await startPageServer();
    look = await lookers(server);
  });
  afterAll(async () => server?.close());

  const frameOf = async (address: string) => {
    const html = await (await look(address, "learner")).text();
    const inside = (tag: string) => new RegExp(`<${tag}[^>]*>([^]*?)</${tag}>`).exec(html)?.[1] ?? "";
    return { header: inside("header") !== "", footer: inside("footer") !== "" };
  };

  it.each([
    "/search/writeup",
    "/search/rewrite?type=6",
    "/org/1001/search/write",
    "/blog/account/write",
    "/question/account/write",
  ])("is left out where one writes, on any path with that word: %s", async (address) =>
    expect(await frameOf(address)).toEqual({ header: false, footer: false }),
  );

  it.each(["/search/right", "/search/right?word=write", "/blog/account"])(
    "stands on every other: %s",
    async (address) => expect(await frameOf(address)).toEqual({ header: true, footer: true }),
  );
});

describe("a page that is asked for as it is not meant", () => {
  let server: PageServer;
  let look: Awaited<ReturnType<typeof lookers>>;
  beforeAll(async () => {
    server = await startPageServer();
    look = await lookers(server);
  });
  afterAll(async () => server?.close());

  it.each(["/exam/exam", "/exam/startExam", "/exam/result", "/exam/explain"])(
    "has a heading without what it is about: %s",
    async (address) => {
      const html = await (await look(address, "learner")).text();
      expect([...html.matchAll(/<h1[ >]/g)]).toHaveLength(1);
    },
  );

  it("is the class for its members, and says to others that they may not", async () => {
    const own = await (await look("/grade/course/1", "learner")).text();
    expect(own).toMatch(/<h1[^>]*>/);
    expect((await look("/grade/course/1", "organisation")).status).toBe(403);
    expect((await look("/grade/course/999999", "learner")).status).toBe(404);
  });

  it("shows the exams that one's courses open, and that there are none to who has no such course", async () => {
    const shown = async (who: Parameters<typeof look>[1]) =>
      (await (await look("/account/exams/course", who)).text()).includes("结课考试");
    expect([await shown("learner"), await shown("organisation")]).toEqual([true, false]);
  });

  it("is a homework for members of its class, and says to others that they may not or that there is none", async () => {
    const own = await (await look("/grade/homework/7", "learner")).text();
    expect(own).toMatch(/<h1[^>]*>/);
    expect((await look("/grade/homework/7", "organisation")).status).toBe(403);
    for (const nothing of ["999999", "1", "x"])
      expect([nothing, (await look(`/grade/homework/${nothing}`, "learner")).status]).toEqual([nothing, 404]);
  });

  it("says why nothing stands among the articles that one follows to who is signed out, and to nobody else", async () => {
    const [reason, none] = ["登录后可以看到你关注的人和标签的文章", "这里还没有文章"];
    const has = async (...where: Parameters<typeof look>) => {
      const html = await (await look(...where)).text();
      return [html.includes(`>${reason}<`), html.includes(`>${none}`)];
    };
    expect(await has("/blog?labelType=2")).toEqual([true, false]);
    expect(await has("/blog?labelType=2", "learner")).toMatchObject([false, expect.any(Boolean)]);
    expect(await has("/blog")).toEqual([false, false]);
  });

  it("leads who is signed in on from the sign-in page of every site, unless they are to be somebody else", async () => {
    const to = async (address: string) => {
      const reply = await look(address, "learner");
      return [reply.status, reply.headers.get("location")];
    };
    expect(await to("/login?t=login")).toEqual([302, "/"]);
    expect(await to("/org/1001/login?t=login")).toEqual([302, "/org/1001"]);
    expect(await to("/login?t=login&other=1")).toEqual([200, null]);
  });

  it("leads a visitor back to the home page of the site on which they sign in", async () => {
    const returnOf = async (address: string) =>
      ((await (await look(`/_lectern/page?to=${encodeURIComponent(address)}`)).json()) as PagePayload).route.returnTo;
    expect(await returnOf("/login?t=login")).toBe("/");
    expect(await returnOf("/org/1001/login?t=login")).toBe("/org/1001");
  });
});
