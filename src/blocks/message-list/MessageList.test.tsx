import { screen, within } from "@testing-library/react";
import { act } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { button, clear, click, draw, settle, t, texts } from "../../forms/testing/page.ts";
import type { Message } from "../../generated/types.ts";
import { addresses } from "../testing/draw.tsx";
import type { BlockProps, Outcome } from "../block.ts";
import { MessageList } from "./MessageList.tsx";

const message = (id: string, more: Partial<Message> = {}): Message => ({
  id,
  msgId: id,
  msgType: 1,
  msgTitle: "维护 " + id,
  isRead: 0,
  isTop: 0,
  gmtCreate: "2026-11-20 09:00:00",
  msgText: {
    type: "doc",
    content: [
      {
        type: "paragraph",
        content: [{ type: "text", text: "见", marks: [{ type: "link", attrs: { href: "/list" } }] }],
      },
    ],
  },
  ...more,
});
const read = vi.fn(async (_payload?: unknown): Promise<Outcome> => ({ done: true }));
const readAll = vi.fn(async (): Promise<Outcome> => ({ done: true }));
const show = (more: Partial<BlockProps<"messageList">> = {}) =>
  draw(
    <MessageList
      path="/account/message"
      items={[message("1"), message("2", { isRead: 1, isTop: 1, msgType: 2 })]}
      unread={1}
      slots={{}}
      on={{ read, readAll }}
      t={t}
      locale="zh-CN"
      blockKey="b"
      operations={{}}
      {...more}
    />,
  );
const messages = () => screen.getAllByRole<HTMLDetailsElement>("group");
const open = async (place: number) => {
  await act(async () => void (messages()[place]!.open = true));
  await settle();
};

afterEach(async () => {
  await clear();
  vi.clearAllMocks();
});

test("shows each message with its kind and time, the unread ones marked in words too", async () => {
  await show();
  expect(texts(messages())).toEqual([
    "未读： 维护 1系统消息2026-11-20 09:00见",
    "维护 2置顶课程消息2026-11-20 09:00见",
  ]);
  expect(addresses(messages()[0]!)).toEqual(["/list"]);
});

test("an unread message that is opened counts as read at once, and once", async () => {
  await show();
  await open(0);
  expect(read).toHaveBeenCalledExactlyOnceWith({ id: "1" });
  expect(messages()[0]?.textContent).toMatch(/^维护 1/);
  messages()[0]!.open = false;
  await open(0);
  await open(1);
  expect(read).toHaveBeenCalledTimes(1);
});

test("when the server did not take it, the mark comes back", async () => {
  read.mockResolvedValueOnce({ done: false });
  await show();
  await open(0);
  expect(messages()[0]?.textContent).toMatch(/^未读： 维护 1/);
});

test("all can be marked as read while one is unread", async () => {
  await show();
  await click(button("全部标为已读"));
  expect(readAll).toHaveBeenCalled();
  await show({ unread: 0 });
  expect(screen.queryByRole("button")).toBeNull();
});

test("the filter is in the address, and says how many are unread", async () => {
  await show({ query: { isRead: "0", pageCurrent: "3" } });
  const filter = screen.getByRole("navigation", { name: "筛选消息" });
  expect(addresses(filter)).toEqual(["/account/message", "/account/message?isRead=0"]);
  expect(texts(within(filter).getAllByRole("link", { current: "page" }))).toEqual(["未读1"]);
});

test("an empty list says which of both is empty, and shows a way on", async () => {
  await show({
    items: [],
    unread: 0,
    emptyText: "还没有",
    emptyUnreadText: "都读过了",
    emptyHref: "/list",
    emptyLabel: "看课程",
  });
  expect(texts(screen.getAllByRole("paragraph"))).toEqual(["还没有"]);
  expect(screen.getByRole("link", { name: "看课程" }).getAttribute("href")).toBe("/list");
  await show({ items: [], query: { isRead: "0" }, emptyText: "还没有", emptyUnreadText: "都读过了" });
  expect(texts(screen.getAllByRole("paragraph"))).toEqual(["都读过了"]);
});

test("a list that has not come waits, and can be asked for again", async () => {
  await draw(
    <MessageList path="/account/message" slots={{}} on={{}} t={t} locale="zh-CN" blockKey="b" operations={{}} />,
  );
  const list = screen.getByRole("list", { name: "消息列表", busy: true });
  expect(addresses(list)).toEqual(["/account/message"]);
});

test("the newest of another page have no filter, and are read as there", async () => {
  await show({ look: "newest" });
  expect([screen.queryByRole("navigation"), screen.queryByRole("button")]).toEqual([null, null]);
  await open(0);
  expect(read).toHaveBeenLastCalledWith({ id: "1" });
});
