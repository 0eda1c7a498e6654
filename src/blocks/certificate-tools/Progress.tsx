import type { ReactNode } from "react";
import type { CertificateBatch } from "../../generated/types.ts";
import { Content } from "../../ui/content.tsx";
import type { Translate } from "../block.ts";

/** How far issuing is, and who could not get one. */
export function Progress({ batch, t }: { batch: CertificateBatch; t: Translate }): ReactNode {
  const { totalCount, doneCount, issuedCount, refusedList, gmtDone } = batch;
  return (
    <section className="note" aria-live="polite">
      <p>
        {gmtDone === undefined
          ? t("certificateTools.progress", { done: doneCount, total: totalCount })
          : t("certificateTools.finished", { issued: issuedCount, refused: refusedList.length })}
      </p>
      {gmtDone === undefined && (
        <progress max={totalCount} value={doneCount} aria-label={t("certificateTools.progressLabel")} />
      )}
      {refusedList.length > 0 && (
        <ul>
          {refusedList.map(({ name, reason, characters = "" }, place) => (
            <li key={`${name} ${place}`}>
              <Content>{name}</Content> {t(`certificateTools.refused.${reason}`, { characters })}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
