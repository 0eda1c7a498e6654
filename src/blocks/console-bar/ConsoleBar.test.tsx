import { within } from "@testing-library/react";
import { expect, test } from "vitest";
import { addresses, draw } from "../testing/draw.tsx";
import { ConsoleBar } from "./ConsoleBar.tsx";

const props = { title: "知行讲堂", heading: "运营管理", home: "/studio/start", name: "平台运营" };

test("leads to the console's first page by the names of site and console, and has what its slots hold", () => {
  const bar = draw(ConsoleBar, props, {
    slots: { actions: <a href="/index">返回门户</a>, menu: <a href="/account/info">个人资料</a> },
  });
  expect(addresses(bar)).toEqual(["/studio/start", "/studio/start", "/index", "/account/info"]);
  expect(within(bar).getByRole("link", { name: "运营管理" })).toBeDefined();
  expect(within(bar).getByText("平台运营")).toBeDefined();
});

test("offers the other languages and the other colours in the bar, and on small screens in the person's menu", () => {
  const bar = draw(ConsoleBar, { ...props, locales: ["zh-CN", "en"] });
  expect(within(bar).getAllByRole("link", { name: /EN/, hidden: true })).toHaveLength(2);
  expect(within(bar).getAllByRole("button", { name: "切换深浅色", hidden: true })).toHaveLength(2);
});
