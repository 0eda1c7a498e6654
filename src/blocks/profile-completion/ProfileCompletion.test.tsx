import { afterEach, beforeEach, expect, test, vi } from "vitest";
import * as errorCode from "../../generated/error-codes.ts";
import form from "../../../schemas/forms/profile-completion.form.json" with { type: "json" };
import { FormDefinitionsContext } from "../../forms/definition.ts";
import { clear, click, draw, one, press, t, texts, type, until } from "../../forms/testing/page.ts";
import { driverCalls } from "../../forms/testing/driver-form.ts";
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
const goOn = async () => {
  await until(() => document.querySelector("[role=alertdialog]"));
  await click(".completion-go");
  await until(() => document.querySelector("#p_name"));
};
const fillIn = async () => {
  for (const [name, value] of Object.entries({ idcard: "110101199001011234", address: "北京市", postcode: "100000" }))
    await type(`#p_${name}`, value);
  await click("button[type=submit]");
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
  expect(document.querySelector("[role=alertdialog], [role=dialog]")).toBeNull();
});

test("an alert comes first, then the dialog, begun with what the server knows", async () => {
  await show(true);
  await until(() => document.querySelector("[role=alertdialog]"));
  expect(texts("[role=alertdialog] h2, [role=alertdialog] p")).toEqual([
    "需要完善信息",
    "信息待核实，请更新并完善信息",
  ]);
  await goOn();
  expect(one<HTMLInputElement>("#p_name").value).toBe("王强");
  expect(one("[role=dialog]").contains(document.activeElement)).toBe(true);
});

test("it cannot be dismissed, and the page behind it is out of reach", async () => {
  await show(true);
  await goOn();
  await press("Escape");
  await press("Escape", document.body);
  await click(document.querySelector<HTMLElement>(".completion")?.parentElement ?? "missing");
  expect(document.querySelector("#p_name")).not.toBeNull();
  expect(texts("[role=dialog] button").filter((label) => !["提交", "退出登录"].includes(label))).toEqual([]);
  const main = one("main");
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
  await until(() => !document.querySelector("[role=dialog]"));
});

test("a refusal stands in the dialog, unless its message says 成功", async () => {
  operations.updateNeedPerfection.mockRejectedValueOnce(
    Object.assign(new Error("证件号不正确"), { code: errorCode.SUGGESTION_TOO_MANY }),
  );
  await show(true);
  await goOn();
  await fillIn();
  await until(() => document.querySelector(".lf-fault"));
  expect(one(".lf-fault").textContent).toBe("证件号不正确");
  expect(completed).not.toHaveBeenCalled();
  operations.updateNeedPerfection.mockRejectedValueOnce(Object.assign(new Error("已提交成功"), { code: 1202 }));
  await click("button[type=submit]");
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
  expect(one("[role=note]").textContent).toBe("退回原因： 证件号与姓名不符");
  expect(one("[role=dialog]").textContent).toContain(t("profileCompletion.reviewed"));
  await fillIn();
  await until(() => completed.mock.calls.length);
  expect(completed).toHaveBeenCalledWith({ message: "提交成功，等待核实" });
});

test("signing out is the other way out", async () => {
  await show(true);
  await goOn();
  await click([...document.querySelectorAll<HTMLElement>("[role=dialog] button")].at(-1) ?? "missing");
  expect(signOut).toHaveBeenCalled();
});
