import { screen, within } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { button, clear, click, draw as mount, field, t, texts, type, until } from "../../forms/testing/page.ts";
import { addresses, draw } from "../testing/draw.tsx";
import { MemberList } from "./MemberList.tsx";

const trade = {
  name: "trade",
  title: "工种",
  isAsked: true,
  choices: [
    { value: "q1", label: "电工" },
    { value: "q2", label: "焊工" },
  ],
};
const gone = { name: "size", title: "尺码", isAsked: false, choices: [] };
const standing = {
  joinKind: "site",
  firstLoginVerificationStatus: 1,
  needPerfection: false,
  reviewState: "none",
  opinion: "",
  directUser: false,
  roadTransportationUser: false,
  isRecommended: false,
  hasSelfie: false,
} as const;
const answered = {
  ...standing,
  userNo: "7",
  name: "陈小北",
  mobile: "138****0001",
  gmtCreate: "2026-01-01 08:00:00",
  gmtAnswer: "2026-01-02 09:30:00",
  answers: { trade: "焊工", size: "L" },
};
const silent = { ...standing, userNo: "8", name: "", mobile: "", gmtCreate: "2026-01-03 08:00:00", answers: {} };
const exportMembers = vi.fn(async (_input: object) => ({
  fileName: "机构学员.csv",
  mediaType: "text/csv",
  content: btoa("a,b"),
}));
const calls = { exportMembers } as never;
const props = {
  items: [answered, silent],
  questions: [trade, gone],
  total: 2,
  path: "/people",
  emptyText: "还没有学员",
};
afterEach(clear);

test("shows each person with what they answered, and says what is no longer asked", () => {
  const drawn = draw(MemberList, props, { operations: calls });
  const [first, second] = within(drawn).getAllByRole("listitem");
  expect(texts(within(first!).getAllByRole("term"))).toEqual(["工种", "尺码（已不再询问）"]);
  expect(texts(within(first!).getAllByRole("definition"))).toEqual(["焊工", "L"]);
  expect(second?.textContent).toContain("未填写姓名");
  expect(second?.textContent).toContain("还没有填写");
  expect(within(second!).queryByRole("term")).toBeNull();
});

test("filters by the address, also without JavaScript, and only by what is still asked", () => {
  const drawn = draw(
    MemberList,
    { ...props, query: { answered: "yes", choice: "trade:q2", keyword: "陈" } },
    { operations: calls },
  );
  const form = within(drawn).getByRole("search");
  expect(form.getAttribute("action")).toBe("/people");
  const choice = field<HTMLSelectElement>("按回答筛选", form);
  const groups = within(choice).getAllByRole<HTMLOptGroupElement>("group");
  expect(groups.map(({ label }) => label)).toEqual(["工种"]);
  expect(choice).toMatchObject({ name: "choice", value: "trade:q2" });
  expect(field("填写情况", form)).toMatchObject({ name: "answered", value: "yes" });
  expect(field("姓名或手机号后四位", form)).toMatchObject({ name: "keyword", value: "陈" });
});

test("tells nobody found from nobody there", () => {
  expect(draw(MemberList, { ...props, items: [], total: 0 }, { operations: calls }).textContent).toContain(
    "还没有学员",
  );
  expect(
    draw(MemberList, { ...props, items: [], total: 0, query: { keyword: "无" } }, { operations: calls }).textContent,
  ).toContain("没有符合条件的学员");
});

test("lets an operator name an organisation, nobody else, and says where there is none of that number", () => {
  const drawn = draw(MemberList, { ...props, isOperator: true, query: { siteOrgNo: "1001" } }, { operations: calls });
  expect(field(t("memberList.orgNo"), drawn)).toMatchObject({ name: "siteOrgNo", value: "1001" });
  expect(within(draw(MemberList, props, { operations: calls })).queryByLabelText(t("memberList.orgNo"))).toBeNull();
  const { items: _items, ...unread } = props;
  const none = draw(MemberList, { ...unread, isOperator: true, orgNo: "9999" }, { operations: calls });
  expect(none.textContent).toContain(t("memberList.noOrg", { orgNo: "9999" }));
  expect(none.textContent).not.toContain(t("memberList.total", { count: props.total }));
});

