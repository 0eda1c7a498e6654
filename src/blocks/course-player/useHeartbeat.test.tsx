import { act } from "react";
import * as errorCode from "../../generated/error-codes.ts";
import { afterEach, expect, test, vi } from "vitest";
import { clear, draw } from "../../forms/testing/page.ts";
import type { Outcome } from "../block.ts";
import { HEARTBEAT_MS, useHeartbeat, type Heartbeat } from "./useHeartbeat.ts";

afterEach(async () => {
  vi.useRealTimers();
  await clear();
});

function Player({
  heartbeat,
  send,
}: {
  heartbeat: Heartbeat;
  send: (told: Record<string, unknown>) => Promise<Outcome>;
}) {
  useHeartbeat(heartbeat, { send, isOn: true });
  return null;
}

test("what was studied since a message that is still on its way goes out when the page is left", async () => {
  vi.useFakeTimers();
  let taken = 0;
  const heartbeat = { take: () => ({ place: ++taken }), giveBack: vi.fn() };
  const send = vi.fn((_told: Record<string, unknown>) => new Promise<Outcome>(() => undefined));
  await draw(<Player heartbeat={heartbeat} send={send} />);
  await act(() => vi.advanceTimersByTimeAsync(HEARTBEAT_MS * 2));
  expect(send.mock.calls).toEqual([[{ place: 1 }]]);
  await act(async () => void dispatchEvent(new Event("pagehide")));
  expect(send.mock.calls).toEqual([[{ place: 1 }], [{ place: 2 }]]);
});

test("what was not stored is given back, what was refused is not", async () => {
  vi.useFakeTimers();
  const heartbeat = { take: () => ({ place: 1 }), giveBack: vi.fn() };
  const send = vi.fn(async (_told: Record<string, unknown>): Promise<Outcome> => ({ done: false, error: { code: 0 } }));
  await draw(<Player heartbeat={heartbeat} send={send} />);
  await act(() => vi.advanceTimersByTimeAsync(HEARTBEAT_MS));
  expect(heartbeat.giveBack).toHaveBeenCalledTimes(1);
  send.mockResolvedValue({ done: false, error: { code: errorCode.VALIDATION } });
  await act(() => vi.advanceTimersByTimeAsync(HEARTBEAT_MS));
  expect([send.mock.calls.length, heartbeat.giveBack.mock.calls.length]).toEqual([2, 1]);
});
