import { sql } from "kysely";
import * as errorCode from "../../src/generated/error-codes.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { searchWords } from "../../src/server/modules/catalogue/search-words.ts";
import type { OperationInput, OperationReply } from "../../src/generated/operations.ts";
import { fieldsOf, ok } from "./client.ts";
import { startTestServer, type TestServer } from "./harness.ts";

describe("searching courses", () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer();
  });
  afterAll(() => server?.close());

  const search = async (str: string, more: Partial<OperationInput<"searchCourses">> = {}) =>
    ok(await server.call("searchCourses", { str, ...more }));
  const names = async (str: string) => (await search(str, { pageSize: 50 })).list.map(({ courseName }) => courseName);
  const marked = ({ highlight }: OperationReply<"searchCourses">["list"][number]) =>
    highlight.courseName.filter(({ hit }) => hit).map(({ text }) => text);

  it("finds a two-character Chinese word wherever it stands", async () => {
    expect(await names("电工")).toContain("低压电工作业考证全程班");
    expect(await names("刀工")).toContain("刀工入门：丝、片、丁、花");
  });

  it("finds a word that the dictionary cuts otherwise, and a longer phrase", async () => {
    expect(await names("力电池结")).toContain("动力电池结构与检测");
    expect((await names("防御性驾驶"))[0]).toBe("防御性驾驶：提前五秒看见危险");
  });

  it("finds Latin words in any case, by their beginning, in full width and with signs", async () => {
    for (const str of ["JAVASCRIPT", "javascript", "javasc", "ＪａｖａＳｃｒｉｐｔ"])
      expect(await names(str), str).toContain("JavaScript 核心与实战");
    expect(await names("s7-1200")).toContain("西门子 S7-1200 编程实战");
  });

  it("wants every word, and takes Chinese and Latin together", async () => {
    expect((await names("Python 办公"))[0]).toBe("Python 办公自动化：把重复劳动交给程序");
    expect(await names("Python 烘焙")).toEqual([]);
  });

  it("finds by lecturer and by category", async () => {
    expect((await search("林知远")).totalCount).toBeGreaterThan(3);
    expect((await search("Welding")).totalCount).toBeGreaterThan(3);
  });

  it("puts names that hold what was typed before other places", async () => {
    const { list } = await search("直播", { pageSize: 50 });
    const inName = list.map(({ courseName }) => courseName.includes("直播"));
    expect(inName[0]).toBe(true);
    expect(inName.indexOf(false) === -1 || inName.lastIndexOf(true) < inName.indexOf(false)).toBe(true);
  });

  it("marks hits in pieces that make up the name, without any markup", async () => {
    const [first] = (await search("REACT 实战")).list;
    expect(first && marked(first)).toEqual(["React", "实战"]);
    expect(first?.highlight.courseName.map(({ text }) => text).join("")).toBe(first?.courseName);
  });

  it("narrows by kind and by organisation, and pages", async () => {
    const live = await search("直播", { type: 2 });
    expect(live.list.every(({ courseCategory }) => courseCategory === 2)).toBe(true);
    const own = await search("驾驶", { orgNo: "1002", pageSize: 3 });
    expect(own.list).toHaveLength(3);
    expect(own.totalCount).toBeGreaterThan(3);
    expect(own.list.every(({ orgNo }) => orgNo === "1002")).toBe(true);
    expect((await search("驾驶", { orgNo: "1003" })).totalCount).toBe(0);
    const next = await search("驾驶", { orgNo: "1002", pageSize: 3, pageCurrent: 2 });
    expect(next.list.map(({ id }) => id)).not.toContain(own.list[0]?.id);
  });

  it("asks for words when there are none", async () => {
    for (const str of ["", "   ", "　"]) {
      const reply = await server.call("searchCourses", { str });
      expect(reply.code).toBe(errorCode.VALIDATION);
      expect(fieldsOf(reply)[0]!.path).toBe("str");
    }
    const blank = await server.call("searchCourses", { str: "  " });
    expect(fieldsOf(blank)[0]!.message).toBe("请输入搜索关键词");
  });

  it("takes whatever is typed for words, never for a query", async () => {
    for (const str of [
      "'",
      "''",
      "\\",
      "a'b",
      "' | '",
      "c++",
      "C#",
      "!!",
      "a & !b",
      "(",
      ":*",
      "电工:*A",
      "😀",
      "👨‍👩‍👧",
      "%",
      "_",
      "<script>",
      "'; drop table course; --",
      "\\'",
      "é",
      "ſ",
      "İ",
    ]) {
      const reply = await server.call("searchCourses", { str });
      expect([200, 900], JSON.stringify(str)).toContain(reply.code);
    }
    expect((await search("电工".repeat(50))).list.length).toBeGreaterThanOrEqual(0);
    expect((await server.call("searchCourses", { str: "x".repeat(500) })).code).toBe(errorCode.VALIDATION);
  });

  it("finds lecturers, organisations and articles too, each within the site that asks", async () => {
    const found = async <Id extends "listLecturers" | "listOrganisations" | "listArticleZoneRefs">(
      operation: Id,
      body: OperationInput<Id>,
    ) => ok(await server.call(operation, body));
    expect((await found("listLecturers", { str: "林知远" })).list).toMatchObject([{ lecturerName: "林知远" }]);
    expect((await found("listLecturers", { str: "林知远", orgNo: "1002" })).totalCount).toBe(0);
    expect((await found("listOrganisations", { str: "江城 学校" })).list).toMatchObject([{ orgNo: "1001" }]);
    const { list, totalCount } = await found("listArticleZoneRefs", { pageSize: 50 });
    const [article] = list;
    const hits = await found("listArticleZoneRefs", { str: article!.artTitle, pageSize: 50 });
    expect(hits.list.map(({ id }) => id)).toContain(article!.id);
    expect(hits.totalCount).toBeLessThan(totalCount);
    for (const operation of ["listLecturers", "listOrganisations", "listArticleZoneRefs"] as const) {
      for (const str of ["%", "_", "  ", "'; drop table lecturer; --", "x".repeat(100)])
        expect((await found(operation, { str })).totalCount, `${operation} ${str}`).toBe(0);
      expect((await server.call(operation, { str: "x".repeat(101) })).code).toBe(errorCode.VALIDATION);
    }
  });

  it("finds by the index of words", async () => {
    const { db } = server.services;
    const query = searchWords("电工")?.query ?? "";
    const plan = await db.transaction().execute(async (trx) => {
      await sql`set local enable_seqscan = off`.execute(trx);
      const { rows } = await sql<
        Record<string, string>
      >`explain select course_id from course_search where words @@ ${query}::tsquery`.execute(trx);
      return rows.map((row) => Object.values(row)[0]).join("\n");
    });
    expect(plan).toContain("course_search_words");
  });
});
