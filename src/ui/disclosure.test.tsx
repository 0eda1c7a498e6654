import { act } from "react";
import { createRoot } from "react-dom/client";
import { afterEach, beforeEach, expect, test } from "vitest";
import { Disclosure } from "./disclosure.tsx";

let place: HTMLElement;
const details = () => place.querySelector("details")!;
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
  place.querySelector("summary")?.focus();
});
afterEach(() => place.remove());

test("opens by the arrow key and goes round its entries", async () => {
  await press("ArrowUp");
  expect(details().open).toBe(false);
  await press("ArrowDown");
  expect([details().open, document.activeElement?.textContent]).toEqual([true, "甲"]);
  await press("ArrowDown");
  await press("ArrowDown");
  expect(document.activeElement?.tagName).toBe("SUMMARY");
  await press("ArrowUp");
  expect(document.activeElement?.textContent).toBe("乙");
});

test("closes on Escape with the focus on its button", async () => {
  await press("ArrowDown");
  await press("Escape");
  expect([details().open, document.activeElement?.tagName]).toEqual([false, "SUMMARY"]);
});

test("closes when a link in it is followed", async () => {
  await press("ArrowDown");
  await act(async () => place.querySelector("a")?.click());
  expect(details().open).toBe(false);
});
