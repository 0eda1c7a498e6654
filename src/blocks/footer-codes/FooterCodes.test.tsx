import { within } from "@testing-library/react";
import { expect, test } from "vitest";
import { draw } from "../testing/draw.tsx";
import { FooterCodes } from "./FooterCodes.tsx";

test("shows the codes that there are, each with its name", () => {
  const codes = draw(FooterCodes, { wxCode: "/wx.svg" });
  expect(within(codes).getByRole("figure").textContent).toBe("微信公众号");
  expect(codes.querySelectorAll("img")).toHaveLength(1);
  expect(draw(FooterCodes, {}).innerHTML).toBe("");
});
