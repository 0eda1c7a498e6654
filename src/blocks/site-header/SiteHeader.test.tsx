import { expect, test } from "vitest";
import { draw } from "../testing/draw.tsx";
import { SiteHeader } from "./SiteHeader.tsx";

const nav = Array.from({ length: 8 }, (_, place) => ({
  navTitle: `项${place}`,
  navUrl: `/p${place}`,
  target: "_self" as const,
}));
const base = { title: "知行讲堂", home: "", nav, path: "/p2" };
const slots = {
  sign: <a href="/login?t=login">登录</a>,
  menu: <a href="/account/info">个人中心</a>,
  promoted: <a href="/vip">超级会员</a>,
};

test("shows the first six entries and the rest under more", () => {
  const header = draw(SiteHeader, base);
  expect(header.querySelectorAll(".wide nav > ul > li")).toHaveLength(6);
  expect(header.querySelectorAll(".more .pop > li")).toHaveLength(2);
  expect(header.querySelector(".wide [aria-current]")?.textContent).toBe("项2");
});

test("has no navigation where it is given none", () => {
  const header = draw(SiteHeader, { title: "知行讲堂", home: "" });
  expect(header.querySelector("nav")).toBeNull();
});

test("offers to sign in to the signed out, and the viewer's own to the signed in", () => {
  const signedOut = draw(SiteHeader, base, { slots });
  expect(signedOut.querySelector('.side a[href^="/login"]')).not.toBeNull();
  expect(signedOut.querySelector(".me")).toBeNull();
  const signedIn = draw(SiteHeader, { ...base, signedIn: true, name: "林小满", isVip: true }, { slots });
  expect(signedIn.querySelector('.side a[href^="/login"]')).toBeNull();
  expect(signedIn.querySelector(".me .pop")?.textContent).toContain("林小满 SVIP个人中心");
});

test("has no menu to join where it would be empty", () => {
  expect(draw(SiteHeader, base).querySelector(".join")).toBeNull();
  expect(
    draw(SiteHeader, base, { slots: { join: <a href="/recruit">讲师入驻</a> } }).querySelector(".join a"),
  ).not.toBeNull();
});

test("shows what is promoted in its variant only", () => {
  expect(draw(SiteHeader, base, { slots }).querySelector('a[href="/vip"]')).toBeNull();
  expect(
    draw(SiteHeader, { ...base, variant: "join" }, { slots }).querySelector('.wide a[href="/vip"]'),
  ).not.toBeNull();
});

test("draws a seal with the first letter where there is no logo", () => {
  expect(draw(SiteHeader, base).querySelector(".brand text")?.textContent).toBe("知");
});

test("links to the languages that are not shown", () => {
  expect(
    draw(SiteHeader, { ...base, locales: ["zh-CN", "en"] })
      .querySelector("[hreflang]")
      ?.getAttribute("hreflang"),
  ).toBe("en");
});