test("goes on from the last person shown, with the same filters, and back to the beginning", () => {
  const links = (more: object) => {
    const nav = within(draw(MemberList, { ...props, ...more }, { operations: calls })).queryByRole("navigation");
    return nav ? addresses(nav) : [];
  };
  expect(links({})).toEqual([]);
  expect(links({ next: "8", query: { answered: "yes" } })).toEqual(["/people?answered=yes&before=8"]);
  expect(links({ next: "8", query: { before: "20" } })).toEqual(["/people", "/people?before=8"]);
  expect(links({ query: { before: "9" } })).toEqual(["/people"]);
  const drawn = draw(MemberList, { ...props, items: [], query: { before: "1" } }, { operations: calls });
  expect(drawn.textContent).toContain("后面没有学员了");
});

test("gives a file of what is filtered, and says where that fails", async () => {
  const made = vi.fn((_blob: Blob) => "blob:x");
  vi.stubGlobal("URL", Object.assign(URL, { createObjectURL: made, revokeObjectURL: () => undefined }));
  await mount(
    <MemberList
      {...props}
      query={{ answered: "yes", choice: "trade:q2" }}
      slots={{}}
      on={{}}
      t={t}
      locale="zh-CN"
      blockKey="b"
      operations={calls}
    />,
  );
  await click(button("导出 Excel"));
  await until(() => made.mock.calls.length === 1);
  expect(exportMembers).toHaveBeenCalledWith({
    format: "xlsx",
    keyword: "",
    state: "",
    answered: "yes",
    choice: "trade:q2",
  });
  exportMembers.mockRejectedValueOnce(new Error("offline"));
  await click(button("导出 Excel"));
  await until(() => screen.getByRole("status").textContent !== "");
  vi.unstubAllGlobals();
});

test("looks at a profile that waits, and verifies it or sends it back with words", async () => {
  const operations = {
    exportMembers,
    getMemberProfile: vi.fn(async (_input: object) => ({
      userNo: "7",
      name: "陈小北",
      reviewState: "waiting" as const,
      opinion: "",
      answerList: [{ title: "证件号", value: "110101199003077758" }],
    })),
    auditMemberProfile: vi.fn(async (_input: object) => ({})),
    sendProfileRequest: vi.fn(async (_input: object) => ({ askedCount: 1 })),
    updateMember: vi.fn(async (_input: object) => ({})),
    removeMember: vi.fn(async (_input: object) => ({})),
  };
  const changed = vi.fn(async () => ({ done: true as const }));
  await mount(
    <MemberList
      {...props}
      items={[{ ...answered, reviewState: "waiting" }]}
      slots={{}}
      on={{ changed }}
      t={t}
      locale="zh-CN"
      blockKey="b"
      operations={operations as never}
    />,
  );
  await click(screen.getByText("管理"));
  await screen.findByRole("button", { name: t("memberList.look") });
  expect(screen.queryByRole("button", { name: t("memberList.verify") })).toBeNull();
  await click(button(t("memberList.look")));
  expect(texts(screen.getAllByRole("definition"))).toContain("110101199003077758");
  await type(screen.getByRole("textbox", { name: /^给学员的说明/ }), "证件号不对");
  await click(button(t("memberList.sendBack")));
  expect(operations.auditMemberProfile).toHaveBeenCalledWith({ userNo: "7", isVerified: false, opinion: "证件号不对" });
  expect(changed).toHaveBeenCalledOnce();
  await click(screen.getByRole("checkbox", { name: /^直属学员/ }));
  expect(operations.updateMember).toHaveBeenCalledWith({ userNo: "7", directUser: true });
  await click(button(t("memberList.ask")));
  expect(operations.sendProfileRequest).toHaveBeenCalledWith({ userNoList: ["7"] });
  await click(button(t("memberList.remove")));
  expect(operations.removeMember).not.toHaveBeenCalled();
  await click(button(t("memberList.removeYes")));
  expect(operations.removeMember).toHaveBeenCalledWith({ userNo: "7" });
});
