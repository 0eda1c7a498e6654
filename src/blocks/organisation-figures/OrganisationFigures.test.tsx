import { within } from "@testing-library/react";
import { expect, test } from "vitest";
import { texts } from "../../forms/testing/page.ts";
import { addresses, draw } from "../testing/draw.tsx";
import { OrganisationFigures } from "./OrganisationFigures.tsx";

const figures = {
  courseCount: 12,
  lecturerCount: 3,
  memberCount: 1500,
  learnerCount: 40,
  orderCount: 2,
  income: "140.00",
  dayList: [
    { day: "2026-11-22", orderCount: 0, income: "0.00" },
    { day: "2026-11-23", orderCount: 2, income: "140.00" },
  ],
};

test("shows what there is, and each day as a bar and as a row of a table", () => {
  const page = draw(OrganisationFigures, { figures, days: "7", path: "/account/organization" });
  expect(texts(within(page).getAllByRole("definition"))).toEqual(["12", "3", "1,500", "40", "2", "¥140.00"]);
  const rows = (name: string) => texts(within(within(page).getByRole("table", { name })).getAllByRole("row"));
  expect(rows("每天的收益（元）")).toEqual(["日期收益", "2026-11-22¥0.00", "2026-11-23¥140.00"]);
  expect(rows("每天的订单")).toEqual(["日期订单", "2026-11-220", "2026-11-232"]);
  expect(addresses(page)).toEqual([
    "/account/organization?days=7",
    "/account/organization",
    "/account/organization?days=90",
  ]);
  expect(texts(within(page).getAllByRole("link", { current: "page" }))).toEqual(["最近 7 天"]);
});
