import { within } from "@testing-library/react";
import { expect, test } from "vitest";
import { addresses, draw } from "../testing/draw.tsx";
import { ErrorPage } from "./ErrorPage.tsx";

test("says that a page is gone, with the way home", () => {
  const page = draw(ErrorPage, { status: 404, home: "/org/1001" });
  expect(within(page).queryByRole("heading", { name: "页面不见了", level: 1 })).not.toBeNull();
  expect(page.querySelector("svg")).not.toBeNull();
  expect(addresses(page)).toEqual(["/org/1001"]);
  expect(page.textContent).toContain("404");
});

test("shows the status, the message and the request id of a fault, and leads to the platform's home where the base is empty", () => {
  const page = draw(ErrorPage, { status: 500, home: "", message: "服务暂时不可用", requestId: "req-1" });
  expect(page.textContent).toContain("500");
  expect(page.textContent).toContain("服务暂时不可用");
  expect(page.textContent).toContain("管理员");
  expect(page.textContent).toContain("req-1");
  expect(addresses(page)).toEqual(["/"]);
});

test("says of a page that is not available for a moment that it is worth another try, and not that it is broken", () => {
  const page = draw(ErrorPage, { status: 503, home: "" });
  expect(within(page).queryByRole("heading", { name: "这一页暂时打不开", level: 1 })).not.toBeNull();
  expect(page.textContent).toContain("错误 503");
  expect(page.textContent).toContain("再刷新页面");
  expect(page.textContent).not.toContain("页面出错了");
  expect(page.querySelector("svg path[d^=M158]")).not.toBeNull();
});
