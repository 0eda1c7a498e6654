import { within } from "@testing-library/react";
import { expect, test } from "vitest";
import { texts } from "../../forms/testing/page.ts";
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
  expect(texts(within(list).getAllByRole("heading", { level: 2 }))).toEqual([
    "iPhone 和 iPad",
    "安卓手机",
    "小程序",
    "手机浏览器",
  ]);
  // A file of the site has no whole address to draw: its link stands alone.
  expect(
    within(list)
      .getAllByRole("listitem")
      .map((each) => within(each).queryAllByRole("img").length),
  ).toEqual([1, 0, 1, 1]);
  expect(within(list).queryByRole("img", { name: "iPhone 和 iPad的二维码" })).not.toBeNull();
});

test("without apps it is the site's own code: that of the organisation on its pages", () => {
  const code = (props: { base?: string }) => within(draw(AppList, props)).getByRole("img").getAttribute("src");
  expect([code({}), code({ base: "" }), code({ base: "/org/1001" })]).toEqual([
    "/share/site/default.svg",
    "/share/site/default.svg",
    "/share/site/1001.svg",
  ]);
});

test("leads to no address that is not allowed", () => {
  expect(addresses(draw(AppList, { items: [{ platform: "mac" as const, href: "javascript:alert(1)" }] }))).toEqual([]);
});
