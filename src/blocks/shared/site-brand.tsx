import type { ReactNode } from "react";
import { firstGrapheme } from "../../shared/cut-text.ts";

/**
 * The site's mark and name. A logo is as wide as it is drawn, at the height that the style of the header gives. A site
 * without one gets a seal with its first letter.
 */
export function Brand({ title, logo, home }: { title: string; logo?: string; home: string }): ReactNode {
  return (
    <a className="brand" href={home}>
      {logo ? (
        <img src={logo} alt="" />
      ) : (
        <svg viewBox="0 0 36 36" aria-hidden="true">
          <rect width="36" height="36" rx="4" fill="var(--color-accent)" />
          <rect x="3.5" y="3.5" width="29" height="29" rx="1.5" fill="none" stroke="var(--color-accent-text)" />
          <text x="18" y="25" textAnchor="middle" fontSize="19" fontWeight="700" fill="var(--color-accent-text)">
            {firstGrapheme(title)}
          </text>
        </svg>
      )}
      <b>{title}</b>
    </a>
  );
}
