import { screen, within } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import organisation from "../../../tenants/default/screens/account/organization/member.json" with { type: "json" };
import platform from "../../../tenants/default/screens/studio/members.json" with { type: "json" };
import { button, clear, click, field, texts, type, until } from "../../forms/testing/page.ts";
import type { ListMembersReply, Member, MemberProfile } from "../../generated/types.ts";
import { dialogs, openScreen } from "../testing/screen.tsx";

const silent: Member = {
  userNo: "8",
  name: "",
  mobile: "",
  gmtCreate: "2026-01-03 08:00:00",
  answerList: [],
  joinKind: "site",
  firstLoginVerificationStatus: 1,
  needPerfection: false,
  reviewState: "none",
  opinion: "",
  directUser: false,
  roadTransportationUser: false,
  isRecommended: false,
  hasSelfie: false,
};
const answered: Member = {
  ...silent,
  userNo: "7",
  name: "陈小北",
  mobile: "138****0001",
  gmtCreate: "2026-01-01 08:00:00",
  gmtAnswer: "2026-01-02 09:30:00",
  answerList: [
    { name: "trade", title: "工种", value: "焊工" },
    { name: "size", title: "尺码（已不再询问）", value: "L" },
  ],
};
const waiting: Member = { ...answered, reviewState: "waiting", opinion: "报考要用", hasSelfie: true };
const profile: MemberProfile = {
  userNo: "7",
  name: "陈小北",
  reviewState: "waiting",
  opinion: "",
  answerList: [{ title: "证件号", value: "110101199003077758" }],
};
const choiceList = [
  { value: "trade:q1", label: "电工", group: "工种" },
  { value: "trade:q2", label: "焊工", group: "工种" },
];

interface Opening {
  list?: Member[];
  reply?: Partial<ListMembersReply>;
  query?: Record<string, string>;
  profile?: MemberProfile;
  document?: typeof organisation | typeof platform;
}

function open({ list = [answered, silent], reply, query = {}, profile: shown, document = organisation }: Opening = {}) {
  const members: ListMembersReply = {
    list,
    totalCount: list.length,
    waitingCount: 0,
    choiceList,
    hasNoQuestions: false,
    isPlatform: false,
    ...reply,
  };
  const selfie = query["selfie"] ? { selfie: { fileUrl: "/uploads/selfie.webp" } } : {};
  return openScreen({ screen: document, query, data: { members, ...selfie, ...(shown ? { profile: shown } : {}) } });
}

const dialog = () => screen.getByRole("dialog");
const member = (name: string) => {
  const found = screen
    .getAllByRole("listitem")
    .find((item) => within(item).queryByRole("heading", { level: 2, name: new RegExp(`^${name}`) }));
  return found!;
};
async function fillIn(action: string, values: Record<string, string>, submit = action) {
  await click(button(new RegExp(`^${action}`)));
  await until(() => screen.queryByRole("dialog"));
  await until(() => within(dialog()).queryByRole("button", { name: submit }));
  for (const [label, value] of Object.entries(values)) await type(field(new RegExp(`^${label}`), dialog()), value);
}
const press = (submit: string) => click(within(dialog()).getByRole("button", { name: submit }));
/** The dialog closes once its call was answered. */
async function send(submit: string) {
  await press(submit);
  await until(() => screen.queryByRole("dialog") === null);
}

dialogs();
afterEach(clear);

test("each person is listed with what they answered, and with what is no longer asked", async () => {
  await open();
  const [first, second] = [member("陈小北"), member("未填写姓名")];
  expect(texts(within(first).getAllByRole("term"))).toEqual([
    "手机号",
    "加入时间",
    "填写时间",
    "工种",
    "尺码（已不再询问）",
  ]);
  expect(texts(within(first).getAllByRole("definition")).slice(-2)).toEqual(["焊工", "L"]);
  expect(second.textContent).toContain("还没有填写");
  expect(screen.getByText("共 2 条")).toBeTruthy();
});

test("a form that asks nothing of its own has no column and no menu of answers", async () => {
  await open({ list: [silent], reply: { choiceList: [], hasNoQuestions: true } });
  expect(screen.queryByText("还没有填写")).toBeNull();
  expect(screen.queryByLabelText("填写情况")).toBeNull();
  expect(screen.queryByLabelText("按回答筛选")).toBeNull();
});

