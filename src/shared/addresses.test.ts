import { describe, expect, it } from "vitest";
import { isLocalAddress, isSignInPage, safeAddress, safeReturnTo } from "./addresses.ts";

describe("safeAddress", () => {
  it.each([
    "/",
    "/list",
    "/view/12?x=1#top",
    "/search/%E5%8F%89?type=1",
    "/search/叉车",
    "#main",
    "?page=2",
    "https://example.com/a?b=c",
    "http://example.com",
    "HTTPS://EXAMPLE.COM/x",
    "/view/javascript:alert(1)",
  ])("allows %s", (address) => expect(safeAddress(address)).toBe(address));

  it.each([
    "",
    "//evil.example",
    "/\\evil.example",
    "\\\\evil.example",
    "/\t/evil.example",
    "\t//evil.example",
    "/\n/evil.example",
    " /list",
    "javascript:alert(1)",
    "JaVaScRiPt:alert(1)",
    "java\nscript:alert(1)",
    " javascript:alert(1)",
    "\u0001javascript:alert(1)",
    "data:text/html,<script>",
    "vbscript:x",
    "blob:https://x",
    "file:///etc/passwd",
    "mailto:a@b.c",
    "tel:1",
    "ftp://x",
    "list",
    "./list",
    "https:evil.example",
    "https:/evil.example",
    "https:///evil.example",
    "http://user:pw@evil.example",
    "https://good.example@evil.example/",
    "https://",
    "https://exa mple.com",
    "/a\u2028b",
    "/a\u200eb",
    "/\u0000",
    `/${"a".repeat(2048)}`,
    null,
    undefined,
    3,
    {},
  ])("refuses %j", (address) => expect(safeAddress(address)).toBeUndefined());
});

describe("isLocalAddress", () => {
  it("tells paths of the site from other sites", () => {
    expect(isLocalAddress("/list")).toBe(true);
    expect(isLocalAddress("https://example.com")).toBe(false);
    expect(isLocalAddress("//example.com")).toBe(false);
  });
});

describe("isSignInPage", () => {
  it("is the sign-in page of every site, and nothing else", () => {
    for (const address of ["/login", "/login?t=login", "/org/1001/login", "/org/weiqi/login?t=login"])
      expect([address, isSignInPage(address)]).toEqual([address, true]);
    for (const address of ["/", "/examlogin", "/login/x", "/org/login/list", "/a/org/1001/login", "/list?to=/login"])
      expect([address, isSignInPage(address)]).toEqual([address, false]);
  });
});

describe("safeReturnTo", () => {
  it.each([
    ["/view/3?x=1", "/view/3?x=1"],
    ["/login?t=login", "/"],
    ["/org/1001/login", "/"],
    ["/org/1001/register", "/"],
    ["/org/weiqi/register", "/"],
    ["/org/1001/reset?step=2", "/"],
    ["https://evil.example/", "/"],
    ["//evil.example", "/"],
    ["/\t/evil.example", "/"],
    ["/\\evil.example", "/"],
    ["/\n/evil.example", "/"],
    ["\\\\evil.example", "/"],
    ["/a\u0000", "/"],
    [" //evil.example", "/"],
    ["javascript:alert(1)", "/"],
    ["/register", "/"],
    ["/reset?step=2", "/"],
    ["/resources", "/resources"],
    ["/search/叉车?type=1", "/search/叉车?type=1"],
    ["#a", "/"],
    [undefined, "/"],
  ])("turns %j into %s", (address, result) => expect(safeReturnTo(address)).toBe(result));
});
