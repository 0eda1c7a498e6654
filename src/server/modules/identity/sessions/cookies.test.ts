import { expect, it } from "vitest";
import { cookieDomain, readCookie, tokenCookie } from "./cookies.ts";

it.each([
  ["localhost:3000", undefined],
  ["portal.localhost", undefined],
  ["127.0.0.1:3000", undefined],
  ["[::1]:3000", undefined],
  ["intranet", undefined],
  ["lectern.example", "lectern.example"],
  ["www.lectern.example:8443", "lectern.example"],
  ["a.b.lectern.example", "lectern.example"],
  ["WWW.Lectern.Example.", "lectern.example"],
  ["www.lectern.com.cn", "lectern.com.cn"],
  ["lectern.com.cn", "lectern.com.cn"],
  ["com.cn", undefined],
  ["school.github.io", "school.github.io"],
  ["github.io", undefined],
  ["www.school.gd.cn", "school.gd.cn"],
  ["www.school.k12.ca.us", "school.k12.ca.us"],
  ["k12.ca.us", undefined],
  ["a.b.kobe.jp", "a.b.kobe.jp"],
  ["www.city.kobe.jp", "city.kobe.jp"],
  ["xn--fiqs8s", undefined],
  ["www.xn--fiq228c.xn--fiqs8s", "xn--fiq228c.xn--fiqs8s"],
  ["..", undefined],
  ["a..example", undefined],
  ["www.lectern.co.uk", "lectern.co.uk"],
  ["evil.example; Domain=bank.example", undefined],
])("of %s is kept for %s", (host, domain) => {
  expect(cookieDomain(host)).toBe(domain);
});

it("is kept for a tenant's own host alone, and sent by https only where the page is", () => {
  const cookie = tokenCookie("t", { host: "www.school.example", secure: true, ownHost: true, maxAge: 60 });
  expect(cookie).toBe("RC_WEB_TOKEN=t; Path=/; Max-Age=60; SameSite=Lax; Secure");
});

it("is found among others, and only by its whole name", () => {
  expect(readCookie("a=1; RC_WEB_TOKEN=abc; b=2", "RC_WEB_TOKEN")).toBe("abc");
  expect(readCookie("XRC_WEB_TOKEN=no; RC_WEB_TOKEN=yes", "RC_WEB_TOKEN")).toBe("yes");
  expect(readCookie("RC_WEB_TOKEN_OLD=no", "RC_WEB_TOKEN")).toBeUndefined();
  expect(readCookie(undefined, "RC_WEB_TOKEN")).toBeUndefined();
});
