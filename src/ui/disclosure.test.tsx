import { within } from "@testing-library/react";
import { act } from "react";
import { createRoot } from "react-dom/client";
import { afterEach, beforeEach, expect, test } from "vitest";
import { Disclosure } from "./disclosure.tsx";

let place: HTMLElement;
const details = () => within(place).getByRole<HTMLDetailsElement>("group");
const summary = () => within(place).getByLabelText("菜单");
const press = (key: string) =>
  act(
    async () =>
      void document.activeElement?.dispatchEvent(
        new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }),
      ),
  );

beforeEach(async () => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  // jsdom draws nothing, so it cannot say what is seen.
  Element.prototype.checkVisibility ??= () => true;
  place = document.body.appendChild(document.createElement("div"));
  await act(async () =>
    createRoot(place).render(
      <Disclosure className="menu" label="菜单" summary="菜单">
        <a href="#a">甲</a>
        <a href="#b">乙</a>
      </Disclosure>,
    ),
  );
  summary().focus();
});
afterEach(() => place.remove());

test("opens by the arrow key and goes round its entries", async () => {
  await press("ArrowUp");
  expect(details().open).toBe(false);
  await press("ArrowDown");
  expect([details().open, document.activeElement?.textContent]).toEqual([true, "甲"]);
  await press("ArrowDown");
  await press("ArrowDown");
  expect(document.activeElement).toBe(summary());
  await press("ArrowUp");
  expect(document.activeElement?.textContent).toBe("乙");
});

test("closes on Escape with the focus on its button", async () => {
  await press("ArrowDown");
  await press("Escape");
  expect([details().open, document.activeElement]).toEqual([false, summary()]);
});

test("closes when a link in it is followed", async () => {
  await press("ArrowDown");
  await act(async () => within(place).getByRole("link", { name: "甲" }).click());
  expect(details().open).toBe(false);
});
