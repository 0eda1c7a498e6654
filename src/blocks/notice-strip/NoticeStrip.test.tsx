import { within } from "@testing-library/react";
import { expect, test } from "vitest";
import { addresses, draw } from "../testing/draw.tsx";
import { NoticeStrip } from "./NoticeStrip.tsx";

test("tells what holds now and leads to more", () => {
  const strip = draw(NoticeStrip, { text: "国庆放假", href: "/list", linkLabel: "线上课程", base: "/org/1001" });
  expect(within(within(strip).getByRole("note", { name: "通知" })).getByRole("paragraph").textContent).toBe(
    "国庆放假线上课程",
  );
  expect(addresses(strip)).toEqual(["/org/1001/list"]);
  expect(draw(NoticeStrip, { text: "" }).innerHTML).toBe("");
});
