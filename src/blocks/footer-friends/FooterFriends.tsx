import type { ReactNode } from "react";
import type { BlockProps } from "../block.ts";
import { Content } from "../../ui/content.tsx";

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
              <Content>{link.linkName}</Content>
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
