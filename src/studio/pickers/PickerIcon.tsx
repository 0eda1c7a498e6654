import type { ReactNode } from "react";

const paths = {
  warning: "M12 4l9 16H3zM12 10v4M12 17v.5",
  undo: "M8 5L4 9l4 4M4 9h10a6 6 0 0 1 0 12h-3",
  link: "M10 14a4 4 0 0 0 6 0l3-3a4 4 0 0 0-6-6l-1 1M14 10a4 4 0 0 0-6 0l-3 3a4 4 0 0 0 6 6l1-1",
  up: "M7 14l5-5 5 5",
  down: "M7 10l5 5 5-5",
  add: "M12 5v14M5 12h14",
  remove: "M5 7h14M10 7V4h4v3M7 7l1 13h8l1-13",
  check: "M5 12l5 5 9-10",
  search: "M11 18a7 7 0 1 0 0-14 7 7 0 0 0 0 14zM16 16l5 5",
  close: "M6 6l12 12M18 6L6 18",
} as const;

/** The signs of the studio's fields, in the colour of the text around them. Decoration: never read aloud. */
export function PickerIcon({ name, size = 18 }: { name: keyof typeof paths; size?: number }): ReactNode {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.7"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={paths[name]} />
    </svg>
  );
}
