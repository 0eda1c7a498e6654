import { within } from "@testing-library/react";
import { expect, test } from "vitest";
import { addresses, draw } from "../testing/draw.tsx";
import { SettingRow } from "./SettingRow.tsx";

test("says how a setting stands and links to where it is changed", () => {
  const row = draw(SettingRow, {
    label: "密码",
    value: "已设置",
    note: "用于登录",
    href: "/account/reset",
    linkLabel: "修改",
  });
  expect(row.textContent).toBe("密码已设置用于登录修改");
  expect(addresses(row)).toEqual(["/account/reset"]);
});

test("opens what changes it below, where it has blocks for it", () => {
  const row = draw(
    SettingRow,
    { label: "手机号", value: "138****0001", moreLabel: "更换" },
    { slots: { more: "form" } },
  );
  expect(within(row).getByRole("group").textContent).toBe("手机号138****0001更换form");
  expect(within(draw(SettingRow, { label: "手机号", moreLabel: "更换" })).queryByRole("group")).toBeNull();
});
