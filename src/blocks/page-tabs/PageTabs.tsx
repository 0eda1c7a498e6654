import type { ReactNode } from "react";
import type { BlockProps } from "../block.ts";

/** Pages that belong together, side by side. Of addresses below each other the longest that fits is the current one. */
export function PageTabs({ label, items, path }: BlockProps<"pageTabs">): ReactNode {
  const current = items
    .map(({ href }) => href)
    .filter((href) => path === href || path.startsWith(`${href}/`))
    .reduce((longest, href) => (href.length > longest.length ? href : longest), "");
  return (
    <nav className="strip" aria-label={label}>
      {items.map((item) => (
        <a key={item.href} href={item.href} aria-current={item.href === current ? "page" : undefined}>
          {item.label}
        </a>
      ))}
    </nav>
  );
}
