import { screen, within } from "@testing-library/react";
import { act } from "react";
import { afterEach, beforeEach, expect, test } from "vitest";
import people from "../../../tenants/default/screens/account/exams/people.json" with { type: "json" };
import questions from "../../../tenants/default/screens/account/exams/question/import.json" with { type: "json" };
import classes from "../../../tenants/default/screens/account/grades/teacher.json" with { type: "json" };
import invite from "../../../tenants/default/screens/account/organization/invite.json" with { type: "json" };
import payouts from "../../../tenants/default/screens/studio/payouts.json" with { type: "json" };
import words from "../../../tenants/default/screens/studio/moderation/words.json" with { type: "json" };
import { button, clear, click, field, t, texts, type, until } from "../../forms/testing/page.ts";
import bundle from "../../generated/built/bundle.json" with { type: "json" };
import { CallError } from "../../browser/call-error.ts";
import { capitalize } from "../../shared/capitalize.ts";
import { isObject } from "../../shared/json.ts";
import { dialogs, openScreen } from "../testing/screen.tsx";

type Calls = NonNullable<Parameters<typeof openScreen>[0]["calls"]>;
const nobody = { list: [], totalCount: 0, totalPage: 0, pageCurrent: 1, pageSize: 20 };
const openInvite = (calls: Calls, viewer = {}) =>
  openScreen({
    screen: invite,
    data: { codes: nobody, invitations: nobody },
    viewer: { orgNo: "1001", ...viewer },
    calls,
  });
const region = (name: string) => screen.getByRole("region", { name });
const list = async (name: string) => {
  await until(() => within(region(name)).queryByLabelText(/^粘贴名单/));
  return field<HTMLTextAreaElement>(/^粘贴名单/, region(name));
};
const message = (name: string) => within(region(name)).getByRole("status").textContent ?? "";
const person = (row: number) => ({ row, record: { personName: `人${row}`, mobile: `1370000${row}` } });

dialogs();
beforeEach(() => sessionStorage.clear());
afterEach(clear);

test("each screen checks lines by a call that answers what the block shows, and takes them by one that takes its records", () => {
  const definitions: Record<string, unknown> = bundle.$defs;
  const fieldsOf = (name: string) => {
    const schema = definitions[name];
    return isObject(schema) && isObject(schema["properties"]) ? schema["properties"] : {};
  };
  for (const { on, props } of [
    invite.blocks.import,
    classes.blocks.import,
    people.blocks.people,
    words.blocks.import,
    payouts.blocks.batch,
    questions.blocks.questions,
  ]) {
    const isOfFile = "files" in props;
    const [check, take] = [on.check[0]!.operation, on.take[0]!.operation].map(capitalize);
    expect(fieldsOf(`${check}Reply`)).toMatchObject({
      ...(take === "ImportWordList"
        ? { takenCount: { type: "integer" }, sampleList: { items: { required: ["row", "text"] } } }
        : {
            ...(isOfFile ? {} : { columnList: { items: { $ref: expect.stringContaining("ReadColumn") } } }),
            recordList: { items: isOfFile ? { $ref: expect.any(String) } : { required: ["row", "record"] } },
          }),
      refusedList: { items: { $ref: expect.stringContaining(isOfFile ? "ExamImportProblem" : "RefusedRow") } },
    });
    if (isOfFile) {
      expect(definitions["ExamImportedQuestion"]).toMatchObject({
        required: expect.arrayContaining(["row", "isDuplicate", "doubtList", "record"]),
      });
      expect(definitions["ExamImportProblem"]).toMatchObject({ required: expect.arrayContaining(["row", "message"]) });
      expect(fieldsOf(`${take}Reply`)).toHaveProperty("duplicateCount");
    } else if (take !== "ImportWordList")
      expect(fieldsOf(`${take}Reply`)).toMatchObject({
        refusedList: { items: { $ref: expect.stringContaining("RefusedEntry") } },
      });
    for (const { name } of "counts" in props ? props.counts : [])
      expect({ ...fieldsOf(`${check}Reply`), ...fieldsOf(`${take}Reply`) }, name).toHaveProperty(name);
  }
});

