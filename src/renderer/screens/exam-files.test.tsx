import { fireEvent, screen, within } from "@testing-library/react";
import { act } from "react";
import { afterEach, beforeEach, expect, test } from "vitest";
import exporting from "../../../tenants/default/screens/account/exams/question/export.json" with { type: "json" };
import importing from "../../../tenants/default/screens/account/exams/question/import.json" with { type: "json" };
import { CallError } from "../../browser/call-error.ts";
import { button, clear, click, field, texts, type, until } from "../../forms/testing/page.ts";
import { openScreen } from "../testing/screen.tsx";

type Calls = NonNullable<Parameters<typeof openScreen>[0]["calls"]>;

const subject = { id: "4", subjectName: "电工", sort: 0, isMine: true, questionCount: 0, isPractice: false };
const rich = (text: string) => ({ type: "doc", content: [{ type: "paragraph", content: [{ type: "text", text }] }] });
const draft = (text: string) => ({ questionKind: 3, tags: [], body: { stem: rich(text) }, key: { right: ["true"] } });
const question = (row: number, isDuplicate = false) => ({
  row,
  words: `题 ${row}`,
  isDuplicate,
  doubtList: [] as string[],
  record: draft(`题 ${row}`),
});
const read = {
  format: "text",
  formatName: "纯文本试卷",
  canHalve: false,
  recordList: [question(1), question(3), question(5, true)],
  refusedList: [{ row: 7, column: 2, problem: "unknownOption", message: "答案里的“Z”不是选项" }],
  omissionList: [] as object[],
};

const openImport = (calls: Calls, { subjects = [subject], query = { subjectId: "4" }, viewer = {} } = {}) =>
  openScreen({
    screen: importing,
    data: { subjects: { list: subjects } },
    query,
    viewer,
    calls: { listExamSubjects: () => ({ list: subjects }), ...calls },
  });
const region = () => screen.getByRole("region", { name: "选择科目和试题" });
const message = () => within(region()).getByRole("status").textContent ?? "";
const given = async () => {
  await until(() => screen.queryByLabelText("或者粘贴试题"));
  return field<HTMLTextAreaElement>("或者粘贴试题");
};
async function paste(text: string): Promise<void> {
  await type(await given(), text);
  await click(button("检查"));
}
const sent = (host: Awaited<ReturnType<typeof openImport>>, operation: string) =>
  host.call.mock.calls.filter(([id]) => id === operation).map(([, input]) => input);

beforeEach(() => sessionStorage.clear());
afterEach(clear);

test("shows what is refused with its place, stores the rest without duplicates, and leads to the bank", async () => {
  const host = await openImport({
    checkExamQuestions: () => read,
    importExamQuestions: () => ({ addedCount: 2, duplicateCount: 0 }),
  });
  await until(() => field<HTMLSelectElement>(/^科目/).selectedOptions[0]?.textContent === "电工");
  await paste("1．题");
  await until(() => message().includes("纯文本试卷 · 读到 2 题可以导入，1 处没有读懂"));
  expect(message()).toContain("1 条因重复不导入");
  const [checked] = sent(host, "checkExamQuestions");
  expect(checked).toMatchObject({ format: "auto", subjectId: "4" });
  expect(await (checked!["file"] as Blob).text()).toBe("1．题");
  const refused = screen.getByRole("group", { name: "没有读懂的地方（1 处）" });
  expect(texts(within(refused).getAllByRole("listitem"))).toEqual(["第 7 行 第 2 列 答案里的“Z”不是选项"]);
  await until(() => screen.queryAllByRole("article").length === 3);
  expect(sent(host, "importExamQuestions")).toEqual([]);
  await click(button("导入 2 题"));
  await until(() => message().includes("已导入 2 题"));
  expect(sent(host, "importExamQuestions")).toEqual([{ subjectId: "4", questionList: [draft("题 1"), draft("题 3")] }]);
  expect(message()).toContain("1 条因重复不导入");
  expect(screen.getByRole("link", { name: "查看题库" }).getAttribute("href")).toBe(
    "/account/exams/question?subjectId=4",
  );
  // What could not be read is there to be corrected.
  expect(message()).toContain("没有读懂的内容还在输入框里");
  expect((await given()).value).toBe("1．题");
});

