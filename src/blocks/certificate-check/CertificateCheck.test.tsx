import { screen } from "@testing-library/react";
import { act } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { clear, draw, field, t, texts, until } from "../../forms/testing/page.ts";
import type { Certificate } from "../../generated/types.ts";
import type { BlockProps } from "../block.ts";
import { CertificateCheck } from "./CertificateCheck.tsx";
import { readCredential } from "./read-credential.ts";

const certificate: Certificate = {
  id: "7",
  certificateNo: "HY26-7K3M-Q9TD-4X",
  certificateName: "结业证书",
  subjectName: "安全驾驶",
  holderName: "张三",
  orgNo: "1001",
  orgName: "启明学院",
  certificateState: 3,
  gmtIssue: "2026-11-20 10:00:00",
  gmtRevoke: "2026-11-21 10:00:00",
  revokeReason: "学时不实",
  valueList: [
    { name: "holderName", value: "张三" },
    { name: "certificateNo", value: "HY26-7K3M-Q9TD-4X" },
  ],
  pictureUrl: "/certificate/7.png?locale=zh-CN",
};

beforeEach(() => vi.clearAllMocks());
afterEach(clear);

const checkCertificate = vi.fn(async () => certificate);
const show = (more: Pick<BlockProps<"certificateCheck">, "certificateNo" | "check"> = {}) =>
  draw(
    <CertificateCheck
      slots={{}}
      on={{}}
      t={t}
      locale="zh-CN"
      blockKey="b"
      operations={{ checkCertificate }}
      {...more}
    />,
  );
const result = () => screen.queryByRole("region", { name: "查验结果" });
const message = () => screen.queryByRole("status")?.textContent ?? "";
async function choose(text: string) {
  const input = field(t("certificateCheck.file"));
  Object.defineProperty(input, "files", { configurable: true, value: [new File([text], "a.jwt")] });
  await act(async () => void input.dispatchEvent(new Event("change", { bubbles: true })));
}

test("shows state, reason and all that is printed beside the picture, and asks nothing itself", async () => {
  await show({ certificateNo: "HY26-7K3M-Q9TD-4X", check: { outcome: "found", certificate } });
  expect(checkCertificate).not.toHaveBeenCalled();
  expect(texts(screen.queryAllByRole("heading"))).toEqual(["已撤销"]);
  expect(result()?.textContent).toContain("2026-11-21 撤销，原因： 学时不实");
  expect(texts(screen.queryAllByRole("definition"))).toEqual(["结业证书", "张三", "HY26-7K3M-Q9TD-4X"]);
  expect(screen.getByRole<HTMLImageElement>("img", { name: "证书原样" }).getAttribute("src")).toBe(
    certificate.pictureUrl,
  );
});

test("says what is wrong with a number, and what to do where there is no answer; without a number nothing", async () => {
  await show({ certificateNo: "HY26", check: { outcome: "wrong" } });
  expect([message(), result()]).toEqual([t("certificateCheck.wrong"), null]);
  await show({ certificateNo: "HY26-7K3M-Q9TD-4X", check: { outcome: "none" } });
  expect(message()).toBe(t("certificateCheck.none"));
  await show({ certificateNo: "HY26-7K3M-Q9TD-4X" });
  expect(message()).toBe(t("certificateCheck.unread"));
  await show({ certificateNo: "" });
  expect(message()).toBe("");
});

test("what a file holds takes the place of what the number found", async () => {
  await show({ certificateNo: "HY26", check: { outcome: "wrong" } });
  await choose("no credential");
  await until(() => message() === t("certificateCheck.noCredential"));
  expect(checkCertificate).not.toHaveBeenCalled();
  await choose("aa.bb.cc");
  await until(() => result() !== null);
  expect(checkCertificate).toHaveBeenCalledExactlyOnceWith({ credential: "aa.bb.cc" });
  expect(message()).toBe("");
});

test("finds the credential in a picture and in a text, and none in anything else", () => {
  const bytes = (text: string) => new Uint8Array(Buffer.from(text));
  const png = Buffer.from(
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
    "base64",
  );
  const body = Buffer.from("iTXtopenbadgecredential\0\0\0\0\0aa.bb.cc");
  const length = Buffer.alloc(4);
  length.writeUInt32BE(body.length - 4);
  const baked = Buffer.concat([png.subarray(0, 33), length, body, Buffer.alloc(4), png.subarray(33)]);
  expect(readCredential(new Uint8Array(baked))).toBe("aa.bb.cc");
  expect(readCredential(new Uint8Array(png))).toBeUndefined();
  expect(readCredential(bytes(" aa.b-b.c_c\n"))).toBe("aa.b-b.c_c");
  expect(readCredential(bytes("%PDF-1.7"))).toBeUndefined();
});
