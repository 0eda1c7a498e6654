import { useState } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { button, clear, draw, field, t, type } from "../../../forms/testing/page.ts";
import { LiveTimes } from "./LiveTimes.tsx";
import type { SessionTimes } from "./session-times.ts";

afterEach(clear);

const told = vi.fn<(times: SessionTimes) => void>();

function Held() {
  const [times, setTimes] = useState<SessionTimes>({
    beginTime: "2027-01-05 09:00:00",
    endTime: "2027-01-05 10:30:00",
  });
  return (
    <LiveTimes
      period={{ key: "a", ...times }}
      t={t}
      locale="zh-CN"
      faults={{ begin: undefined, end: undefined }}
      onChange={(next) => {
        told(next);
        setTimes((before) => ({ ...before, ...next }));
      }}
    />
  );
}

test("a session keeps its length when its beginning moves, and nothing changes by what is not whole yet", async () => {
  told.mockReset();
  await draw(<Held />);
  const [begin, end] = [field("开始时间"), field("结束时间")];
  expect([begin.value, end.value]).toEqual(["2027-01-05 09:00", "2027-01-05 10:30"]);
  await type(begin, "2027-01-06 ");
  expect([told.mock.calls, begin.value]).toEqual([[], "2027-01-06 "]);
  await type(begin, "2027-01-06 14:00");
  expect(told).toHaveBeenLastCalledWith({ beginTime: "2027-01-06 14:00:00", endTime: "2027-01-06 15:30:00" });
  expect([begin.value, end.value]).toEqual(["2027-01-06 14:00", "2027-01-06 15:30"]);
  await type(end, "");
  expect(told).toHaveBeenLastCalledWith({ endTime: undefined });
  expect(button("选择日期和时间", begin.parentElement ?? undefined)).toBeDefined();
});
