import { within } from "@testing-library/react";
import { act } from "react";
import { createRoot } from "react-dom/client";
import { expect, test, vi } from "vitest";
import { texts } from "../../forms/testing/page.ts";
import { addresses, draw, handles } from "../testing/draw.tsx";
import { RecordList } from "./RecordList.tsx";

const coupon = {
  couponNo: "TAKE-20",
  couponName: "立减 20 元",
  offPrice: "20.00",
  leastPrice: "50.00",
  fits: "course",
  audience: 1,
  targetName: "",
  countMost: 1000,
  countTaken: 12,
  countUsed: 3,
  isReturned: true,
  isStopped: false,
  isEnded: false,
  gmtBegin: "2026-11-01 00:00:00",
  gmtEnd: "2026-12-01 09:30:00",
};
const props = {
  items: [
    coupon,
    { ...coupon, couponNo: "OLD-1", couponName: "旧券", isEnded: true, offPrice: undefined, offPercent: 20 },
  ],
  of: "OwnCoupon" as const,
  keyField: "couponNo",
  caption: "优惠券",
  emptyText: "还没有优惠券",
  columns: [
    { name: "couponName", note: "couponNo" },
    { name: "isEnded", look: "badge" as const, tone: "bad" as const },
    { name: "offPrice" },
    { name: "offPercent", look: "percentOff" as const },
    { name: "fits" },
    { name: "gmtBegin", label: "有效期", to: "gmtEnd" },
    { name: "countTaken", total: "countMost" },
    { name: "isReturned" },
  ],
  path: "/studio/coupons",
  query: { pageCurrent: "3" },
};
const handlers = () => ({ on: { stop: vi.fn(async () => ({ done: true as const })) } });
const decoded = (list: Element) => addresses(list).map((address) => decodeURIComponent(address ?? ""));

test("takes what it is not told from the schemas: names of fields, values, amounts, spans of time, counts", () => {
  const list = draw(RecordList, props);
  expect(texts(within(list).getAllByRole("columnheader"))).toEqual([
    "名称",
    "已过期",
    "立减",
    "折扣",
    "适用范围",
    "有效期",
    "已领",
    "全额退款后退还",
  ]);
  const [first, second] = within(list).getAllByRole("row").slice(1);
  // On small screens each cell shows the name of its column, which is hidden from who hears the table.
  expect(texts(within(first!).getAllByRole("cell"))).toEqual([
    "已过期",
    "立减¥20",
    "折扣",
    "适用范围课程",
    "有效期2026/11/01 00:00 – 2026/12/01 09:30",
    "已领12 / 1,000",
    "全额退款后退还是",
  ]);
  expect(texts(within(second!).getAllByRole("cell")).slice(0, 3)).toEqual(["已过期已过期", "立减", "折扣8 折"]);
});

test("as lines shows a heading with its state, and of the fields those that are there", () => {
  const list = draw(RecordList, { ...props, look: "lines" });
  expect(texts(within(list).getAllByRole("heading", { level: 2 }))).toEqual(["立减 20 元TAKE-20", "旧券OLD-1已过期"]);
  const [first] = within(list).getAllByRole("listitem");
  expect(texts(within(first!).getAllByRole("term"))).toEqual(["立减", "适用范围", "有效期", "已领", "全额退款后退还"]);
});

test("shows a field only of records that its condition fits", () => {
  const list = draw(RecordList, {
    ...props,
    look: "lines",
    columns: [{ name: "couponName" }, { name: "leastPrice", when: { path: "item.leastPrice", gt: 60 } }],
  });
  expect(within(list).queryAllByRole("term")).toEqual([]);
});

test("has a column under a condition in the table only where a record of the page meets it", () => {
  const heads = (gt: number) =>
    within(
      draw(RecordList, {
        ...props,
        columns: [{ name: "couponName" }, { name: "leastPrice", when: { path: "item.leastPrice", gt } }],
      }),
    ).getAllByRole("columnheader").length;
  expect([heads(1), heads(1_000_000)]).toEqual([2, 1]);
});

test("offers an action only on records that it is for, where the screen does something and the site does not hide it", () => {
  const actions = [
    { name: "stop", label: "停止发放", when: { path: "item.isEnded", eq: false } },
    { name: "nothing", label: "没有动作" },
  ];
  const buttons = (more: object) =>
    within(draw(RecordList, { ...props, actions, ...more }, handlers()))
      .queryAllByRole("button")
      .map((each) => each.textContent);
  expect(buttons({})).toEqual(["停止发放 立减 20 元"]);
  expect(buttons({ hidden: ["stop"] })).toEqual([]);
});

