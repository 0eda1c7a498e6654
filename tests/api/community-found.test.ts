import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { systemActor, withActor } from "../../src/server/database/actor.ts";
import { recordsOf } from "../../src/server/http/sitemap/addresses.ts";
import { createClient, ok } from "./client.ts";
import { startPageServer, type PageServer } from "./pages-harness.ts";

describe("what people write", () => {
  let server: PageServer;
  beforeAll(async () => {
    server = await startPageServer();
  });
  afterAll(() => server?.close());
  const read = async (path: string) => (await fetch(server.url + path)).text();
  const run = async <Row>(query: ReturnType<typeof sql>) =>
    (await withActor(server.services.db, systemActor, (trx) => query.execute(trx))).rows as Row[];

  it("stands in the sitemap while it is shown: blogs, questions and articles", async () => {
    const listed = async (kind: string) =>
      [...(await read(`/sitemap/${kind}-1.xml`)).matchAll(/<loc>https?:\/\/[^/]+([^<]+)/g)].map(([, path]) => path);
    const shown = async (base: string, rows: ReturnType<typeof sql>) =>
      (await run<{ id: string }>(sql`select id from ${rows} order by id`)).map(({ id }) => base + id);
    const kinds = {
      blogs: () => shown("/blog/article/", sql`community_post where kind = 1 and is_shown and org_no = 'default'`),
      questions: () => shown("/question/view/", sql`community_post where kind = 2 and is_shown and org_no = 'default'`),
      articles: () => shown("/info/detail/", sql`article where is_putaway and org_no = 'default'`),
    };
    for (const [kind, rows] of Object.entries(kinds)) {
      const expected = await rows();
      expect(expected.length, kind).toBeGreaterThan(5);
      expect(await listed(kind), kind).toEqual(expected);
      expect(await read("/sitemap.xml")).toContain(`/sitemap/${kind}-1.xml`);
    }
    // A file is kept for ten minutes: what the next one has.
    const next = async (kind: "blogs" | "questions") =>
      (await recordsOf(server.services.db, kind, { orgNo: undefined, part: 1 })).map(({ path }) => path);
    for (const kind of ["blogs", "questions"] as const) {
      const [first = "", ...others] = await next(kind);
      await run(sql`update community_post set moderation = 3 where id = ${first.split("/").at(-1)}`);
      expect(await next(kind), kind).toEqual(others);
    }
  });

  it("is found on the platform from all sites, and not on another organisation's", async () => {
    const client = createClient(server.url);
    for (const { kind, search } of [
      { kind: 1, search: "searchBlogs" },
      { kind: 2, search: "searchQuestions" },
    ] as const) {
      const [post] = await run<{ id: string; title: string }>(
        sql`update community_post set org_no = '1001', label_no = null where id = (select max(id) from community_post
          where kind = ${kind} and is_shown and org_no = 'default') returning id, title`,
      );
      const found = async (orgNo: string) => {
        const asked = { str: post?.title ?? "", pageSize: 100 };
        const { list } = ok(await client.call(search, orgNo === "" ? asked : { ...asked, orgNo }));
        return list.some(({ id }) => id === post?.id);
      };
      expect([search, await found(""), await found("1002")]).toEqual([search, true, false]);
      await run(sql`update community_post set org_no = 'default' where id = ${post?.id}`);
    }
  });

  it("is found by the search of its own kind, and by no other", async () => {
    const [blog] = await run<{ title: string }>(
      sql`select title from community_post where kind = 1 and is_shown and org_no = 'default' order by id limit 1`,
    );
    const [question] = await run<{ title: string }>(
      sql`select title from community_post where kind = 2 and is_shown and org_no = 'default' order by id limit 1`,
    );
    const [article] = await run<{ title: string }>(
      sql`select art_title as title from article where is_putaway and org_no = 'default' order by id limit 1`,
    );
    const links = { 6: "/blog/article/", 7: "/question/view/", 8: "/info/detail/" };
    const titles = { 6: blog?.title, 7: question?.title, 8: article?.title };
    for (const type of [6, 7, 8] as const) {
      const page = await read(`/search/${encodeURIComponent(titles[type] ?? "")}?type=${type}`);
      const main = page.slice(page.indexOf("<main"), page.indexOf("</main>"));
      for (const [other, link] of Object.entries(links))
        expect([type, other, main.includes(`href="${link}`)]).toEqual([type, other, other === String(type)]);
    }
  });

  it("is looked for from its own pages", async () => {
    const types = { "/blog": 6, "/question": 7, "/info": 8, "/org/1001/info": 8 };
    for (const [path, type] of Object.entries(types))
      expect(await read(path), path).toContain(`<input type="hidden" name="type" value="${type}"/>`);
  });
});
