import type { ReactNode } from "react";
import { styled } from "styled-components";
import { ModalDialog } from "../../ui/ModalDialog.tsx";
import type { Translate } from "../block.ts";
import { dialogLook } from "../shared/dialog-style.ts";

/** Keys of the player, and what each does. */
const keys = [
  ["play", "Space", "K"],
  ["back", "←", "J"],
  ["forward", "→", "L"],
  ["slower", "<"],
  ["faster", ">"],
  ["mute", "M"],
  ["captions", "C"],
  ["theatre", "T"],
  ["fullScreen", "F"],
  ["window", "P"],
  ["next", "Shift + N"],
  ["previous", "Shift + P"],
  ["sheet", "?"],
] as const;

/** Says which keys the player knows. Escape closes it. */
export function KeySheet({ onClose, t }: { onClose: () => void; t: Translate }): ReactNode {
  return (
    <Sheet aria-label={t("coursePlayer.keys")} onClose={onClose}>
      <h2>{t("coursePlayer.keys")}</h2>
      <p className="muted">{t("coursePlayer.keys.focus")}</p>
      <dl>
        {keys.map(([name, ...caps]) => (
          <div key={name}>
            <dt>
              {caps.map((cap) => (
                <kbd key={cap}>{cap}</kbd>
              ))}
            </dt>
            <dd>{t(`coursePlayer.keys.${name}`)}</dd>
          </div>
        ))}
      </dl>
      <button type="button" className="btn" onClick={({ currentTarget }) => currentTarget.closest("dialog")?.close()}>
        {t("common.close")}
      </button>
    </Sheet>
  );
}

const Sheet = styled(ModalDialog)`
  ${dialogLook}
  dl {
    margin: 12px 0 20px;
  }
  dl > div {
    display: grid;
    grid-template-columns: 10em 1fr;
    gap: 12px;
    padding: 6px 0;
    border-bottom: 1px solid var(--color-border);
  }
  dt {
    display: flex;
    gap: 6px;
  }
  kbd {
    padding: 0 7px;
    border: 1px solid var(--color-border-strong);
    border-radius: 4px;
    font-size: 0.875rem;
  }
`;
