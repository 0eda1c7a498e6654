import type { ReactNode } from "react";

/** How an icon is drawn, in pixels and in units of its square. */
export interface Look {
  size?: number;
  weight?: number;
  className?: string;
}

/** A path on a 24-unit square, in the colour of the text around it. Decoration: never read aloud. */
export function Drawing({ d, size = 20, weight = 1.6, className }: Look & { d: string }): ReactNode {
  return (
    <svg
      className={className}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={weight}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={d} />
    </svg>
  );
}
