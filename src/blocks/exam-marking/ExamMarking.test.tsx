import { screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import * as errorCode from "../../generated/error-codes.ts";
import type { ExamMarking as Marking, StartExamMarkingReply } from "../../generated/types.ts";
import { button, clear, click, draw, field, press, t, texts, type, until } from "../../forms/testing/page.ts";
import { ExamMarking } from "./ExamMarking.tsx";

const stem = { type: "doc", content: [{ type: "paragraph", content: [{ type: "text", text: "谈谈安全用电" }] }] };
const marking = (slot: number, more: Partial<Marking> = {}) =>
  ({
    attemptId: "5",
    slot,
    section: 0,
    questionKind: 5,
    maxScore: 10,
    body: { stem },
    examId: "7",
    examName: "期末考试",
    answer: { text: `先断电 ${slot}` },
    key: {
      rubric: [
        { text: "断电", share: 60 },
        { text: "验电", share: 40 },
      ],
    },
    score: 0,
    rubric: [],
    note: "",
    version: 1,
    isMarked: false,
    lateMs: 0,
    awayCount: 0,
    awayMs: 0,
    opinionCount: 0,
    opinionList: [],
    ...more,
  }) as unknown as Marking;
const reply = (slot: number): StartExamMarkingReply => ({ marking: marking(slot), waitingCount: 2, ownCount: 2 });
const operations = {
  startExamMarking: vi.fn(async (_input: object): Promise<StartExamMarkingReply> => reply(1)),
  saveExamMark: vi.fn(async (_input: object) => marking(1, { isMarked: true, score: 6 })),
  getExamMarking: vi.fn(async () => marking(1, { isMarked: true, score: 9, markerName: "李老师", version: 2 })),
  listExamMarking: vi.fn(),
  listExamLateAnswers: vi.fn(),
  getHomeworkFile: vi.fn(),
  acceptExamLateAnswer: vi.fn(async (_input: object) => ({})),
};
beforeEach(() => {
  vi.clearAllMocks();
  operations.startExamMarking.mockResolvedValueOnce(reply(1)).mockResolvedValue(reply(2));
});
afterEach(clear);
const show = () =>
  draw(<ExamMarking examId="7" slots={{}} on={{}} t={t} locale="zh-CN" blockKey="b" operations={operations} />);

test("marks by keys alone: rubric lines make the score, digits change it, Enter saves and takes the next", async () => {
  await show();
  await until(() => screen.queryByText("先断电 1"));
  // Whoever marks several exams sees of which this is.
  expect(document.body.textContent).toContain("期末考试");
  await press("a", document.body);
  expect(field("得分（满分 10）").value).toBe("6");
  await press("8", document.body);
  await press("Enter", document.body);
  await until(() => screen.queryByText("先断电 2"));
  expect(operations.saveExamMark).toHaveBeenCalledWith({
    attemptId: "5",
    slot: 1,
    version: 1,
    score: 8,
    rubric: [0],
    note: "",
  });
  await press("s", document.body);
  await until(() => operations.startExamMarking.mock.calls.length === 3);
  expect(operations.startExamMarking).toHaveBeenLastCalledWith({
    examId: "7",
    order: "question",
    skipList: [{ attemptId: "5", slot: 2 }],
  });
});

test("shows what somebody else gave meanwhile and stores nothing, until one decides", async () => {
  operations.saveExamMark.mockRejectedValueOnce(Object.assign(new Error("changed"), { code: errorCode.EXAM_CHANGED }));
  await show();
  await until(() => screen.queryByText("先断电 1"));
  await type(field("得分（满分 10）"), "4.5");
  await click(button(t("examMarking.save")));
  await until(() => texts(screen.queryAllByRole("alert")).some((text) => text.includes("李老师 刚刚已评 9 分")));
  expect(field("得分（满分 10）").value).toBe("4.5");
  await click(button(t("examMarking.giveOwn")));
  expect(operations.saveExamMark).toHaveBeenLastCalledWith(expect.objectContaining({ version: 2, score: 4.5 }));
  await until(() => screen.queryByText("先断电 2"));
});

test("refuses more than there is before it is sent, and keeps what was typed when the server is out of reach", async () => {
  operations.saveExamMark.mockRejectedValueOnce(new Error("offline"));
  await show();
  await until(() => screen.queryByText("先断电 1"));
  await type(field("得分（满分 10）"), "11");
  expect(button(t("examMarking.save")).disabled).toBe(true);
  await type(field("得分（满分 10）"), "7");
  await click(button(t("examMarking.save")));
  await until(() => texts(screen.queryAllByRole("status")).includes(t("examMarking.unreached")));
  expect(field("得分（满分 10）").value).toBe("7");
});

test("lists late answers with what counts now, and lets one count", async () => {
  operations.listExamLateAnswers.mockResolvedValueOnce({
    list: [
      {
        attemptId: "5",
        slot: 3,
        seq: 9,
        questionKind: 5,
        words: "谈谈",
        answer: { text: "晚到的" },
        lateMs: 61_500,
        gmtSaved: "2026-11-23 08:30:00",
        isAccepted: false,
      },
    ],
    totalCount: 1,
    totalPage: 1,
    pageCurrent: 1,
    pageSize: 100,
  });
  await show();
  await click(button(t("examMarking.tab.late")));
  await until(() => texts(screen.queryAllByRole("cell")).some((text) => text.includes("晚到的")));
  expect(texts(screen.queryAllByRole("cell")).join()).toContain("迟到 62 秒");
  await click(button(/^采纳/));
  expect(operations.acceptExamLateAnswer).toHaveBeenCalledWith({ attemptId: "5", slot: 3, seq: 9 });
  await until(() => texts(screen.queryAllByRole("cell")).some((text) => text.includes(t("examMarking.late.accepted"))));
});
