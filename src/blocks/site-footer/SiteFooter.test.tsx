import { within } from "@testing-library/react";
import { expect, test } from "vitest";
import { draw } from "../testing/draw.tsx";
import { SiteFooter } from "./SiteFooter.tsx";

test("puts blocks beside one another, and others below them", () => {
  const footer = draw(SiteFooter, {}, { slots: { top: <nav>关于</nav>, bottom: <p>备案</p> } });
  const top = within(footer).getByRole("navigation").parentElement;
  expect(top?.contains(within(footer).getByText("备案"))).toBe(false);
  expect(footer.textContent).toBe("关于备案");
});
