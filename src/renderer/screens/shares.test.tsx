import { screen, within } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import document from "../../../tenants/default/screens/studio/shares.json" with { type: "json" };
import { button, clear, click, field, texts, type, until } from "../../forms/testing/page.ts";
import type { PlatformShare } from "../../generated/types.ts";
import { dialogs, openScreen } from "../testing/screen.tsx";

const share: PlatformShare = {
  subject: "organisation",
  subjectNo: "1002",
  subjectName: "安驾培训",
  orgName: "",
  platformProportion: 25.5,
  isAgreed: true,
};
const change = {
  id: "1",
  platformProportion: 25.5,
  gmtFrom: "2026-11-01 00:00:00",
  gmtCreate: "2026-10-20 09:30:00",
  changedBy: "平台运营",
};
const pageOf = (list: object[]) => ({ list, totalCount: list.length, totalPage: 1, pageCurrent: 1, pageSize: 20 });
const { platformProportion: _, ...back } = change;

function open({ shares = [share], changes }: { shares?: PlatformShare[]; changes?: object[] } = {}) {
  return openScreen({
    screen: document,
    data: { shares: { ...pageOf(shares), usualProportion: 30 }, ...(changes ? { changes: pageOf(changes) } : {}) },
    query: changes ? { share: "1002" } : {},
  });
}
const dialog = () => screen.getByRole("dialog");

dialogs();
afterEach(clear);

test("says what the platform keeps of each, what it will keep, and what is usual", async () => {
  const later = { ...share, subjectNo: "1003", isAgreed: false, nextProportion: 20, gmtNext: "2027-01-01 00:00:00" };
  await open({ shares: [share, { ...later, platformProportion: 30, orgName: "驾考学院" }] });
  expect(screen.getByText(/没有另外约定的，平台留 30%/)).toBeTruthy();
  expect(texts(screen.getAllByRole("heading", { level: 2 }))).toEqual(["安驾培训单独约定", "安驾培训"]);
  const facts = screen.getAllByRole("listitem").map((each) =>
    within(each)
      .getAllByRole("term")
      .map((term) => term.parentElement?.textContent),
  );
  expect(facts).toEqual([
    ["编号1002", "平台留25.5%"],
    ["编号1003", "机构驾考学院", "平台留30%", "之后平台留20%", "从2027/01/01 00:00"],
  ]);
});

test("a share is agreed on from a later time, or set back to the usual one", async () => {
  const host = await open();
  await click(button("修改分成 安驾培训"));
  await until(() => screen.queryByRole("dialog", { name: "修改分成 · 安驾培训" }));
  await until(() => within(dialog()).queryByLabelText(/^生效时间/));
  expect(field(/^平台留的比例/, dialog()).value).toBe("25.5");
  await type(field(/^平台留的比例/, dialog()), "101");
  await click(button("保存分成"));
  await until(() => within(dialog()).queryByRole("alert"));
  expect(host.call).not.toHaveBeenCalled();
  await type(field(/^平台留的比例/, dialog()), "20.25");
  await type(field(/^生效时间/, dialog()), "2027-01-01T00:00");
  await click(button("保存分成"));
  await until(() => host.toast.mock.calls.length === 1);
  const of = { subject: "organisation", subjectNo: "1002" };
  expect(host.call).toHaveBeenLastCalledWith(
    "savePlatformShare",
    { ...of, platformProportion: 20.25, gmtFrom: "2027-01-01 00:00:00" },
    expect.anything(),
  );
  await click(button("修改分成 安驾培训"));
  await until(() => within(screen.getByRole("dialog")).queryByLabelText(/^恢复通用比例/));
  await click(field(/^恢复通用比例/, dialog()));
  await until(() => !within(dialog()).queryByLabelText(/^平台留的比例/));
  await click(button("保存分成"));
  await until(() => host.toast.mock.calls.length === 2);
  expect(host.call).toHaveBeenLastCalledWith("savePlatformShare", of, expect.anything());
});

test("says who changed a share when, to what, from when, of the share that the address opens", async () => {
  await open({ changes: [change, { ...back, id: "2" }] });
  expect(texts(within(screen.getByRole("table")).getAllByRole("row")).slice(1)).toEqual([
    "2026/10/20 09:30生效时间2026/11/01 00:00平台留25.5%修改人平台运营",
    "2026/10/20 09:30生效时间2026/11/01 00:00平台留按通用比例修改人平台运营",
  ]);
  await open({ changes: [] });
  expect(screen.getByText("还没有改过")).toBeTruthy();
});

test("another kind of share closes what is open, because its number is of another kind", async () => {
  await open({ changes: [change] });
  const nav = screen.getByRole("navigation", { name: "分成对象" });
  expect(within(nav).getByRole("link", { name: "课程" }).getAttribute("href")).toBe("/studio/shares?subject=course");
});
