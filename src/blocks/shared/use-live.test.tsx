import { act, type ReactNode } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { clear, draw, t } from "../../forms/testing/page.ts";
import { useLive } from "./use-live.ts";

function Shown({ look, soonerMs }: { look: () => Promise<string>; soonerMs?: number }): ReactNode {
  const { seen, fault } = useLive({ what: "it", look, soonerMs: () => soonerMs, unreached: "examBoard.unreached", t });
  return `${seen} ${fault}`;
}

const sight = (state: DocumentVisibilityState) =>
  act(async () => {
    vi.spyOn(document, "visibilityState", "get").mockReturnValue(state);
    document.dispatchEvent(new Event("visibilitychange"));
  });
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

afterEach(async () => {
  await clear();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test("looks every four seconds while the page is in sight, and sooner where what was seen ends", async () => {
  vi.useFakeTimers();
  const look = vi.fn(async () => `seen ${look.mock.calls.length}`);
  const place = await draw(<Shown look={look} />);
  expect(place.textContent).toBe("seen 1 ");
  await pass(4000);
  expect(look).toHaveBeenCalledTimes(2);
  await sight("hidden");
  await pass(20_000);
  expect(look).toHaveBeenCalledTimes(2);
  await sight("visible");
  expect(look).toHaveBeenCalledTimes(3);
  look.mockRejectedValueOnce(new TypeError("fetch failed"));
  await pass(4000);
  expect(place.textContent).toBe(`seen 3 ${t("examBoard.unreached")}`);
  await pass(4000);
  expect(place.textContent).toBe("seen 5 ");
  await draw(<Shown look={look} soonerMs={500} />);
  look.mockClear();
  await pass(1000);
  expect(look).toHaveBeenCalledTimes(2);
});

test("makes one call at a time, also where the page goes out of sight and comes back meanwhile", async () => {
  vi.useFakeTimers();
  const answers: (() => void)[] = [];
  const look = vi.fn(() => new Promise<string>((resolve) => answers.push(() => resolve("seen"))));
  await draw(<Shown look={look} />);
  await sight("hidden");
  await sight("visible");
  expect(look).toHaveBeenCalledTimes(1);
  await act(async () => answers.shift()?.());
  await pass(4000);
  expect(look).toHaveBeenCalledTimes(2);
});
