import { screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { button, clear, click, draw, field, t, texts, type, until } from "../../forms/testing/page.ts";
import { settingsOf, usualSettings } from "../exam-settings/settings-form.ts";
import { ExamPeople } from "./ExamPeople.tsx";

const person = {
  id: "1",
  personName: "王芳",
  personNumber: "S-1",
  code: "ACD4EF679K",
  extraMinutes: 15,
  extraAttempts: 0,
  isRevoked: false,
  isCome: false,
};
const list = { list: [person], totalCount: 1, totalPage: 1, pageCurrent: 1, pageSize: 50, revokedCount: 0 };
const settings = settingsOf({ ...usualSettings, examName: "期末", paperId: "3", examAudience: "4" });
const operations = {
  getOwnExam: vi.fn(async (_input: object) => ({ id: "7", settings })),
  listExamPeople: vi.fn(async (_input: object) => list),
  addExamPeople: vi.fn(async (_input: object) => ({
    addedCount: 1,
    refusedList: [{ index: 0, reason: "there" as const }],
  })),
  saveExamPerson: vi.fn(async (_input: object) => person),
  updateExamCodes: vi.fn(async (_input: object) => ({ changedCount: 1 })),
  exportExamPeople: vi.fn(),
  listExamAssistants: vi.fn(async (_input: object) => ({ list: [] })),
  addExamAssistant: vi.fn(),
  removeExamAssistant: vi.fn(),
};
beforeEach(() => vi.clearAllMocks());
afterEach(clear);
const show = () =>
  draw(
    <ExamPeople
      examId="7"
      path="/account/exams"
      slots={{}}
      on={{}}
      t={t}
      locale="zh-CN"
      blockKey="b"
      operations={operations as never}
    />,
  );

test("adds people by lines; who was refused and what cannot be read stays in the field", async () => {
  await show();
  await until(() => screen.queryByLabelText("添加考生"));
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
  expect(operations.listExamPeople).toHaveBeenCalledTimes(2);
});

test("revokes a code, and changes somebody's extra time", async () => {
  await show();
  await until(() => screen.queryByText(person.code));
  await click(button(/^作废/));
  expect(operations.updateExamCodes).toHaveBeenCalledWith({ examId: "7", idList: ["1"], change: "revoke" });
  await click(button(/^修改/));
  await type(field("加时（分钟）"), "30");
  await click(button(t("examPeople.save")));
  expect(operations.saveExamPerson).toHaveBeenCalledWith({
    id: "1",
    personName: "王芳",
    personNumber: "S-1",
    extraMinutes: 30,
    extraAttempts: 0,
  });
  await until(() => screen.queryByText(person.code));
});
