import { afterEach, expect, test, vi } from "vitest";
import login from "../../../schemas/forms/login.form.json" with { type: "json" };
import { FormDefinitionsContext } from "../../forms/definition.ts";
import { clear, click, draw, one, t, texts, type, until } from "../../forms/testing/page.ts";
import { driverCalls } from "../../forms/testing/driver-form.ts";
import type { BlockProps, Outcome } from "../block.ts";
import { FormBlock } from "./FormBlock.tsx";

const submit = vi.fn(async (_payload?: unknown): Promise<Outcome> => ({ done: true }));
const operations = driverCalls as unknown as BlockProps<"form">["operations"];
const show = (more: Partial<BlockProps<"form">> = {}) =>
  draw(
    <FormDefinitionsContext value={{ login: { ...login, validator: "login" } }}>
      <FormBlock form="login" title="联系我们" doneText="已收到" slots={{}} on={{ submit }} t={t} locale="zh-CN" blockKey="b" operations={operations} {...more} />
    </FormDefinitionsContext>,
  );
const fillIn = async () => {
  await type("#b_loginName", "a");
  await type("#b_password", "b");
  await click("button[type=submit]");
};

afterEach(clear);

test("the filled-in values are the payload of submit; then the form says that it is done", async () => {
  await show();
  expect(one("button[type=submit]").textContent).toBe(t("form.login.submit"));
  await fillIn();
  await until(() => document.querySelector(".done"));
  expect(submit).toHaveBeenCalledWith({ loginName: "a", password: "b" });
  expect(texts("input")).toEqual([]);
});

test("when an action fails the form stays, with what the server said", async () => {
  submit.mockResolvedValueOnce({ done: false, error: Object.assign(new Error("太频繁"), { code: 1003 }) });
  await show();
  await fillIn();
  await until(() => document.querySelector(".lf-fault"));
  expect(one(".lf-fault").textContent).toBe("太频繁");
  expect(one<HTMLInputElement>("#b_loginName").value).toBe("a");
});

test("when the person said no to a question the form stays, without a word", async () => {
  submit.mockClear().mockResolvedValueOnce({ done: false });
  await show();
  await fillIn();
  await until(() => submit.mock.calls.length);
  expect(document.querySelector(".lf-fault, .done")).toBeNull();
});

test("values to start with are in their fields", async () => {
  await show({ initial: { loginName: "ann" } });
  expect(one<HTMLInputElement>("#b_loginName").value).toBe("ann");
});

test("a form that the page does not have is said in words, and nothing breaks", async () => {
  await show({ form: "nowhere" });
  expect(one("[role=status]").textContent).toBe("表单暂不可用");
});
