import { act, type ReactNode } from "react";
import { createRoot, type Root } from "react-dom/client";
import zh from "../../locales/zh-CN.json" with { type: "json" };

(globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;

let root: Root | undefined;

/** Draws something into a fresh page and gives the element it is in. */
export async function draw(node: ReactNode): Promise<HTMLElement> {
  await clear();
  const place = document.body.appendChild(document.createElement("main"));
  root = createRoot(place);
  await act(async () => root?.render(node));
  return place;
}

export async function clear(): Promise<void> {
  await act(async () => root?.unmount());
  root = undefined;
  document.body.replaceChildren();
}

/** The element of a selector; fails when there is none. */
export function one<T extends HTMLElement = HTMLElement>(selector: string): T {
  const found = document.querySelector<T>(selector);
  if (!found) throw new Error(`${selector} is not on the page`);
  return found;
}

export function texts(selector: string): string[] {
  return [...document.querySelectorAll(selector)].map((element) => element.textContent ?? "");
}

/** Puts a value into a field the way a person's typing does. */
export async function type(selector: string, value: string): Promise<void> {
  const field = one<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>(selector);
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

/** Waits until the page shows something: code that loads on demand takes a moment. */
export async function until(condition: () => unknown): Promise<void> {
  const end = Date.now() + 60_000;
  while (Date.now() < end) {
    if (condition()) return;
    await settle();
  }
  throw new Error(`It did not happen: ${condition.toString()}`);
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