test("the list is filtered by the address, without JavaScript, and by answers that can still be chosen", async () => {
  await open({ query: { answered: "yes", choice: "trade:q2", keyword: "陈", state: "waiting", before: "9" } });
  const search = screen.getByRole("search");
  expect(search.getAttribute("action")).toBe("/account/organization/member");
  const choice = field<HTMLSelectElement>("按回答筛选", search);
  expect(
    within(choice)
      .getAllByRole<HTMLOptGroupElement>("group")
      .map(({ label }) => label),
  ).toEqual(["工种"]);
  expect(choice).toMatchObject({ name: "choice", value: "trade:q2" });
  expect(field("填写情况", search)).toMatchObject({ name: "answered", value: "yes" });
  expect(field("姓名或手机号后四位", search)).toMatchObject({ name: "keyword", value: "陈" });
  // What a search keeps is sent once, and a new search begins at the first page.
  const kept = [...new FormData(search as HTMLFormElement)].map(([name, value]) => `${name}=${String(value)}`);
  expect(kept).toEqual(["keyword=陈", "answered=yes", "choice=trade:q2", "state=waiting"]);
});

test("profiles that wait are counted at their filter", async () => {
  await open({ reply: { waitingCount: 3 } });
  const filter = within(screen.getByRole("navigation", { name: "资料状态" }));
  expect(filter.getByRole("link", { name: "待核实 3" }).getAttribute("href")).toBe(
    "/account/organization/member?state=waiting",
  );
});

test("nobody found is told from nobody there, and from nobody further", async () => {
  await open({ list: [] });
  expect(screen.getByText(/^还没有学员/)).toBeTruthy();
  await clear();
  await open({ list: [], query: { keyword: "无" } });
  expect(screen.getByText("没有符合条件的学员")).toBeTruthy();
  await clear();
  await open({ list: [], query: { before: "1" } });
  expect(screen.getByText("后面没有了")).toBeTruthy();
});

test("an operator names an organisation, nobody else does, and a number that nobody has is said to have no list", async () => {
  await open({ document: platform, query: { siteOrgNo: "1001" } });
  expect(field("机构编号（不填为平台）")).toMatchObject({
    name: "siteOrgNo",
    value: "1001",
    pattern: "^[A-Za-z0-9_-]{0,32}$",
  });
  await clear();
  await open();
  expect(screen.queryByLabelText("机构编号（不填为平台）")).toBeNull();
  await clear();
  await openScreen({ screen: platform, query: { siteOrgNo: "9999" }, data: {} });
  expect(screen.getByText("没有这个编号的机构，或者名单暂时读不到。")).toBeTruthy();
  expect(screen.queryByLabelText("填写情况")).toBeNull();
  expect(screen.getByRole("link", { name: "清除筛选" }).getAttribute("href")).toBe("/studio/members");
});

test("the next page goes on from the last person shown, with the same filters, and back to the beginning", async () => {
  const links = () =>
    ["回到第一页", "下一页"].flatMap((name) => screen.queryByRole("link", { name })?.getAttribute("href") ?? []);
  await open();
  expect(links()).toEqual([]);
  await clear();
  await open({ reply: { next: "8" }, query: { answered: "yes" } });
  expect(links()).toEqual(["/account/organization/member?answered=yes&before=8"]);
  await clear();
  await open({ reply: { next: "8" }, query: { before: "20" } });
  expect(links()).toEqual(["/account/organization/member", "/account/organization/member?before=8"]);
});

test("a file has what is filtered, and more than 100,000 people are filtered first", async () => {
  await open({ query: { answered: "yes", choice: "trade:q2" } });
  expect(screen.getByRole("link", { name: "导出表格" }).getAttribute("href")).toBe(
    "/_lectern/export?format=xlsx&list=members&to=%2Faccount%2Forganization%2Fmember%3Fanswered%3Dyes%26choice%3Dtrade%253Aq2",
  );
  await clear();
  await open({ reply: { totalCount: 100_001 } });
  expect(screen.queryByRole("link", { name: "导出表格" })).toBeNull();
  expect(screen.getByText(/^符合条件的超过 100,000 条/)).toBeTruthy();
});

test("a profile is opened by whom it concerns, and is read by nobody who only points at its link", async () => {
  await open({ list: [waiting, silent], query: { keyword: "陈" } });
  const [look, ...others] = screen.getAllByRole("link", { name: /^查看填写的资料/ });
  expect(others).toEqual([]);
  expect(look?.getAttribute("href")).toBe("/account/organization/member?keyword=%E9%99%88&profile=7");
  expect(look?.hasAttribute("data-pressed-only")).toBe(true);
  expect(screen.getByText("报考要用")).toBeTruthy();
  expect(screen.queryByRole("button", { name: /^通过核实/ })).toBeNull();
});

