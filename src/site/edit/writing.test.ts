import { expect, it } from "vitest";
import type { ComposedScreen } from "../document/resolve.ts";
import { withoutFrameToWrite } from "./writing.ts";

const screenAt = (path: string | [string, ...string[]]) =>
  ({
    path,
    layout: "default",
    frame: "page",
    slots: { header: { tag: "header" }, main: { tag: "main" }, footer: { tag: "footer" }, overlay: {} },
    data: {},
    blocks: {
      header: { type: "siteHeader", in: "header" },
      cart: { type: "menuLink", in: "header.actions" },
      form: { type: "form", in: "main" },
      row: { type: "columns", in: "main" },
      footer: { type: "siteFooter", in: "footer" },
      about: { type: "footerAbout", in: "footer.top" },
      round: { type: "columns", in: "again.first" },
      again: { type: "columns", in: "round.first" },
    },
  }) as unknown as ComposedScreen;

it.each(["/blog/account/write", "/write", "/my/rewrite/{id}", ["/a", "/a/writer"] as [string, string]])(
  "has neither header nor footer at %s",
  (path) => {
    const screen = withoutFrameToWrite(screenAt(path));
    expect(Object.keys(screen.slots)).toEqual(["main", "overlay"]);
    expect(Object.keys(screen.blocks)).toEqual(["form", "row", "round", "again"]);
  },
);

it.each(["/list", "/search/{write}", "/{writeId}"])("is left as it is at %s", (path) => {
  const screen = screenAt(path);
  expect(withoutFrameToWrite(screen)).toBe(screen);
});

it("is left as it is where it has no address", () => {
  const { path: _, ...screen } = screenAt("/write");
  expect(withoutFrameToWrite(screen as ComposedScreen)).toBe(screen);
});
