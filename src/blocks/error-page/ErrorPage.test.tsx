import { expect, test } from "vitest";
import { addresses, draw } from "../testing/draw.tsx";
import { ErrorPage } from "./ErrorPage.tsx";

test("says that a page is gone, with the way home", () => {
  const page = draw(ErrorPage, { status: 404, home: "/org/1001", requestId: "req-1" });
  expect(page.querySelector("h1")?.textContent).toBe("页面不见了");
  expect(page.querySelector("svg")).not.toBeNull();
  expect(addresses(page)).toEqual(["/org/1001"]);
  expect(page.textContent).not.toContain("req-1");
});

test("shows the request id of a fault, and leads to the platform's home where the base is empty", () => {
  const page = draw(ErrorPage, { status: 500, home: "", requestId: "req-1" });
  expect(page.textContent).toContain("req-1");
  expect(addresses(page)).toEqual(["/"]);
});
