import { request as httpRequest } from "node:http";
import type { UploadPurpose } from "../../src/generated/types.ts";
import { ok } from "./client.ts";
import type { TestServer } from "./harness.ts";

export interface Permit {
  fileNo: string;
  sign: string;
}

export interface Answer {
  status: number;
  headers: Headers;
  code?: number;
  msg?: string;
  // Each test knows what it asked for, and checks it.
  data?: ReturnType<typeof JSON.parse>;
}

export interface Parts {
  permit(input: { purpose?: UploadPurpose; fileName?: string; fileSize: number }, token?: string): Promise<Permit>;
  begin(permit: Permit, options: { size: number; token?: string }): Promise<Answer>;
  patch(fileNo: string, options: { from: number; bytes: Buffer; token?: string }): Promise<Answer>;
  /** Sends as much as `bytes`, of as much as `announced`, and cuts the connection. */
  cut(fileNo: string, options: { from: number; bytes: Buffer; announced: number }): Promise<void>;
  offset(fileNo: string, token?: string): Promise<Answer & { offset: number }>;
  other(method: "GET" | "DELETE", fileNo: string, token?: string): Promise<Answer>;
  /** All of it in one go, up to the answer of the last part. */
  send(
    file: Buffer,
    input: { purpose: UploadPurpose; fileName: string; token?: string },
  ): Promise<Answer & { fileNo: string }>;
}

/** The protocol tus by hand, as a client speaks it. */
export function createParts(server: TestServer, usualToken: string): Parts {
  const url = (fileNo = "") => `${server.url}/apis/tus${fileNo && `/${fileNo}`}`;
  const ask = async (address: string, init: RequestInit): Promise<Answer> => {
    const response = await fetch(address, init);
    const text = await response.text();
    return { status: response.status, headers: response.headers, ...(text.startsWith("{") ? JSON.parse(text) : {}) };
  };
  const headers = (token: string, more: Record<string, string> = {}) => ({
    "tus-resumable": "1.0.0",
    ...(token ? { token } : {}),
    ...more,
  });
  const base64 = (text: string) => Buffer.from(text).toString("base64");
  const parts: Parts = {
    async permit({ purpose = "file", fileName = "a.zip", fileSize }, token = usualToken) {
      return ok(await server.call("getUpload", { purpose, fileName, fileSize }, { token }));
    },
    begin: ({ fileNo, sign }, { size, token = usualToken }) =>
      ask(url(), {
        method: "POST",
        headers: headers(token, {
          "upload-length": String(size),
          "upload-metadata": `fileNo ${base64(fileNo)},sign ${base64(sign)}`,
        }),
      }),
    patch: (fileNo, { from, bytes, token = usualToken }) =>
      ask(url(fileNo), {
        method: "PATCH",
        headers: headers(token, { "upload-offset": String(from), "content-type": "application/offset+octet-stream" }),
        body: new Uint8Array(bytes),
      }),
    cut: (fileNo, { from, bytes, announced }) =>
      new Promise((resolve) => {
        const sending = httpRequest(url(fileNo), {
          method: "PATCH",
          headers: headers(usualToken, {
            "upload-offset": String(from),
            "content-type": "application/offset+octet-stream",
            "content-length": String(announced),
          }),
        });
        sending.on("error", () => resolve());
        sending.write(bytes, () => setTimeout(() => sending.destroy(new Error("cut")), 150));
      }),
    async offset(fileNo, token = usualToken) {
      const answer = await ask(url(fileNo), { method: "HEAD", headers: headers(token) });
      return { ...answer, offset: Number(answer.headers.get("upload-offset") ?? -1) };
    },
    other: (method, fileNo, token = usualToken) => ask(url(fileNo), { method, headers: headers(token) }),
    async send(file, { purpose, fileName, token = usualToken }) {
      const permit = await parts.permit({ purpose, fileName, fileSize: file.length }, token);
      const begun = await parts.begin(permit, { size: file.length, token });
      if (begun.status !== 201) return { ...begun, fileNo: permit.fileNo };
      return { ...(await parts.patch(permit.fileNo, { from: 0, bytes: file, token })), fileNo: permit.fileNo };
    },
  };
  return parts;
}
