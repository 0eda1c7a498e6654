import { screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import examLogin from "../../../schemas/forms/exam-login.form.json" with { type: "json" };
import { FormDefinitionsContext } from "../../forms/definition.ts";
import { button, clear, click, draw, t, type, until } from "../../forms/testing/page.ts";
import * as errorCode from "../../generated/error-codes.ts";
import type { BlockProps } from "../block.ts";
import { ExamLogin } from "./ExamLogin.tsx";

const operations = { loginWithExamCode: vi.fn(), getCaptcha: vi.fn() };
const signedIn = vi.fn(async () => ({ done: true as const }));
const fault = (code: number, message: string) => Object.assign(new Error(message), { code });

beforeEach(async () => {
  operations.loginWithExamCode.mockReset().mockResolvedValue({ id: "7", examId: "3" });
  signedIn.mockClear();
  const props: BlockProps<"examLogin"> = {
    name: "周晓明",
    slots: {},
    on: { signedIn },
    t,
    locale: "zh-CN",
    blockKey: "room",
    operations,
  };
  await draw(
    <FormDefinitionsContext value={{ "exam-login": { ...examLogin, validator: "exam-login" } }}>
      <ExamLogin {...props} />
    </FormDefinitionsContext>,
  );
});
afterEach(clear);

async function enter(name: string, code: string) {
  await type(screen.getByRole("textbox", { name: "姓名或号码" }), name);
  await type(screen.getByRole("textbox", { name: "准考码" }), code);
  await click(button("进入考场"));
}

test("sends name and code, and leads on", async () => {
  await enter("王芳", "acd4-ef679k");
  await until(() => signedIn.mock.calls.length);
  expect(operations.loginWithExamCode).toHaveBeenCalledExactlyOnceWith({ name: "王芳", code: "acd4-ef679k" });
  expect(signedIn).toHaveBeenCalledWith({ id: "7", examId: "3" });
});

test("says a refusal in the form, which keeps what was typed", async () => {
  operations.loginWithExamCode.mockRejectedValueOnce(fault(errorCode.EXAM_ROOM_REFUSED, "不符"));
  await enter("王芳", "x");
  await until(() => screen.queryByRole("alert"));
  expect(screen.getByRole("alert").textContent).toBe("不符");
  expect(screen.getByRole<HTMLInputElement>("textbox", { name: "姓名或号码" }).value).toBe("王芳");
  expect(signedIn).not.toHaveBeenCalled();
});

test("asks before somebody who is signed in here is signed out", async () => {
  operations.loginWithExamCode.mockRejectedValueOnce(fault(errorCode.EXAM_ROOM_SIGNED_IN, "已有人登录"));
  await enter("王芳", "x");
  await until(() => screen.queryByRole("button", { name: "退出该账号并进入考场" }));
  expect(screen.getByText("这个浏览器里登录的是 周晓明。进入考场会先退出这个账号。").textContent).toBe(
    t("examLogin.signedIn", { name: "周晓明" }),
  );
  expect(signedIn).not.toHaveBeenCalled();
  await click(button("退出该账号并进入考场"));
  await until(() => signedIn.mock.calls.length);
  expect(operations.loginWithExamCode).toHaveBeenLastCalledWith({ name: "王芳", code: "x", isLeaving: true });
});
