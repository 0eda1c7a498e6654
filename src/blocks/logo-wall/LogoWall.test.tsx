import { within } from "@testing-library/react";
import { expect, test } from "vitest";
import { texts } from "../../forms/testing/page.ts";
import { addresses, draw } from "../testing/draw.tsx";
import { LogoWall } from "./LogoWall.tsx";

test("names each logo, and shows the name where there is none", () => {
  const long = "名".repeat(60);
  const block = draw(LogoWall, {
    items: [{ name: "知行", logo: "/z.svg", href: "/list" }, { name: long }],
    base: "/org/1001",
  });
  expect(within(within(block).getByRole("link", { name: "知行" })).getByRole("img")).toBeTruthy();
  expect(texts(within(block).getAllByRole("listitem"))).toEqual(["", long]);
  expect(addresses(block)).toEqual(["/org/1001/list"]);
});

test("shows nothing without logos", () => {
  expect(draw(LogoWall, { items: [] }).innerHTML).toBe("");
});
