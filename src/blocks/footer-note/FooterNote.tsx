import type { ReactNode } from "react";
import type { BlockProps } from "../block.ts";

/** The name of the site and a sentence about it. */
export function FooterNote({ heading, text }: BlockProps<"footerNote">): ReactNode {
  return (
    <div className="note">
      <b>{heading}</b>
      {text && <p>{text}</p>}
    </div>
  );
}
