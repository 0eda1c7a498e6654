import { afterEach, describe, expect, test, vi } from "vitest";
import * as errorCode from "../generated/error-codes.ts";
import { createTransport, givesData, type TransportHost } from "./transport.ts";

/** A request as a browser has it, as far as the transport uses it. */
class FakeRequest {
  static sent: FakeRequest[] = [];
  static reply: unknown = null;
  headers: Record<string, string> = {};
  method = "";
  url = "";
  body: FormData | undefined;
  response: unknown = null;
  upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {};
  onloadend: (() => void) | undefined;
  open(method: string, url: string) {
    Object.assign(this, { method, url });
  }
  setRequestHeader(name: string, value: string) {
    this.headers[name] = value;
  }
  send(body: FormData) {
    this.body = body;
    FakeRequest.sent.push(this);
    this.upload.onprogress?.({ loaded: 1, total: 4 });
    if (FakeRequest.reply === "never") return;
    this.response = FakeRequest.reply;
    this.onloadend?.();
  }
  abort() {
    this.onloadend?.();
  }
}

const operation = {
  operationId: "uploadFile",
  method: "POST",
  path: "/system/auth/upload/file",
  pathParams: [],
  queryParams: [],
};
const host: TransportHost = {
  token: () => "t0ken",
  locale: () => "en",
  orgNo: () => "",
  offlineText: () => "no network",
  showError: vi.fn(),
  onSessionCode: vi.fn(),
  onReply: vi.fn(),
};

const upload = (reply: unknown, options = {}) => {
  FakeRequest.sent = [];
  FakeRequest.reply = reply;
  vi.stubGlobal("XMLHttpRequest", FakeRequest);
  vi.spyOn(console, "error").mockImplementation(() => {});
  return givesData(createTransport(host))(
    operation,
    { file: new Blob(["picture"]), fileNo: "n", sign: "s" },
    { quiet: true, ...options },
  );
};

afterEach(() => void vi.unstubAllGlobals());

describe("a call with a file", () => {
  test("travels as a form with the file last, with the token, and gives the data", async () => {
    const progress = vi.fn();
    expect(await upload({ code: 200, msg: "", data: { fileNo: "n" } }, { progress })).toEqual({ fileNo: "n" });
    const [sent] = FakeRequest.sent;
    expect([sent?.method, sent?.url]).toEqual(["POST", "/apis/system/auth/upload/file"]);
    // The browser itself names the form's type, with its boundary.
    expect(sent?.headers).toEqual({ lang: "en", token: "t0ken" });
    expect([...(sent?.body?.keys() ?? [])]).toEqual(["fileNo", "sign", "file"]);
    expect(progress).toHaveBeenCalledWith(0.25);
  });

  test("rejects with code and message when it is refused", async () => {
    await expect(upload({ code: errorCode.FILE_TOO_LARGE, msg: "too large", data: null })).rejects.toMatchObject({
      code: errorCode.FILE_TOO_LARGE,
      message: "too large",
    });
  });

  test("that gets no answer, or is given up, says so", async () => {
    await expect(upload(null)).rejects.toMatchObject({ code: 0, message: "no network" });
    const stop = new AbortController();
    const given = upload("never", { signal: stop.signal });
    await vi.waitFor(() => expect(FakeRequest.sent).toHaveLength(1), { timeout: 60_000 });
    stop.abort();
    await expect(given).rejects.toMatchObject({ code: 0 });
  });
});
