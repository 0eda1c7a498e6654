import { expect, test } from "vitest";
import { customPackage as item } from "../testing/custom-package.ts";
import { addresses, draw } from "../testing/draw.tsx";
import { CustomView } from "./CustomView.tsx";

const slots = { apply: "FORM" };

test("an organisation is given the form, others are told who may ask", () => {
  expect(draw(CustomView, { item, signedIn: true, reason: "" }, { slots }).textContent).toContain("FORM");
  const learner = draw(
    CustomView,
    { item, signedIn: true, reason: "organisation", joinUrl: "/apply/organization" },
    { slots },
  );
  expect(learner.textContent).not.toContain("FORM");
  expect(addresses(learner)).toEqual(["/apply/organization"]);
  expect(addresses(draw(CustomView, { item, signedIn: false, signInUrl: "/login?t=login" }, { slots }))).toEqual([
    "/login?t=login",
  ]);
});

test("shows what became of the last request", () => {
  const apply = {
    id: "1",
    customId: "4",
    customName: "",
    customStatus: 1 as const,
    contactName: "周",
    contactMobile: "13800000000",
    people: 20,
    wish: "想在厂里做两天",
    answer: "可以，下周联系",
    gmtCreate: "2026-11-01 10:00:00",
  };
  const view = draw(CustomView, { item, signedIn: true, reason: "", apply }, { slots });
  for (const words of ["已答复", "想在厂里做两天", "可以，下周联系"]) expect(view.textContent).toContain(words);
});
