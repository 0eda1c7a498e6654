import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { isSafeBrowser, safeBrowserInput } from "./safe-browser.ts";

const [config, exam] = ["c".repeat(64), "e".repeat(64)];
const page = "https://portal.example/exam/startExam?id=3";

beforeEach(() => {
  vi.stubGlobal("location", { href: `${page}#rules` });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

it("says nothing in other browsers", async () => {
  expect(isSafeBrowser()).toBe(false);
  expect(await safeBrowserInput()).toEqual({});
});

it("gives the hashes with the address of the page, without its fragment", async () => {
  vi.stubGlobal("SafeExamBrowser", { security: { configKey: config, browserExamKey: "" } });
  expect(isSafeBrowser()).toBe(true);
  const { safeBrowser } = await safeBrowserInput();
  expect(safeBrowser?.urlList).toContain(page);
  expect(safeBrowser).toMatchObject({ configKeyHash: config });
  expect(safeBrowser?.examKeyHash).toBeUndefined();
});

it("asks the version that works hashes out when it is told to", async () => {
  const security = {
    configKey: "",
    browserExamKey: "",
    updateKeys: vi.fn((done: () => void) => {
      Object.assign(security, { configKey: config, browserExamKey: exam });
      done();
    }),
  };
  vi.stubGlobal("SafeExamBrowser", { security });
  expect((await safeBrowserInput()).safeBrowser).toMatchObject({ configKeyHash: config, examKeyHash: exam });
  expect(security.updateKeys).toHaveBeenCalledTimes(1);
});
