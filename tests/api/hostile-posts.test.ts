import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { hostileHtml } from "../../src/blocks/rich-editor/testing/hostile-html.ts";
import * as errorCode from "../../src/generated/error-codes.ts";
import { systemActor, withActor } from "../../src/server/database/actor.ts";
import { richText } from "./rich-text.ts";
import { fieldsOf, ok, type Reply } from "./client.ts";
import { startTestServer, type TestServer } from "./harness.ts";

const run = (words: string, marks?: unknown[]) => ({ type: "text", text: words, ...(marks ? { marks } : {}) });
const paragraph = (...content: unknown[]) => ({ type: "paragraph", content });
const doc = (...content: unknown[]) => ({ type: "doc", content });
const text = (words: string) => doc(paragraph(run(words)));

interface Caller {
  server: TestServer;
  token: string;
}

interface Kind {
  /** Who writes it. */
  who: string;
  /** The field that has its text. */
  body: string;
  table: string;
  /** Writes one, and has it shown where it is not at once. */
  save(caller: Caller, body: unknown, title: string): Promise<Reply<{ id: string }>>;
  /** The document of one, as readers get it. */
  read(caller: Caller, id: string): Promise<unknown>;
}

const WRITER = "13800000004";
let question = "";

/** Whatever people write with the editor: blogs, questions, answers, and the articles of a site. */
const kinds: Record<string, Kind> = {
  blog: {
    who: WRITER,
    body: "content",
    table: "community_post",
    save: ({ server, token }, content, title) =>
      server.callUnchecked("saveBlog", { title, content, postState: 3 }, { token }),
    read: async ({ server }, id) => ok(await server.call("getBlog", { id })).content,
  },
  question: {
    who: WRITER,
    body: "body",
    table: "community_post",
    save: ({ server, token }, body, title) => server.callUnchecked("saveQuestion", { title, body }, { token }),
    read: async ({ server }, id) => ok(await server.call("getQuestion", { id })).body,
  },
  answer: {
    who: WRITER,
    body: "body",
    table: "community_comment",
    save: async ({ server, token }, body) => {
      const asked = { title: "怎么回答", body: richText("问题") };
      question ||= ok(await server.call("saveQuestion", asked, { token })).id;
      return server.callUnchecked("saveAnswer", { questionId: question, body }, { token });
    },
    read: async ({ server }, id) => {
      // The newest first.
      const { list } = ok(await server.call("listAnswers", { id: question, labelType: 1, pageSize: 10 }));
      return list.find((answer) => answer.id === id)?.body;
    },
  },
  article: {
    who: "13800000003",
    body: "artDesc",
    table: "article",
    save: async ({ server, token }, artDesc, artTitle) => {
      const saved = await server.callUnchecked("saveArticleDraft", { artTitle, artDesc }, { token });
      return saved.code === 200 ? server.call("publishArticle", ok(saved), { token }) : saved;
    },
    read: async ({ server }, id) => ok(await server.call("getArticle", { id }, { headers: { orgno: "1001" } })).artDesc,
  },
};

