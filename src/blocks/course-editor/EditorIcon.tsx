import type { ReactNode } from "react";

/** The signs of the editor, on a 24-unit square in the colour of the text around them. Decoration: never read aloud. */
export function EditorIcon({ name, size = 20 }: { name: EditorIconName; size?: number }): ReactNode {
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

export type EditorIconName = keyof typeof paths;

const paths = {
  plus: "M12 5v14M5 12h14",
  grip: "M9 6h.01M15 6h.01M9 12h.01M15 12h.01M9 18h.01M15 18h.01",
  more: "M12 6h.01M12 12h.01M12 18h.01",
  warning: "M12 8.5V13m0 3v.01M10.3 4.3L2.6 17.5a2 2 0 0 0 1.7 3h15.4a2 2 0 0 0 1.7-3L13.7 4.300a2 2 0 0 0-3.4 0z",
  undo: "M9 14l-5-5 5-5M4 9h10a6 6 0 0 1 0 12h-3",
  redo: "M15 14l5-5-5-5M20 9H10a6 6 0 0 0 0 12h3",
  back: "M14 7l-5 5 5 5",
  right: "M10 7l5 5-5 5",
  eye: "M2 12s3.6-7 10-7 10 7 10 7-3.6 7-10 7S2 12 2 12zM9 12a3 3 0 1 0 6 0 3 3 0 0 0-6 0",
  info: "M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM12 11v5M12 8v.01",
  text: "M5 6h14M5 11h14M5 16h9",
  play: "M8 5l11 7-11 7z",
  live: "M12 13a1 1 0 1 0 0-2 1 1 0 0 0 0 2zM8 8a6 6 0 0 0 0 8M16 8a6 6 0 0 1 0 8M5 5a10 10 0 0 0 0 14M19 5a10 10 0 0 1 0 14",
  book: "M5 4h10a4 4 0 0 1 4 4v12H8a3 3 0 0 1-3-3zM5 17a3 3 0 0 1 3-3h11",
  file: "M6 3h8l4 4v14H6zM14 3v4h4M9 12h6M9 16h6",
};
