import type { ReactNode } from "react";

/** The signs of the studio, drawn in lines on a field of 24. */
const shapes = {
  back: "M15 5l-7 7 7 7",
  open: "M14 5h5v5M19 5l-8 8M17 14v5H5V7h5",
  undo: "M9 7H15a5 5 0 0 1 0 10H8M9 7l3-3M9 7l3 3",
  redo: "M15 7H9a5 5 0 0 0 0 10h7M15 7l-3-3M15 7l-3 3",
  plus: "M12 5v14M5 12h14",
  more: "M12 5.5v.01M12 12v.01M12 18.5v.01",
  eyeOff:
    "M4 4l16 16M10 6.3A9 9 0 0 1 21 12a13 13 0 0 1-2.5 3.2M6.5 8A13 13 0 0 0 3 12a9.6 9.6 0 0 0 12 5M10 10.5a2.5 2.5 0 0 0 3.4 3.4",
  drag: "M9 6v.01M15 6v.01M9 12v.01M15 12v.01M9 18v.01M15 18v.01",
  chevron: "M9 6l6 6-6 6",
  down: "M6 9l6 6 6-6",
  phone: "M8 3h8a1 1 0 0 1 1 1v16a1 1 0 0 1-1 1H8a1 1 0 0 1-1-1V4a1 1 0 0 1 1-1zM11 18h2",
  tablet: "M5 3h14a1 1 0 0 1 1 1v16a1 1 0 0 1-1 1H5a1 1 0 0 1-1-1V4a1 1 0 0 1 1-1zM11 18h2",
  desktop: "M4 5h16a1 1 0 0 1 1 1v10a1 1 0 0 1-1 1H4a1 1 0 0 1-1-1V6a1 1 0 0 1 1-1zM9 21h6M12 17v4",
  sun: "M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM12 2v3M12 19v3M2 12h3M19 12h3M5 5l2 2M17 17l2 2M5 19l2-2M17 7l2-2",
  moon: "M20 14A8.5 8.5 0 0 1 10 4a8.5 8.5 0 1 0 10 10z",
  pick: "M5 4l6 15 2.2-6.2L19 10.5 5 4zM14 14l5 5",
  refresh: "M19 12a7 7 0 1 1-2-5M19 4v4h-4",
  warning: "M12 4l9 16H3L12 4zM12 10v4M12 17v.01",
  page: "M6 3h8l4 4v14H6zM14 3v4h4",
  frame: "M4 4h16v16H4zM4 9h16M9 9v11",
  search: "M11 5a6 6 0 1 0 0 12 6 6 0 0 0 0-12zM15.5 15.5L20 20",
  clock: "M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16zM12 8v4l3 2",
  keyboard: "M3 7h18v11H3zM7 11v.01M11 11v.01M15 11v.01M17 11v.01M8 15h8",
} as const;

export type IconName = keyof typeof shapes;

/** A sign; it says nothing to those who hear the page, so a name stands beside it or on its button. */
export function Icon({ name, size = 18 }: { name: IconName; size?: number }): ReactNode {
  const heavy = name === "more" || name === "drag" || name === "keyboard";
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={heavy ? 2.4 : 1.75}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={shapes[name]} />
    </svg>
  );
}
