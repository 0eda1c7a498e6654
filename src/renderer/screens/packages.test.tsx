import { screen, within } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import document from "../../../tenants/default/screens/studio/packages.json" with { type: "json" };
import { button, clear, click, field, texts, type, until } from "../../forms/testing/page.ts";
import type { OwnCustomPackage } from "../../generated/types.ts";
import { dialogs, openScreen } from "../testing/screen.tsx";

const known: OwnCustomPackage = {
  id: "9",
  orgNo: "",
  categoryId: "3",
  categoryName: "电工",
  customName: "班组安全培训",
  customNameEn: "Safety",
  customDesc: "",
  customDescEn: "",
  introduceText: "第一段",
  introduceTextEn: "",
  gainText: "会用电表",
  gainTextEn: "",
  cover: "/files/cover.png",
  days: 3,
  peopleLeast: 10,
  peopleMost: 40,
  priceFrom: "",
  sort: 0,
  isPutaway: 0,
  waitingCount: 2,
};
type Calls = NonNullable<Parameters<typeof openScreen>[0]["calls"]>;
const open = (list: OwnCustomPackage[] = [known], calls: Calls = {}) =>
  openScreen({
    screen: document,
    data: { packages: { list, totalCount: list.length, totalPage: 1, pageCurrent: 1, pageSize: 20 } },
    calls: { listCourseCategories: () => ({ list: [{ id: "3", categoryName: "电工" }] }), ...calls },
  });
const dialog = () => screen.getByRole("dialog");
async function fillIn(values: Record<string, string>) {
  for (const [label, value] of Object.entries(values)) await type(field(new RegExp(`^${label}`), dialog()), value);
}
async function start(name: string) {
  await click(button(name));
  await until(() => within(screen.getByRole("dialog")).queryByLabelText(/^起价/));
  await until(() => within(dialog()).queryByRole("option", { name: "电工" }));
}

dialogs();
afterEach(clear);

test("shows each package with how long it takes, for how many, and what waits", async () => {
  await open([known, { ...known, id: "10", customName: "叉车", isPutaway: 1, priceFrom: "1200.00", waitingCount: 0 }]);
  expect(texts(screen.getAllByRole("heading", { level: 2 }))).toEqual(["班组安全培训未上架", "叉车"]);
  const facts = screen.getAllByRole("listitem").map((each) =>
    within(each)
      .getAllByRole("term")
      .map((term) => term.parentElement?.textContent),
  );
  const same = ["培训天数3", "人数10 – 40"];
  const whose = ["机构平台自营", "分类电工"];
  expect(facts).toEqual([
    [...same, "起价价格面议", ...whose, "等待答复的申请2"],
    [...same, "起价¥1,200", ...whose],
  ]);
  expect(screen.getByRole("link", { name: "2" }).getAttribute("href")).toBe("/studio/custom");
  // What is not shown has no page.
  expect(screen.queryByRole("link", { name: "班组安全培训" })).toBeNull();
  expect(screen.getByRole("link", { name: "叉车" }).getAttribute("href")).toBe("/custom/detail/10");
});

test("shows a package and takes it back, and reads the list anew", async () => {
  const host = await open([known, { ...known, id: "10", customName: "叉车", isPutaway: 1 }]);
  await click(button("上架 班组安全培训"));
  await until(() => host.toast.mock.calls.length === 1);
  expect(host.call).toHaveBeenLastCalledWith("saveCustomPackageState", { id: "9", isPutaway: 1 }, expect.anything());
  await click(button("下架 叉车"));
  await until(() => host.toast.mock.calls.length === 2);
  expect(host.call).toHaveBeenLastCalledWith("saveCustomPackageState", { id: "10", isPutaway: 0 }, expect.anything());
  expect(host.refresh).toHaveBeenCalledTimes(2);
});

test("saves a change with all its fields: the price as it is counted, what was emptied as empty", async () => {
  const host = await open();
  await start("修改 班组安全培训");
  expect(within(dialog()).queryByLabelText(/^机构编号/)).toBeNull();
  await fillIn({ 名称: "班组安全", 起价: "1200", 英文名称: "" });
  await click(button("移除图片"));
  await click(button("保存方案"));
  await until(() => host.toast.mock.calls.length > 0);
  expect(host.call).toHaveBeenLastCalledWith(
    "saveCustomPackage",
    {
      id: "9",
      customName: "班组安全",
      customNameEn: "",
      categoryId: "3",
      days: 3,
      peopleLeast: 10,
      peopleMost: 40,
      priceFrom: "1200.00",
      sort: 0,
      customDesc: "",
      customDescEn: "",
      introduceText: "第一段",
      introduceTextEn: "",
      gainText: "会用电表",
      gainTextEn: "",
      cover: "",
    },
    expect.objectContaining({ quiet: true }),
  );
});

test("a new package is one of an organisation or of the platform; what the server refuses stands at its field", async () => {
  const refuse = () => {
    const fields = [{ path: "peopleMost", message: "最多人数不能小于最少人数" }];
    throw Object.assign(new Error("填写有误"), { code: 900, data: { fields } });
  };
  const host = await open([], { saveCustomPackage: refuse });
  await start("新建方案");
  await fillIn({ 名称: "叉车", 分类: "3", 机构编号: "1002", 培训天数: "2", 最少人数: "30", 最多人数: "10" });
  await click(button("保存方案"));
  await until(() => screen.queryAllByText(/最多人数不能小于最少人数/).length > 0);
  expect(host.call).toHaveBeenLastCalledWith(
    "saveCustomPackage",
    expect.objectContaining({ customName: "叉车", siteOrgNo: "1002", categoryId: "3", priceFrom: "", cover: "" }),
    expect.anything(),
  );
  expect(host.call.mock.lastCall?.[1]).not.toHaveProperty("id");
  expect(field(/^名称/, dialog()).value).toBe("叉车");
});

test("says so where there are none", async () => {
  await open([]);
  expect(screen.getByText("没有定制培训方案")).toBeTruthy();
});