test("waits with what needs JavaScript: it is disabled as served, and the page's first script holds its presses", () => {
  const actions = [{ name: "stop", label: "停止发放" }];
  const list = draw(RecordList, { ...props, actions }, handlers());
  for (const each of within(list).getAllByRole<HTMLButtonElement>("button")) {
    expect(each.disabled).toBe(true);
    expect(each.dataset).toHaveProperty("held");
  }
  expect(list.innerHTML).not.toContain("data-wakes");
});

test("searches and filters by the address; another choice begins at the first page and closes what is open", () => {
  const list = draw(RecordList, {
    ...props,
    query: { pageCurrent: "3", keyword: "秋", fits: "exam", coupon: "TAKE-20", couponPage: "2" },
    openParam: "coupon",
    searchParam: "keyword",
    filters: [{ param: "fits", field: "fits" }],
  });
  const search = within(list).getByRole<HTMLFormElement>("search");
  expect([...new FormData(search)]).toEqual([
    ["keyword", "秋"],
    ["fits", "exam"],
  ]);
  const links = within(within(list).getByRole("navigation", { name: "适用范围" })).getAllByRole("link");
  expect(texts(links)).toEqual(["全部", "全部", "课程", "考试", "班级", "会员"]);
  expect(links.map((link) => link.getAttribute("aria-current"))).toEqual([null, null, null, "true", null, null]);
  expect(links.slice(0, 3).map((link) => decodeURIComponent(link.getAttribute("href") ?? ""))).toEqual([
    "/studio/coupons?keyword=秋",
    "/studio/coupons?fits=all&keyword=秋",
    "/studio/coupons?fits=course&keyword=秋",
  ]);
  expect(within(list).getByRole("link", { name: "清除筛选" }).getAttribute("href")).toBe("/studio/coupons");
});

test("tells an empty list from one in which nothing fits, and leads out of that", () => {
  const empty = draw(RecordList, { ...props, items: [], searchParam: "keyword" });
  expect(empty.textContent).toContain("还没有优惠券");
  const narrowed = draw(RecordList, { ...props, items: [], searchParam: "keyword", query: { keyword: "x" } });
  expect(narrowed.textContent).not.toContain("还没有优惠券");
  expect(narrowed.textContent).toContain("没有符合条件的内容");
  expect(decoded(narrowed)).toContain("/studio/coupons");
});

test("says that records have not come, and how to ask again", () => {
  const { items: _, ...waiting } = props;
  const list = draw(RecordList, waiting);
  expect(within(list).getByRole("link", { name: "内容还在加载，刷新试试" })).toBeTruthy();
  expect(within(list).queryByRole("table")).toBeNull();
});

test("opens a record by the address, keeps page and filter, and draws what is in it there", () => {
  const open = { ...props, look: "lines" as const, openParam: "coupon", openLabel: "使用记录" };
  const closed = draw(RecordList, open, { slots: { more: "订单" } });
  expect(closed.textContent).not.toContain("订单");
  expect(decoded(closed)).toEqual([
    "/studio/coupons?coupon=TAKE-20&pageCurrent=3",
    "/studio/coupons?coupon=OLD-1&pageCurrent=3",
  ]);
  const opened = draw(
    RecordList,
    { ...open, query: { pageCurrent: "3", coupon: "TAKE-20", couponPage: "2" } },
    { slots: { more: "订单" } },
  );
  const [first, second] = within(opened).getAllByRole("listitem");
  expect(first?.textContent).toContain("订单");
  expect(second?.textContent).not.toContain("订单");
  expect(decoded(opened)[0]).toBe("/studio/coupons?pageCurrent=3");
});

test("links a record by the fields of its address, where it may be looked at", () => {
  const columns = [
    { name: "couponName", linkPath: "/coupon/{couponNo}/{fits}", linked: { path: "item.isEnded", eq: false } },
  ];
  expect(addresses(draw(RecordList, { ...props, columns }))).toEqual(["/coupon/TAKE-20/course"]);
  const lacking = [{ name: "couponName", linkPath: "/coupon/{targetName}" }];
  expect(addresses(draw(RecordList, { ...props, columns: lacking }))).toEqual([]);
});

test("shows a value that the schema does not know as it is", () => {
  const list = draw(RecordList, { ...props, items: [{ ...coupon, fits: "books" }], columns: [{ name: "fits" }] });
  expect(texts(within(list).getAllByRole("rowheader"))).toEqual(["books"]);
});

const sorted = { ...props, operation: "listOwnCoupons" };

