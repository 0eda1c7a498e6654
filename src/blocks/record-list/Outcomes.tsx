import { useEffect, useRef, type ReactNode } from "react";
import { styled } from "styled-components";
import type { RecordOutcome } from "../../generated/types.ts";
import type { Translate } from "../block.ts";

/** What became of each record of several, those that failed first. It has the focus once, because it is what was asked for. */
export function Outcomes({
  outcomes,
  isBusy,
  hide,
  t,
}: {
  outcomes: readonly RecordOutcome[];
  isBusy: boolean;
  hide: () => void;
  t: Translate;
}): ReactNode {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => (isBusy ? undefined : place.current?.focus()), [isBusy]);
  const of = (outcome: RecordOutcome["outcome"]) => outcomes.filter((one) => one.outcome === outcome);
  const words = {
    done: t("recordList.outcome.done"),
    same: t("recordList.outcome.same"),
    failed: t("recordList.outcome.failed"),
  };
  return (
    <Place ref={place} className="note" tabIndex={-1}>
      <p role="status">
        {t("recordList.outcomes", {
          done: of("done").length,
          same: of("same").length,
          failed: of("failed").length,
        })}
      </p>
      <ul>
        {[...of("failed"), ...of("done"), ...of("same")].map(({ key, name, outcome, message }) => (
          <li key={key} className={outcome}>
            <b>{name}</b> <span>{message || words[outcome]}</span>
          </li>
        ))}
      </ul>
      <p className="bar">
        <button type="button" className="link" onClick={hide}>
          {t("common.close")}
        </button>
      </p>
    </Place>
  );
}

const Place = styled.div`
  display: grid;
  gap: 8px;
  max-width: 640px;
  ul {
    max-height: 280px;
    overflow-y: auto;
  }
  li {
    display: flex;
    flex-wrap: wrap;
    gap: 4px 12px;
    padding-block: 4px;
  }
  .failed span {
    color: var(--color-danger);
  }
  .same span {
    color: var(--color-text-muted);
  }
`;
