import { within } from "@testing-library/react";
import { expect, test } from "vitest";
import { texts } from "../../forms/testing/page.ts";
import { addresses, draw } from "../testing/draw.tsx";
import { ButtonRow } from "./ButtonRow.tsx";

test("leads to pages of the organisation and to others", () => {
  const row = draw(ButtonRow, {
    items: [
      { label: "选课程", href: "/list" },
      { label: "地图", href: "https://map.example/", look: "link" },
    ],
    base: "/org/1001",
  });
  expect(texts(within(row).getAllByRole("link"))).toEqual(["选课程", "地图"]);
  expect(addresses(row)).toEqual(["/org/1001/list", "https://map.example/"]);
});

test("shows nothing without buttons", () => {
  expect(draw(ButtonRow, { items: [] }).innerHTML).toBe("");
});
