import { fireEvent, within } from "@testing-library/react";
import { act } from "react";
import { createRoot } from "react-dom/client";
import { expect, test, vi } from "vitest";
import { draw, handles } from "../testing/draw.tsx";
import { AccountMenu } from "./AccountMenu.tsx";

test("is a navigation with a name, behind a bar that opens without JavaScript", () => {
  const menu = draw(AccountMenu, { heading: "我的学习" }, { slots: { groups: <p>组</p> } });
  expect(within(menu).queryByRole("navigation", { name: "我的学习" })).not.toBeNull();
  expect(within(menu).queryByText("我的学习")).not.toBeNull();
});

test("is not there for who has none of its entries", () => {
  expect(draw(AccountMenu, {}).textContent).toBe("");
});

test("closes when an entry was chosen, so that the page can be seen", async () => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  const place = document.createElement("div");
  document.body.append(place);
  // jsdom lays nothing out.
  vi.stubGlobal(
    "ResizeObserver",
    class {
      observe() {}
    },
  );
  await act(async () =>
    createRoot(place).render(<AccountMenu {...handles} slots={{ groups: <a href="#x">订单</a> }} />),
  );
  const details = within(place).getByRole<HTMLDetailsElement>("group");
  details.open = true;
  within(place).getByRole("link", { name: "订单" }).click();
  expect(details.open).toBe(false);
});

test("as a drawer closes beside it, on Escape and when the focus leaves it", async () => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  const place = document.createElement("div");
  document.body.append(place);
  vi.stubGlobal(
    "ResizeObserver",
    class {
      observe() {}
    },
  );
  await act(async () =>
    createRoot(place).render(
      <>
        <AccountMenu {...handles} look="drawer" slots={{ groups: <a href="#x">退款申请</a> }} />
        <button type="button">页面</button>
      </>,
    ),
  );
  const drawer = within(place).getByRole<HTMLDetailsElement>("group");
  const open = () => {
    drawer.open = true;
    within(drawer).getByRole("link").focus();
  };
  open();
  drawer.click();
  expect(drawer.open).toBe(false);
  open();
  fireEvent.keyDown(document.activeElement!, { key: "Escape" });
  expect(drawer.open).toBe(false);
  open();
  within(place).getByRole("button", { name: "页面" }).focus();
  expect(drawer.open).toBe(false);
});
