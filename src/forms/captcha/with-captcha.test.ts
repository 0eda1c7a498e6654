import { beforeEach, expect, it, vi } from "vitest";
import * as errorCode from "../../generated/error-codes.ts";
import { solvedCaptcha, withCaptcha } from "./with-captcha.ts";

const solveCaptcha = vi.hoisted(() => vi.fn(async (challenge: unknown) => `solved ${String(challenge)}`));
vi.mock("./solve.ts", () => ({ solveCaptcha }));

const refusal = (code: number) => Object.assign(new Error("refused"), { code });
const call = vi.fn(async (_captcha?: string) => "sent");
const getCaptcha = vi.fn(async () => ({ captcha: "challenge" }));

beforeEach(() => {
  call.mockReset().mockResolvedValue("sent");
  getCaptcha.mockClear();
});

it("asks for no captcha that is not needed", async () => {
  expect(await withCaptcha({ call, getCaptcha })).toBe("sent");
  expect(getCaptcha).not.toHaveBeenCalled();
});

it.each([1110, 1111])("solves one after code %i and calls once more", async (code) => {
  const onVerifying = vi.fn();
  call.mockRejectedValueOnce(refusal(code));
  expect(await withCaptcha({ call, getCaptcha, onVerifying })).toBe("sent");
  expect(call.mock.calls).toEqual([[], ["solved challenge"]]);
  expect(onVerifying).toHaveBeenCalledOnce();
});

it("gives up when the solved one is refused too", async () => {
  call.mockRejectedValue(refusal(1111));
  await expect(withCaptcha({ call, getCaptcha })).rejects.toMatchObject({ code: errorCode.CAPTCHA_WRONG });
  expect(call).toHaveBeenCalledTimes(2);
});

it("passes on any other refusal, and one where no captcha can be had", async () => {
  call.mockRejectedValueOnce(refusal(1101));
  await expect(withCaptcha({ call, getCaptcha })).rejects.toMatchObject({ code: errorCode.CODE_TOO_SOON });
  call.mockRejectedValueOnce(refusal(1110));
  await expect(withCaptcha({ call, getCaptcha: undefined })).rejects.toMatchObject({ code: errorCode.CAPTCHA_NEEDED });
});

it("solves one for calls that always need it", async () =>
  expect(await solvedCaptcha(getCaptcha)).toBe("solved challenge"));
