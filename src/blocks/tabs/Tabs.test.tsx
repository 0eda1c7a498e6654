import { act } from "react";
import { afterEach, expect, test } from "vitest";
import { clear, click, draw, one, press, t, texts } from "../../forms/testing/page.ts";
import { Tabs } from "./Tabs.tsx";

const items = [
  { value: "password", label: "密码登录" },
  { value: "code", label: "验证码登录" },
];
const slots = { first: <input id="one" />, second: <input id="two" /> };

function show(more: { current?: string; slots?: Record<string, React.ReactNode> } = {}) {
  return draw(
    <Tabs
      label="登录方式"
      items={items}
      name="way"
      path="/login"
      query={{ t: "login" }}
      slots={slots}
      on={{}}
      t={t}
      locale="zh-CN"
      blockKey="b"
      operations={{}}
      {...more}
    />,
  );
}
const selected = () => texts("[role=tab][aria-selected=true]");
// The page's router would follow the links.
document.addEventListener("click", (event) => event.preventDefault());
afterEach(clear);

test("the address says which tab shows; each has an address of its own", async () => {
  await show({ current: "code" });
  expect(selected()).toEqual(["验证码登录"]);
  expect(document.querySelector("#one")).toBeNull();
  expect(one("[role=tabpanel]").getAttribute("aria-labelledby")).toBe("b-tab-code");
  expect([...document.querySelectorAll("[role=tab]")].map((tab) => tab.getAttribute("href"))).toEqual([
    "/login?t=login",
    "/login?t=login&way=code",
  ]);
});

test("a value that is no tab shows the first", async () => {
  await show({ current: "nonsense" });
  expect(selected()).toEqual(["密码登录"]);
});

test("a tab shows at once, and what was filled in behind another stays", async () => {
  await show();
  const first = one<HTMLInputElement>("#one");
  first.value = "typed";
  await click("#b-tab-code");
  expect(selected()).toEqual(["验证码登录"]);
  expect(one("#b-panel-password").hidden).toBe(true);
  await click("#b-tab-password");
  expect(one("#one")).toBe(first);
  expect(first.value).toBe("typed");
});

test("arrows go round, and one tab at a time is in the way of Tab", async () => {
  await show();
  await act(async () => one("#b-tab-password").focus());
  await press("ArrowRight");
  expect(selected()).toEqual(["验证码登录"]);
  expect(document.activeElement?.id).toBe("b-tab-code");
  await press("ArrowRight");
  expect(selected()).toEqual(["密码登录"]);
  await press("End");
  expect([...document.querySelectorAll<HTMLElement>("[role=tab]")].map((tab) => tab.tabIndex)).toEqual([-1, 0]);
});

test("a tab whose blocks a site removed is left out; one alone needs no tabs", async () => {
  await show({ slots: { second: slots.second } });
  expect(document.querySelector("[role=tablist], [role=tabpanel]")).toBeNull();
  expect(one("#two")).toBeTruthy();
});
