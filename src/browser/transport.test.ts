import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import * as errorCode from "../generated/error-codes.ts";
import { sendLarge } from "./send-chunks.ts";
import { requestOf } from "../shared/operation-request.ts";
import { createTransport, givesData, type TransportHost } from "./transport.ts";

const operation = {
  operationId: "getCourse",
  method: "POST",
  path: "/course/api/course/view",
  pathParams: [],
  queryParams: [],
};

function hostOf(changes: Partial<TransportHost> = {}) {
  return {
    token: () => "t0ken",
    locale: () => "zh-CN",
    orgNo: () => "1001",
    offlineText: () => "网络不通",
    showError: vi.fn(),
    onSessionCode: vi.fn(),
    onReply: vi.fn(),
    ...changes,
  };
}

function answer(envelope: { code: number; msg?: string; data?: unknown }) {
  const fetch = vi.fn(async (_url: string, _options: RequestInit) => ({
    json: async () => ({ msg: "", data: null, ...envelope }),
  }));
  vi.stubGlobal("fetch", fetch);
  vi.spyOn(console, "error").mockImplementation(() => {});
  return fetch;
}

vi.mock("./send-chunks.ts", () => ({ sendLarge: vi.fn(async () => ({ code: 200, msg: "", data: { mediaNo: "n" } })) }));

afterEach(() => void vi.unstubAllGlobals());

