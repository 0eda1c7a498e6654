import { afterEach, beforeEach, expect, test, vi } from "vitest";
import examLogin from "../../../schemas/forms/exam-login.form.json" with { type: "json" };
import { FormDefinitionsContext } from "../../forms/definition.ts";
import { clear, click, draw, one, t, type, until } from "../../forms/testing/page.ts";
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
  await type("#room_name", name);
  await type("#room_code", code);
  await click("button[type=submit]");
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
  await until(() => document.querySelector(".lf-fault"));
  expect(one(".lf-fault").textContent).toBe("不符");
  expect(one<HTMLInputElement>("#room_name").value).toBe("王芳");
  expect(signedIn).not.toHaveBeenCalled();
});

test("asks before somebody who is signed in here is signed out", async () => {
  operations.loginWithExamCode.mockRejectedValueOnce(fault(errorCode.EXAM_ROOM_SIGNED_IN, "已有人登录"));
  await enter("王芳", "x");
  await until(() => document.querySelector("[role=alert] button"));
  expect(one("[role=alert] p").textContent).toBe(t("examLogin.signedIn", { name: "周晓明" }));
  expect(signedIn).not.toHaveBeenCalled();
  await click("[role=alert] button");
  await until(() => signedIn.mock.calls.length);
  expect(operations.loginWithExamCode).toHaveBeenLastCalledWith({ name: "王芳", code: "x", isLeaving: true });
});
