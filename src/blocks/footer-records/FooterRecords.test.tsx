import { expect, test } from "vitest";
import { addresses, draw } from "../testing/draw.tsx";
import { FooterRecords } from "./FooterRecords.tsx";

test("leads to the records where their authorities show them", () => {
  const records = draw(FooterRecords, {
    copyright: "© 2026",
    icp: "浙ICP备1号",
    prn: "浙公网安备33号",
    prnNo: "33",
    license: "/terrace/license",
  });
  expect(records.textContent).toBe("© 2026浙ICP备1号浙公网安备33号营业执照");
  expect(addresses(records)).toEqual([
    "https://beian.miit.gov.cn/",
    "https://beian.mps.gov.cn/#/query/webSearch?code=33",
    "/terrace/license",
  ]);
});

test("is not there without any record", () => {
  expect(draw(FooterRecords, {}).innerHTML).toBe("");
});
