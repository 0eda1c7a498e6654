const ID = "react-aria-pressable-style";

/**
 * Keeps react-aria from writing a style element into the page, which the Content-Security-Policy refuses: it writes
 * none where an element of that id stands already. Its one rule (`touch-action`) is in FormRoot and in the dialog's
 * style. To be called before the first of its components is on the page.
 */
export function reservePressStyle(): void {
  if (document.getElementById(ID)) return;
  const place = document.createElement("template");
  place.id = ID;
  document.head.append(place);
}

/** The rule that would stand there: a press that turns into scrolling or zooming is none. */
export const PRESS_STYLE = "[data-react-aria-pressable] { touch-action: pan-x pan-y pinch-zoom; }";
