import { within } from "@testing-library/react";
import { expect, test } from "vitest";
import { draw } from "../testing/draw.tsx";
import { AboutNav } from "./AboutNav.tsx";

test("marks the page that is read", () => {
  const nav = draw(AboutNav, {
    items: [
      {
        id: "us",
        navName: "关于",
        websiteNavList: [
          { id: "about", navName: "关于我们" },
          { id: "contact", navName: "联系" },
        ],
      },
    ],
    current: "contact",
  });
  expect(within(nav).getByRole("link", { current: "page" }).getAttribute("href")).toBe("/terrace/contact");
});
