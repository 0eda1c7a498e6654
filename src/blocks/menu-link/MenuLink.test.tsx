import { within } from "@testing-library/react";
import { act } from "react";
import { createRoot } from "react-dom/client";
import { expect, test, vi } from "vitest";
import { draw, handles } from "../testing/draw.tsx";
import { MenuLink } from "./MenuLink.tsx";

const link = (props: Partial<Parameters<typeof MenuLink>[0]>) =>
  within(draw(MenuLink, { label: "消息", href: "/account/message", ...props })).getByRole("link");

/** A link is called by its content, so that nothing that is seen is called otherwise. */
const isCalled = (name: string, props: Partial<Parameters<typeof MenuLink>[0]>) => {
  const place = draw(MenuLink, { label: "消息", href: "/account/message", ...props });
  expect(within(place).getByRole("link", { name }).hasAttribute("aria-label")).toBe(false);
};

test("is a plain link in its own words", () => {
  expect(link({}).outerHTML).toBe('<a class="menu-link entry" href="/account/message"><span>消息</span></a>');
});

test("shows a count up to 99 and reads the exact one aloud; none shows nothing", () => {
  expect(link({ count: 0 }).textContent).toBe("消息");
  expect(within(link({ count: 99 })).getByText("99")).toBeDefined();
  expect(within(link({ count: 100 })).getByText("99+")).toBeDefined();
  isCalled("消息（100）", { count: 100 });
});

test("an icon alone has the label as its name", () => {
  isCalled("消息", { look: "icon", icon: "mail" });
  isCalled("消息（2）", { look: "icon", icon: "mail", count: 2 });
});

test("marks the current page, those below it only where that is wanted, and others that it names", () => {
  const current = (path: string, within?: boolean) => link({ path, within })?.getAttribute("aria-current");
  const also = ["/account/grades/attendance"];
  expect(link({ path: also[0], also })?.getAttribute("aria-current")).toBe("page");
  expect(link({ path: "/account/grades", also })?.getAttribute("aria-current")).toBeNull();
  expect([
    current("/account/message"),
    current("/account/message/5"),
    current("/account/message/5", true),
    current("/account/messages", true),
  ]).toEqual(["page", null, "page", null]);
  expect(link({ href: "/list?priceType=free", path: "/list" })?.getAttribute("aria-current")).toBe("page");
});

test("leads to an organisation's site", () => {
  expect(link({ href: "/index", orgNo: "1001" })?.getAttribute("href")).toBe("/org/1001");
  expect(link({ href: "/list", base: "/org/1002" })?.getAttribute("href")).toBe("/org/1002/list");
  expect(link({ href: "https://a.example/", orgNo: "1001" })?.getAttribute("href")).toBe("https://a.example/");
});

test("without an address it is a button that runs its event", async () => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  const press = vi.fn(async () => ({ done: true as const }));
  const place = document.createElement("div");
  await act(async () => createRoot(place).render(<MenuLink {...handles} label="退出登录" on={{ press }} />));
  within(place).getByRole("button", { name: "退出登录" }).click();
  expect(press).toHaveBeenCalledOnce();
});
