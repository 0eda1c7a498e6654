import { screen, within } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { button, clear, click, draw as mount, settle, t, type } from "../../forms/testing/page.ts";
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
  expect(screen.getByRole("button").textContent).toBe("举报 一篇博客");
  await click(screen.getByRole("button"));
  const dialog = await screen.findByRole("dialog", { name: "举报" });
  const more = within(dialog).getByRole<HTMLTextAreaElement>("textbox", { name: t("comments.report.more") });
  await click(within(dialog).getByRole("radio", { name: t("comments.reason.2") }));
  await type(more, "骂人");
  await click(button("举报", dialog));
  await settle();
  expect(report).toHaveBeenCalledExactlyOnceWith({ reason: 2, content: "骂人" });
  expect(more.value).toBe("骂人");
  expect(document.contains(more)).toBe(true);
  report.mockResolvedValue({ done: true });
  await click(button("举报", dialog));
  await settle();
  expect(screen.queryByRole("dialog")).toBeNull();
});