test("nothing of the text is left once all of it was taken", async () => {
  await openImport({
    checkExamQuestions: () => ({ ...read, refusedList: [] }),
    importExamQuestions: () => ({ addedCount: 2, duplicateCount: 0 }),
  });
  await paste("1．题");
  await until(() => screen.queryByRole("button", { name: "导入 2 题" }));
  await click(button("导入 2 题"));
  await until(() => message().includes("已导入 2 题"));
  expect((await given()).value).toBe("");
});

test("shows what may have been read wrong first, with key, options, explanation and points, and leaves out what is ticked", async () => {
  const choice = {
    ...question(9),
    points: 3,
    doubtList: ["题号不连续"],
    record: {
      questionKind: 1,
      tags: [],
      body: {
        stem: rich("首都是？"),
        options: [
          { id: "a", content: rich("上海") },
          { id: "b", content: rich("北京") },
        ],
      },
      key: { right: ["b"], explanation: rich("常识") },
    },
  };
  const essay = { ...question(12), record: { ...draft("谈谈"), questionKind: 5, key: {} } };
  const blanks = {
    ...question(14),
    record: {
      ...draft("__"),
      questionKind: 4,
      key: { blanks: [{ accept: ["甲", "乙"] }, { number: 3, tolerance: 0.5 }] },
    },
  };
  const host = await openImport({
    checkExamQuestions: () => ({ ...read, recordList: [question(1), choice, essay, blanks] }),
    importExamQuestions: () => ({ addedCount: 3, duplicateCount: 0 }),
  });
  await paste("1．题");
  await until(() => screen.queryAllByRole("article").length === 4);
  const doubtful = within(screen.getByRole("region", { name: "可能读错，请先看（1）" })).getAllByRole("listitem")[0]!;
  for (const text of ["题号不连续", "首都是？", "A上海", "B北京", "参考答案北京", "解析常识", "3 分", "第 9 行"])
    expect(doubtful.textContent).toContain(text);
  const right = within(doubtful).getByRole("img", { name: "正确" });
  expect(right.parentElement?.textContent).toBe("B北京");
  const good = screen.getByRole("region", { name: "可以导入的试题" });
  expect(good.textContent).toContain("参考答案没有答案");
  expect(good.textContent).toContain("甲 / 乙；3±0.5");
  expect(good.textContent).not.toContain("分");
  await click(within(doubtful).getByRole("checkbox", { name: "不导入" }));
  await click(button("导入 3 题"));
  await until(() => message().includes("已导入 3 题"));
  expect(sent(host, "importExamQuestions")).toEqual([
    { subjectId: "4", questionList: [draft("题 1"), essay.record, blanks.record] },
  ]);
});

test("a material question shows each of its parts with its own key", async () => {
  const material = {
    ...question(1),
    record: {
      questionKind: 8,
      tags: [],
      body: { stem: rich("材料"), parts: [{ id: "a", partKind: 3, stem: rich("一问") }] },
      key: { parts: [{ id: "a", right: ["false"] }] },
    },
  };
  await openImport({ checkExamQuestions: () => ({ ...read, recordList: [material] }) });
  await paste("1．题");
  await until(() => screen.queryByRole("article"));
  expect(screen.getByRole("article").textContent).toContain("一问参考答案错误");
});

