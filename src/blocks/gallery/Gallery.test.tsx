import { within } from "@testing-library/react";
import { expect, test } from "vitest";
import { draw } from "../testing/draw.tsx";
import { Gallery } from "./Gallery.tsx";

const items = [
  { picture: "/a.webp", alt: "教室", caption: "三楼" },
  { picture: "/b.webp", alt: "操场" },
];

test("opens each picture large by the browser alone, and closes it again", () => {
  const block = draw(Gallery, { items });
  const opens = within(block).getAllByRole("button", { name: /^放大：/ });
  expect(opens.map((button) => button.getAttribute("aria-label"))).toEqual(["放大：教室", "放大：操场"]);
  const dialogs = within(block).getAllByRole("dialog", { hidden: true });
  expect(opens.map((button) => button.getAttribute("popovertarget"))).toEqual(dialogs.map(({ id }) => id));
  for (const dialog of dialogs) {
    expect(dialog.hasAttribute("popover")).toBe(true);
    const close = within(dialog).getByRole("button", { name: "关闭", hidden: true });
    expect(close.getAttribute("popovertarget")).toBe(dialog.id);
    expect(close.getAttribute("popovertargetaction")).toBe("hide");
  }
});

test("shows nothing without pictures, and nothing to press for one that is not chosen yet", () => {
  expect(draw(Gallery, { items: [] }).innerHTML).toBe("");
  expect(within(draw(Gallery, { items: [{ picture: "" }] })).queryByRole("button")).toBeNull();
});