test("a profile that waits is looked at, and verified or sent back with a message", async () => {
  const host = await open({ list: [waiting], profile, query: { profile: "7" } });
  const opened = screen.getByRole("group", { name: "填写的资料" });
  expect(texts(within(opened).getAllByRole("definition"))).toContain("110101199003077758");
  await fillIn("退回", { 给学员的说明: "证件号不对" });
  await send("退回");
  expect(host.call).toHaveBeenCalledWith(
    "auditMemberProfile",
    { userNo: "7", isVerified: false, opinion: "证件号不对" },
    expect.anything(),
  );
  expect(JSON.stringify(host.refresh.mock.calls)).toMatch(/listMembers.*getMemberProfile/);
  await fillIn("通过核实", {});
  await send("通过核实");
  expect(host.call).toHaveBeenLastCalledWith(
    "auditMemberProfile",
    { userNo: "7", isVerified: true },
    expect.anything(),
  );
});

test("a profile is not sent back without a message, and one that was sent back is not sent back again", async () => {
  const host = await open({ list: [waiting], profile, query: { profile: "7" } });
  await fillIn("退回", {});
  await press("退回");
  await within(dialog()).findByRole("alert");
  expect(host.call).not.toHaveBeenCalled();
  await clear();
  await open({ list: [waiting], profile: { ...profile, reviewState: "refused" }, query: { profile: "7" } });
  expect(screen.queryByRole("button", { name: /^退回/ })).toBeNull();
});

test("a selfie is shown to the organisation that asked for it, and a profile that is gone is said to be", async () => {
  await open({ list: [waiting], query: { selfie: "7" } });
  expect(screen.getByRole("img", { name: "认证照片" }).getAttribute("src")).toBe("/uploads/selfie.webp");
  await clear();
  await open({ list: [waiting], query: { profile: "7" } });
  expect(screen.getByText("没有可以查看的资料。")).toBeTruthy();
  await clear();
  await open({ list: [waiting], document: platform });
  expect(screen.queryByRole("link", { name: /^查看认证照片/ })).toBeNull();
});

test("a person is asked for a profile, has their type changed, and is removed, each by a form of its own", async () => {
  const host = await open({ list: [answered] });
  await fillIn("请对方完善资料", {});
  expect(within(dialog()).getByRole("definition").textContent).toBe("138****0001");
  await send("请对方完善资料");
  expect(host.call).toHaveBeenLastCalledWith("sendProfileRequest", { userNoList: ["7"] }, expect.anything());
  await fillIn("学员属性", {}, "保存");
  expect(within(dialog()).queryByRole("checkbox", { name: /^可以推荐他人/ })).toBeNull();
  await click(within(dialog()).getByRole("checkbox", { name: /^直属学员/ }));
  await send("保存");
  expect(host.call).toHaveBeenLastCalledWith(
    "updateMember",
    { userNo: "7", directUser: true, roadTransportationUser: false },
    expect.anything(),
  );
  await fillIn("移出机构", { 给学员的说明: "本期已结束" });
  expect(dialog().textContent).toContain("课程、进度和证书都会保留");
  await send("移出机构");
  expect(host.call).toHaveBeenLastCalledWith("removeMember", { userNo: "7", opinion: "本期已结束" }, expect.anything());
});

test("an operator says of an organisation's learner who may recommend, and removes nobody from the platform", async () => {
  const host = await open({ list: [answered], document: platform, query: { siteOrgNo: "1001" } });
  expect(screen.getByRole("button", { name: /^移出机构/ })).toBeTruthy();
  await fillIn("学员属性", {}, "保存");
  await click(within(dialog()).getByRole("checkbox", { name: /^可以推荐他人/ }));
  await send("保存");
  expect(host.call).toHaveBeenLastCalledWith(
    "updateMember",
    { siteOrgNo: "1001", userNo: "7", directUser: false, roadTransportationUser: false, isRecommended: true },
    expect.anything(),
  );
  await clear();
  await open({ list: [answered], document: platform, reply: { isPlatform: true } });
  expect(screen.queryByRole("button", { name: /^移出机构/ })).toBeNull();
});