test("learners: a list is checked, each refused line is named, and the others are invited when that is asked for", async () => {
  const host = await openInvite({
    checkMemberList: () => ({
      columnList: [
        { column: 1, heading: "紧急联系人", example: "李强" },
        { column: 2, heading: "姓名", kind: "name", example: "王芳" },
      ],
      recordList: [{ row: 1, record: { personName: "王芳", mobile: "13700000001" } }],
      refusedList: [{ row: 2, reason: "mobile" }],
    }),
    importMembers: () => ({ invitedCount: 1, refusedList: [] }),
  });
  const name = "按名单邀请";
  await type(await list(name), "王芳,13700000001\n李强,1");
  await click(button("检查", region(name)));
  await until(() => message(name).includes("可以导入 1 行，不能导入 1 行"));
  const columns = screen.getByRole("list", { name: t("importSheet.columns.title") });
  expect(texts(within(columns).getAllByRole("listitem"))).toEqual([
    expect.stringContaining(t("importSheet.columns.leftOut")),
    expect.stringContaining(t("importSheet.columns.kind.name")),
  ]);
  expect(texts(within(screen.getByRole("group", { name: "1 行不能导入" })).getAllByRole("listitem"))).toEqual([
    "第 2 行（李强,1）：没有正确的手机号",
  ]);
  expect(host.call).not.toHaveBeenCalledWith("importMembers", expect.anything(), expect.anything());
  await click(button("邀请（1 行）"));
  await until(() => message(name).includes("已导入 1 行"));
  expect(host.call).toHaveBeenCalledWith(
    "importMembers",
    { siteOrgNo: "1001", personList: [{ personName: "王芳", mobile: "13700000001" }] },
    expect.anything(),
  );
  expect(host.refresh).toHaveBeenCalledWith([["listMemberInvitations", expect.anything()]]);
  // What was refused stays, under its new number.
  expect((await list(name)).value).toBe("李强,1");
  expect(screen.getByText("第 1 行（李强,1）：没有正确的手机号")).toBeTruthy();
});

test("a list that was checked is no longer taken over once it is changed", async () => {
  await openInvite({ checkMemberList: () => ({ columnList: [], recordList: [person(1)], refusedList: [] }) });
  const name = "按名单邀请";
  await type(await list(name), "王芳,13700000001");
  await click(button("检查", region(name)));
  await until(() => screen.queryByRole("button", { name: "邀请（1 行）" }));
  await type(await list(name), "王芳,13700000002");
  expect(screen.queryByRole("button", { name: "邀请（1 行）" })).toBeNull();
});

test("why a list is not checked stands at its field, and the list stays", async () => {
  await openInvite({
    checkMemberList: () => {
      throw new CallError({ code: 1249, message: "名单太长" });
    },
  });
  const name = "按名单邀请";
  await type(await list(name), "王芳,13700000001");
  await click(button("检查", region(name)));
  await until(() => within(region(name)).queryByText("名单太长"));
  expect((await list(name)).value).toBe("王芳,13700000001");
});

test("a long list is taken over in parts; where one is refused, what was taken is gone from the field and the rest stays", async () => {
  const rows = Array.from({ length: 1500 }, (_, index) => index + 1);
  let turn = 0;
  const host = await openInvite({
    checkMemberList: () => ({ columnList: [], recordList: rows.map(person), refusedList: [] }),
    importMembers: () => {
      turn += 1;
      if (turn === 2) throw new CallError({ code: 900, message: "稍后再试" });
      return { invitedCount: 999, refusedList: [{ index: 4, reason: "member" }] };
    },
  });
  const name = "按名单邀请";
  await type(await list(name), ["姓名,手机号", ...rows.slice(1).map((row) => `人${row},1370000${row}`)].join("\n"));
  await click(button("检查", region(name)));
  await until(() => screen.queryByRole("button", { name: /^邀请（1,?500 行）/ }));
  await click(button(/^邀请（1,?500 行）/));
  await until(() => message(name).includes("已导入 999 行"));
  expect(message(name)).toContain("稍后再试");
  const sent = host.call.mock.calls.filter(([operation]) => operation === "importMembers");
  expect(sent.map(([, { personList }]) => (personList as object[]).length)).toEqual([1000, 500]);
  const left = (await list(name)).value.split("\n");
  expect([left.length, left[0], left[1]]).toEqual([501, "人5,13700005", "人1001,13700001001"]);
  expect(screen.getByText("第 1 行（人5,13700005）：已经是学员")).toBeTruthy();
});

test("what was pasted and not taken over is there again after another page, for the same person", async () => {
  const calls: Calls = {
    checkMemberList: () => ({ columnList: [], recordList: [person(1)], refusedList: [{ row: 2, reason: "twice" }] }),
    importMembers: () => ({ invitedCount: 1, refusedList: [] }),
  };
  const name = "按名单邀请";
  await openInvite(calls, { id: "7", signedIn: true });
  await type(await list(name), "王芳,13700000001\n王芳,13700000001");
  await click(button("检查", region(name)));
  await until(() => screen.queryByRole("button", { name: "邀请（1 行）" }));
  await openInvite(calls, { id: "7", signedIn: true });
  await until(() => field<HTMLTextAreaElement>(/^粘贴名单/).value === "王芳,13700000001\n王芳,13700000001");
  await click(button("检查", region(name)));
  await until(() => screen.queryByRole("button", { name: "邀请（1 行）" }));
  await click(button("邀请（1 行）"));
  await until(() => message(name).includes("已导入 1 行"));
  await openInvite(calls, { id: "7", signedIn: true });
  await until(() => field<HTMLTextAreaElement>(/^粘贴名单/).value === "王芳,13700000001");
  await openInvite(calls, { id: "8", signedIn: true });
  expect((await list(name)).value).toBe("");
});

