import type { ReactNode } from "react";
import { styled } from "styled-components";
import { ModalDialog } from "../../ui/ModalDialog.tsx";
import type { Translate } from "../block.ts";
import { dialogLook } from "../shared/dialog-style.ts";

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
  ${dialogLook}
  max-width: 420px;
  p {
    margin: 8px 0 20px;
  }
`;
