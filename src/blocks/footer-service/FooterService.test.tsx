import { expect, test } from "vitest";
import { addresses, draw } from "../testing/draw.tsx";
import { FooterService } from "./FooterService.tsx";

const info = {
  title: "知行讲堂",
  logo: "",
  ico: "",
  keyword: "",
  desc: "",
  isEnableStatistics: false,
  courseAutoSignOutTime: 0,
  isShowService: true,
  service1: "4000000001",
  service5: "4000000005",
};

test("opens a conversation with each number that there is", () => {
  const service = draw(FooterService, { info });
  expect(service.textContent).toContain("QQ 4000000005");
  expect(addresses(service).map((address) => new URL(address!).searchParams.get("uin"))).toEqual([
    "4000000001",
    "4000000005",
  ]);
});

test("hides the numbers when the site says so, or has none", () => {
  expect(draw(FooterService, { info: { ...info, isShowService: false } }).innerHTML).toBe("");
  expect(draw(FooterService, { info: { ...info, service1: "", service5: "" } }).innerHTML).toBe("");
});
