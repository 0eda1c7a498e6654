import type { ReactNode } from "react";
import type { Translate } from "../block.ts";

interface AtEndProps {
  isComplete: boolean;
  percent: number;
  nextHref: string;
  nextName: string | undefined;
  t: Translate;
}

/** Says at the end of a video whether the lesson counts as complete, and leads to the next. */
export function AtEnd({ isComplete, percent, nextHref, nextName, t }: AtEndProps): ReactNode {
  return (
    <p className={isComplete ? "ended done" : "ended"} role="status">
      {isComplete
        ? t("coursePlayer.ended")
        : t(percent > 0 ? "coursePlayer.endedAt" : "coursePlayer.atEnd", { percent })}{" "}
      <a className="btn" href={nextHref}>
        {t("coursePlayer.nextOne", { name: nextName ?? "" })}
      </a>
    </p>
  );
}
