import { expect, test } from "vitest";
import { draw } from "../testing/draw.tsx";
import { SiteFooter } from "./SiteFooter.tsx";

test("puts blocks beside one another, and others below them", () => {
  const footer = draw(SiteFooter, {}, { slots: { top: <nav>关于</nav>, bottom: <p>备案</p> } });
  expect(footer.querySelector(".top")?.textContent).toBe("关于");
  expect(footer.textContent).toBe("关于备案");
});
