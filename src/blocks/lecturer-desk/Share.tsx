import { useState, type FormEvent, type ReactNode } from "react";
import { css } from "styled-components";
import { useStateFor } from "../../ui/use-state-for.ts";
import type { BlockProps } from "../block.ts";
import { callFaultText } from "../shared/call-error.ts";

type Props = BlockProps<"lecturerDesk"> & {
  lecturer: NonNullable<BlockProps<"lecturerDesk">["items"]>[number];
  /** Percent, at most. */
  most: number;
};

/** What a lecturer gets of each sale. What is typed stays where it was not taken. */
export function Share({ lecturer, most, operations, on, blockKey, t }: Props): ReactNode {
  const { lecturerUserNo, lecturerName, lecturerProportion } = lecturer;
  const [typed, setTyped] = useStateFor(lecturerProportion, String(lecturerProportion));
  const [busy, setBusy] = useState(false);
  const [said, setSaid] = useState({ message: "", isFault: false });
  const id = `${blockKey}-share-${lecturerUserNo}`;
  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    const wished = Number(typed);
    if (!/^\d{1,3}(\.\d{1,2})?$/.test(typed.trim()) || wished > most)
      return setSaid({ message: t("lecturerDesk.share.wrong", { most }), isFault: true });
    setBusy(true);
    try {
      await operations.saveLecturerShare({ lecturerUserNo, lecturerProportion: wished });
      setSaid({ message: t("lecturerDesk.share.saved"), isFault: false });
      await on.saved?.();
    } catch (error) {
      setSaid({ message: callFaultText(error, t, "lecturerDesk.unreached"), isFault: true });
    }
    return setBusy(false);
  };
  return (
    <form className="share" noValidate onSubmit={(event) => void save(event)}>
      <label htmlFor={id}>{t("lecturerDesk.share")}</label>
      <input
        id={id}
        inputMode="decimal"
        value={typed}
        aria-invalid={said.isFault || undefined}
        aria-describedby={`${id}-said`}
        onChange={({ target }) => setTyped(target.value)}
      />
      <span aria-hidden>%</span>
      <button
        className="link"
        aria-disabled={busy || typed === String(lecturerProportion)}
        aria-label={`${t("lecturerDesk.share.save")} ${lecturerName}`}
      >
        {t("lecturerDesk.share.save")}
      </button>
      <span id={`${id}-said`} role="status" className={said.isFault ? "fault" : undefined}>
        {said.message}
      </span>
    </form>
  );
}

export const shareStyle = css`
  .share {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 4px 8px;
    margin-top: 4px;
    font-size: 0.875rem;
  }
  .share input {
    width: 88px;
    min-height: 44px;
    padding: 4px 10px;
    border: 1px solid var(--color-border-strong);
    border-radius: var(--radius-control);
    background: var(--color-surface);
    color: inherit;
    font: inherit;
  }
  .share [aria-invalid="true"] {
    border-color: var(--color-danger);
  }
  .share .fault {
    color: var(--color-danger);
  }
`;
