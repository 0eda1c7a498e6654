import { cleanup, configure, render, within } from "@testing-library/react";
import { act, type ReactNode } from "react";
import zh from "../../locales/zh-CN.json" with { type: "json" };

(globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;
// What loads on demand takes a moment, and longer on a busy machine.
configure({ asyncUtilTimeout: 60_000 });

/** Draws something into a fresh page and gives the element it is in. */
export async function draw(node: ReactNode): Promise<HTMLElement> {
  await clear();
  const container = document.body.appendChild(document.createElement("main"));
  await act(async () => void render(node, { container }));
  return container;
}

export async function clear(): Promise<void> {
  await act(async () => cleanup());
  document.body.replaceChildren();
}

/** The button that a person reads or hears as `name`, on the page or in a region of it; fails when there is none. */
export function button(name: string | RegExp, region: HTMLElement = document.body): HTMLButtonElement {
  return within(region).getByRole<HTMLButtonElement>("button", { name });
}

/** The field of this label, on the page or in a region of it; fails when there is none. */
export function field<T extends HTMLElement = HTMLInputElement>(
  label: string | RegExp,
  region: HTMLElement = document.body,
): T {
  return within(region).getByLabelText<T>(label);
}

/** The element of a selector, for what has no role and no name; fails when there is none. */
export function one<T extends HTMLElement = HTMLElement>(selector: string): T {
  const found = document.querySelector<T>(selector);
  if (!found) throw new Error(`${selector} is not on the page`);
  return found;
}

/** The texts of elements, such as `screen.getAllByRole("row")`, in their order. */
export function texts(elements: string | Iterable<Element>): string[] {
  const found = typeof elements === "string" ? document.querySelectorAll(elements) : elements;
  return Array.from(found, (element) => element.textContent ?? "");
}

/** Puts a value into a field the way a person's typing does. */
export async function type(target: string | HTMLElement, value: string): Promise<void> {
  const field = typeof target === "string" ? one(target) : target;
  const kind =
    field instanceof HTMLSelectElement
      ? HTMLSelectElement
      : field instanceof HTMLTextAreaElement
        ? HTMLTextAreaElement
        : HTMLInputElement;
  await act(async () => {
    Object.getOwnPropertyDescriptor(kind.prototype, "value")?.set?.call(field, value);
    field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? "change" : "input", { bubbles: true }));
  });
}

export async function click(selector: string | HTMLElement): Promise<void> {
  const element = typeof selector === "string" ? one(selector) : selector;
  await act(async () => element.click());
  await settle();
}

export async function press(key: string, on: Element | null = document.activeElement): Promise<void> {
  await act(async () => {
    on?.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
    on?.dispatchEvent(new KeyboardEvent("keyup", { key, bubbles: true, cancelable: true }));
  });
  await settle();
}

/**
 * Waits until the page shows something: code that loads on demand takes a moment. What a condition asks for may not be
 * there yet, so what it throws is the cause of the failure at the end.
 */
export async function until(condition: () => unknown): Promise<void> {
  const end = Date.now() + 60_000;
  let cause: unknown;
  while (Date.now() < end) {
    try {
      if (condition()) return;
      cause = undefined;
    } catch (error) {
      cause = error;
    }
    await settle();
  }
  throw new Error(`It did not happen: ${condition.toString()}`, { cause });
}

export async function settle(): Promise<void> {
  await act(async () => new Promise((resolve) => setTimeout(resolve, 10)));
}

/** The words of a key in Chinese, as a page gives them. */
export function t(key: string, values: Record<string, string | number> = {}): string {
  const words: Record<string, string> = zh;
  return (words[`${key}_other`] ?? words[key] ?? key).replace(/\{(\w+)\}/g, (_, name: string) =>
    String(values[name] ?? ""),
  );
}
