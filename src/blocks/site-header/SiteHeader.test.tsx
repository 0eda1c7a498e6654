import { within } from "@testing-library/react";
import { expect, test } from "vitest";
import { texts } from "../../forms/testing/page.ts";
import { draw } from "../testing/draw.tsx";
import { SiteHeader } from "./SiteHeader.tsx";

const nav = Array.from({ length: 8 }, (_, place) => ({
  navTitle: `项${place}`,
  navUrl: `/p${place}`,
  target: "_self" as const,
}));
const links = (header: HTMLElement, name: string) => within(header).queryAllByRole("link", { name });
/** The bar of wide screens comes first, then the drawer of small ones. */
const bar = (header: HTMLElement) => within(header).getAllByRole("navigation", { name: "主导航" })[0]!;
const base = { title: "知行讲堂", home: "", nav, path: "/p2" };
const slots = {
  sign: <a href="/login?t=login">登录</a>,
  menu: <a href="/account/info">个人中心</a>,
  promoted: <a href="/vip">超级会员</a>,
};

test("shows the first six entries and the rest under more", () => {
  const header = draw(SiteHeader, base);
  const [shown, more] = within(bar(header)).getAllByRole("list");
  expect(within(shown!).getAllByRole("listitem")).toHaveLength(6);
  expect(within(more!).getAllByRole("listitem")).toHaveLength(2);
  expect(within(bar(header)).getByRole("group").textContent).toMatch(/^更多/);
  expect(texts(within(bar(header)).getAllByRole("link", { current: "page" }))).toEqual(["项2"]);
});

test("has no navigation where it is given none", () => {
  const header = draw(SiteHeader, { title: "知行讲堂", home: "" });
  expect(within(header).queryByRole("navigation")).toBeNull();
});

test("offers to sign in to the signed out, and the viewer's own to the signed in", () => {
  const signedOut = draw(SiteHeader, base, { slots });
  expect(links(signedOut, "登录")).toHaveLength(1);
  expect(within(signedOut).queryByLabelText("我的账号")).toBeNull();
  const signedIn = draw(SiteHeader, { ...base, signedIn: true, name: "林小满", isVip: true }, { slots });
  expect(links(signedIn, "登录")).toEqual([]);
  const own = within(signedIn)
    .getAllByRole("group")
    .find((group) => within(group).queryByLabelText("我的账号"));
  expect(own?.textContent).toContain("林小满 SVIP个人中心");
});

test("has no menu to join where it would be empty", () => {
  expect(within(draw(SiteHeader, base)).queryByText("入驻")).toBeNull();
  const header = draw(SiteHeader, base, { slots: { join: <a href="/recruit">讲师入驻</a> } });
  const [menu] = within(header)
    .getAllByRole("group")
    .filter((group) => within(group).queryByText("入驻"));
  expect(links(menu!, "讲师入驻")).toHaveLength(1);
});

test("shows what is promoted in its variant only", () => {
  expect(links(draw(SiteHeader, base, { slots }), "超级会员")).toEqual([]);
  // In the bar and in the drawer.
  expect(links(draw(SiteHeader, { ...base, variant: "join" }, { slots }), "超级会员")).toHaveLength(2);
});

test("draws a seal with the first letter where there is no logo", () => {
  expect(within(draw(SiteHeader, base)).getByText("知")).toBeDefined();
});

test("links to the languages that are not shown", () => {
  const header = draw(SiteHeader, { ...base, locales: ["zh-CN", "en"] });
  const languages = within(header)
    .getAllByRole<HTMLAnchorElement>("link")
    .map(({ hreflang }) => hreflang)
    .filter(Boolean);
  // In the bar and in the drawer.
  expect(languages).toEqual(["en", "en"]);
});
