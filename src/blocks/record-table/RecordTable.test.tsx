import { within } from "@testing-library/react";
import { act } from "react";
import { createRoot } from "react-dom/client";
import { expect, test, vi } from "vitest";
import { texts } from "../../forms/testing/page.ts";
import { addresses, draw, handles } from "../testing/draw.tsx";
import { RecordTable } from "./RecordTable.tsx";

const props = {
  items: [
    { no: "1001", name: "江城学校", href: "/org/1001", state: "active", faults: 0, reason: "", own: true },
    { no: "1002", name: "安途", href: "", state: "odd", faults: 3, reason: "欠费", own: false },
  ],
  keyField: "no",
  caption: "站点",
  emptyText: "没有",
  path: "/studio/operator",
  query: { keyword: "校", state: "active", pageCurrent: "3" },
  columns: [
    { name: "name", label: "名称", href: "href", note: "no" },
    {
      name: "state",
      label: "状态",
      as: "badge" as const,
      note: "reason",
      values: [{ value: "active", label: "正常", tone: "good" as const }],
    },
    { name: "faults", label: "错误", as: "count" as const },
  ],
};

test("shows the columns that the screen names, words for values, and nothing for no mistakes", () => {
  const table = draw(RecordTable, props);
  expect(texts(within(table).getAllByRole("columnheader"))).toEqual(["名称", "状态", "错误"]);
  expect(texts(within(table).getAllByRole("rowheader"))).toEqual(["江城学校1001", "安途1002"]);
  // On narrow screens each cell shows the name of its column, which is hidden from who hears the table.
  expect(texts(within(table).getAllByRole("cell"))).toEqual(["状态正常", "错误", "状态odd欠费", "错误3"]);
  expect(within(table).getByText("正常").classList.contains("good")).toBe(true);
  expect(addresses(table)).toEqual(["/org/1001"]);
});

test("writes amounts with their sign and their fen, and nothing where there is none", () => {
  const items = [{ no: "1", sum: "600.00" }, { no: "2", sum: "-1317.90" }, { no: "3" }];
  const columns = [
    { name: "no", label: "编号" },
    { name: "sum", label: "金额", as: "money" as const },
  ];
  const table = draw(RecordTable, { ...props, items, keyField: "no", columns });
  expect(texts(within(table).getAllByRole("cell"))).toEqual(["金额¥600.00", "金额−¥1317.90", "金额"]);
});

test("searches and filters by the address, from the first page on", () => {
  const table = draw(RecordTable, {
    ...props,
    searchParam: "keyword",
    searchLabel: "找站点",
    filterParam: "state",
    filterLabel: "按状态",
    filters: [
      { value: "", label: "全部" },
      { value: "suspended", label: "已停用" },
      { value: "active", label: "正常" },
    ],
  });
  const search = within(table).getByRole<HTMLFormElement>("search");
  expect(within(search).getByRole<HTMLInputElement>("searchbox", { name: "找站点" }).value).toBe("校");
  expect([...new FormData(search)]).toEqual([
    ["keyword", "校"],
    ["state", "active"],
  ]);
  const links = within(within(table).getByRole("navigation", { name: "按状态" })).getAllByRole("link");
  expect(links.map((link) => decodeURIComponent(link.getAttribute("href") ?? ""))).toEqual([
    "/studio/operator?keyword=校",
    "/studio/operator?keyword=校&state=suspended",
    "/studio/operator?keyword=校&state=active",
  ]);
  expect(links.map((link) => link.getAttribute("aria-current"))).toEqual([null, null, "true"]);
});

test("has buttons for what the screen does, the second only where the row allows it", () => {
  const table = draw(
    RecordTable,
    { ...props, firstLabel: "检查", secondLabel: "移除", secondField: "own" },
    { on: { first: vi.fn(), second: vi.fn() } },
  );
  expect(within(table).getAllByRole("button")).toEqual(
    ["检查 江城学校", "移除 江城学校", "检查 安途"].map((name) => within(table).getByRole("button", { name })),
  );
});

test("leads on where there is more, and says so where there is nothing", () => {
  expect(addresses(draw(RecordTable, { ...props, next: "77", nextParam: "before" }))).toContainEqual(
    expect.stringContaining("before=77"),
  );
  expect(draw(RecordTable, { ...props, items: [] }).textContent).toContain("没有");
});

test("shows rows that say the same, each once, also when there are others", async () => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  const warned = vi.spyOn(console, "error").mockImplementation(() => undefined);
  const place = document.createElement("div");
  const root = createRoot(place);
  const [first, second] = props.items;
  const show = (items: typeof props.items) =>
    act(async () => root.render(<RecordTable {...handles} {...props} keyField="state" items={items} />));
  await show([first!, second!, { ...first!, name: "江北学校" }]);
  expect(within(place).getAllByRole("rowheader")).toHaveLength(3);
  await show([second!]);
  expect(texts(within(place).getAllByRole("rowheader"))).toEqual(["安途1002"]);
  expect(warned).not.toHaveBeenCalled();
  await act(async () => root.unmount());
});
