import { afterEach, expect, test, vi } from "vitest";
import { getCourse } from "../../generated/client.ts";
import * as errorCode from "../../generated/error-codes.ts";
import { startTransport } from "./transport.ts";

afterEach(() => void vi.unstubAllGlobals());

test("a generated call that fails rejects, and with its message off gives the reply of the server", async () => {
  const reply = { code: errorCode.NOT_FOUND, msg: "没有这门课", data: null };
  vi.stubGlobal("fetch", async () => ({ json: async () => reply }));
  vi.spyOn(console, "error").mockImplementation(() => {});
  startTransport({ locale: "zh-CN", offlineText: "网络不通" });
  await expect(getCourse({ courseId: "1" })).rejects.toMatchObject({ code: errorCode.NOT_FOUND });
  expect(await getCourse({ courseId: "1" }, { quiet: true })).toEqual(reply);
  expect(await getCourse({ courseId: "1" }, { skipHandling: true })).toEqual(reply);
});
