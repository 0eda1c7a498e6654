import { act } from "react";
import * as errorCode from "../../generated/error-codes.ts";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { FormDefinition } from "../../site/document/form-definition.ts";
import { FormView } from "../FormView.tsx";
import { clear, click, draw, one, settle, t, texts, type, until } from "../testing/page.ts";

const definition: FormDefinition = {
  title: "Kit",
  validator: "kit",
  schema: {
    type: "object",
    properties: {
      credit: { type: "string", title: "Code" },
      address: { type: "string", title: "Address" },
      licence: { type: "string", title: "Licence" },
      age: { type: "integer", title: "Age", minimum: 0 },
    },
  },
  uiSchema: {
    credit: { "ui:widget": "creditCode", "ui:options": { check: "creditCode" } },
    address: { "ui:widget": "siteAddress", "ui:options": { check: "siteAddress" } },
    licence: { "ui:widget": "upload", "ui:options": { purpose: "licence", maxBytes: 64 } },
    age: { "ui:emptyValue": 0 },
  },
  messages: { credit: { creditCode: "wrong code" }, address: { siteAddress: "reserved" } },
};

vi.mock("../validation/load.ts", async () => {
  const { compiled } = await import("../testing/compiled.ts");
  return { loadValidator: async () => compiled(definition.schema) };
});

const send = vi.fn(async (_values: Record<string, unknown>) => {});
const calls = { getUpload: vi.fn(), uploadFile: vi.fn() };
const show = (signedIn = true) =>
  draw(
    <FormView
      definition={definition}
      id="f"
      t={t}
      locale="zh-CN"
      calls={calls}
      signedIn={signedIn}
      initial={{ age: 0 }}
      submitLabel="Send"
      onSubmit={send}
    />,
  );
const png = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

beforeEach(async () => {
  send.mockClear();
  calls.getUpload.mockReset().mockResolvedValue({ fileNo: "n1", sign: "s1" });
  calls.uploadFile.mockReset().mockResolvedValue({ fileNo: "n1", fileUrl: "/files/x" });
  await show();
});
afterEach(clear);

test("a credit code is put in order while it is typed, and says how much is missing and whether it can be right", async () => {
  await type("#f_credit", "9135 0100-m000");
  expect(one<HTMLInputElement>("#f_credit").value).toBe("91350100M000");
  expect(one("[id='f_credit__state']").textContent).toBe("已输入 12 / 18 位");
  await type("#f_credit", "91350100M000100Y44");
  expect(one("[id='f_credit__state']").textContent).toContain("校验位不符");
  await type("#f_credit", "91350100M000100Y43");
  expect(one("[id='f_credit__state']").textContent).toBe("校验通过");
});

test("a code whose check character is wrong, and a reserved address, are not sent", async () => {
  await type("#f_credit", "91350100M000100Y44");
  await type("#f_address", "List");
  expect(one("[id='f_address__address']").textContent).toContain("/org/list");
  await click("button[type=submit]");
  await until(() => texts(".lf-error").length);
  expect(texts(".lf-error")).toEqual(["wrong code", "reserved"]);
  expect(send).not.toHaveBeenCalled();
});

test("a number that is not said stays empty on the page and is sent as it is kept", async () => {
  expect(one<HTMLInputElement>("#f_age").value).toBe("");
  await type("#f_age", "30");
  await type("#f_age", "");
  await click("button[type=submit]");
  await until(() => send.mock.calls.length);
  expect(send.mock.calls[0]?.[0]).toEqual({ age: 0 });
});

test("a file is sent when it is chosen; a submit waits for it and sends its number", async () => {
  let arrive: (file: object) => void = () => {};
  calls.uploadFile.mockImplementationOnce((_, { progress }) => {
    progress(0.5);
    return new Promise((resolve) => (arrive = resolve));
  });
  await choose(new File([png], "licence.png", { type: "image/png" }));
  await until(() => document.querySelector("progress"));
  expect(calls.getUpload).toHaveBeenCalledWith({ purpose: "licence", fileName: "licence.png", fileSize: 8 });
  expect(one<HTMLProgressElement>("progress").value).toBe(0.5);
  await click("button[type=submit]");
  expect(send).not.toHaveBeenCalled();
  arrive({ fileNo: "n1", fileUrl: "/files/x" });
  await until(() => send.mock.calls.length);
  expect(send.mock.calls[0]?.[0]).toEqual({ age: 0, licence: "n1" });
  expect(send).toHaveBeenCalledTimes(1);
});

test("what may not be sent is said before, and what the server refuses after", async () => {
  await choose(new File(["<script>"], "a.png", { type: "image/png" }));
  await until(() => texts(".lf-error").length);
  expect(texts(".lf-error")[0]).toBe("不支持这种文件，请选择 JPG / PNG / WebP");
  await choose(new File([png, new Uint8Array(100)], "a.png"));
  await until(() => texts(".lf-error")[0]?.includes("文件太大"));
  expect(calls.getUpload).not.toHaveBeenCalled();
  calls.uploadFile.mockRejectedValueOnce(
    Object.assign(new Error("图片无法识别"), { code: errorCode.PICTURE_UNREADABLE }),
  );
  await choose(new File([png], "a.png"));
  await until(() => texts(".lf-error")[0] === "图片无法识别");
  expect(document.querySelector(".lf-chosen")).toBeNull();
  await click("button[type=submit]");
  await until(() => send.mock.calls.length);
  expect(send.mock.calls[0]?.[0]).toEqual({ age: 0 });
});

test("a file that is removed while it is sent is not part of the form", async () => {
  let arrive: (file: object) => void = () => {};
  calls.uploadFile.mockImplementationOnce(() => new Promise((resolve) => (arrive = resolve)));
  await choose(new File([png], "a.png"));
  await until(() => document.querySelector("progress"));
  await click(".lf-chosen button");
  arrive({ fileNo: "n1", fileUrl: "/files/x" });
  await settle();
  await click("button[type=submit]");
  await until(() => send.mock.calls.length);
  expect(send.mock.calls[0]?.[0]).toEqual({ age: 0 });
});

test("who is not signed in is told how to send one", async () => {
  await show(false);
  expect(document.querySelector("input[type=file]")).toBeNull();
  expect(one(".lf-field .lf-note:not([id])").textContent).toContain("登录后可以上传");
});

async function choose(file: File): Promise<void> {
  const field = one<HTMLInputElement>("#f_licence");
  Object.defineProperty(field, "files", { value: [file], configurable: true });
  await act(async () => field.dispatchEvent(new Event("change", { bubbles: true })));
}