test("says how far it came when it is interrupted, and goes on with the rest", async () => {
  let turn = 0;
  const all = Array.from({ length: 150 }, (_, index) => question(index + 1));
  const host = await openImport({
    checkExamQuestions: () => ({ ...read, recordList: all, refusedList: [] }),
    importExamQuestions: ({ questionList }) => {
      turn += 1;
      if (turn === 2) throw new CallError({ code: 0, message: "" });
      return { addedCount: (questionList as object[]).length, duplicateCount: 0 };
    },
  });
  await paste("1．题");
  await until(() => screen.queryByRole("button", { name: "导入 150 题" }));
  await click(button("导入 150 题"));
  await until(() => message().includes("已导入 100 题"));
  expect(message()).toContain("再按一次会接着导入，不会重复。");
  expect((await given()).value).toBe("1．题");
  await click(button("导入 50 题"));
  await until(() => message().includes("已导入 150 题"));
  const lengths = sent(host, "importExamQuestions").map((input) => (input["questionList"] as object[]).length);
  expect(lengths).toEqual([100, 50, 50]);
});

test("what another import stored meanwhile is counted as duplicate, not as imported", async () => {
  await openImport({
    checkExamQuestions: () => read,
    importExamQuestions: () => ({ addedCount: 1, duplicateCount: 1 }),
  });
  await paste("1．题");
  await until(() => screen.queryByRole("button", { name: "导入 2 题" }));
  await click(button("导入 2 题"));
  await until(() => message().includes("已导入 1 题"));
  expect(message()).toContain("2 条因重复不导入");
});

test("offers to take full-width signs for those of GIFT", async () => {
  const host = await openImport({ checkExamQuestions: () => ({ ...read, canHalve: true, recordList: [] }) });
  await paste("问｛＝甲｝");
  await until(() => screen.queryByRole("button", { name: "转换后重新读取" }));
  await click(button("转换后重新读取"));
  await until(() => sent(host, "checkExamQuestions").length === 2);
  expect(sent(host, "checkExamQuestions")[1]).toMatchObject({ halfWidth: "yes", subjectId: "4" });
  // Another text is read as it stands.
  await paste("1．题");
  await until(() => sent(host, "checkExamQuestions").length === 3);
  expect(sent(host, "checkExamQuestions")[2]).not.toHaveProperty("halfWidth");
});

test("a file is chosen or dropped in place of a text, and goes whole; another one clears what was checked", async () => {
  const host = await openImport({ checkExamQuestions: () => ({ ...read, format: "xlsx" }) });
  await given();
  const file = new File(["x"], "试题.xlsx");
  const place = screen.getByRole("group", { name: "文件" });
  await act(async () => void fireEvent.drop(place, { dataTransfer: { files: [file] } }));
  expect(place.textContent).toContain("试题.xlsx");
  await click(button("检查"));
  await until(() => sent(host, "checkExamQuestions").length === 1);
  expect(sent(host, "checkExamQuestions")[0]?.["file"]).toBe(file);
  await until(() => screen.queryByRole("button", { name: "导入 2 题" }));
  const choose = field("换一个文件");
  expect(choose.accept).toBe(".txt,.gift,.xml,.zip,.xlsx");
  const other = new File(["y"], "其他.zip");
  await act(async () => void fireEvent.change(choose, { target: { files: [other] } }));
  expect(screen.queryByRole("button", { name: "导入 2 题" })).toBeNull();
  expect(place.textContent).toContain("其他.zip");
  await click(button("移除"));
  await click(button("检查"));
  await until(() => within(region()).queryAllByText("请选择一个文件，或者粘贴内容").length > 0);
  expect(sent(host, "checkExamQuestions")).toHaveLength(1);
});

test("why a file is not read is said in the form, and it stays chosen", async () => {
  await openImport({
    checkExamQuestions: () => {
      throw new CallError({ code: 1214, message: "文件太大" });
    },
  });
  await given();
  const place = screen.getByRole("group", { name: "文件" });
  await act(async () => void fireEvent.drop(place, { dataTransfer: { files: [new File(["x"], "a.zip")] } }));
  await click(button("检查"));
  await until(() => within(region()).queryByText("文件太大"));
  expect(place.textContent).toContain("a.zip");
});

test("what was pasted is there again after signing in anew, for the same person", async () => {
  const viewer = { id: "7", signedIn: true };
  await openImport({}, { viewer });
  await type(await given(), "1．题");
  await openImport({}, { viewer });
  await until(() => field<HTMLTextAreaElement>("或者粘贴试题").value === "1．题");
});

