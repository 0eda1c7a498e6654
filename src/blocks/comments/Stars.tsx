import type { CSSProperties, ReactNode } from "react";
import type { Translate } from "../block.ts";

/** A rating as five stars of which so many are filled; read aloud as a figure. */
export function Stars({ score, t }: { score: number; t: Translate }): ReactNode {
  return (
    <span
      className="stars"
      role="img"
      aria-label={t("comments.score", { score })}
      style={{ "--share": `${score * 20}%` } as CSSProperties}
    >
      ★★★★★
    </span>
  );
}
