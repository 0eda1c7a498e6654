import { afterEach, expect, test, vi } from "vitest";
import { clear, click, draw as mount, one, settle, t, texts, type, until } from "../../forms/testing/page.ts";
import { draw } from "../testing/draw.tsx";
import { ReportThis } from "./ReportThis.tsx";

HTMLDialogElement.prototype.showModal ??= function showModal(this: HTMLDialogElement) {
  this.open = true;
};

afterEach(clear);

test("is nothing to a visitor", () => {
  expect(draw(ReportThis, { about: "一篇博客" }, { on: { report: vi.fn() } as never }).innerHTML).toBe("");
});

test("asks why, and stays open with what was written until the report arrived", async () => {
  const report = vi.fn(async () => ({ done: false as boolean }));
  await mount(
    <ReportThis
      about="一篇博客"
      signedIn
      slots={{}}
      on={{ report } as never}
      t={t}
      locale="zh-CN"
      blockKey="b"
      operations={{} as never}
    />,
  );
  expect(one("button").textContent).toBe("举报 一篇博客");
  await click("button");
  await until(() => document.querySelector("dialog"));
  await click(document.querySelectorAll<HTMLInputElement>("dialog input")[1]!);
  await type("dialog textarea", "骂人");
  await click("dialog .btn");
  await settle();
  expect(report).toHaveBeenCalledExactlyOnceWith({ reason: 2, content: "骂人" });
  expect(texts("dialog textarea")).toEqual(["骂人"]);
  report.mockResolvedValue({ done: true });
  await click("dialog .btn");
  await settle();
  expect(texts("dialog")).toEqual([]);
});
