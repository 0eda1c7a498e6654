import { expect, test } from "vitest";
import { isMobile, wantsMobileSite } from "./mobile.ts";

const iPhone =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1";
const iPad =
  "Mozilla/5.0 (iPad; CPU OS 12_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/12.1 Mobile/15E148 Safari/604.1";
const androidTablet =
  "Mozilla/5.0 (Linux; Android 14; SM-X910) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Safari/537.36";
const weChat =
  "Mozilla/5.0 (Linux; Android 13; V2227A) AppleWebKit/537.36 Chrome/116 Mobile Safari/537.36 MicroMessenger/8.0.49";
const harmony = "Mozilla/5.0 (Phone; OpenHarmony 5.0) AppleWebKit/537.36 Chrome/114 Safari/537.36 ArkWeb/4.1";
const fireTablet = "Mozilla/5.0 (Linux; Android 9; KFMAWI) AppleWebKit/537.36 Silk/108.4 like Chrome/108 Safari/537.36";
const mac =
  "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Safari/605.1.15";
const windows =
  "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Safari/537.36";

test.for([iPhone, iPad, androidTablet, weChat, harmony, fireTablet])("knows a phone or tablet: %s", (agent) => {
  expect(isMobile({ "user-agent": agent })).toBe(true);
});

test.for([
  mac,
  windows,
  "Mozilla/5.0 (Linux; Android 12; BRAVIA 4K VH2) AppleWebKit/537.36 Chrome/120 Safari/537.36",
  "Mozilla/5.0 (Linux; Android 6.0.1; Nexus 5X) AppleWebKit/537.36 Chrome/126 Mobile Safari/537.36 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)",
  "Mozilla/5.0 (Linux;u;Android 4.2.2;zh-cn;) AppleWebKit/534.46 Mobile Safari (compatible; Baiduspider/2.0; +http://www.baidu.com/search/spider.html)",
])("leaves a computer, a television and a robot on the site: %s", (agent) => {
  expect(isMobile({ "user-agent": agent })).toBe(false);
});

test("believes what the browser says of its device", () => {
  expect(isMobile({ "user-agent": windows, "sec-ch-ua-mobile": "?1" })).toBe(true);
  expect(isMobile({ "user-agent": windows, "sec-ch-ua-platform": '"Android"' })).toBe(true);
  expect(isMobile({ "user-agent": windows, "sec-ch-ua-mobile": "?0", "sec-ch-ua-platform": '"Windows"' })).toBe(false);
  expect(isMobile({})).toBe(false);
});

test("leaves who chose the full site on it", () => {
  expect(wantsMobileSite({ "user-agent": iPhone, cookie: "a=b; site=full" })).toBe(false);
  expect(wantsMobileSite({ "user-agent": iPhone, cookie: "mysite=full" })).toBe(true);
});