test("is sorted by the heads of those columns that its call sorts by: up, down, and back to the usual order", () => {
  const head = (query: Record<string, string>) => {
    const list = draw(RecordList, { ...sorted, query });
    const column = within(list).getByRole("columnheader", { name: "有效期" });
    return [column.getAttribute("aria-sort"), within(column).getByRole("link").getAttribute("href")];
  };
  expect(head({ pageCurrent: "3", keyword: "秋" })).toEqual([null, "/studio/coupons?keyword=%E7%A7%8B&sort=gmtBegin"]);
  expect(head({ sort: "gmtBegin" })).toEqual(["ascending", "/studio/coupons?sort=-gmtBegin"]);
  expect(head({ sort: "-gmtBegin" })).toEqual(["descending", "/studio/coupons"]);
  const list = draw(RecordList, sorted);
  const linked = within(list)
    .getAllByRole("columnheader")
    .filter((each) => within(each).queryByRole("link"));
  expect(texts(linked)).toEqual(["有效期 ↕", "已领 ↕"]);
});

test("as lines offers its orders as links, and names the one that holds", () => {
  const list = draw(RecordList, { ...sorted, look: "lines", sort: ["gmtEnd"], query: { sort: "-gmtEnd" } });
  const links = within(within(list).getByRole("navigation", { name: "排序" })).getAllByRole("link");
  expect(texts(links)).toEqual(["默认", "结束时间 升序", "结束时间 降序"]);
  expect(links.map((link) => link.getAttribute("aria-current"))).toEqual([null, null, "true"]);
});

test("offers the sizes of a page that its call gives, from the first page, where there is more than one page", () => {
  const sized = { ...sorted, sizes: [20, 50, 500], pageSize: 20, totalCount: 31, query: { pageCurrent: "2" } };
  const list = draw(RecordList, sized);
  const links = within(within(list).getByRole("navigation", { name: "每页条数" })).getAllByRole("link");
  expect(links.map((link) => link.getAttribute("href"))).toEqual([
    "/studio/coupons?pageSize=20",
    "/studio/coupons?pageSize=50",
  ]);
  const few = draw(RecordList, { ...sized, totalCount: 20 });
  expect(within(few).queryByRole("navigation", { name: "每页条数" })).toBeNull();
});

test("a new search keeps order, size and columns, and not the page", () => {
  const query = { pageCurrent: "3", sort: "gmtEnd", pageSize: "50", columns: "fits" };
  const list = draw(RecordList, { ...sorted, searchParam: "keyword", query });
  const search = within(list).getByRole<HTMLFormElement>("search");
  expect(Object.fromEntries(new FormData(search))).toEqual({
    keyword: "",
    sort: "gmtEnd",
    pageSize: "50",
    columns: "fits",
  });
});

test("shows the columns that the person chose in the address, its first always, and leads back to the usual ones", () => {
  const columns = [{ name: "couponName" }, { name: "fits" }, { name: "countTaken" }, { name: "countUsed", off: true }];
  const heads = (query: { columns?: string }, choosable = true) =>
    texts(
      within(draw(RecordList, { ...props, columns, choosable, chosen: query["columns"], query })).getAllByRole(
        "columnheader",
      ),
    );
  expect(heads({})).toEqual(["名称", "适用范围", "已领"]);
  expect(heads({ columns: "countUsed" })).toEqual(["名称", "已用"]);
  expect(heads({ columns: "nothing" })).toEqual(["名称"]);
  // Where it may not be chosen, the address says nothing.
  expect(heads({ columns: "countUsed" }, false)).toEqual(["名称", "适用范围", "已领"]);
  const list = draw(RecordList, {
    ...props,
    columns,
    choosable: true,
    chosen: "couponName,countUsed",
    query: { columns: "couponName,countUsed", pageCurrent: "2" },
  });
  const choices = within(within(list).getByRole("navigation", { name: "显示的列" }));
  expect(decodeURIComponent(choices.getByRole("link", { name: "已领" }).getAttribute("href") ?? "")).toBe(
    "/studio/coupons?columns=couponName,countTaken,countUsed&pageCurrent=2",
  );
  expect(within(list).getByRole("link", { name: "恢复默认列" }).getAttribute("href")).toBe(
    "/studio/coupons?pageCurrent=2",
  );
});

test("two lists of a page have names of their own in the address", () => {
  const params = { page: "codePage", sort: "codeSort", size: "codeSize" };
  const list = draw(RecordList, {
    ...sorted,
    params,
    query: { codePage: "2", codeSort: "gmtBegin", sort: "countTaken", pageCurrent: "3" },
  });
  const column = within(list).getByRole("columnheader", { name: "有效期" });
  expect(column.getAttribute("aria-sort")).toBe("ascending");
  expect(within(column).getByRole("link").getAttribute("href")).toBe(
    "/studio/coupons?codeSort=-gmtBegin&pageCurrent=3&sort=countTaken",
  );
});

