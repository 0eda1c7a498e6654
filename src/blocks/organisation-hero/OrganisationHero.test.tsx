import { within } from "@testing-library/react";
import { expect, test } from "vitest";
import { texts } from "../../forms/testing/page.ts";
import { addresses, draw } from "../testing/draw.tsx";
import { OrganisationHero } from "./OrganisationHero.tsx";

test("opens the page with the organisation's sentence and buttons within its site", () => {
  const hero = draw(OrganisationHero, {
    name: "江城学校",
    slogan: "从这里上岗",
    base: "/org/1001",
    actions: [{ label: "选课", href: "/list" }],
    figures: [{ value: "47 家", label: "工厂" }],
  });
  expect(within(hero).getByRole("heading", { level: 1 }).textContent).toBe("江城学校 从这里上岗");
  expect(addresses(hero)).toEqual(["/org/1001/list"]);
  expect(texts(within(hero).getAllByRole("definition"))).toEqual(["47 家"]);
});

test("falls back to its name", () => {
  const hero = draw(OrganisationHero, { name: "江城学校" });
  expect(within(hero).getByRole("heading", { level: 1 }).textContent).toBe("江城学校");
});
