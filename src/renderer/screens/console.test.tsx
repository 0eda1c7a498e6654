import { screen, within } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import add from "../../../tenants/default/screens/studio/operator/add.json" with { type: "json" };
import domains from "../../../tenants/default/screens/studio/operator/domains.json" with { type: "json" };
import log from "../../../tenants/default/screens/studio/operator/log.json" with { type: "json" };
import sites from "../../../tenants/default/screens/studio/operator/index.json" with { type: "json" };
import payouts from "../../../tenants/default/screens/studio/payouts.json" with { type: "json" };
import { button, clear, click, field, texts, type, until } from "../../forms/testing/page.ts";
import type { AuditEntry, Payout, SiteCard, SiteDomain } from "../../generated/types.ts";
import { addresses } from "../../blocks/testing/draw.tsx";
import { dialogs, openScreen } from "../testing/screen.tsx";

const site: SiteCard = {
  siteOrgNo: "1001",
  orgName: "江城学校",
  state: "active",
  stateReason: "",
  host: "jiang.example.cn",
  flavour: "",
  domainHealth: "good",
  planName: "标准",
  source: "studio",
  gmtChange: "2026-11-20 10:00:00",
  faultCount: 0,
  courseCount: 12,
  memberCount: 340,
  saleCount: 5,
  turnover: "1200.00",
  storageBytes: 2_000_000,
  siteUrl: "/org/1001",
  studioUrl: "/org/1001/studio",
  consoleUrl: "/studio/operator/site/1001",
  logUrl: "/studio/operator/log?siteOrgNo=1001",
};
const domain: SiteDomain = {
  host: "jiang.example.cn",
  siteOrgNo: "1001",
  orgName: "江城学校",
  state: "verified",
  reason: "",
  recordName: "_lectern.jiang.example.cn",
  recordValue: "lectern=abc",
  isCanonical: true,
  isRemovable: true,
  gmtCreate: "2026-11-20 10:00:00",
};
const page = (list: object[]) => ({ list, totalCount: list.length, totalPage: 1, pageCurrent: 1, pageSize: 20 });
const rows = () =>
  screen
    .getAllByRole("row")
    .slice(1)
    .map((row) => [...texts(within(row).getAllByRole("rowheader")), ...texts(within(row).getAllByRole("cell"))]);

dialogs();
afterEach(clear);

test("operators see each site with its state, why it is suspended, its use, and what is amiss", async () => {
  const suspended: SiteCard = {
    ...site,
    siteOrgNo: "1002",
    orgName: "安途",
    state: "suspended",
    stateReason: "欠费",
    host: "",
    domainHealth: "none",
    gmtDraft: "2026-11-21 09:00:00",
    faultCount: 3,
  };
  await openScreen({ screen: sites, data: { sites: page([site, suspended]) } });
  const use = ["课程12", "成员340", "30 天售出5", "30 天成交额¥1,200.00", "存储空间1.9 MB", "最近发布2026/11/20 10:00"];
  expect(rows().map((row) => row.filter((cell) => cell !== ""))).toEqual([
    ["江城学校1001", "状态正常", "域名状况正常jiang.example.cn", ...use, "未发布的草稿", "错误"],
    ["安途1002", "状态已停用欠费", "域名状况", ...use, "未发布的草稿2026/11/21 09:00", "错误3"],
  ]);
  for (const fine of screen.getAllByText("正常", { selector: "td *" }))
    expect(fine.classList.contains("good")).toBe(true);
  expect(screen.getByText("已停用", { selector: "td *" }).classList.contains("bad")).toBe(true);
  const leading = addresses(screen.getByRole("table")).filter((address) => !address?.includes("sort="));
  expect(leading).toEqual(["/studio/operator/site/1001", "/studio/operator/site/1001"]);
});

test("operators find sites by a name and narrow them by their state, in the address", async () => {
  await openScreen({
    screen: sites,
    data: { sites: page([site]) },
    query: { keyword: "校", standing: "active", pageCurrent: "3" },
  });
  const search = screen.getByRole<HTMLFormElement>("search");
  expect(within(search).getByRole<HTMLInputElement>("searchbox", { name: "编号、名称或域名" }).value).toBe("校");
  expect([...new FormData(search)]).toEqual([
    ["keyword", "校"],
    ["standing", "active"],
  ]);
  const links = within(screen.getByRole("navigation", { name: "状态" })).getAllByRole("link");
  expect(links.map((link) => [link.textContent, decodeURIComponent(link.getAttribute("href") ?? "")])).toEqual([
    ["全部", "/studio/operator?keyword=校"],
    ["正常", "/studio/operator?keyword=校&standing=active"],
    ["已停用", "/studio/operator?keyword=校&standing=suspended"],
    ["有错误", "/studio/operator?keyword=校&standing=faulty"],
    ["域名有问题", "/studio/operator?keyword=校&standing=domain"],
    ["有草稿", "/studio/operator?keyword=校&standing=draft"],
  ]);
  expect(links.map((link) => link.getAttribute("aria-current"))).toEqual([null, "true", null, null, null, null]);
});

