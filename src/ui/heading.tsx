import type { ReactNode } from "react";

/** A heading of a level from 1 on; a block never makes one deeper than four. */
export function Heading({ level, children }: { level: number; children: ReactNode }): ReactNode {
  if (level <= 1) return <h1>{children}</h1>;
  if (level === 2) return <h2>{children}</h2>;
  if (level === 3) return <h3>{children}</h3>;
  return <h4>{children}</h4>;
}