describe("a call", () => {
  test("sends token, language and organisation, and gives the data", async () => {
    const fetch = answer({ code: 200, data: { id: "1" } });
    const host = hostOf();
    expect(await createTransport(host)(operation, { courseId: "1" })).toEqual({ id: "1" });
    const [url, options] = fetch.mock.calls[0]!;
    expect(url).toBe("/apis/course/api/course/view");
    expect(options.headers).toEqual({
      lang: "zh-CN",
      token: "t0ken",
      orgno: "1001",
      "content-type": "application/json",
    });
    expect(options.body).toBe('{"courseId":"1"}');
    expect(host.onReply).toHaveBeenCalledWith("getCourse", { id: "1" });
  });

  test.for([
    ["of who is signed in names no organisation: it belongs to theirs", "t0ken", undefined],
    ["of who is signed out names the one of the site", undefined, "1001"],
  ] as const)("that changes something %s", async ([, token, orgno]) => {
    const fetch = answer({ code: 200 });
    await createTransport(hostOf({ token: () => token }))({ ...operation, operationId: "logout", write: true }, {});
    expect((fetch.mock.calls[0]![1].headers as Record<string, string>)["orgno"]).toBe(orgno);
  });

  test("shows the message of a failure and rejects with its code and data", async () => {
    answer({ code: errorCode.NOT_FOUND, msg: "没有这门课", data: { a: 1 } });
    const host = hostOf();
    await expect(createTransport(host)(operation, {})).rejects.toMatchObject({
      code: errorCode.NOT_FOUND,
      message: "没有这门课",
      data: { a: 1 },
    });
    expect(host.showError).toHaveBeenCalledWith("没有这门课");
    expect(host.onSessionCode).not.toHaveBeenCalled();
  });

  test.for([false, true])(
    "that this account may not make says so to the page, and whether it is quiet: %s",
    async (quiet) => {
      answer({ code: errorCode.NO_PERMISSION, msg: "你没有权限进行此操作" });
      const host = hostOf();
      await expect(givesData(createTransport(host))(operation, {}, { quiet })).rejects.toMatchObject({
        code: errorCode.NO_PERMISSION,
      });
      expect(host.onSessionCode).toHaveBeenCalledExactlyOnceWith(306, { quiet, background: false });
    },
  );

  test("shows nothing when it is quiet, and gives the reply whatever came of it", async () => {
    answer({ code: errorCode.SESSION_MISSING, msg: "请登录" });
    const host = hostOf();
    expect(await createTransport(host)(operation, {}, { quiet: true })).toMatchObject({
      code: errorCode.SESSION_MISSING,
      msg: "请登录",
    });
    expect(host.showError).not.toHaveBeenCalled();
    expect(host.onSessionCode).toHaveBeenCalledWith(301, { quiet: true, background: false });
    answer({ code: 200, data: { a: 1 } });
    expect(await createTransport(host)(operation, {}, { quiet: true })).toMatchObject({ code: 200, data: { a: 1 } });
  });

  test("rejects quietly for those who want its data", async () => {
    answer({ code: errorCode.VALIDATION, msg: "不对" });
    const host = hostOf();
    await expect(givesData(createTransport(host))(operation, {}, { quiet: true })).rejects.toMatchObject({
      code: errorCode.VALIDATION,
    });
    expect(host.showError).not.toHaveBeenCalled();
    answer({ code: 200, data: { a: 1 } });
    expect(await givesData(createTransport(host))(operation, {}, { quiet: true })).toEqual({ a: 1 });
    answer({ code: errorCode.SIGNED_IN_ELSEWHERE, msg: "" });
    expect(await givesData(createTransport(host))(operation, {}, { skipHandling: true })).toMatchObject({
      code: errorCode.SIGNED_IN_ELSEWHERE,
    });
  });

  test.for([
    ["a small quiet write", { write: true }, { a: 1 }, true, true],
    ["one that is not quiet", { write: true }, { a: 1 }, false, undefined],
    ["a read", {}, { a: 1 }, true, undefined],
    ["a large one, by its bytes", { write: true }, { a: "学".repeat(20_000) }, true, undefined],
  ] as const)("outlives the page or not: %s", async ([, kind, input, quiet, keepalive]) => {
    const fetch = answer({ code: 200 });
    await createTransport(hostOf())({ ...operation, ...kind }, input, { quiet });
    expect(fetch.mock.calls[0]![1].keepalive).toBe(keepalive);
  });

  describe("that makes something", () => {
    const making = { ...operation, operationId: "saveQuestion", write: true, once: true } as const;
    const lose = () => {
      const fetch = vi.fn(async (_url: string, _options: RequestInit) => Promise.reject(new TypeError("network")));
      vi.stubGlobal("fetch", fetch);
      vi.spyOn(console, "error").mockImplementation(() => {});
      return fetch;
    };
    const keyOfCall = (fetch: ReturnType<typeof answer> | ReturnType<typeof lose>) =>
      (fetch.mock.calls[0]![1].headers as Record<string, string>)["idempotency-key"];
    const send = (input: object, host = hostOf(), called: object = making) =>
      createTransport(host)({ ...making, ...called }, input, { quiet: true });
    const storage = new Map<string, string>();
    beforeEach(() => {
      storage.clear();
      vi.stubGlobal("sessionStorage", {
        getItem: (name: string) => storage.get(name) ?? null,
        setItem: (name: string, value: string) => void storage.set(name, value),
      });
    });

    test("goes with the same key again where its reply got lost, also after the page was loaded anew", async () => {
      const lost = lose();
      await send({ title: "一" });
      const answered = answer({ code: 200 });
      await send({ title: "一" });
      expect(keyOfCall(lost)).toMatch(/^[0-9a-f]{32}$/);
      expect(keyOfCall(answered)).toBe(keyOfCall(lost));
    });

    test("goes with another key once it was answered, with another content and of another person", async () => {
      const keys: (string | undefined)[] = [];
      const note = async (fetch: ReturnType<typeof answer> | ReturnType<typeof lose>, sent: Promise<unknown>) => {
        await sent;
        keys.push(keyOfCall(fetch));
      };
      await note(lose(), send({ title: "一" }));
      await note(lose(), send({ title: "二" }));
      await note(lose(), send({ title: "一" }, hostOf({ token: () => "an0ther" })));
      await send({ title: "一" }, hostOf(), (answer({ code: errorCode.VALIDATION }), making));
      await note(answer({ code: 200 }), send({ title: "一" }));
      expect(new Set(keys).size).toBe(4);
    });

    test("has no key where it changes what is there, and where nobody is signed in", async () => {
      const changes = answer({ code: 200 });
      await createTransport(hostOf())({ ...operation, write: true }, { title: "一" }, { quiet: true });
      expect(keyOfCall(changes)).toBeUndefined();
      const signedOut = answer({ code: 200 });
      await send({ title: "一" }, hostOf({ token: () => undefined }));
      expect(keyOfCall(signedOut)).toBeUndefined();
    });

    test("leaves nothing of what was sent in the tab", async () => {
      lose();
      await send({ title: "秘密" });
      expect([...storage.values()].join()).not.toMatch(/秘密|t0ken/);
      expect(storage.size).toBe(1);
    });
  });

  test.for([300, 301, 304, 400])("tells of the session code %i", async (code) => {
    answer({ code, msg: "请登录" });
    const host = hostOf();
    await expect(createTransport(host)(operation, {})).rejects.toMatchObject({ code });
    expect(host.onSessionCode).toHaveBeenCalledWith(code, { quiet: false, background: false });
  });

  test("gives the whole reply and does nothing about it when handling is skipped", async () => {
    answer({ code: errorCode.SIGNED_IN_ELSEWHERE, msg: "别处登录" });
    const host = hostOf();
    expect(await createTransport(host)(operation, {}, { skipHandling: true })).toMatchObject({
      code: errorCode.SIGNED_IN_ELSEWHERE,
    });
    expect(host.onSessionCode).not.toHaveBeenCalled();
    expect(host.showError).not.toHaveBeenCalled();
  });

  test("that gets no answer says so", async () => {
    vi.spyOn(console, "error").mockImplementation(() => {});
    vi.stubGlobal("fetch", () => Promise.reject(new TypeError("failed")));
    const host = hostOf();
    await expect(createTransport(host)(operation, {})).rejects.toMatchObject({ code: 0, message: "网络不通" });
    expect(host.showError).toHaveBeenCalledWith("网络不通");
  });
});

