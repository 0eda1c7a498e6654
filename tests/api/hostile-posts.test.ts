import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { hostileHtml } from "../../src/blocks/rich-editor/testing/hostile-html.ts";
import * as errorCode from "../../src/generated/error-codes.ts";
import { systemActor, withActor } from "../../src/server/database/actor.ts";
import { startTestServer, type TestServer } from "./harness.ts";

const run = (words: string, marks?: unknown[]) => ({ type: "text", text: words, ...(marks ? { marks } : {}) });
const paragraph = (...content: unknown[]) => ({ type: "paragraph", content });
const doc = (...content: unknown[]) => ({ type: "doc", content });
const text = (words: string) => doc(paragraph(run(words)));

/** Blogs and questions: the call that writes one, what its text is called, and the call that reads it. */
const kinds = {
  blog: { save: "saveBlog", body: "content", more: { postState: 3 }, get: "getBlog" },
  question: { save: "saveQuestion", body: "body", more: {}, get: "getQuestion" },
} as const;

describe.each(Object.entries(kinds))("what a call brings that no editor writes, as a %s", (_name, kind) => {
  let server: TestServer;
  let writer = "";
  beforeAll(async () => {
    server = await startTestServer({ environment: { FIRST_POSTS_REVIEWED: "0" } });
    writer = await server.signIn("13800000004");
  });
  afterAll(() => server?.close());
  beforeEach(() => forget());

  const query = (statement: ReturnType<typeof sql>) =>
    withActor(server.services.db, systemActor, (trx) => statement.execute(trx));
  const forget = () => query(sql`delete from use_count`);
  const save = (body: unknown, title = "一个标题") =>
    server.call(kind.save, { title, [kind.body]: body, ...kind.more }, { token: writer });
  const read = async (id: string) => (await server.call(kind.get, { id })).data;
  const count = async () =>
    (await query(sql`select count(*)::int as count from community_post`)).rows[0] as { count: number };

  it("keeps every hostile fragment as the words that it is", async () => {
    const kept = hostileHtml.filter((html) => !html.includes("\u0000") && !html.includes("\ud800"));
    expect(kept.length).toBeGreaterThanOrEqual(150);
    for (const [at, html] of kept.entries()) {
      if (at % 10 === 0) await forget();
      const { code, data } = await save(text(html), html.slice(0, 50));
      expect(code, html).toBe(200);
      expect((await read(data.id))[kind.body], html).toEqual(text(html));
    }
  });

  it("refuses each where an address, a language, a kind of node or the document itself belongs, and stores nothing", async () => {
    const before = await count();
    for (const html of hostileHtml) {
      const wrong = [
        html,
        { type: html, content: [] },
        doc({ type: html }),
        doc(paragraph({ ...run("x"), [html]: html })),
        doc({ type: "codeBlock", attrs: { language: html }, content: [run("x")] }),
        doc({ type: "image", attrs: { src: html, alt: "" } }),
        doc({ ...paragraph(run("x")), attrs: { style: html } }),
        doc(paragraph(run("x", [{ type: html }]))),
      ];
      for (const body of wrong) expect((await save(body)).code, JSON.stringify(body)).toBe(errorCode.VALIDATION);
    }
    expect(await count()).toEqual(before);
  });

  it("takes an address in a link only where it leads to a page", async () => {
    const links = [...hostileHtml.join("\n").matchAll(/href='([^']+)'/g)].map(([, href = ""]) => href);
    const hostile = [...new Set(links)].filter((href) => /^[^a-z/]*[a-z\s]+:/i.test(href) && !/^https?:|&/i.test(href));
    expect(hostile.length).toBeGreaterThanOrEqual(10);
    for (const href of hostile) {
      const link = paragraph(run("x", [{ type: "link", attrs: { href } }]));
      expect((await save(doc(link))).code, href).toBe(errorCode.VALIDATION);
    }
  });

  it("says in words that five megabytes and 10,000 nodes are too much, and what was there stays", async () => {
    const { id } = (await save(text("写好的正文"))).data;
    const before = await count();
    expect(await save(text("长".repeat(5 * 1024 * 1024)))).toMatchObject({ code: errorCode.BODY_TOO_LARGE });
    expect((await save(text("长".repeat(5 * 1024 * 1024)))).msg).not.toBe("");
    const many = await save(doc(...Array.from({ length: 10_000 }, (_node, at) => paragraph(run(`${at}`)))));
    expect(many.code).toBe(errorCode.VALIDATION);
    expect(many.data.fields).toEqual([{ path: kind.body, message: expect.stringMatching(/\S/) }]);
    let deep: unknown = paragraph(run("x"));
    for (let level = 0; level < 2000; level += 1) deep = { type: "blockquote", content: [deep] };
    expect((await save(doc(deep))).code).toBe(errorCode.BODY_TOO_DEEP);
    expect(await count()).toEqual(before);
    expect((await read(id))[kind.body]).toEqual(text("写好的正文"));
  });

  it("stores 50 names after an @ as the words that they are, and tells nobody for it", async () => {
    const names = Array.from({ length: 50 }, (_name, at) => `@李佳慧${at} @张伟`).join("，");
    const told = async () =>
      (await query(sql`select count(*)::int as count from community_notice where notice_kind = 3`)).rows[0];
    const before = await told();
    const { code, data } = await save(text(names));
    expect(code).toBe(200);
    expect((await read(data.id))[kind.body]).toEqual(text(names));
    expect(await told()).toEqual(before);
  });

  it("counts one like of 200 that come at once", async () => {
    const { id } = (await save(text("点赞"))).data;
    const like = () =>
      kind.save === "saveBlog"
        ? server.call("saveBlogLike", { id, isLike: 1 }, { token: writer })
        : server.call("saveQuestionRecord", { id, recordType: 1 }, { token: writer });
    const codes = (await Promise.all(Array.from({ length: 200 }, like))).map(({ code }) => code);
    expect(new Set(codes)).toEqual(new Set([200]));
    expect((await read(id)).countLike).toBe(1);
    const rows = await query(sql`select count(*)::int as count from community_reaction where target_id = ${id}`);
    expect(rows.rows).toEqual([{ count: 1 }]);
  });
});
