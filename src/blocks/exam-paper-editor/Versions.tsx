import { useState, type ReactNode } from "react";
import type { ExamPaperVersion } from "../../generated/types.ts";
import { useLoaded } from "../../forms/useLoaded.ts";
import type { Translate } from "../block.ts";

interface VersionsProps {
  list: () => Promise<ExamPaperVersion[]>;
  current: number;
  restore: (versionNo: number) => Promise<void>;
  t: Translate;
}

/** The versions of a paper; an older one comes into the editor as a step that can be undone. */
export function Versions({ list, current, restore, t }: VersionsProps): ReactNode {
  const [isOpen, setOpen] = useState(false);
  const found = useLoaded(list, isOpen);
  return (
    <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{t("examPaperEditor.versions")}</summary>
      {found.state === "failed" && (
        <button type="button" className="btn ghost" onClick={found.retry}>
          {t("examPaperEditor.again")}
        </button>
      )}
      {found.state === "here" && (
        <ul className="versions num">
          {found.value.map(({ versionNo, questionCount, maxScore, gmtCreate }) => (
            <li key={versionNo}>
              <span>
                {[
                  t("examPaperEditor.version", { no: versionNo }),
                  t("examPaperEditor.total", { count: questionCount, points: maxScore }),
                  gmtCreate.slice(0, 16),
                ].join(" · ")}
              </span>
              {versionNo !== current && (
                <button type="button" className="link" onClick={() => void restore(versionNo)}>
                  {t("examPaperEditor.restore")}
                </button>
              )}
            </li>
          ))}
        </ul>
      )}
    </details>
  );
}
