import { screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { clear, draw, settle, t, texts } from "../../forms/testing/page.ts";
import type { Certificate } from "../../generated/types.ts";
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

afterEach(clear);

test("checks the number of the address at once, and shows state, reason and all that is printed beside the picture", async () => {
  const checkCertificate = vi.fn(async () => certificate);
  await draw(
    <CertificateCheck
      certificateNo="HY26-7K3M-Q9TD-4X"
      slots={{}}
      on={{}}
      t={t}
      locale="zh-CN"
      blockKey="b"
      operations={{ checkCertificate }}
    />,
  );
  await settle();
  expect(checkCertificate).toHaveBeenCalledExactlyOnceWith({ certificateNo: "HY26-7K3M-Q9TD-4X" });
  expect(texts(screen.queryAllByRole("heading"))).toEqual(["已撤销"]);
  expect(screen.getByRole("region", { name: "查验结果" }).textContent).toContain("2026-11-21 撤销，原因： 学时不实");
  expect(texts(screen.queryAllByRole("definition"))).toEqual(["结业证书", "张三", "HY26-7K3M-Q9TD-4X"]);
  expect(screen.getByRole<HTMLImageElement>("img", { name: "证书原样" }).getAttribute("src")).toBe(
    certificate.pictureUrl,
  );
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
