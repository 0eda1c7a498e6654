import type { ReactNode } from "react";
import type { BlockProps } from "../block.ts";

/** The foot of the page. What stands in it is a block each, so that a site can move, change or drop any part. */
export function SiteFooter({ slots }: BlockProps<"siteFooter">): ReactNode {
  return (
    <div className="site-footer">
      <div className="wrap">
        {slots.top && <div className="top">{slots.top}</div>}
        {slots.bottom}
      </div>
    </div>
  );
}
