import type { ReactNode } from "react";

/** The drawn signs, on a 24-unit square in the colour of the text around them. Decoration: never read aloud. */
export function Icon({ name, size = 20 }: { name: IconName; size?: number }): ReactNode {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.6"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={paths[name]} />
    </svg>
  );
}

export type IconName = keyof typeof paths;

const paths = {
  menu: "M4 7h16M4 12h16M4 17h16",
  close: "M6 6l12 12M18 6L6 18",
  down: "M7 10l5 5 5-5",
  right: "M10 7l5 5-5 5",
  left: "M14 7l-5 5 5 5",
  mode: "M12 4a8 8 0 1 0 0 16zM12 4a8 8 0 0 1 0 16",
  book: "M5 4h10a4 4 0 0 1 4 4v12H8a3 3 0 0 1-3-3zM5 17a3 3 0 0 1 3-3h11",
  play: "M8 5l11 7-11 7z",
  live: "M12 13a1 1 0 1 0 0-2 1 1 0 0 0 0 2zM8 8a6 6 0 0 0 0 8M16 8a6 6 0 0 1 0 8M5 5a10 10 0 0 0 0 14M19 5a10 10 0 0 1 0 14",
  file: "M6 3h8l4 4v14H6zM14 3v4h4M9 12h6M9 16h6",
  people:
    "M9 11a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7zM3 20c0-4 3-6 6-6s6 2 6 6M16 4.5a3.5 3.5 0 0 1 0 6.5M17.5 14.5c2 .8 3.5 2.5 3.5 5.5",
  shield: "M12 3l8 3v6c0 5-3.5 7.5-8 9-4.5-1.5-8-4-8-9V6zM8.5 12l2.5 2.5 4.5-5",
  truck: "M2 6h12v11H2zM14 10h4l4 4v3h-8M6 20a2 2 0 1 0 0-4 2 2 0 0 0 0 4zM17 20a2 2 0 1 0 0-4 2 2 0 0 0 0 4z",
  clock: "M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM12 7v5l3.5 2",
  chat: "M4 5h16v11H10l-5 4v-4H4z",
  tool: "M14 6a4 4 0 0 1 5-1l-3 3 1 2 2 1 3-3a4 4 0 0 1-6 5l-8 8-3-3 8-8a4 4 0 0 1 1-4z",
  cart: "M3 4h2.5l2.3 11h9.7l2-8H6.3M9 20.2a1 1 0 1 0 0-2 1 1 0 0 0 0 2zM16.5 20.2a1 1 0 1 0 0-2 1 1 0 0 0 0 2z",
  mail: "M3.5 6h17v12h-17zM4 7l8 6.5L20 7",
  home: "M4 11l8-7 8 7v9h-5.5v-6h-5v6H4z",
  person: "M12 11.5a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM4.5 20.5c.5-4.5 3.5-6.5 7.5-6.5s7 2 7.5 6.5",
  star: "M12 4l2.5 5.2 5.700.8-4.100 4 1 5.700-5.100-2.700-5.100 2.700 1-5.700-4.100-4 5.700-.8z",
  heart: "M12 20C5 15.5 3.5 12 3.5 9A4.300 4.300 0 0 1 12 7.5 4.300 4.300 0 0 1 20.5 9c0 3-1.5 6.5-8.5 11z",
  edit: "M5 19l1-4L16.5 4.5l3 3L9 18zM14.5 6.5l3 3",
  share: "M12 15V4M8 8l4-4 4 4M7 11H5v9h14v-9h-2",
  leave: "M14 4H5v16h9M10 12h11M17.5 8.5L21 12l-3.5 3.5",
  money: "M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM8.5 7.5L12 12l3.5-4.5M12 12v5M9 12h6M9 14.5h6",
};
