import { screen, within } from "@testing-library/react";
import { act, useState, type ReactNode } from "react";
import { afterEach, beforeEach, expect, test } from "vitest";
import { button, clear, click, draw, field, t, texts, type } from "../../../forms/testing/page.ts";
import {
  liveClosing,
  type LiveConnections,
  type LiveNews,
  type LiveRequest,
  type LiveWatch,
} from "../../../shared/live-chat.ts";
import { LiveRoom } from "./LiveRoom.tsx";
import { useRoom } from "./useRoom.ts";

let watch: LiveWatch;
let sent: LiveRequest[] = [];
let isOpen = true;
const live: LiveConnections = {
  open(_periodId, given) {
    watch = given;
    return { send: (request) => isOpen && sent.push(request) > 0, close: () => undefined };
  },
};
const hear = (...news: LiveNews[]) => act(async () => news.forEach((one) => watch.onNews(one)));
const welcome = (more: object = {}): LiveNews => ({
  type: "welcome",
  userNo: "1",
  isModerator: false,
  isMuted: false,
  mutedUserNos: [],
  messages: [],
  hasMore: false,
  liveStatus: 2,
  isOn: true,
  isPaused: false,
  online: 3,
  ...more,
});
const message = (id: string, more: object = {}) => ({
  id,
  ref: `r${id}`,
  userNo: "2",
  userName: "李佳慧",
  isStaff: false,
  text: `第${id}条`,
  time: 0,
  ...more,
});
const submit = () => act(async () => field("说点什么").form?.requestSubmit());
/** The messages as they stand in the log. */
const lines = () => within(screen.getByRole("log")).queryAllByRole("listitem");
const connected = (name: "open" | "lost") =>
  act(async () => {
    isOpen = name === "open";
    watch.onState({ name });
  });

function Page({ join }: { join?: () => Promise<void> }): ReactNode {
  const [isPay, setPay] = useState(0);
  const room = useRoom({ periodId: "7", live, as: isPay });
  return room ? (
    <LiveRoom
      room={room}
      periodId="7"
      id="b"
      place={document.body}
      join={join && (() => join().then(() => setPay(1)))}
      courseHref="/live-detail/1"
      timeZone="Asia/Tokyo"
      t={t}
    />
  ) : null;
}

beforeEach(async () => {
  sent = [];
  isOpen = true;
  sessionStorage.clear();
  await draw(<Page />);
});
afterEach(clear);

test("shows what is said, in a log that is read aloud", async () => {
  await hear(welcome({ messages: [message("1")] }), { type: "message", message: message("2", { isStaff: true }) });
  await connected("open");
  const log = within(screen.getByRole("log"));
  expect(texts(log.getAllByText(/^第\d条$/))).toEqual(["第1条", "第2条"]);
  expect(screen.getByRole("log").getAttribute("aria-live")).toBe("polite");
  expect(log.getAllByText(t("coursePlayer.chat.staff"))).toHaveLength(1);
  await hear({ type: "message", message: message("3", { userName: "" }) });
  expect(log.getAllByRole("listitem").at(-1)?.textContent).toContain("学员");
  expect(log.queryByRole("button")).toBeNull();
});

test("keeps what was said without a connection, and sends it with the next one", async () => {
  await hear(welcome());
  await connected("lost");
  expect(screen.getByRole("status").textContent).toBe(t("coursePlayer.chat.trouble.lost"));
  await type(field("说点什么"), "听得到吗");
  expect(sessionStorage.length).toBe(1);
  await submit();
  expect([field("说点什么").value, sessionStorage.length, sent]).toEqual(["", 0, []]);
  expect(texts(lines())).toEqual([`听得到吗${t("coursePlayer.chat.sending")}`]);
  await hear(welcome());
  await connected("open");
  expect(sent).toMatchObject([{ type: "say", text: "听得到吗" }]);
  const { ref } = sent[0] as LiveRequest & { type: "say" };
  await hear({ type: "message", message: message("3", { userNo: "1", ref, text: "听得到吗" }) });
  expect(lines()).toHaveLength(1);
  expect(lines()[0]?.textContent).toContain("听得到吗");
  expect(lines()[0]?.textContent).not.toContain(t("coursePlayer.chat.sending"));
});

test("says why a message was not taken, and sends it again when it is asked to", async () => {
  await hear(welcome());
  await connected("open");
  await type(field("说点什么"), "快");
  await submit();
  const { ref } = sent[0] as LiveRequest & { type: "say" };
  await hear({ type: "refused", reason: "tooFast", ref, seconds: 4 });
  expect(screen.getByRole("alert").textContent).toBe(t("coursePlayer.chat.refused.tooFast", { seconds: 4 }));
  await click(button("再发一次"));
  expect(sent).toEqual([
    { type: "say", ref, text: "快" },
    { type: "say", ref, text: "快" },
  ]);
});

test("keeps order for those who look after the session", async () => {
  await hear(welcome({ isModerator: true, messages: [message("1")] }));
  await connected("open");
  await click(button(t("coursePlayer.chat.removeOf", { name: "李佳慧", text: "第1条" })));
  await click(button(t("coursePlayer.chat.muteOf", { name: "李佳慧" })));
  await click(button("全体禁言"));
  expect(sent).toEqual([
    { type: "remove", id: "1" },
    { type: "mute", userNo: "2", isMuted: true },
    { type: "pause", isPaused: true },
  ]);
  await hear({ type: "muted", userNo: "2", isMuted: true });
  await click(button(t("coursePlayer.chat.unmuteOf", { name: "李佳慧" })));
  expect(sent.at(-1)).toEqual({ type: "mute", userNo: "2", isMuted: false });
});

test("takes nothing from who may not write, and loses nothing they typed", async () => {
  await hear(welcome());
  await connected("open");
  await type(field("说点什么"), "我想说");
  await hear({ type: "muted", userNo: "1", isMuted: true });
  expect(screen.getByRole("status").textContent).toBe(t("coursePlayer.chat.trouble.muted"));
  await submit();
  expect([sent, field("说点什么").value]).toEqual([[], "我想说"]);
});

test("who may not speak without the course is given it where it costs nothing, and is in the room at once; others are shown the way", async () => {
  await act(async () => watch.onState({ name: "closed", code: liveClosing.notHeld }));
  expect(screen.getByRole("link", { name: t("coursePlayer.toCourse") }).getAttribute("href")).toBe("/live-detail/1");
  // There is nothing to write with.
  expect([screen.queryByRole("textbox"), screen.queryByRole("button")]).toEqual([null, null]);
  let joined = 0;
  await draw(<Page join={async () => void (joined += 1)} />);
  await act(async () => watch.onState({ name: "closed", code: liveClosing.notHeld }));
  await click(button(t("coursePlayer.chat.join")));
  expect(joined).toBe(1);
  // Entered anew, as somebody who has the course.
  await hear(welcome());
  await connected("open");
  await type(field("说点什么"), "大家好");
  await submit();
  expect(sent).toMatchObject([{ type: "say", text: "大家好" }]);
});
