import type { KeyboardEvent as PressedEvent } from "react";

/**
 * The key that was pressed, as far as it is meant for the page: "" of a key that an input method takes, such as the
 * Escape that drops its candidates and the Enter that ends a word.
 */
export function pressedKey(event: KeyboardEvent | PressedEvent): string {
  const native = "nativeEvent" in event ? event.nativeEvent : event;
  // Safari ends the composition before it reports the key that ended it: what is left is this code.
  return native.isComposing || native.keyCode === 229 ? "" : native.key;
}
