import { expect, test } from "vitest";
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
  expect(hero.querySelector("h1")?.textContent).toBe("从这里上岗");
  expect(addresses(hero)).toEqual(["/org/1001/list"]);
  expect(hero.querySelector("dd")?.textContent).toBe("47 家");
});

test("falls back to its name", () => {
  expect(draw(OrganisationHero, { name: "江城学校" }).querySelector("h1")?.textContent).toBe("江城学校");
});
