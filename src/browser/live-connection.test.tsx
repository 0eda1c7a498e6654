import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { liveClosing, type LiveNews, type LiveState } from "../shared/live-chat.ts";
import { openLive } from "./live-connection.ts";

/** A socket that a test opens, feeds and breaks. */
class FakeSocket {
  readyState = 0;
  sent: string[] = [];
  onmessage?: (event: { data: string }) => void;
  onclose?: (event: { code: number; reason: string }) => void;
  send = (text: string) => void this.sent.push(text);
  close = () => this.end(1000);
  welcome() {
    this.readyState = 1;
    this.tell({
      type: "welcome",
      userNo: "1",
      isModerator: false,
      isMuted: false,
      mutedUserNos: [],
      messages: [],
      hasMore: false,
      liveStatus: 2,
      isOn: false,
      isPaused: false,
      online: 1,
    });
  }
  tell(news: LiveNews) {
    this.onmessage?.({ data: JSON.stringify(news) });
  }
  end(code: number, reason = "") {
    this.readyState = 3;
    this.onclose?.({ code, reason });
  }
}

let sockets: FakeSocket[] = [];
let states: LiveState[] = [];
const open = () =>
  openLive(
    "7",
    { onNews: () => undefined, onState: (state) => void states.push(state) },
    {
      connect() {
        const socket = new FakeSocket();
        sockets.push(socket);
        return socket as unknown as WebSocket;
      },
      random: () => 1,
    },
  );

beforeEach(() => {
  vi.useFakeTimers();
  sockets = [];
  states = [];
});
afterEach(() => void vi.useRealTimers());

test("comes back by itself, after longer and longer, and soon again once it was back", () => {
  const connection = open();
  sockets[0]!.welcome();
  expect(states.at(-1)).toEqual({ name: "open" });
  for (const [wait, number] of [
    [500, 2],
    [1000, 3],
    [2000, 4],
  ] as const) {
    sockets.at(-1)!.end(1006);
    expect(states.at(-1)).toEqual({ name: "lost" });
    expect(connection.send({ type: "history", before: "1" })).toBe(false);
    vi.advanceTimersByTime(wait - 1);
    expect(sockets).toHaveLength(number - 1);
    vi.advanceTimersByTime(1);
    expect(sockets).toHaveLength(number);
  }
  sockets.at(-1)!.welcome();
  sockets.at(-1)!.end(1012);
  vi.advanceTimersByTime(500);
  expect(sockets).toHaveLength(5);
  connection.close();
  vi.advanceTimersByTime(60_000);
  expect(sockets).toHaveLength(5);
});

test("does not wait longer than half a minute, and not at all when the network is back", () => {
  const connection = open();
  for (let tries = 0; tries < 12; tries += 1) {
    sockets.at(-1)!.end(1006);
    vi.advanceTimersByTime(30_000);
  }
  expect(sockets).toHaveLength(13);
  sockets.at(-1)!.end(1006);
  dispatchEvent(new Event("online"));
  expect(sockets).toHaveLength(14);
  connection.close();
});

test("gives up a connection from which nothing comes any more", () => {
  const connection = open();
  sockets[0]!.welcome();
  vi.advanceTimersByTime(40_000);
  sockets[0]!.tell({ type: "room", liveStatus: 2, isOn: false, isPaused: false, online: 1 });
  vi.advanceTimersByTime(40_000);
  expect(sockets).toHaveLength(1);
  vi.advanceTimersByTime(11_000);
  expect(sockets).toHaveLength(2);
  connection.close();
});

test("does not try again what would end the same way", () => {
  for (const code of [liveClosing.notHeld, liveClosing.over, liveClosing.signedOut]) {
    open();
    sockets.at(-1)!.end(code);
    expect(states.at(-1)).toEqual({ name: "closed", code });
  }
  vi.advanceTimersByTime(120_000);
  expect(sockets).toHaveLength(3);
});

test("waits for a session that is far away until it is near", () => {
  const connection = open();
  sockets[0]!.end(liveClosing.tooEarly, "600");
  expect(states.at(-1)).toEqual({ name: "early" });
  dispatchEvent(new Event("online"));
  vi.advanceTimersByTime(600_000);
  expect(sockets).toHaveLength(1);
  vi.advanceTimersByTime(3000);
  expect(sockets).toHaveLength(2);
  connection.close();
});
