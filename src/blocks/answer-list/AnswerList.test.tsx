import { screen, within } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { button, clear, click, draw as mount, field, settle, t, type, until } from "../../forms/testing/page.ts";
import { addresses, draw } from "../testing/draw.tsx";
import { answer, question } from "../testing/question-samples.ts";
import { AnswerList } from "./AnswerList.tsx";

afterEach(clear);
const done = () => vi.fn(async () => ({ done: true as const }));

const show = (on: object, more: object = {}) =>
  mount(
    <AnswerList
      question={{ ...question, isOwn: 1 }}
      items={[answer]}
      totalCount={1}
      signedIn
      slots={{}}
      on={on}
      t={t}
      locale="zh-CN"
      blockKey="b"
      operations={{} as never}
      {...more}
    />,
  );

test("shows answers with what is below them; one taken back keeps its place without its words", () => {
  const page = draw(
    AnswerList,
    {
      question,
      items: [
        { ...answer, isAccepted: 1 },
        { ...answer, id: "30", isRemoved: 1, userName: "" },
      ],
      totalCount: 2,
      path: "/question/view/7",
      query: {},
      signedIn: false,
      signInUrl: "/login",
    },
    { on: { answer: done() } as never },
  );
  const answers = within(page).getAllByRole("article");
  expect(answers[0]?.textContent).toContain("已采纳");
  expect(answers).toHaveLength(3);
  expect(within(page).getAllByText("谢谢")).toHaveLength(2);
  expect(addresses(page)).toEqual(["/question/view/7", "/question/view/7?sort=1", "/login"]);
});

test("leads from names to the pages of people, where the site has such pages", () => {
  const below = answer.list.map((one) => ({ ...one, userHref: "/blog/blogger/5" }));
  const page = (items: (typeof answer)[]) => addresses(draw(AnswerList, { question, items, totalCount: 1 }));
  expect(page([{ ...answer, userHref: "/blog/blogger/6", list: below }])).toEqual(
    expect.arrayContaining(["/blog/blogger/6", "/blog/blogger/5"]),
  );
  expect(page([answer]).filter((href) => href?.startsWith("/blog"))).toEqual([]);
});

test("the asker accepts an answer, and takes that back", async () => {
  const accept = done();
  await show({ accept });
  await click(button("采纳 李佳慧"));
  expect(accept).toHaveBeenCalledWith({ id: "7", answerId: "21" });
  await show({ accept }, { items: [{ ...answer, isAccepted: 1 }] });
  await click(button("取消采纳 李佳慧"));
  expect(accept).toHaveBeenLastCalledWith({ id: "7" });
});

test("a comment goes below what it is about", async () => {
  const comment = done();
  await show({ comment });
  await click(button("回复 周晓明"));
  await until(() => screen.queryByLabelText("写下你的评论"));
  await type(field("写下你的评论"), "补充一点");
  await click(button("发布评论"));
  await settle();
  expect(comment).toHaveBeenCalledWith({ questionId: "7", commentText: "补充一点", parentId: "22" });
});

test("nobody answers a closed question", async () => {
  await show({ answer: done() }, { question: { ...question, isClosed: 1 } });
  expect(screen.queryByRole("button", { name: /回答/ })).toBeNull();
  expect(screen.queryByText("问题已关闭，不能再回答。")).not.toBeNull();
});