test("a domain is checked at once, and removed only where it may be", async () => {
  const fixed = { ...domain, host: "fest.example.cn", orgName: "安途", isRemovable: false };
  const host = await openScreen({ screen: domains, data: { domains: page([domain, fixed]) } });
  expect(texts(within(screen.getByRole("table")).getAllByRole("button"))).toEqual([
    "立即检查 jiang.example.cn",
    "移除 jiang.example.cn",
    "立即检查 fest.example.cn",
  ]);
  await click(button("立即检查 fest.example.cn"));
  await until(() => host.toast.mock.calls.length > 0);
  expect(host.call).toHaveBeenCalledWith(
    "checkSiteDomain",
    { siteOrgNo: "1001", host: "fest.example.cn" },
    expect.anything(),
  );
  await click(button("移除 jiang.example.cn"));
  await until(() => host.toast.mock.calls.length > 1);
  expect(host.confirm).toHaveBeenCalledTimes(1);
  expect(host.call).toHaveBeenLastCalledWith(
    "removeSiteDomain",
    { siteOrgNo: "1001", host: "jiang.example.cn" },
    expect.anything(),
  );
});

test("the log says in words how something was done, and leads on to earlier entries", async () => {
  const entry: AuditEntry = {
    id: "77",
    gmtCreate: "2026-11-20 10:00:00",
    actorKind: "token",
    actorUserNo: "1",
    actorName: "备份程序",
    action: "site.publish",
    actionName: "发布站点",
    orgNo: "1001",
    orgName: "江城学校",
    subject: "site:1001",
    detail: {},
  };
  await openScreen({ screen: log, data: { log: { list: [entry], next: "77" } }, query: { action: "site." } });
  expect(rows()).toEqual([
    ["发布站点site:1001", "机构江城学校1001", "操作人备份程序", "方式令牌", "时间2026/11/20 10:00"],
  ]);
  expect(screen.getByRole("link", { name: "更早的记录" }).getAttribute("href")).toBe(
    "/studio/operator/log?action=site.&before=77",
  );
});

test("withdrawals that were agreed to are shown as the bank has them, first those that are being paid", async () => {
  const payout: Payout = {
    withdrawalNo: "2026112000000001",
    gmtCreate: "2026-11-20 10:00:00",
    profitStatus: 5,
    lecturerProfit: "300.00",
    bankCardNo: "6222021234567890123",
    bankName: "工商银行",
    bankBranchName: "江城支行",
    bankUserName: "王芳",
    bankReference: "",
    remark: "户名不符",
    earnerName: "王老师",
    isOrganisation: false,
    approvals: 2,
    gmtDone: "2026-11-22 09:00:00",
  };
  await openScreen({ screen: payouts, data: { waiting: page([]), payouts: page([payout]) } });
  expect(rows()).toEqual([
    [
      "王老师2026112000000001",
      "金额¥300.00",
      "状态未通过户名不符",
      "收款户名王芳6222021234567890123",
      "批次号",
      "申请时间2026/11/20 10:002026/11/22 09:00",
    ],
  ]);
  const links = within(screen.getByRole("navigation", { name: "状态" })).getAllByRole("link");
  expect(texts(links)).toEqual(["付款中", "确认中", "成功", "未通过"]);
  expect(links[0]?.getAttribute("aria-current")).toBe("true");
});

test("a site is added from a card, and from the platform's own where none was chosen", async () => {
  const card = { about: "听说读写分级学习。", picture: "/flavours/language-school/pictures/card.webp" };
  const list = [
    { flavour: "", title: "平台默认站点", about: "", picture: "" },
    { flavour: "language-school", title: "外语学校", ...card },
  ];
  let tries = 0;
  const listFlavours = () => {
    if ((tries += 1) === 1) throw new Error("away");
    return { list };
  };
  const host = await openScreen({ screen: add, data: {}, calls: { listFlavours } });
  await until(() => screen.queryByRole("alert") !== null);
  await click(button("加载失败，点击重试"));
  const choice = await screen.findByRole("radiogroup", { name: /^从哪个站点开始/ });
  const radios = within(choice).getAllByRole<HTMLInputElement>("radio");
  expect(radios.map(({ checked }) => checked)).toEqual([true, false]);
  expect(within(choice).getByText(card.about)).toBeDefined();
  await click(within(choice).getByRole("radio", { name: /^外语学校/ }));
  await type(field(/^机构编号/), "lingua");
  await type(field(/^机构名称/), "弦歌外语");
  await type(field(/^负责人手机号/), "13911112222");
  await click(button("新增机构"));
  await until(() => host.toast.mock.calls.length > 0);
  expect(host.call).toHaveBeenCalledWith(
    "addSite",
    expect.objectContaining({ siteOrgNo: "lingua", flavour: "language-school" }),
    expect.anything(),
  );
});
