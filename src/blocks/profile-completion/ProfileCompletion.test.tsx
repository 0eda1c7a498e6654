import { screen, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import * as errorCode from "../../generated/error-codes.ts";
import form from "../../../schemas/forms/profile-completion.form.json" with { type: "json" };
import { FormDefinitionsContext } from "../../forms/definition.ts";
import { button, clear, click, draw, field, press, t, texts, type, until } from "../../forms/testing/page.ts";
import { driverCalls } from "../../forms/testing/driver-form.ts";
import { refusal } from "../../forms/testing/messages.ts";
import type { BlockProps } from "../block.ts";
import { ProfileCompletion } from "./ProfileCompletion.tsx";

const operations = {
  ...driverCalls,
  getNeedPerfection: vi.fn(),
  updateNeedPerfection: vi.fn(),
} as unknown as BlockProps<"profileCompletion">["operations"] &
  Record<"getNeedPerfection" | "updateNeedPerfection", ReturnType<typeof vi.fn>>;
const completed = vi.fn(async () => ({ done: true as const }));
const signOut = vi.fn(async () => ({ done: true as const }));
const props: BlockProps<"profileCompletion"> = {
  open: true,
  slots: {},
  on: { completed, signOut },
  t,
  locale: "zh-CN",
  blockKey: "p",
  operations,
};

const show = async (open: boolean) => {
  await draw(
    <FormDefinitionsContext value={{ "profile-completion": { ...form, validator: "profile-completion" } }}>
      <a href="/">behind</a>
      <ProfileCompletion {...props} open={open} />
    </FormDefinitionsContext>,
  );
};
const dialog = () => screen.getByRole("dialog", { name: "完善信息" });
const personName = () => screen.findByRole<HTMLInputElement>("textbox", { name: "姓名" });
const submit = () => click(button("提交"));
const goOn = async () => {
  await click(within(await screen.findByRole("alertdialog")).getByRole("button"));
  await personName();
};
const fillIn = async () => {
  await type(field(/^证件号/), "110101199001011234");
  await type(field(/^联系地址/), "北京市");
  await type(field(/^邮政编码/), "100000");
  await submit();
};

beforeEach(() => {
  operations.getNeedPerfection.mockReset().mockResolvedValue({
    needPerfection: true,
    firstLoginVerificationStatus: 2,
    reviewState: "none",
    isReviewed: false,
    form: { name: "王强", postcode: "", drtype: null, alien: 1 },
  });
  operations.updateNeedPerfection.mockReset().mockResolvedValue({});
  completed.mockClear();
  signOut.mockClear();
});
afterEach(clear);

test("whoever need not complete anything gets nothing", async () => {
  await show(false);
  expect(screen.queryByRole("alertdialog")).toBeNull();
  expect(screen.queryByRole("dialog")).toBeNull();
});

test("an alert comes first, then the dialog, begun with what the server knows", async () => {
  await show(true);
  const alert = await screen.findByRole("alertdialog", { name: "需要完善信息" });
  expect(within(alert).getByText("信息待核实，请更新并完善信息")).toBeDefined();
  await goOn();
  expect((await personName()).value).toBe("王强");
  expect(dialog().contains(document.activeElement)).toBe(true);
});

test("it cannot be dismissed, and the page behind it is out of reach", async () => {
  await show(true);
  await goOn();
  await press("Escape");
  await press("Escape", document.body);
  // What is around the dialog is pressed, as one who wants it gone does.
  await click(dialog().parentElement!.parentElement!);
  expect(await personName()).toBeDefined();
  expect(texts(within(dialog()).getAllByRole("button"))).toEqual(["提交", "退出登录"]);
  const main = screen.getByRole("main", { hidden: true });
  expect(main.inert || main.getAttribute("aria-hidden") === "true").toBe(true);
});

test("success is told and the dialog goes; what is sent is what was filled in", async () => {
  await show(true);
  await goOn();
  await fillIn();
  await until(() => completed.mock.calls.length);
  expect(completed).toHaveBeenCalledWith({ message: "信息完善成功" });
  expect(operations.updateNeedPerfection).toHaveBeenCalledWith({
    name: "王强",
    cardtype: 1,
    idcard: "110101199001011234",
    address: "北京市",
    postcode: "100000",
  });
  await until(() => !screen.queryByRole("dialog"));
});

test("a refusal stands in the dialog, unless its message says 成功", async () => {
  operations.updateNeedPerfection.mockRejectedValueOnce(
    Object.assign(new Error("证件号不正确"), { code: errorCode.SUGGESTION_TOO_MANY }),
  );
  await show(true);
  await goOn();
  await fillIn();
  await until(refusal);
  expect(refusal()).toBe("证件号不正确");
  expect(completed).not.toHaveBeenCalled();
  operations.updateNeedPerfection.mockRejectedValueOnce(Object.assign(new Error("已提交成功"), { code: 1202 }));
  await submit();
  await until(() => completed.mock.calls.length);
  expect(completed).toHaveBeenCalledWith({ message: "已提交成功" });
});

test("what was said of it stands above the form, with who looks at it", async () => {
  operations.getNeedPerfection.mockResolvedValue({
    needPerfection: false,
    firstLoginVerificationStatus: 4,
    reviewState: "refused",
    opinion: "证件号与姓名不符",
    isReviewed: true,
    form: { name: "王强" },
  });
  await show(true);
  await goOn();
  expect(screen.getByRole("note").textContent).toBe("退回原因： 证件号与姓名不符");
  expect(dialog().textContent).toContain(t("profileCompletion.reviewed"));
  await fillIn();
  await until(() => completed.mock.calls.length);
  expect(completed).toHaveBeenCalledWith({ message: "提交成功，等待核实" });
});

test("signing out is the other way out", async () => {
  await show(true);
  await goOn();
  await click(button("退出登录"));
  expect(signOut).toHaveBeenCalled();
});
