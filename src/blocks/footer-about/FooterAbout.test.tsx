import { within } from "@testing-library/react";
import { expect, test } from "vitest";
import { addresses, draw } from "../testing/draw.tsx";
import { FooterAbout } from "./FooterAbout.tsx";

test("leads to the pages about the site", () => {
  const items = [{ id: "us", navName: "关于我们", websiteNavList: [{ id: "contact", navName: "联系我们" }] }];
  const about = draw(FooterAbout, { items });
  expect(addresses(about)).toEqual(["/terrace/contact"]);
  expect(within(about).queryByRole("heading", { name: "关于我们", level: 2 })).not.toBeNull();
});

test("is not there where the site says nothing of itself", () => {
  expect(draw(FooterAbout, { items: [] }).innerHTML).toBe("");
});
