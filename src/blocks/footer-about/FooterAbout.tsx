import type { ReactNode } from "react";
import type { BlockProps } from "../block.ts";

/** Links to the pages about the site, in their groups. */
export function FooterAbout({ items = [], t }: BlockProps<"footerAbout">): ReactNode {
  if (items.length === 0) return null;
  return (
    <nav aria-label={t("footerAbout.label")}>
      {items.map((group) => (
        <div key={group.id}>
          <h2>{group.navName}</h2>
          <ul>
            {group.websiteNavList?.map((page) => (
              <li key={page.id}>
                <a href={page.navUrl ?? "/terrace/" + page.id}>{page.navName}</a>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}
