import { afterEach, expect, test, vi } from "vitest";
import { saveFile } from "./save-file.ts";

afterEach(() => vi.restoreAllMocks());

test("a file of this site is saved from its address, and none of another site", () => {
  const saved: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(`${this.getAttribute("href")} ${this.download}`);
  });
  for (const url of ["/media/asset/1", "//evil.example/1", "https://evil.example/1", "javascript:alert(1)"])
    saveFile({ fileName: "a.pdf", url });
  expect(saved).toEqual(["/media/asset/1 a.pdf"]);
});