test("puts the flat input where the contract says", () => {
  const spec = {
    method: "GET",
    path: "/system/api/enum/list/{enumName}",
    pathParams: ["enumName"],
    queryParams: ["page"],
  };
  expect(requestOf(spec, { enumName: "a/b", page: 2 })).toEqual({
    url: "/apis/system/api/enum/list/a%2Fb?page=2",
    body: undefined,
    file: undefined,
  });
  expect(requestOf({ ...spec, method: "POST" }, { enumName: "x", rest: true })).toEqual({
    url: "/apis/system/api/enum/list/x",
    body: '{"rest":true}',
    file: undefined,
  });
  const file = new Blob(["x"]);
  expect(requestOf({ ...spec, method: "POST" }, { enumName: "x", file })).toEqual({
    url: "/apis/system/api/enum/list/x",
    body: undefined,
    file: { file },
  });
});

test("a file whose permit says so is sent in parts; another call that names it is not", async () => {
  const fetch = answer({ code: 200, data: { fileNo: "n", sign: "s", resumable: true } });
  const call = createTransport(hostOf());
  const permit = (await call({ ...operation, operationId: "getUpload" }, {})) as object;
  const file = new Blob(["x"]);
  expect(await call({ ...operation, operationId: "uploadFile" }, { ...permit, file })).toEqual({ mediaNo: "n" });
  expect(fetch).toHaveBeenCalledTimes(1);
  expect(vi.mocked(sendLarge).mock.calls[0]![0]).toMatchObject({ fileNo: "n", sign: "s", file });
  await call({ ...operation, operationId: "getUploadSign" }, { fileNo: "n" });
  expect([vi.mocked(sendLarge).mock.calls.length, fetch.mock.calls.length]).toEqual([1, 2]);
});
