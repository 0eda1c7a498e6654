import { expect, test } from "vitest";
import { draw } from "../testing/draw.tsx";
import { SiteHeader } from "./SiteHeader.tsx";

const nav = Array.from({ length: 8 }, (_, place) => ({ navTitle: `项${place}`, navUrl: `/p${place}`, target: "_self" as const }));
const base = { title: "知行讲堂", home: "", nav, path: "/p2", signInUrl: "/login?t=login" };

test("shows the first six entries and the rest under more", () => {
  const header = draw(SiteHeader, base);
  expect(header.querySelectorAll(".wide > ul > li")).toHaveLength(6);
  expect(header.querySelectorAll(".more .pop > li")).toHaveLength(2);
  expect(header.querySelector(".wide [aria-current]")?.textContent).toBe("项2");
});

test("offers to sign in to the signed out, and the viewer's own to the signed in", () => {
  expect(draw(SiteHeader, base).querySelector(".sign")?.getAttribute("href")).toBe("/login?t=login");
  const signedIn = draw(SiteHeader, { ...base, signedIn: true, name: "林小满", isVip: true, orgNo: "1001" });
  expect(signedIn.querySelector(".sign")).toBeNull();
  expect(signedIn.querySelector(".me .pop")?.textContent).toContain("SVIP");
  expect(signedIn.querySelector('.me a[href="/org/1001"]')).not.toBeNull();
});

test("draws a seal with the first letter where there is no logo", () => {
  expect(draw(SiteHeader, base).querySelector(".brand text")?.textContent).toBe("知");
});

test("links to the languages that are not shown", () => {
  expect(draw(SiteHeader, { ...base, locales: ["zh-CN", "en"] }).querySelector("[hreflang]")?.getAttribute("hreflang")).toBe("en");
});
