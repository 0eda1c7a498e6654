import { afterEach, beforeEach, expect, test, vi } from "vitest";
import * as errorCode from "../../generated/error-codes.ts";
import advice from "../../../schemas/forms/advice.form.json" with { type: "json" };
import { FormDefinitionsContext } from "../../forms/definition.ts";
import { clear, click, draw, one, t, texts, type, until } from "../../forms/testing/page.ts";
import type { Outcome } from "../block.ts";
import { AdviceForm } from "./AdviceForm.tsx";

const submit = vi.fn(async (_payload?: unknown): Promise<Outcome> => ({ done: true }));
const signIn = vi.fn(async (): Promise<Outcome> => ({ done: true }));
const show = (signedIn: boolean) =>
  draw(
    <FormDefinitionsContext value={{ advice: { ...advice, validator: "advice" } }}>
      <AdviceForm
        signedIn={signedIn}
        slots={{}}
        on={{ submit, signIn }}
        t={t}
        locale="zh-CN"
        blockKey="b"
        operations={{}}
      />
    </FormDefinitionsContext>,
  );
const send = () => click("button[type=submit]");

beforeEach(() => {
  sessionStorage.clear();
  submit.mockClear();
  signIn.mockClear();
});
afterEach(clear);

test("who is not signed in is led to sign in; the text is there afterwards", async () => {
  await show(false);
  expect(one("button[type=submit]").textContent).toBe("登录后提交");
  await type("#b_content", "离线下载");
  await send();
  await until(() => signIn.mock.calls.length);
  expect(submit).not.toHaveBeenCalled();
  await show(true);
  await until(() => one<HTMLTextAreaElement>("#b_content").value !== "");
  expect(one<HTMLTextAreaElement>("#b_content").value).toBe("离线下载");
});

test("once it is sent there are thanks, and the next one begins empty", async () => {
  await show(true);
  await type("#b_content", " 离线下载 ");
  await send();
  await until(() => texts("[role=status]").some((words) => words.includes("谢谢")));
  expect(submit).toHaveBeenCalledWith({ content: "离线下载" });
  await click("button");
  expect(one<HTMLTextAreaElement>("#b_content").value).toBe("");
});

test("what the server refuses is said, and nothing is lost", async () => {
  submit.mockResolvedValueOnce({
    done: false,
    error: Object.assign(new Error("你提交得太频繁了，请一小时后再试"), { code: errorCode.SUGGESTION_TOO_MANY }),
  });
  await show(true);
  await type("#b_content", "第六条");
  await send();
  await until(() => document.querySelector(".lf-fault"));
  expect(one(".lf-fault").textContent).toContain("一小时后");
  expect(one<HTMLTextAreaElement>("#b_content").value).toBe("第六条");
});

test("a browser that keeps nothing still sends", async () => {
  const refuse = () => {
    throw new DOMException("denied", "SecurityError");
  };
  vi.spyOn(Storage.prototype, "setItem").mockImplementation(refuse);
  vi.spyOn(Storage.prototype, "getItem").mockImplementation(refuse);
  await show(true);
  await type("#b_content", "离线下载");
  await send();
  await until(() => submit.mock.calls.length);
  vi.restoreAllMocks();
});
