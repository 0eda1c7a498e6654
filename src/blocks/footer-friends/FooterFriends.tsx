import type { ReactNode } from "react";
import type { BlockProps } from "../block.ts";

/** Links to friendly sites. */
export function FooterFriends({ items = [], t }: BlockProps<"footerFriends">): ReactNode {
  if (items.length === 0) return null;
  return (
    <div className="friends">
      <h2>{t("footerFriends.heading")}</h2>
      <ul>
        {items.map((link) => (
          <li key={link.linkUrl}>
            <a href={link.linkUrl} target={link.linkTarget} rel="noopener">
              {link.linkName}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
