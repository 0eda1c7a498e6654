import { screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { button, clear, click, draw, field, t, texts, type, until } from "../../forms/testing/page.ts";
import { ExamPeople } from "./ExamPeople.tsx";

const operations = {
  listExamPeople: vi.fn(async (_input: object) => ({ list: [], totalPage: 1 })),
  addExamPeople: vi.fn(async (_input: object) => ({
    addedCount: 1,
    refusedList: [{ index: 0, reason: "there" as const }],
  })),
};
const added = vi.fn(async () => ({ done: true as const }));
beforeEach(() => vi.clearAllMocks());
afterEach(clear);

test("adds people by lines; who was refused and what cannot be read stays in the field", async () => {
  await draw(
    <ExamPeople
      examId="7"
      slots={{}}
      on={{ added }}
      t={t}
      locale="zh-CN"
      blockKey="b"
      operations={operations as never}
    />,
  );
  await type(field("添加考生"), "王芳,S-1\n李强,S-2\n,9");
  expect(screen.queryByText(/第 3 行看不懂/)).not.toBeNull();
  await click(button("添加 2 人"));
  expect(operations.addExamPeople).toHaveBeenCalledWith({
    examId: "7",
    peopleList: [
      { personName: "王芳", personNumber: "S-1" },
      { personName: "李强", personNumber: "S-2" },
    ],
  });
  await until(() => texts(screen.queryAllByRole("status")).join().includes("“王芳”已在名单中"));
  expect(field<HTMLTextAreaElement>("添加考生").value).toBe("王芳,S-1\n,9");
  expect(added).toHaveBeenCalledOnce();
});
