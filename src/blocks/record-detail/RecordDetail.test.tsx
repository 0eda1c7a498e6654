import { within } from "@testing-library/react";
import { useState } from "react";
import { expect, test, vi } from "vitest";
import { clear, draw as drawLive, t, texts, until } from "../../forms/testing/page.ts";
import { draw } from "../testing/draw.tsx";
import { RecordDetail } from "./RecordDetail.tsx";

const item = { totalCount: 1200, payMoney: "5580.00", refundedMoney: "20.00", earnedMoney: "-8.05", totalPage: 3 };
const fields = [{ name: "totalCount" }, { name: "payMoney", look: "fen" as const }, { name: "earnedMoney" }];
const show = (more: object = {}) => draw(RecordDetail, { item, of: "SoldSums", caption: "合计", fields, ...more });

test("shows each field with what it is called, as its schema says", () => {
  const page = within(show()).getByRole("group", { name: "合计" });
  expect(texts(within(page).getAllByRole("term"))).toEqual(["笔数", "实付", "机构所得"]);
  expect(texts(within(page).getAllByRole("definition"))).toEqual(["1,200", "¥5,580.00", "−¥8.05"]);
});

test("has a name, a heading, a sentence below a value and a field left out as its screen says", () => {
  const page = show({
    heading: "本月",
    fields: [
      { name: "totalCount", label: "卖出", hint: "不含免费的" },
      { name: "refundedMoney", when: { path: "item.refundedMoney", gt: 100 } },
      { name: "missing", none: "没有" },
      { name: "absent" },
    ],
  });
  const heading = within(page).getByRole("heading", { level: 2 });
  expect(heading.textContent).toBe("本月");
  expect(page.firstElementChild?.getAttribute("aria-labelledby")).toBe(heading.id);
  expect(texts(within(page).getAllByRole("definition"))).toEqual(["1,200", "不含免费的", "没有"]);
});

test("says that it waits while the record has not come", () => {
  const page = show({ item: undefined });
  expect(page.firstElementChild?.getAttribute("aria-busy")).toBe("true");
});

test("writes what is taken off with its sign", () => {
  const page = show({ fields: [{ name: "refundedMoney", look: "minus" }] });
  expect(texts(within(page).getAllByRole("definition"))).toEqual(["−¥20"]);
});

test("says each second that a record which changes by itself is to be asked for anew, and once that it is over", async () => {
  const again = vi.fn(async () => ({ done: true }));
  const over = vi.fn(async () => ({ done: true }));
  function Page() {
    const [totalCount, setCount] = useState(0);
    const ask = async () => {
      setCount(totalCount + 1);
      return again();
    };
    return (
      <RecordDetail
        item={{ totalCount }}
        of="SoldSums"
        caption="合计"
        fields={fields}
        waits={{ path: "item.totalCount", lt: 2 }}
        on={{ waiting: ask, over }}
        blockKey="b"
        operations={{}}
        slots={{}}
        locale="zh-CN"
        t={t}
      />
    );
  }
  await drawLive(<Page />);
  await until(() => over.mock.calls.length > 0);
  expect(again).toHaveBeenCalledTimes(2);
  expect(over).toHaveBeenCalledTimes(1);
  await clear();
});
