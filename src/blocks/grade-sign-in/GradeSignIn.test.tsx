import { screen } from "@testing-library/react";
import { encode } from "uqr";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { button, clear, click, draw, field, t, texts, type, until } from "../../forms/testing/page.ts";
import { GradeSignIn } from "./GradeSignIn.tsx";
import { readAddress } from "./read-address.ts";

const own = {
  lessonId: "12",
  lessonName: "第一课",
  gradeId: "3",
  gradeName: "周末班",
  attendanceState: 1 as const,
  gmtSign: "2026-11-23 19:01:02",
};
const operations = {
  checkGradeToken: vi.fn(async (_input: object) => ({ ticket: "a ticket" })),
  signGradeAttendance: vi.fn(async (_input: object) => own),
};
beforeEach(() => {
  vi.clearAllMocks();
  localStorage.clear();
  document.cookie = "attendanceBrowser=; path=/; max-age=0";
});
afterEach(clear);

const show = (what: { lessonId?: string; token?: string; signedIn?: boolean }) =>
  draw(
    <GradeSignIn
      lessonId=""
      token=""
      signedIn
      {...what}
      slots={{}}
      on={{}}
      t={t}
      locale="zh-CN"
      blockKey="b"
      operations={operations}
    />,
  );
const browserKey = expect.stringMatching(/^[0-9a-f]{32}$/);

test("checks in by the code that led here, and names the lesson", async () => {
  await show({ lessonId: "12", token: "abc.def" });
  await until(() => texts(screen.queryAllByRole("heading")).join() === t("gradeSignIn.state.1"));
  expect(operations.signGradeAttendance).toHaveBeenCalledExactlyOnceWith({
    lessonId: "12",
    token: "abc.def",
    browserKey,
  });
  expect(screen.getByRole("main").textContent).toContain("第一课");
});

test("keeps a ticket for who is signed out, and uses it instead of the token when they come back", async () => {
  await show({ lessonId: "12", token: "abc.def", signedIn: false });
  await until(() => texts(screen.queryAllByRole("status")).join() === t("gradeSignIn.inTime"));
  expect(operations.checkGradeToken).toHaveBeenCalledWith({ lessonId: "12", token: "abc.def", browserKey });
  expect(operations.signGradeAttendance).not.toHaveBeenCalled();
  expect(screen.getByRole("link", { name: "去登录" }).getAttribute("href")).toBe("/login");
  const [{ browserKey: before }] = operations.checkGradeToken.mock.calls[0] as [{ browserKey: string }];
  await show({ lessonId: "12", token: "abc.def" });
  await until(() => texts(screen.queryAllByRole("heading")).length === 1);
  expect(operations.signGradeAttendance).toHaveBeenCalledExactlyOnceWith({
    lessonId: "12",
    ticket: "a ticket",
    browserKey: before,
  });
  expect(localStorage).toHaveLength(0);
});

test("says why a code was refused, and takes the six digits instead", async () => {
  operations.signGradeAttendance.mockRejectedValueOnce(new Error("away"));
  await show({ lessonId: "12", token: "old.code" });
  await until(() => texts(screen.queryAllByRole("alert")).join() === t("gradeSignIn.unreached"));
  expect(screen.getByRole("main").textContent).toContain(t("gradeSignIn.scan.elsewhere"));
  await type(field("签到码"), "12345");
  expect(button("签到").disabled).toBe(true);
  await type(field("签到码"), "０12 345");
  await click(button("签到"));
  expect(operations.signGradeAttendance).toHaveBeenLastCalledWith({ lessonId: "12", code: "012345", browserKey });
  await until(() => texts(screen.queryAllByRole("heading")).length === 1);
});

test("waits for digits or a scan where nothing led here, and asks nobody", async () => {
  await show({});
  await until(() => screen.queryByLabelText("签到码"));
  expect(operations.signGradeAttendance).not.toHaveBeenCalled();
});

test("reads the address of a code, and nothing else", () => {
  expect(readAddress("https://a.example/grade/signIn?lesson=12&token=x.y")).toEqual({ lessonId: "12", token: "x.y" });
  for (const other of [
    "hello",
    "https://a.example/",
    "https://a.example/?lesson=x&token=y",
    "https://a.example/?lesson=1",
  ])
    expect(readAddress(other)).toBeUndefined();
});

test("reads the code with the camera where the browser can", async () => {
  const stop = vi.fn();
  vi.stubGlobal(
    "BarcodeDetector",
    class {
      detect = async () => [{ rawValue: "https://a.example/grade/signIn?lesson=9&token=x.y" }];
    },
  );
  vi.stubGlobal("navigator", {
    mediaDevices: { getUserMedia: async () => ({ getTracks: () => [{ stop }] }) },
  });
  vi.spyOn(HTMLMediaElement.prototype, "play").mockResolvedValue();
  vi.spyOn(HTMLMediaElement.prototype, "readyState", "get").mockReturnValue(4);
  await show({});
  await until(() => texts(screen.queryAllByRole("button")).includes(t("gradeSignIn.scan")));
  await click(button("扫描二维码"));
  await until(() => texts(screen.queryAllByRole("heading")).length === 1);
  expect(operations.signGradeAttendance).toHaveBeenCalledWith({ lessonId: "9", token: "x.y", browserKey });
  await until(() => stop.mock.calls.length > 0);
});

test("reads the code without a reader of the browser's, by one that is loaded for it", async () => {
  const address = "https://a.example/grade/signIn?lesson=9&token=x.y";
  const { data: cells, size } = encode(address, { ecc: "M", border: 4 });
  const scale = 4;
  const side = size * scale;
  const pixels = new Uint8ClampedArray(side * side * 4).fill(255);
  for (let y = 0; y < side; y += 1)
    for (let x = 0; x < side; x += 1)
      if (cells[Math.floor(y / scale)]?.[Math.floor(x / scale)])
        pixels.fill(0, (y * side + x) * 4, (y * side + x) * 4 + 3);
  vi.stubGlobal("BarcodeDetector", undefined);
  vi.stubGlobal("navigator", {
    mediaDevices: { getUserMedia: async () => ({ getTracks: () => [{ stop: vi.fn() }] }) },
  });
  vi.spyOn(HTMLMediaElement.prototype, "play").mockResolvedValue();
  vi.spyOn(HTMLMediaElement.prototype, "readyState", "get").mockReturnValue(4);
  vi.spyOn(HTMLVideoElement.prototype, "videoWidth", "get").mockReturnValue(side);
  vi.spyOn(HTMLVideoElement.prototype, "videoHeight", "get").mockReturnValue(side);
  vi.spyOn(HTMLCanvasElement.prototype, "getContext").mockReturnValue({
    drawImage: () => undefined,
    getImageData: () => ({ data: pixels }),
  } as never);
  await show({});
  await until(() => texts(screen.queryAllByRole("button")).includes(t("gradeSignIn.scan")));
  await click(button("扫描二维码"));
  await until(() => texts(screen.queryAllByRole("heading")).length === 1);
  expect(operations.signGradeAttendance).toHaveBeenCalledWith({ lessonId: "9", token: "x.y", browserKey });
});
