import { expect, test } from "vitest";
import { addresses, draw } from "../testing/draw.tsx";
import { SiteFooter } from "./SiteFooter.tsx";

const info = { title: "知行讲堂", logo: "", ico: "", keyword: "", desc: "", isEnableStatistics: false, courseAutoSignOutTime: 0, isShowService: true, service1: "4000000001", service3: "4000000003", wxCode: "/wx.svg", icp: "浙ICP备1号" };
const about = [{ id: "us", navName: "关于我们", websiteNavList: [{ id: "contact", navName: "联系我们" }] }];
const links = [{ linkName: "国家图书馆", linkUrl: "https://www.nlc.cn/", linkTarget: "_blank" as const }];

test("is short on most pages: about pages, service and records", () => {
  const footer = draw(SiteFooter, { info, about, links });
  expect(addresses(footer)).toContain("/terrace/contact");
  expect(footer.textContent).toContain("QQ 4000000003");
  expect(footer.textContent).toContain("浙ICP备1号");
  expect(footer.textContent).not.toContain("国家图书馆");
});

test("is full where it is asked to be: QR codes and friend links too", () => {
  const footer = draw(SiteFooter, { variant: "full", info, about, links });
  expect(footer.textContent).toContain("国家图书馆");
  expect(footer.querySelector("img")?.getAttribute("src")).toBe("/wx.svg");
});

test("hides the service numbers when the site says so", () => {
  expect(draw(SiteFooter, { info: { ...info, isShowService: false } }).textContent).not.toContain("QQ");
});
