import { within } from "@testing-library/react";
import { expect, test } from "vitest";
import { addresses, draw } from "../testing/draw.tsx";
import { Picture } from "./Picture.tsx";

test("shows a picture with its caption, and leads on inside the organisation", () => {
  const block = draw(Picture, {
    picture: "/a.webp",
    alt: "车间",
    caption: "新车间",
    href: "/list",
    base: "/org/1001",
  });
  expect(within(block).getByRole("figure", { name: "" }).textContent).toBe("新车间");
  expect(within(within(block).getByRole("link", { name: "车间" })).getByRole("img")).toBeTruthy();
  expect(addresses(block)).toEqual(["/org/1001/list"]);
});

test("is left out when the page is read aloud where it only decorates, but a link keeps its name", () => {
  const props = { picture: "/a.webp", alt: "车间", decorative: true };
  expect(within(draw(Picture, props)).queryByRole("img")).toBeNull();
  expect(within(draw(Picture, { ...props, href: "/list" })).getByRole("link", { name: "车间" })).toBeTruthy();
});

test("shows visitors neither a frame nor a caption where no picture is chosen yet", () => {
  const block = draw(Picture, { picture: "", caption: "新车间", href: "/list" });
  expect(within(block).queryByRole("img")).toBeNull();
  expect(within(block).queryByRole("link")).toBeNull();
  expect(block.textContent).toBe("");
});
