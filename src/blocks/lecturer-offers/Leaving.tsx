import { useState, type ReactNode } from "react";
import type { LecturerOffers } from "../../generated/types.ts";
import { Content } from "../../ui/content.tsx";
import type { BlockProps } from "../block.ts";
import type { OfferAct } from "./Offer.tsx";

type Props = BlockProps<"lecturerOffers"> & { found: LecturerOffers; busy: boolean; act: OfferAct };

/** For whom a lecturer teaches, and leaving, with what stays and what changes said before. */
export function Leaving({ found, busy, act, operations, blockKey, t }: Props): ReactNode {
  const [isLeaving, setLeaving] = useState(false);
  const { orgName: name = "", lecturerProportion = 0, courseCount = 0 } = found;
  return (
    <section aria-labelledby={`${blockKey}-teaching`}>
      <h2 id={`${blockKey}-teaching`}>
        <Content words={name}>{t("lecturerOffers.teaching", { name })}</Content>
      </h2>
      <p className="hint">{t("lecturerOffers.share", { percent: lecturerProportion, count: courseCount })}</p>
      {isLeaving ? (
        <div className="note" role="group" aria-label={t("lecturerOffers.leave")}>
          <p>{t("lecturerOffers.leaveAsk", { name })}</p>
          <ul className="means">
            {(["courses", "earnings", "classes", "after"] as const).map((part) => (
              <li key={part}>{t(`lecturerOffers.leave.${part}`, { name })}</li>
            ))}
          </ul>
          <p className="tools">
            <button
              type="button"
              className="btn"
              autoFocus
              aria-disabled={busy}
              onClick={() => {
                setLeaving(false);
                void act(() => operations.cancelTeaching({}), t("lecturerOffers.left", { name }));
              }}
            >
              {t("lecturerOffers.leaveYes")}
            </button>
            <button type="button" className="btn ghost" onClick={() => setLeaving(false)}>
              {t("common.cancel")}
            </button>
          </p>
        </div>
      ) : (
        <p>
          <button type="button" className="btn ghost" onClick={() => setLeaving(true)}>
            {t("lecturerOffers.leave")}
          </button>
        </p>
      )}
    </section>
  );
}
