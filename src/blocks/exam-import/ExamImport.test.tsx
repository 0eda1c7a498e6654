import { within } from "@testing-library/react";
import type { ComponentProps } from "react";
import { expect, it, vi } from "vitest";
import { button, click, draw as mount, field, type } from "../../forms/testing/page.ts";
import { handles } from "../testing/draw.tsx";
import { ExamImport } from "./ExamImport.tsx";
import { batchesOf } from "./use-import.ts";

const rich = (text: string) => ({ type: "doc", content: [{ type: "paragraph", content: [{ type: "text", text }] }] });
const draft = (text: string) => ({ questionKind: 3, tags: [], body: { stem: rich(text) }, key: { right: ["true"] } });
const question = (line: number, isDuplicate = false) => ({
  line,
  words: `题 ${line}`,
  isDuplicate,
  doubtList: [] as string[],
  draft: draft(`题 ${line}`),
});
const read = {
  format: "text",
  canHalve: false,
  questionList: [question(1), question(3), question(5, true)],
  problemList: [{ line: 7, column: 2, problem: "unknownOption", message: "答案里的“Z”不是选项" }],
  omissionList: [],
};

function draw(operations: object, props: object = {}) {
  const all = {
    ...handles,
    subjects: [{ id: "4", subjectName: "电工", sort: 0, isMine: true, questionCount: 0 }],
    bankHref: "/bank",
    operations,
    ...props,
  } as unknown as ComponentProps<typeof ExamImport>;
  return mount(<ExamImport {...all} />);
}

async function paste(place: HTMLElement, text: string) {
  await type(field("或者粘贴试题"), text);
  await click(button("读取文本", place));
}

it("shows what is refused with its place, stores the rest without duplicates, and leads to the bank", async () => {
  const operations = {
    checkExamQuestions: vi.fn(async (_input: object) => read),
    importExamQuestions: vi.fn(async (_input: object) => ({ addedCount: 2, duplicateCount: 0 })),
  };
  const place = await draw(operations);
  await paste(place, "1．题");
  expect(operations.checkExamQuestions.mock.calls[0]?.[0]).toMatchObject({ format: "auto", subjectId: "4" });
  expect(within(place).getAllByRole("row")[1]?.textContent).toBe("第 7 行 第 2 列答案里的“Z”不是选项");
  expect(within(place).queryAllByRole("listitem")).toHaveLength(3);
  await click(button("导入 2 题", place));
  expect(operations.importExamQuestions.mock.calls).toEqual([
    [{ subjectId: "4", questionList: [draft("题 1"), draft("题 3")] }],
  ]);
  expect(place.textContent).toContain("已导入 2 题，1 题因重复没有导入");
  expect(within(place).getByRole("link", { name: "查看题库" }).getAttribute("href")).toBe("/bank?subjectId=4");
});

it("shows what may have been read wrong first, with key, options, explanation and points, and leaves out what is ticked", async () => {
  const importExamQuestions = vi.fn(async (_input: object) => ({ addedCount: 1, duplicateCount: 0 }));
  const choice = {
    ...question(9),
    points: 3,
    doubtList: ["题号不连续"],
    draft: {
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
  const place = await draw({
    checkExamQuestions: async () => ({ ...read, questionList: [question(1), choice] }),
    importExamQuestions,
  });
  await paste(place, "1．题");
  const [first, ...others] = within(place).getAllByRole("list")[0]!.children;
  expect(others).toEqual([]);
  for (const text of ["题号不连续", "首都是？", "A上海", "B北京", "答案：B", "解析：常识", "3 分", "第 9 行"])
    expect(first?.textContent).toContain(text);
  await click(within(place).getAllByRole("checkbox", { name: "不导入" })[0]!);
  await click(button("导入 1 题", place));
  expect(importExamQuestions.mock.calls).toEqual([[{ subjectId: "4", questionList: [draft("题 1")] }]]);
});

it("says how far it came when it is interrupted, and can go on", async () => {
  const importExamQuestions = vi
    .fn()
    .mockRejectedValueOnce(new TypeError("no network"))
    .mockResolvedValue({ addedCount: 2, duplicateCount: 0 });
  const place = await draw({ checkExamQuestions: async () => read, importExamQuestions });
  await paste(place, "1．题");
  await click(button("导入 2 题", place));
  expect(
    within(place).getByText("已导入 0 题后中断：没有成功，请稍后再试。 再按一次会接着导入，不会重复。").textContent,
  ).toContain("已导入 0 题后中断");
  await click(button("导入 2 题", place));
  expect(place.textContent).toContain("已导入 2 题");
});

it("offers to take full-width signs for those of GIFT", async () => {
  const checkExamQuestions = vi.fn(async (_input: object) => ({ ...read, canHalve: true, questionList: [] }));
  const place = await draw({ checkExamQuestions });
  await paste(place, "问｛＝甲｝");
  await click(button("转换后重新读取", place));
  expect(checkExamQuestions.mock.calls[1]?.[0]).toMatchObject({ halfWidth: "yes" });
});

it("parts questions into calls of at most a hundred and a megabyte", () => {
  expect(batchesOf(Array.from({ length: 250 }, () => "x")).map(({ length }) => length)).toEqual([100, 100, 50]);
  const large = "长".repeat(200_000);
  expect(batchesOf([large, large, "x"]).map(({ length }) => length)).toEqual([1, 2]);
});

it("asks for a subject first", async () => {
  const place = await draw({}, { subjects: [], subjectsHref: "/subjects" });
  expect(within(place).getByRole("link", { name: "添加科目" }).getAttribute("href")).toBe("/subjects");
  expect(within(place).queryByRole("textbox")).toBeNull();
});
