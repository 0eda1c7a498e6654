import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { systemActor, withActor } from "../../src/server/database/actor.ts";
import { startPageServer, type PageServer } from "./pages-harness.ts";

describe("feeds of blogs and articles", () => {
  let server: PageServer;
  beforeAll(async () => {
    server = await startPageServer();
  });
  afterAll(() => server?.close());
  const read = async (path: string) => {
    const answer = await fetch(server.url + path);
    return { status: answer.status, type: answer.headers.get("content-type") ?? "", body: await answer.text() };
  };
  const run = (query: ReturnType<typeof sql>) =>
    withActor(server.services.db, systemActor, (trx) => query.execute(trx));

  it("list the newest of a site, of a label, of a person and of the articles", async () => {
    for (const path of ["/blog", "/blog/label/1", "/blog/blogger/3", "/info", "/org/1001/blog"]) {
      const { status, type, body } = await read(`${path}/feed.xml`);
      expect([path, status, type]).toEqual([path, 200, "application/atom+xml; charset=utf-8"]);
      expect(body).toContain("<entry>");
      expect(body).toMatch(/<updated>20\d\d-/);
    }
    const entries = [...(await read("/blog/feed.xml")).body.matchAll(/<published>([^<]+)/g)].map(([, time]) => time);
    expect(entries).toEqual(entries.toSorted().toReversed());
  });

  it("are named by the pages that show the same, and by no other", async () => {
    const linked = async (path: string) =>
      [...(await read(path)).body.matchAll(/<link rel="alternate" type="application\/atom\+xml" href="([^"]+)"/g)].map(
        ([, href]) => href,
      );
    const pages = ["/blog", "/blog?labelNo=1", "/blog/blogger/3", "/info", "/org/1001/blog", "/list"];
    expect(await Promise.all(pages.map(linked))).toEqual([
      ["/blog/feed.xml"],
      ["/blog/label/1/feed.xml"],
      ["/blog/blogger/3/feed.xml"],
      ["/info/feed.xml"],
      ["/org/1001/blog/feed.xml"],
      [],
    ]);
    for (const [href = ""] of await Promise.all(pages.slice(0, -1).map(linked)))
      expect([href, (await read(href)).status]).toEqual([href, 200]);
  });

  it("show blogs on pages that are kept, until one is hidden", async () => {
    const listed = async () => (await read("/blog?labelType=3")).body.includes('/blog/article/4"');
    await run(sql`update community_post set moderation = 1 where id = 4`);
    await expect.poll(listed).toBe(true);
    expect(await listed()).toBe(true);
    const heard = vi.fn<() => void>();
    await server.services.bus.on("community", heard);
    await run(sql`update community_post set moderation = 3 where id = 4`);
    await vi.waitFor(() => expect(heard).toHaveBeenCalled(), 60_000);
    // Long before such a page is old.
    expect(await listed()).toBe(false);
  });

  it("name nothing that is hidden, and keep hostile titles as text", async () => {
    await run(sql`update community_post set title = ${'</title><script>"\u0001'} where id = 1`);
    await run(sql`update community_post set moderation = 3 where id = 2`);
    const { body } = await read("/blog/feed.xml");
    expect(body).toContain("&#60;script&#62;&#34;<");
    expect(body).not.toContain("<script>");
    expect(body).not.toContain("/blog/article/2<");
  });

  it("are not there where there is no such label, person or site", async () => {
    for (const path of ["/blog/label/99999", "/blog/blogger/99999", "/blog/label/x", "/org/none/blog"])
      expect([path, (await read(`${path}/feed.xml`)).status]).toEqual([path, 404]);
  });
});
