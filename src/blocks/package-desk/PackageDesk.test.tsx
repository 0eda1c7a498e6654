import { screen, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { button, clear, click, draw, field, t, type, until } from "../../forms/testing/page.ts";
import { CallError } from "../../browser/call-error.ts";
import type { OwnCustomPackage } from "../../generated/types.ts";
import { PackageDesk } from "./PackageDesk.tsx";

const calls = {
  listCourseCategories: vi.fn(async () => ({ list: [{ id: "3", categoryName: "电工" }] })),
  saveCustomPackage: vi.fn(async (_input: object) => ({})),
  saveCustomPackageState: vi.fn(async (_input: object) => ({})),
};
const changed = vi.fn(async () => ({ done: true as const }));
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
  cover: "",
  days: 3,
  peopleLeast: 10,
  peopleMost: 40,
  priceFrom: "",
  sort: 0,
  isPutaway: 0,
  waitingCount: 2,
};
const show = (items: OwnCustomPackage[] | undefined = [known]) =>
  draw(
    <PackageDesk
      items={items}
      slots={{}}
      on={{ changed }}
      t={t}
      locale="zh-CN"
      blockKey="b"
      operations={calls as never}
    />,
  );
beforeEach(() => vi.clearAllMocks());
afterEach(clear);

test("shows each package with how long it takes, for how many, and what waits", async () => {
  await show();
  const [line] = screen.getAllByRole("listitem");
  const facts = [
    t("packageDesk.lasts", { count: 3 }),
    t("packageDesk.people", { least: 10, most: 40 }),
    t("packageDesk.onRequest"),
  ];
  expect(within(line!).getByText(facts.join(" · "))).toBeDefined();
  const waiting = within(line!).getByRole("link", { name: t("packageDesk.waiting", { count: 2 }) });
  expect(waiting.getAttribute("href")).toBe("/studio/custom");
  // What is not shown has no page.
  expect(screen.queryByRole("link", { name: "班组安全培训" })).toBeNull();
});

test("shows a package and takes it back, and reads the list anew", async () => {
  await show();
  await click(button(/^上架/));
  await until(() => changed.mock.calls.length === 1);
  expect(calls.saveCustomPackageState).toHaveBeenLastCalledWith({ id: "9", isPutaway: 1 });
  await clear();
  await show([{ ...known, isPutaway: 1 }]);
  expect(screen.getByRole("link", { name: "班组安全培训" }).getAttribute("href")).toBe("/custom/detail/9");
  calls.saveCustomPackageState.mockRejectedValueOnce(new CallError({ code: 500, message: "服务器忙" }));
  await click(button(/^下架/));
  await until(() => screen.queryByRole("status")?.textContent === "服务器忙");
});

test("saves a change with all its fields, the price as it is counted", async () => {
  await show();
  const [line] = screen.getAllByRole("listitem");
  const details = within(line!).getByRole<HTMLDetailsElement>("group");
  details.open = true;
  await until(() => calls.listCourseCategories.mock.calls.length === 1);
  await type(field(t("packageDesk.name"), details), "班组安全");
  await type(field(t("packageDesk.price"), details), "1200");
  await click(button(t("packageDesk.save"), details));
  await until(() => calls.saveCustomPackage.mock.calls.length === 1);
  expect(calls.saveCustomPackage.mock.calls[0]![0]).toMatchObject({
    id: "9",
    customName: "班组安全",
    categoryId: "3",
    days: 3,
    peopleLeast: 10,
    peopleMost: 40,
    priceFrom: "1200.00",
    introduceText: "第一段",
    gainText: "会用电表",
    cover: "",
  });
});

test("says so where there are none", async () => {
  expect((await show([])).textContent).toContain(t("packageDesk.empty"));
});