async function choose(): Promise<void> {
  const file = field("选择 XLSX、CSV 或文本文件");
  Object.defineProperty(file, "files", { value: [new File(["x"], "list.xlsx")], configurable: true });
  await act(async () => void file.dispatchEvent(new Event("change", { bubbles: true })));
}

test("a class: a workbook becomes lines of the field, and what would come of them is counted before and after", async () => {
  const counts = { joinedCount: 1, invitedCount: 0 };
  const host = await openScreen({
    screen: classes,
    data: { grade: { id: "7", gradeName: "一班", noticeList: [], codeList: [] } },
    query: { grade: "7", tab: "import" },
    calls: {
      getSheetText: () => ({ text: "姓名\t手机号\n周晓明\t13800000001" }),
      checkGradeList: () => ({
        columnList: [],
        recordList: [{ row: 2, record: { name: "周晓明", mobile: "13800000001" } }],
        refusedList: [],
        ...counts,
      }),
      importGradeMembers: () => ({ ...counts, refusedList: [] }),
    },
  });
  const name = "导入名单";
  await list(name);
  await choose();
  await until(() => field<HTMLTextAreaElement>(/^粘贴名单/).value === "姓名\t手机号\n周晓明\t13800000001");
  await click(button("检查", region(name)));
  await until(() => message(name).includes("直接加入 1 · 发出邀请 0"));
  expect(texts(within(screen.getByRole("list", { name: "可以导入的行" })).getAllByRole("listitem"))).toEqual([
    "第 2 行 周晓明 13800000001",
  ]);
  await click(button("导入（1 行）"));
  await until(() => message(name).includes("已导入 1 行直接加入 1 · 发出邀请 0"));
  expect(host.call).toHaveBeenCalledWith(
    "importGradeMembers",
    { gradeId: "7", personList: [{ name: "周晓明", mobile: "13800000001" }] },
    expect.anything(),
  );
  // Nothing is left to be corrected: the heading goes too.
  expect((await list(name)).value).toBe("");
});

test("a file that cannot be read is refused with its reason, and what was in the field stays", async () => {
  await openInvite({
    getSheetText: () => {
      throw new CallError({ code: 1214, message: "不支持这种文件" });
    },
  });
  const name = "按名单邀请";
  await type(await list(name), "王芳,13700000001");
  await choose();
  await until(() => within(region(name)).queryAllByText("不支持这种文件").length > 0);
  expect((await list(name)).value).toBe("王芳,13700000001");
});

test("an exam: people are added by lines; who was refused and what cannot be read stays in the field", async () => {
  const host = await openScreen({
    screen: people,
    data: {
      exam: { id: "7", examName: "测验", examAudience: 4 },
      people: { ...nobody, revokedCount: 0 },
      assistants: { list: [] },
    },
    calls: {
      checkExamPeople: () => ({
        columnList: [],
        recordList: [
          { row: 1, record: { personName: "王芳", personNumber: "S-1" } },
          { row: 2, record: { personName: "李强", personNumber: "S-2" } },
        ],
        refusedList: [{ row: 3, reason: "unreadable" }],
      }),
      addExamPeople: () => ({ addedCount: 1, refusedList: [{ index: 0, reason: "there" }] }),
    },
  });
  const name = "添加考生";
  await type(await list(name), "王芳,S-1\n李强,S-2\n,9");
  await click(button("检查", region(name)));
  await until(() => screen.queryByText("第 3 行（,9）：看不懂"));
  await click(button("添加（2 行）"));
  await until(() => message(name).includes("已导入 1 行"));
  expect(host.call).toHaveBeenCalledWith(
    "addExamPeople",
    {
      examId: "7",
      peopleList: [
        { personName: "王芳", personNumber: "S-1" },
        { personName: "李强", personNumber: "S-2" },
      ],
    },
    expect.anything(),
  );
  expect((await list(name)).value).toBe("王芳,S-1\n,9");
  expect(screen.getByText("第 1 行（王芳,S-1）：已在名单中")).toBeTruthy();
  expect(screen.getByText("第 2 行（,9）：看不懂")).toBeTruthy();
  expect(host.refresh).toHaveBeenCalledWith([["listExamPeople", expect.anything()]]);
});
