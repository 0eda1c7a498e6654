import { screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import advice from "../../../schemas/forms/advice.form.json" with { type: "json" };
import * as errorCode from "../../generated/error-codes.ts";
import { FormDefinitionsContext } from "../../forms/definition.ts";
import { loginForm } from "../../forms/testing/sample-forms.ts";
import { button, clear, click, draw, field, t, type, until } from "../../forms/testing/page.ts";
import { driverCalls } from "../../forms/testing/driver-form.ts";
import type { BlockProps, Outcome } from "../block.ts";
import { FormBlock } from "./FormBlock.tsx";

vi.mock("../../forms/captcha/solve.ts", () => ({ solveCaptcha: async () => "solved" }));

const submit = vi.fn(async (_payload?: unknown): Promise<Outcome> => ({ done: true }));
const operations = driverCalls as unknown as BlockProps<"form">["operations"];
const show = (more: Partial<BlockProps<"form">> = {}) =>
  draw(
    <FormDefinitionsContext value={{ login: loginForm, advice: { ...advice, validator: "advice" } }}>
      <FormBlock
        form="login"
        title="联系我们"
        doneText="已收到"
        slots={{}}
        on={{ submit }}
        t={t}
        locale="zh-CN"
        blockKey="b"
        operations={operations}
        {...more}
      />
    </FormDefinitionsContext>,
  );
const fillIn = async () => {
  await type(screen.getByRole("textbox", { name: "手机号或登录名" }), "a");
  await type(field(/^密码/), "b");
  await click(button("登录"));
};

afterEach(clear);

test("the filled-in values are the payload of submit; then the form says that it is done", async () => {
  await show();
  expect(button("登录").textContent).toBe(t("form.login.submit"));
  await fillIn();
  await until(() => screen.queryByRole("status"));
  expect(submit).toHaveBeenCalledWith({ loginName: "a", password: "b" });
  expect(screen.queryByRole("textbox")).toBeNull();
});

test("when an action fails the form stays, with what the server said", async () => {
  submit.mockResolvedValueOnce({
    done: false,
    error: Object.assign(new Error("太频繁"), { code: errorCode.CODE_TOO_SOON }),
  });
  await show();
  await fillIn();
  await until(() => screen.queryByRole("alert"));
  expect(screen.getByRole("alert").textContent).toBe("太频繁");
  expect(screen.getByRole<HTMLInputElement>("textbox", { name: "手机号或登录名" }).value).toBe("a");
});

test("when the person said no to a question the form stays, without a word", async () => {
  submit.mockClear().mockResolvedValueOnce({ done: false });
  await show();
  await fillIn();
  await until(() => submit.mock.calls.length);
  expect([screen.queryByRole("alert"), screen.queryByRole("status")]).toEqual([null, null]);
});

test("values to start with are in their fields", async () => {
  await show({ initial: { loginName: "ann" } });
  expect(screen.getByRole<HTMLInputElement>("textbox", { name: "手机号或登录名" }).value).toBe("ann");
});

test("with blocks for what comes after, they stand in the form's place and get the focus", async () => {
  await show({ slots: { done: "三天内答复" } });
  await fillIn();
  await until(() => screen.queryByText("已收到"));
  expect(document.activeElement?.textContent).toBe("已收到三天内答复");
});

describe("a call that wants a captcha", () => {
  const getCaptcha = vi.fn(async () => ({ captcha: {} }));
  const needed = Object.assign(new Error("请完成验证"), { code: errorCode.CAPTCHA_NEEDED });
  const guarded = { captcha: true, operations: { ...driverCalls, getCaptcha } as unknown as typeof operations };

  test("gets one solved before, of whoever is not signed in", async () => {
    submit.mockClear();
    await show({ ...guarded, signedIn: false });
    await fillIn();
    await until(() => screen.queryByText("已收到"));
    expect(submit.mock.calls).toEqual([[{ loginName: "a", password: "b", captcha: "solved" }]]);
  });

  test("gets none of who is signed in, unless the server asks for it", async () => {
    submit.mockClear();
    await show({ ...guarded, signedIn: true });
    await fillIn();
    await until(() => screen.queryByText("已收到"));
    submit.mockClear().mockResolvedValueOnce({ done: false, error: needed });
    await show({ ...guarded, signedIn: true });
    await fillIn();
    await until(() => screen.queryByText("已收到"));
    expect(submit.mock.calls).toEqual([
      [{ loginName: "a", password: "b" }],
      [{ loginName: "a", password: "b", captcha: "solved" }],
    ]);
  });
});

test("a form that the page does not have is said in words, and nothing breaks", async () => {
  await show({ form: "nowhere" });
  expect(screen.getByRole("status").textContent).toBe("表单暂不可用");
});

describe("a form that only who is signed in can send", () => {
  const signIn = vi.fn(async (): Promise<Outcome> => ({ done: true }));
  const advise = (signedIn: boolean) =>
    show({
      form: "advice",
      keepDraft: true,
      doneText: "谢谢",
      again: "再写一条",
      signIn: { label: "登录后提交", note: "你写的内容会保留" },
      signedIn,
      on: { submit, signIn },
    });
  const content = () => screen.getByRole<HTMLTextAreaElement>("textbox", { name: "你的建议" });
  const send = () => click(button(/提交/));
  beforeEach(() => {
    sessionStorage.clear();
    vi.clearAllMocks();
  });

  test("leads others to sign in; what they wrote is there afterwards", async () => {
    await advise(false);
    expect(button("登录后提交")).toBeDefined();
    expect(screen.queryByText("你写的内容会保留")).not.toBeNull();
    await type(content(), "离线下载");
    await send();
    await until(() => signIn.mock.calls.length);
    expect(submit).not.toHaveBeenCalled();
    await advise(true);
    await until(() => content().value !== "");
    expect(content().value).toBe("离线下载");
    expect(screen.queryByText("你写的内容会保留")).toBeNull();
  });

  test("thanks, and begins the next one empty", async () => {
    await advise(true);
    await type(content(), " 离线下载 ");
    await send();
    await until(() => screen.queryByText("谢谢"));
    expect(submit).toHaveBeenCalledWith({ content: "离线下载" });
    await click(button("再写一条"));
    expect(content().value).toBe("");
  });

  test("still sends in a browser that keeps nothing", async () => {
    const refuse = () => {
      throw new DOMException("denied", "SecurityError");
    };
    vi.spyOn(Storage.prototype, "setItem").mockImplementation(refuse);
    vi.spyOn(Storage.prototype, "getItem").mockImplementation(refuse);
    await advise(true);
    await type(content(), "离线下载");
    await send();
    await until(() => submit.mock.calls.length);
    vi.restoreAllMocks();
  });
});

test("words of data stand in an empty field and below it, and a button that takes something away looks so", async () => {
  await show({ tone: "bad", words: [{ field: "loginName", placeholder: "王老师", help: "现在是王老师" }] });
  const name = screen.getByRole("textbox", { name: "手机号或登录名" });
  expect(name.getAttribute("placeholder")).toBe("王老师");
  expect(screen.getByText("现在是王老师").id).toBe(name.getAttribute("aria-describedby")?.split(" ").at(-1));
  expect(button("登录").classList.contains("lf-danger")).toBe(true);
});
