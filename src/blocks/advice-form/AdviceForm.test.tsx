import { screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import * as errorCode from "../../generated/error-codes.ts";
import advice from "../../../schemas/forms/advice.form.json" with { type: "json" };
import { FormDefinitionsContext } from "../../forms/definition.ts";
import { button, clear, click, draw, t, texts, type, until } from "../../forms/testing/page.ts";
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
const send = () => click(button(/提交/));

beforeEach(() => {
  sessionStorage.clear();
  submit.mockClear();
  signIn.mockClear();
});
afterEach(clear);

test("who is not signed in is led to sign in; the text is there afterwards", async () => {
  await show(false);
  expect(screen.queryByRole("button", { name: "登录后提交" })).not.toBeNull();
  await type(screen.getByRole("textbox", { name: "你的建议" }), "离线下载");
  await send();
  await until(() => signIn.mock.calls.length);
  expect(submit).not.toHaveBeenCalled();
  await show(true);
  await until(() => screen.getByRole<HTMLTextAreaElement>("textbox", { name: "你的建议" }).value !== "");
  expect(screen.getByRole<HTMLTextAreaElement>("textbox", { name: "你的建议" }).value).toBe("离线下载");
});

test("once it is sent there are thanks, and the next one begins empty", async () => {
  await show(true);
  await type(screen.getByRole("textbox", { name: "你的建议" }), " 离线下载 ");
  await send();
  await until(() => texts(screen.queryAllByRole("status")).some((words) => words.includes("谢谢")));
  expect(submit).toHaveBeenCalledWith({ content: "离线下载" });
  await click(button("再写一条"));
  expect(screen.getByRole<HTMLTextAreaElement>("textbox", { name: "你的建议" }).value).toBe("");
});

test("what the server refuses is said, and nothing is lost", async () => {
  submit.mockResolvedValueOnce({
    done: false,
    error: Object.assign(new Error("你提交得太频繁了，请一小时后再试"), { code: errorCode.SUGGESTION_TOO_MANY }),
  });
  await show(true);
  await type(screen.getByRole("textbox", { name: "你的建议" }), "第六条");
  await send();
  await until(() => screen.queryByRole("alert"));
  expect(screen.getByRole("alert").textContent).toContain("一小时后");
  expect(screen.getByRole<HTMLTextAreaElement>("textbox", { name: "你的建议" }).value).toBe("第六条");
});

test("a browser that keeps nothing still sends", async () => {
  const refuse = () => {
    throw new DOMException("denied", "SecurityError");
  };
  vi.spyOn(Storage.prototype, "setItem").mockImplementation(refuse);
  vi.spyOn(Storage.prototype, "getItem").mockImplementation(refuse);
  await show(true);
  await type(screen.getByRole("textbox", { name: "你的建议" }), "离线下载");
  await send();
  await until(() => submit.mock.calls.length);
  vi.restoreAllMocks();
});