test("writes amounts as books have them where the screen says so, and what is below zero with its sign", () => {
  const items = [
    { name: "SA 1001", kind: "wallet", debit: "600.00", credit: "0.00", balance: "-1317.90" },
    { name: "SA 1002", kind: "held", debit: "0.50", credit: "", balance: "20.00" },
  ];
  const columns = [
    { name: "name" },
    { name: "debit", look: "fen" as const },
    { name: "credit", look: "fen" as const },
    { name: "balance" },
  ];
  const list = draw(RecordList, { ...props, of: "LedgerAccount", keyField: "name", items, columns });
  expect(texts(within(list).getAllByRole("cell"))).toEqual([
    "转出合计¥600.00",
    "转入合计¥0.00",
    "余额−¥1,317.90",
    "转出合计¥0.50",
    "转入合计",
    "余额¥20",
  ]);
});

test("offers no choice of all where one of the choices is what is shown without any", () => {
  const filters = [
    {
      param: "state",
      field: "fits",
      choices: [
        { value: "", label: "课程" },
        { value: "exam", label: "考试" },
      ],
    },
  ];
  const list = draw(RecordList, { ...props, query: {}, filters });
  const links = within(within(list).getByRole("navigation", { name: "适用范围" })).getAllByRole("link");
  expect(texts(links)).toEqual(["课程", "考试"]);
  expect(links[0]?.getAttribute("aria-current")).toBe("true");
});

test("leads on where there is more, and keeps search and filters", () => {
  const list = draw(RecordList, { ...props, query: { fits: "exam" }, next: "77", nextParam: "before" });
  const link = within(list).getByRole("link", { name: "下一页" });
  expect(link.getAttribute("href")).toBe("/studio/coupons?before=77&fits=exam");
  expect(within(draw(RecordList, props)).queryByRole("link", { name: "下一页" })).toBeNull();
});

test("shows records that have the same number, each once, also when there are others", async () => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  const warned = vi.spyOn(console, "error").mockImplementation(() => undefined);
  const place = document.createElement("div");
  const root = createRoot(place);
  const [first, second] = props.items;
  const show = (items: typeof props.items) =>
    act(async () => root.render(<RecordList {...handles} {...props} keyField="fits" items={items} />));
  await show([first!, second!, { ...first!, couponName: "立减 30 元" }]);
  expect(within(place).getAllByRole("rowheader")).toHaveLength(3);
  await show([second!]);
  expect(texts(within(place).getAllByRole("rowheader"))).toEqual(["旧券OLD-1"]);
  expect(warned).not.toHaveBeenCalled();
  await act(async () => root.unmount());
});

test("as lines shows a picture, longer texts below the other fields, and a link that opens a file", () => {
  const application = {
    id: "7",
    orgName: "江城学校",
    creditCode: "",
    contactMobile: "13800000000",
    licenceUrl: "/files/x",
    introduce: "教电工\n十年",
  };
  const list = draw(RecordList, {
    ...props,
    of: "OrganisationAudit",
    keyField: "id",
    look: "lines",
    picture: "licenceUrl",
    items: [application, { ...application, id: "8", licenceUrl: "" }],
    columns: [
      { name: "orgName" },
      { name: "creditCode" },
      { name: "contactMobile" },
      { name: "introduce", look: "paragraph" },
      { name: "licenceUrl", look: "file" },
    ],
  });
  const [first, second] = within(list).getAllByRole("listitem");
  expect(within(first!).getByRole("presentation").getAttribute("src")).toBe("/files/x");
  expect(texts(within(first!).getAllByRole("term"))).toEqual(["手机号", "营业执照"]);
  expect(within(first!).getByText("教电工", { exact: false, selector: "p *" })).toBeTruthy();
  const link = within(first!).getByRole("link", { name: "查看营业执照" });
  expect([link.getAttribute("href"), link.getAttribute("target")]).toEqual(["/files/x", "_blank"]);
  expect(within(second!).queryByRole("presentation")).toBeNull();
  expect(within(second!).queryByRole("link")).toBeNull();
});

test("leaves out a note that says the same as the value, where the screen asks for that", () => {
  const cells = (items: object[]) =>
    texts(
      within(
        draw(RecordList, {
          ...props,
          items: items as typeof props.items,
          columns: [
            { name: "couponName" },
            { name: "offPrice", note: "leastPrice", noteNamed: true, noteDiffers: true },
          ],
        }),
      ).getAllByRole("cell"),
    );
  expect(cells([coupon])).toEqual(["立减¥20最低消费 ¥50"]);
  expect(cells([{ ...coupon, leastPrice: coupon.offPrice }])).toEqual(["立减¥20"]);
});
