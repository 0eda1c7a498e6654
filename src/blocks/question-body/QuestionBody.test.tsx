import { screen, within } from "@testing-library/react";
import { act } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { button, clear, click, draw as mount, field, settle, t, type, until } from "../../forms/testing/page.ts";
import { draw } from "../testing/draw.tsx";
import { question } from "../testing/question-samples.ts";
import { QuestionBody } from "./QuestionBody.tsx";

afterEach(clear);

const show = (on: object, more: object = {}) =>
  mount(
    <QuestionBody
      question={{ ...question, ...more }}
      signedIn
      writeHref="/question/account/write"
      slots={{}}
      on={on}
      t={t}
      locale="zh-CN"
      blockKey="b"
      operations={{}}
    />,
  );

test("shows a question, that it was closed and which one has the answer; visitors can do nothing with it", () => {
  const page = draw(QuestionBody, {
    question: { ...question, isClosed: 1, duplicate: { id: "9", title: "早就问过" } },
    signedIn: false,
  });
  expect(within(page).getByRole("heading", { level: 1 }).textContent).toBe("怎么选灭火器");
  expect(within(page).getByRole("link", { name: "早就问过" }).getAttribute("href")).toBe("/question/view/9");
  expect(within(page).queryByRole("button")).toBeNull();
  expect(within(page).queryByRole("link", { name: "周晓明" })).toBeNull();
});

test("leads from the asker's name to their page, where the site has such pages", () => {
  const page = draw(QuestionBody, { question: { ...question, userHref: "/blog/blogger/5" } });
  expect(within(page).getByRole("link", { name: "周晓明" }).getAttribute("href")).toBe("/blog/blogger/5");
});

test("a like counts at once, and comes back where it fails", async () => {
  const record = vi.fn(async () => ({ done: false as const }));
  await show({ record, unrecord: vi.fn() });
  const like = () => button(/^点赞/);
  await click(like());
  expect(record).toHaveBeenCalledWith({ id: "7", recordType: 1 });
  await until(() => like().getAttribute("aria-pressed") === "false");
  record.mockResolvedValueOnce({ done: true } as never);
  await click(like());
  await until(() => like().textContent?.includes("2") === true);
});

test("its asker edits, deletes and closes it as the duplicate of one whose address they give", async () => {
  const close = vi.fn(async () => ({ done: true as const }));
  const remove = vi.fn(async () => ({ done: true as const }));
  await show({ close, remove }, { isOwn: 1, mayClose: 1 });
  const more = screen.getByRole<HTMLDetailsElement>("group");
  const open = () => act(async () => void (more.open = true));
  await open();
  expect(screen.getByRole("link", { name: "编辑" }).getAttribute("href")).toBe("/question/account/write?id=7");
  await click(button("标为重复"));
  // The menu closes, and the focus is in the field that was asked for.
  expect([more.open, document.activeElement]).toEqual([false, field(t("questionBody.close.label"))]);
  await type(field(t("questionBody.close.label")), "https://x.example/question/view/12?from=list");
  await click(button("关闭问题"));
  await settle();
  expect(close).toHaveBeenCalledWith({ id: "7", duplicateId: "12" });
  await open();
  // What takes the question away stands last and apart from the rest.
  const entries = within(more).getAllByRole("button");
  expect(entries.at(-1)).toBe(button("删除"));
  expect(button("删除").parentElement).not.toBe(button("标为重复").parentElement);
  await click(button("删除"));
  expect(remove).toHaveBeenCalledWith({ id: "7" });
});

test("who did not ask it has no menu where there is nothing in it", async () => {
  await show({ invite: vi.fn(), report: vi.fn() });
  expect(screen.queryByRole("group")).toBeNull();
  expect(button(/^举报/)).toBeDefined();
});
