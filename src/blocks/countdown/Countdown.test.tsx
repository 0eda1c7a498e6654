import { act, cleanup, render, screen, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { draw, handles } from "../testing/draw.tsx";
import { Countdown } from "./Countdown.tsx";

const props = { until: "2027-03-01 09:00:00", heading: "开课", overText: "已经开课", timeZone: "Asia/Shanghai" };

beforeEach(() => void vi.useFakeTimers({ now: new Date("2027-02-27T08:59:57+08:00") }));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

test("says the time in the page as served, which stays true while the page is kept", () => {
  const served = draw(Countdown, props);
  expect(within(served).queryByRole("timer")).toBeNull();
  expect(within(served).getByRole("time").textContent).toBe("2027/03/01 09:00");
  expect(served.textContent).toContain("开课");
});

test("counts where the page runs, and says other words when the time has come", () => {
  render(<Countdown {...handles} {...props} />);
  expect(screen.getByRole("timer").textContent).toBe("02 天00 小时00 分03 秒");
  act(() => void vi.advanceTimersByTime(2 * 86_400_000 + 3000));
  expect(screen.queryByRole("timer")).toBeNull();
  expect(screen.getByText("已经开课")).toBeTruthy();
  expect(screen.queryByText("开课")).toBeNull();
});

test("shows nothing for a date that there is not, which only data could give", () => {
  expect(draw(Countdown, { ...props, until: "2027-02-30 09:00:00" }).innerHTML).toBe("");
});
