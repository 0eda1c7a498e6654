import type { ReactNode } from "react";
import { styled } from "styled-components";
import { ModalDialog } from "../../ui/ModalDialog.tsx";
import type { Translate } from "../block.ts";

/** Asks whether somebody is still there. Escape is an answer too. */
export function IdleDialog({ left, onStay, t }: { left: number; onStay: () => void; t: Translate }): ReactNode {
  // Said aloud now and then, not every second.
  const said = left > 30 ? 60 : left > 10 ? 30 : 10;
  return (
    <Dialog aria-label={t("coursePlayer.stillThere")} onClose={onStay}>
      <h2>{t("coursePlayer.stillThere")}</h2>
      <p>{t("coursePlayer.signOutIn", { total: left })}</p>
      <p className="vh" role="alert">
        {t("coursePlayer.signOutIn", { total: said })}
      </p>
      <button type="button" className="btn" autoFocus onClick={onStay}>
        {t("coursePlayer.stay")}
      </button>
    </Dialog>
  );
}

const Dialog = styled(ModalDialog)`
  max-width: 420px;
  padding: 28px;
  border: 1px solid var(--color-border);
  border-radius: var(--radius-panel);
  background: var(--color-surface-raised);
  color: var(--color-text);
  &::backdrop {
    background: var(--color-overlay);
  }
  p {
    margin: 8px 0 20px;
  }
`;
