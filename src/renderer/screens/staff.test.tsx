import { screen, within } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import staffDesk from "../../../tenants/default/screens/account/organization/staff.json" with { type: "json" };
import work from "../../../tenants/default/screens/account/work.json" with { type: "json" };
import { button, clear, click, field, texts, type, until } from "../../forms/testing/page.ts";
import type { Staff, StaffPlace } from "../../generated/types.ts";
import { dialogs, openScreen } from "../testing/screen.tsx";

const at = { gmtExpire: "2026-12-01 09:00:00", gmtCreate: "2026-11-20 09:00:00" };
const editor: Staff = {
  id: "7",
  name: "李雷",
  mobile: "138****0007",
  staffRole: "editor",
  note: "市场部",
  state: "accepted",
  isSelf: false,
  authorName: "江城工业职业学校",
  ...at,
};
const invited: Staff = { ...editor, id: "8", name: "", mobile: "138****0008", staffRole: "author", state: "open" };
const place: StaffPlace = {
  id: "7",
  orgNo: "1001",
  orgName: "江城工业职业学校",
  staffRole: "editor",
  state: "open",
  isActing: false,
  ...at,
};

const openDesk = (list: Staff[], isReadOnly = false) =>
  openScreen({
    screen: staffDesk,
    data: { staff: { list, totalCount: list.length, totalPage: 1, pageCurrent: 1, pageSize: 20, isReadOnly } },
  });
const openWork = (placeList: StaffPlace[]) =>
  openScreen({ screen: work, data: { places: { placeList, isActing: placeList.some(({ isActing }) => isActing) } } });
/** What the buttons are called, without the name of the record that each says after it. */
const called = (buttons: HTMLElement[]) =>
  texts(buttons).map((text) => text.replace(/ ?(江城工业职业学校|云帆商学院|李雷|138\S+)$/, ""));
const actions = (name: RegExp) => called(within(screen.getByRole("row", { name })).queryAllByRole("button"));

dialogs();
afterEach(clear);

test("lists who works there and who is invited, and asks for number and role of somebody new", async () => {
  const host = await openDesk([editor, invited]);
  expect(screen.getByRole("row", { name: /李雷/ }).textContent).toContain("编辑");
  expect(actions(/李雷/)).toEqual(["变更岗位", "移出"]);
  expect(actions(/138\*{4}0008/)).toEqual(["变更岗位", "撤回"]);
  await click(button("邀请工作人员"));
  const dialog = await screen.findByRole("dialog");
  await until(() => within(dialog).queryByLabelText(/^手机号/));
  await type(field(/^手机号/, dialog), "13800000012");
  const role = within(dialog).getByLabelText<HTMLSelectElement>(/^岗位/);
  expect(texts(within(role).getAllByRole("option")).slice(1)).toEqual([
    "负责人",
    "编辑",
    "作者",
    "教学",
    "财务",
    "查看",
  ]);
  await type(role, [...role.options].find(({ text }) => text === "作者")?.value ?? "");
  await click(button("邀请", dialog));
  await until(() => host.call.mock.calls.length > 0);
  expect(host.call.mock.calls[0]?.slice(0, 2)).toEqual([
    "saveStaffInvitation",
    { staffMobile: "13800000012", staffRole: "author", days: 14, note: "" },
  ]);
});

test("offers nobody to remove themselves, and a reader nothing at all", async () => {
  await openDesk([{ ...editor, isSelf: true }]);
  expect(actions(/李雷/)).toEqual(["变更岗位"]);
  clear();
  await openDesk([editor, invited], true);
  expect(actions(/李雷/)).toEqual([]);
  expect(screen.queryByRole("button", { name: "邀请工作人员" })).toBeNull();
});

test("lets somebody answer, begin to act, and leave", async () => {
  const host = await openWork([place, { ...place, id: "9", orgNo: "1002", orgName: "云帆商学院", state: "accepted" }]);
  await click(button(/^接受/));
  await until(() => host.toast.mock.calls.length === 1);
  await click(button(/^为其工作/));
  await until(() => host.toast.mock.calls.length === 2);
  expect(host.call.mock.calls.map(([operation, input]) => [operation, input])).toEqual([
    ["updateStaffInvitation", { id: "7", isAccepted: true }],
    ["startStaffWork", { workOrgNo: "1002" }],
  ]);
  expect(screen.getByRole("button", { name: "退出 云帆商学院" })).toBeTruthy();
});

test("offers who acts for one to stop, and nothing that is their own", async () => {
  await openWork([
    { ...place, state: "accepted", isActing: true },
    { ...place, id: "9", orgName: "云帆商学院" },
  ]);
  const buttons = called(screen.getAllByRole("button"));
  expect(buttons).toEqual(["结束，回到个人身份"]);
});

test("says why an account of an organisation cannot accept", async () => {
  await openWork([{ ...place, hindrance: "other" }]);
  expect(screen.getByText(/请用自己的个人账号接受/)).toBeTruthy();
  expect(called(screen.getAllByRole("button"))).toEqual(["谢绝"]);
});