test("a file to fill in is one press away, in each format", async () => {
  const template = { fileName: "a.xlsx", mediaType: "text/plain", content: "" };
  const host = await openImport({ getExamQuestionTemplate: () => template });
  for (const name of ["下载 Excel 模板", "下载纯文本模板", "下载 GIFT 模板"]) await click(button(name));
  expect(sent(host, "getExamQuestionTemplate")).toEqual([{ format: "xlsx" }, { format: "text" }, { format: "gift" }]);
  expect(host.save).toHaveBeenCalledTimes(3);
});

test("asks for a subject first", async () => {
  await openImport({}, { subjects: [] });
  expect(screen.getByRole("link", { name: "添加科目" }).getAttribute("href")).toBe("/account/exams/subject");
  expect(screen.queryByRole("textbox")).toBeNull();
});

const planned = { format: "gift", questionCount: 2, foundCount: 3 };
const omission = { no: 1, row: 1, questionId: "9", message: "这种格式存不下这道题：排序" };
const openExport = ({ plan = planned as object, list = [omission], query = {}, subjects = [subject] } = {}) =>
  openScreen({
    screen: exporting,
    data: {
      subjects: { list: subjects },
      omissions: { list, totalCount: list.length, totalPage: 1, pageCurrent: 1, pageSize: 50, planned: plan },
    },
    query,
    calls: { exportExamQuestions: () => ({ fileName: "a", mediaType: "b", content: "", questionCount: 2 }) },
  });

test("an export says before it is made what the format cannot keep; format and subject stand in the address", async () => {
  const host = await openExport({ query: { format: "gift", subjectId: "4", tag: "导入" } });
  const address = (name: string) => screen.getByRole("link", { name }).getAttribute("href");
  expect(decodeURIComponent(address("QTI 3.0") ?? "")).toBe(
    "/account/exams/question/export?format=qti&subjectId=4&tag=导入",
  );
  expect(decodeURIComponent(address("全部科目") ?? "")).toBe("/account/exams/question/export?format=gift&tag=导入");
  expect(screen.getByRole("link", { name: "GIFT" }).getAttribute("aria-current")).toBe("page");
  expect(screen.getByRole("group", { name: "导出试题" }).textContent).toContain("写入文件的题数2找到的题数3");
  const lost = screen.getByRole("link", { name: "这种格式存不下这道题：排序" });
  expect(lost.getAttribute("href")).toBe("/account/exams/question/edit?questionId=9");
  await click(button(/^导出/));
  expect(host.call).toHaveBeenCalledWith(
    "exportExamQuestions",
    { format: "gift", subjectId: "4", tag: "导入" },
    expect.anything(),
  );
  expect(host.save).toHaveBeenCalledTimes(1);
  expect(host.toast).toHaveBeenCalledWith("已导出 2 题", "success");
});

test("an export without questions, and one that its format cannot have, are said in words and give no file", async () => {
  await openExport({ plan: { format: "xlsx", questionCount: 0, foundCount: 0 }, list: [] });
  expect(screen.getByText("这里没有试题可以导出")).toBeTruthy();
  expect(screen.queryByRole("button", { name: /^导出/ })).toBeNull();
  await openExport({ plan: { format: "gift", questionCount: 0, foundCount: 1 } });
  expect(screen.getByText("这种格式存不下找到的任何一道题")).toBeTruthy();
  expect(screen.queryByRole("button", { name: /^导出/ })).toBeNull();
  await openExport({ plan: { format: "qti", questionCount: 3, foundCount: 3 }, list: [] });
  expect(screen.getByText("所有内容都会保留。")).toBeTruthy();
  await openExport({ subjects: [], plan: { format: "xlsx", questionCount: 0, foundCount: 0 }, list: [] });
  expect(screen.getByRole("link", { name: "添加科目" }).getAttribute("href")).toBe("/account/exams/subject");
});
