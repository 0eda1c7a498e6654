import { screen } from "@testing-library/react";
import { act, useState } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { button, clear, click, draw, t } from "../../forms/testing/page.ts";
import { EndCard } from "./EndCard.tsx";

const ways = { courseHref: "/view/1", previousHref: undefined, nextHref: "/study/1?period=2", nextName: "规程" };
const followed: (string | null)[] = [];
const onStay = vi.fn();

async function end(more: Partial<Parameters<typeof EndCard>[0]> = {}) {
  await draw(<EndCard isComplete percent={100} ways={ways} goesOn onStay={onStay} t={t} {...more} />);
}
const follow = (event: Event) => {
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  if (link) followed.push(link.getAttribute("href"));
  event.preventDefault();
};

beforeEach(() => {
  followed.length = 0;
  onStay.mockReset();
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval", "Date"] });
  document.addEventListener("click", follow);
});
afterEach(async () => {
  document.removeEventListener("click", follow);
  await clear();
  vi.useRealTimers();
});

test("the next lesson begins five seconds after the end", async () => {
  await end();
  expect(screen.getByText("5 秒后自动播放")).toBeDefined();
  await act(async () => vi.advanceTimersByTime(4_500));
  expect(screen.getByText("1 秒后自动播放")).toBeDefined();
  expect(followed).toEqual([]);
  await act(async () => vi.advanceTimersByTime(1_000));
  expect(followed).toEqual(["/study/1?period=2"]);
  await act(async () => vi.advanceTimersByTime(10_000));
  expect(followed).toHaveLength(1);
});

test("who says no stays, and nothing follows once the card is gone", async () => {
  await end();
  await click(screen.getByRole("button", { name: "取消" }));
  expect(onStay).toHaveBeenCalledOnce();
  await clear();
  await act(async () => vi.advanceTimersByTime(10_000));
  expect(followed).toEqual([]);
});

test("who is in the player by keyboard comes to the card, says no by Escape, and is back where they were", async () => {
  function Player() {
    const [isAtEnd, setAtEnd] = useState(false);
    return (
      <div className="screen">
        <button type="button" onClick={() => setAtEnd(true)}>
          暂停
        </button>
        {isAtEnd && <EndCard isComplete percent={100} ways={ways} goesOn onStay={() => setAtEnd(false)} t={t} />}
      </div>
    );
  }
  await draw(<Player />);
  const before = button("暂停");
  before.focus();
  await click(before);
  const card = document.activeElement!;
  expect(card.textContent).toContain("规程");
  expect(card.contains(before)).toBe(false);
  await act(async () => card.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true })));
  expect(screen.queryByText("规程")).toBeNull();
  expect(document.activeElement).toBe(before);
});

test("who wants nothing to begin by itself is only offered it", async () => {
  await end({ goesOn: false });
  expect(screen.queryByText(/秒后自动播放/)).toBeNull();
  await act(async () => vi.advanceTimersByTime(10_000));
  expect(followed).toEqual([]);
  expect(screen.getByRole("link", { name: "立即播放" }).getAttribute("href")).toBe("/study/1?period=2");
});

test("after the last lesson one is led back to the course; what was not watched is said", async () => {
  await end({ ways: { ...ways, nextHref: undefined }, isComplete: false, percent: 40 });
  expect(screen.getByRole("status").textContent).toContain("40%");
  expect(screen.getByRole("link").getAttribute("href")).toBe("/view/1");
});
