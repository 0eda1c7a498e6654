import { screen, within } from "@testing-library/react";
import { act } from "react";
import { afterEach, expect, test } from "vitest";
import { clear, click, draw, field, press, t, texts } from "../../forms/testing/page.ts";
import { Tabs } from "./Tabs.tsx";

const items = [
  { value: "password", label: "密码登录" },
  { value: "code", label: "验证码登录" },
];
const slots = { first: <input aria-label="一" />, second: <input aria-label="二" /> };

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
const tab = (name: string) => screen.getByRole("tab", { name });
const selected = () => texts(screen.getAllByRole("tab", { selected: true }));
// The page's router would follow the links.
document.addEventListener("click", (event) => event.preventDefault());
afterEach(clear);

test("the address says which tab shows; each has an address of its own", async () => {
  await show({ current: "code" });
  expect(selected()).toEqual(["验证码登录"]);
  expect(screen.queryByLabelText("一")).toBeNull();
  expect(within(screen.getByRole("tabpanel", { name: "验证码登录" })).getByLabelText("二")).toBeDefined();
  expect(screen.getAllByRole("tab").map((one) => one.getAttribute("href"))).toEqual([
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
  const first = field("一");
  first.value = "typed";
  await click(tab("验证码登录"));
  expect(selected()).toEqual(["验证码登录"]);
  expect(screen.getByRole("tabpanel").contains(first)).toBe(false);
  const panels = screen.getAllByRole("tabpanel", { hidden: true });
  expect(panels.find((panel) => panel.contains(first))?.hidden).toBe(true);
  await click(tab("密码登录"));
  expect(within(screen.getByRole("tabpanel")).getByLabelText("一")).toBe(first);
  expect(first.value).toBe("typed");
});

test("arrows go round, and one tab at a time is in the way of Tab", async () => {
  await show();
  await act(async () => tab("密码登录").focus());
  await press("ArrowRight");
  expect(selected()).toEqual(["验证码登录"]);
  expect(document.activeElement).toBe(tab("验证码登录"));
  await press("ArrowRight");
  expect(selected()).toEqual(["密码登录"]);
  await press("End");
  expect(screen.getAllByRole("tab").map(({ tabIndex }) => tabIndex)).toEqual([-1, 0]);
});

test("a tab whose blocks a site removed is left out; one alone needs no tabs", async () => {
  await show({ slots: { second: slots.second } });
  expect(screen.queryByRole("tablist")).toBeNull();
  expect(screen.queryByRole("tabpanel")).toBeNull();
  expect(field("二")).toBeDefined();
});
