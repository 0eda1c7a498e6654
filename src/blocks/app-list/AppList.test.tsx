import { expect, test } from "vitest";
import { addresses, draw } from "../testing/draw.tsx";
import { AppList } from "./AppList.tsx";

test("shows each app with its link and a code of it, and the site's own code last", () => {
  const list = draw(AppList, {
    siteTitle: "知行讲堂",
    items: [
      { platform: "iphone" as const, href: "https://apps.example/1", text: "3.2，68 MB" },
      { platform: "android" as const, href: "/files/lectern.apk" },
      { platform: "wechat" as const, name: "小程序", qrCode: "/files/wx.png" },
    ],
  });
  expect(addresses(list)).toEqual(["https://apps.example/1", "/files/lectern.apk"]);
  expect([...list.querySelectorAll("h2")].map(({ textContent }) => textContent)).toEqual([
    "iPhone 和 iPad",
    "安卓手机",
    "小程序",
    "手机浏览器",
  ]);
  // A file of the site has no whole address to draw: its link stands alone.
  expect([...list.querySelectorAll("li")].map((each) => each.querySelectorAll(".code").length)).toEqual([1, 0, 1, 1]);
  expect(list.querySelector("svg")?.getAttribute("aria-label")).toBe("iPhone 和 iPad的二维码");
});

test("without apps it is the site's own code: that of the organisation on its pages", () => {
  const code = (props: { base?: string }) => draw(AppList, props).querySelector("img")?.getAttribute("src");
  expect([code({}), code({ base: "" }), code({ base: "/org/1001" })]).toEqual([
    "/share/site/default.svg",
    "/share/site/default.svg",
    "/share/site/1001.svg",
  ]);
});

test("leads to no address that is not allowed", () => {
  expect(addresses(draw(AppList, { items: [{ platform: "mac" as const, href: "javascript:alert(1)" }] }))).toEqual([]);
});