describe.each(Object.entries(kinds))("what a call brings that no editor writes, as %s", (_name, kind) => {
  let server: TestServer;
  let writer = "";
  beforeAll(async () => {
    server = await startTestServer({ environment: { FIRST_POSTS_REVIEWED: "0" } });
    writer = await server.signIn(kind.who);
  });
  afterAll(() => server?.close());
  beforeEach(() => forget());

  const query = (statement: ReturnType<typeof sql>) =>
    withActor(server.services.db, systemActor, (trx) => statement.execute(trx));
  const forget = () => query(sql`delete from use_count`);
  const caller = () => ({ server, token: writer });
  const save = (body: unknown, title = "一个标题") => kind.save(caller(), body, title);
  const read = (id: string) => kind.read(caller(), id);
  const count = async () =>
    (await query(sql`select count(*)::int as count from ${sql.table(kind.table)}`)).rows[0] as { count: number };

  it("keeps every hostile fragment as the words that it is", async () => {
    const kept = hostileHtml.filter((html) => !html.includes("\u0000") && !html.includes("\ud800"));
    expect(kept.length).toBeGreaterThanOrEqual(150);
    for (const [at, html] of kept.entries()) {
      if (at % 10 === 0) await forget();
      const data = ok(await save(text(html), html.slice(0, 50)));
      expect(await read(data.id), html).toEqual(text(html));
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
    const { id } = ok(await save(text("写好的正文")));
    const before = await count();
    expect(await save(text("长".repeat(5 * 1024 * 1024)))).toMatchObject({ code: errorCode.BODY_TOO_LARGE });
    expect((await save(text("长".repeat(5 * 1024 * 1024)))).msg).not.toBe("");
    const many = await save(doc(...Array.from({ length: 10_000 }, (_node, at) => paragraph(run(`${at}`)))));
    expect(many.code).toBe(errorCode.VALIDATION);
    expect(fieldsOf(many)).toEqual([{ path: kind.body, message: expect.stringMatching(/\S/) }]);
    let deep: unknown = paragraph(run("x"));
    for (let level = 0; level < 2000; level += 1) deep = { type: "blockquote", content: [deep] };
    expect((await save(doc(deep))).code).toBe(errorCode.BODY_TOO_DEEP);
    expect(await count()).toEqual(before);
    expect(await read(id)).toEqual(text("写好的正文"));
  });

  it("stores 50 names after an @ as the words that they are, and tells nobody for it", async () => {
    const names = Array.from({ length: 50 }, (_name, at) => `@李佳慧${at} @张伟`).join("，");
    const told = async () =>
      (await query(sql`select count(*)::int as count from community_notice where notice_kind = 3`)).rows[0];
    const before = await told();
    const data = ok(await save(text(names)));
    expect(await read(data.id)).toEqual(text(names));
    expect(await told()).toEqual(before);
  });
});

describe("comments and likes", () => {
  let server: TestServer;
  let token = "";
  beforeAll(async () => {
    server = await startTestServer({ environment: { FIRST_POSTS_REVIEWED: "0" } });
    token = await server.signIn(WRITER);
  });
  afterAll(() => server?.close());

  it("keep every hostile fragment in a comment as the words that it is", async () => {
    const { id } = ok(await kinds["blog"]!.save({ server, token }, text("评论"), "评论"));
    const kept = hostileHtml.filter((html) => !html.includes("\u0000") && !html.includes("\ud800"));
    for (const [at, html] of kept.entries()) {
      if (at % 50 === 0)
        await withActor(server.services.db, systemActor, (trx) => sql`delete from use_count`.execute(trx));
      const { code } = await server.call("saveBlogComment", { id, commentText: html }, { token });
      expect(code, html).toBe(200);
      const { list } = ok(await server.call("listBlogComments", { id, pageSize: 1 }));
      expect(list[0]!.commentText, html).toBe(html.trim());
    }
  });

  it.each([
    ["blog", "getBlog", (id: string) => server.call("saveBlogLike", { id, isLike: 1 }, { token })],
    ["question", "getQuestion", (id: string) => server.call("saveQuestionRecord", { id, recordType: 1 }, { token })],
  ] as const)("count one like of 90 that come at once for a %s", async (kind, get, like) => {
    const { id } = ok(await kinds[kind]!.save({ server, token }, text("点赞"), "点赞"));
    const codes = (await Promise.all(Array.from({ length: 90 }, () => like(id)))).map(({ code }) => code);
    expect(new Set(codes)).toEqual(new Set([200]));
    expect(ok(await server.call(get, { id })).countLike).toBe(1);
    const rows = await withActor(server.services.db, systemActor, (trx) =>
      sql`select count(*)::int as count from community_reaction where target_id = ${id}`.execute(trx),
    );
    expect(rows.rows).toEqual([{ count: 1 }]);
  });
});
