import { expect, test } from "vitest";
import { pressedKey } from "./pressed-key.ts";

const event = (more: Partial<KeyboardEvent>) =>
  ({ key: "Escape", isComposing: false, keyCode: 27, ...more }) as KeyboardEvent;

test("a key of an input method is none of the page's, also as Safari reports it", () => {
  expect(pressedKey(event({}))).toBe("Escape");
  expect(pressedKey(event({ isComposing: true }))).toBe("");
  expect(pressedKey(event({ keyCode: 229 }))).toBe("");
  expect(pressedKey({ nativeEvent: event({ isComposing: true }) } as React.KeyboardEvent)).toBe("");
});
