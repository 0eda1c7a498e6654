import { screen } from "@testing-library/react";
import { act } from "react";
import * as errorCode from "../../generated/error-codes.ts";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { FormDefinition } from "../../site/document/form-definition.ts";
import { FormView } from "../FormView.tsx";
import { descriptions, errorOf, errors } from "../testing/messages.ts";
import { button, clear, click, draw, field, settle, t, type, until } from "../testing/page.ts";
import { grantOf } from "../upload.ts";

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
      calls={grantOf(calls)}
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
  await type(field("Code"), "9135 0100-m000");
  expect(field("Code").value).toBe("91350100M000");
  expect(descriptions(field("Code"))).toEqual(["已输入 12 / 18 位"]);
  await type(field("Code"), "91350100M000100Y44");
  expect(descriptions(field("Code")).join()).toContain("校验位不符");
  await type(field("Code"), "91350100M000100Y43");
  expect(descriptions(field("Code"))).toEqual(["校验通过"]);
});

test("a code whose check character is wrong, and a reserved address, are not sent", async () => {
  await type(field("Code"), "91350100M000100Y44");
  await type(field("Address"), "List");
  expect(descriptions(field("Address")).join()).toContain("/org/list");
  await click(button("Send"));
  await until(() => errors().length);
  expect(errors()).toEqual(["wrong code", "reserved"]);
  expect(send).not.toHaveBeenCalled();
});

test("a number that is not said stays empty on the page and is sent as it is kept", async () => {
  expect(field("Age").value).toBe("");
  await type(field("Age"), "30");
  await type(field("Age"), "");
  await click(button("Send"));
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
  const progress = await screen.findByRole<HTMLProgressElement>("progressbar");
  expect(calls.getUpload).toHaveBeenCalledWith({ purpose: "licence", fileName: "licence.png", fileSize: 8 });
  expect(progress.value).toBe(0.5);
  await click(button("Send"));
  expect(send).not.toHaveBeenCalled();
  arrive({ fileNo: "n1", fileUrl: "/files/x" });
  await until(() => send.mock.calls.length);
  expect(send.mock.calls[0]?.[0]).toEqual({ age: 0, licence: "n1" });
  expect(send).toHaveBeenCalledTimes(1);
});

test("what may not be sent is said before, and what the server refuses after", async () => {
  await choose(new File(["<script>"], "a.png", { type: "image/png" }));
  const error = () => errorOf(field("Licence"));
  await until(error);
  expect(error()).toBe("不支持这种文件，请选择 JPG / PNG / WebP");
  await choose(new File([png, new Uint8Array(100)], "a.png"));
  await until(() => error()?.includes("文件太大"));
  expect(calls.getUpload).not.toHaveBeenCalled();
  calls.uploadFile.mockRejectedValueOnce(
    Object.assign(new Error("图片无法识别"), { code: errorCode.PICTURE_UNREADABLE }),
  );
  await choose(new File([png], "a.png"));
  await until(() => error() === "图片无法识别");
  expect(screen.queryByRole("button", { name: t("form.theme.removeFile") })).toBeNull();
  await click(button("Send"));
  await until(() => send.mock.calls.length);
  expect(send.mock.calls[0]?.[0]).toEqual({ age: 0 });
});

test("a file that is removed while it is sent is not part of the form", async () => {
  let arrive: (file: object) => void = () => {};
  calls.uploadFile.mockImplementationOnce(() => new Promise((resolve) => (arrive = resolve)));
  await choose(new File([png], "a.png"));
  await screen.findByRole("progressbar");
  await click(button(t("form.theme.removeFile")));
  arrive({ fileNo: "n1", fileUrl: "/files/x" });
  await settle();
  await click(button("Send"));
  await until(() => send.mock.calls.length);
  expect(send.mock.calls[0]?.[0]).toEqual({ age: 0 });
});

test("who is not signed in is told how to send one", async () => {
  await show(false);
  expect(screen.queryByLabelText("Licence", { selector: "input" })).toBeNull();
  expect(screen.getByText(/登录后可以上传/)).toBeDefined();
});

async function choose(file: File): Promise<void> {
  const input = field("Licence");
  Object.defineProperty(input, "files", { value: [file], configurable: true });
  await act(async () => input.dispatchEvent(new Event("change", { bubbles: true })));
}
