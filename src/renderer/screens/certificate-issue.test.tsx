import { screen, within } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import own from "../../../tenants/default/screens/account/certificates/issue.json" with { type: "json" };
import platform from "../../../tenants/default/screens/studio/certificates/issue.json" with { type: "json" };
import { addresses } from "../../blocks/testing/draw.tsx";
import { button, clear, click, field, texts, type, until } from "../../forms/testing/page.ts";
import type { CertificateBatch, CertificatePerson, CertificateTemplate } from "../../generated/types.ts";
import { templateCard } from "../testing/certificates.ts";
import { dialogs, openScreen } from "../testing/screen.tsx";

const { pictureUrl, ...common } = templateCard;
const template: CertificateTemplate = {
  ...common,
  design: { paper: "landscape", background: "#ffffff", border: "none", color: "#000000", elements: [] },
};
const people: CertificatePerson[] = [
  { userNo: "5", name: "张三", mobile: "138****0001", isHeld: true, isEligible: true },
  { userNo: "6", name: "李四", mobile: "138****0002", isHeld: false, isEligible: true },
];
const batch: CertificateBatch = {
  id: "12",
  templateId: "3",
  totalCount: 2,
  doneCount: 0,
  issuedCount: 0,
  refusedList: [],
};
const page = (list: object[]) => ({ list, totalCount: list.length, totalPage: 1, pageCurrent: 1, pageSize: 20 });
const calls = { issueCertificates: () => batch };
const follows = ["/account/certificates/issue?templateId=3&batch=12"];
/** The page of a template that was chosen, with what issuing came to where that is said. */
const open = (more: Partial<Parameters<typeof openScreen>[0]> = {}, run?: CertificateBatch) =>
  openScreen({
    screen: own,
    data: { template, people: page(people), ...(run && { batch: run }) },
    query: { templateId: "3", ...(run && { batch: run.id }) },
    calls,
    ...more,
  });

dialogs();
afterEach(async () => {
  await clear();
  sessionStorage.clear();
});

test("the platform and who issues for themselves have the same page, each with its own addresses", () => {
  const addressed = JSON.stringify(platform.blocks).replaceAll("/studio/certificates", "/account/certificates");
  expect({ ...JSON.parse(addressed), heading: own.blocks.heading }).toEqual(own.blocks);
  expect(platform.data).toEqual(own.data);
});

test("asks for the template first, and says where one is made", async () => {
  await open({ query: {}, data: { templates: page([{ ...common, pictureUrl }]) } });
  expect(addresses(screen.getByRole("list", { name: "证书模板" }))).toEqual([
    "/account/certificates/issue?templateId=3",
  ]);
  expect(screen.queryByRole("searchbox")).toBeNull();
  await open({ query: {}, data: { templates: page([]) } });
  expect(screen.getByRole("link", { name: "新建模板" }).getAttribute("href")).toBe("/account/certificates/templates");
});

test("issues to those who are picked; holders cannot be picked", async () => {
  const host = await open();
  const [, holder, other] = screen.getAllByRole("row");
  expect(within(holder!).queryByRole("checkbox")).toBeNull();
  // The head of a column stands in each of its cells too, for small screens.
  expect(within(holder!).getAllByText("已持有")).toHaveLength(2);
  expect(within(other!).getAllByText("已持有")).toHaveLength(1);
  await click(within(other!).getByRole("checkbox"));
  await click(button("颁发", screen.getByRole("group", { name: "批量操作" })));
  await until(() => host.navigate.mock.calls.length > 0);
  expect(host.call).toHaveBeenLastCalledWith(
    "issueCertificates",
    { templateId: "3", userNoList: ["6"] },
    expect.anything(),
  );
  expect(host.navigate).toHaveBeenLastCalledWith(...follows, expect.anything());
});

test("issues to mobile numbers of a list", async () => {
  const host = await open();
  await click(button(/按手机号批量颁发/));
  await until(() => screen.queryByRole("dialog") && screen.queryByLabelText(/^手机号/));
  await type(field(/^手机号/, screen.getByRole("dialog")), "13800000033\n139 0000");
  await click(button("颁发", screen.getByRole("dialog")));
  await until(() => host.navigate.mock.calls.length > 0);
  expect(host.call).toHaveBeenLastCalledWith(
    "issueCertificates",
    { templateId: "3", mobileList: ["13800000033", "139", "0000"] },
    expect.objectContaining({ quiet: true }),
  );
});

test("issues at once to all who have earned what a template is for, also the end of a class", async () => {
  for (const awardKind of [1, 2, 3, 4] as const) {
    const host = await open({ data: { template: { ...template, awardKind }, people: page(people) } });
    const all = screen.queryByRole("button", { name: /^颁发给全部已达标的学员/ });
    // Nothing tells who has earned what is given by hand alone.
    expect(all !== null, `kind ${awardKind}`).toBe(awardKind !== 4);
    if (!all) continue;
    await click(all);
    await until(() => host.navigate.mock.calls.length > 0);
    expect(host.call).toHaveBeenLastCalledWith(
      "issueCertificates",
      { templateId: "3", isEligible: true },
      expect.anything(),
    );
  }
});

test("says how far issuing is and asks again until it is over", async () => {
  const host = await open({}, batch);
  const progress = screen.getByRole("group", { name: "颁发进度" });
  expect(progress.getAttribute("aria-live")).toBe("polite");
  expect(progress.hasAttribute("data-wakes")).toBe(true);
  expect(texts(within(progress).getAllByRole("definition"))).toEqual(["0 / 2", "0", "正在颁发"]);
  await until(() => host.refresh.mock.calls.length > 0);
  expect(host.refresh).toHaveBeenCalledWith([["getCertificateBatch", { id: "12" }]]);
});

test("says who got none, and why, and asks for nothing more", async () => {
  const refusedList = [{ name: "小明😀", reason: "characters" as const, characters: "😀" }];
  const host = await open({}, { ...batch, doneCount: 2, issuedCount: 1, refusedList, gmtDone: "2026-11-20 10:00:00" });
  const progress = screen.getByRole("group", { name: "颁发进度" });
  expect(texts(within(progress).getAllByRole("definition"))).toEqual(["2 / 2", "1", "2026/11/20 10:00"]);
  expect(screen.getByRole("table", { name: "未颁发的人" }).textContent).toContain("姓名里有无法印出的字符😀");
  expect(host.refresh).not.toHaveBeenCalled();
});
