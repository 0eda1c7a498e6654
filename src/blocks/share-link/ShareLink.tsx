import type { ReactNode } from "react";
import { sharingHref } from "../../shared/links.ts";
import type { BlockProps } from "../block.ts";
import { Icon } from "../../ui/icons/Icon.tsx";

/** Leads to the page from which a course is shared. */
export function ShareLink({ courseId, label }: BlockProps<"shareLink">): ReactNode {
  return (
    <a className="btn ghost" href={sharingHref(courseId)} rel="nofollow">
      <Icon name="share" size={18} />
      {label}
    </a>
  );
}
