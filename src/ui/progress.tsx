import type { ReactNode } from "react";
import type { Translate } from "../blocks/block.ts";

/** How far somebody is: a bar with its figure, as every list of courses shows it. */
export function Progress({ percent, t }: { percent: number; t: Translate }): ReactNode {
  return (
    <span className="progress">
      <progress value={percent} max={100} aria-label={t("common.progress")} />
      <span className="num" aria-hidden="true">
        {percent}%
      </span>
    </span>
  );
}

/** The looks of it, for the style of the block around. */
export const progressStyle = `
  .progress { display: flex; align-items: center; gap: 10px; font-size: .8125rem; color: var(--color-text-muted); }
  progress { flex: 1; min-width: 48px; height: 6px; border: 0; border-radius: 3px; background: var(--color-border); overflow: hidden; appearance: none; }
  progress::-webkit-progress-bar { background: var(--color-border); }
  progress::-webkit-progress-value { background: var(--color-primary); }
  progress::-moz-progress-bar { background: var(--color-primary); }
`;
