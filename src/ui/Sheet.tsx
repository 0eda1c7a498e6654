import type { ReactNode } from "react";
import { Dialog } from "react-aria-components/Dialog";
import { Heading } from "react-aria-components/Heading";
import { Modal, ModalOverlay } from "react-aria-components/Modal";
import { styled } from "styled-components";
import { EditIcon } from "./icons/EditIcon.tsx";

interface SheetProps {
  title: string;
  closeLabel: string;
  onClose: () => void;
  children: ReactNode;
  /** In px; 560 where nothing is said. */
  width?: number;
  /** Whether it has to be answered: then it does not go by a click beside it. */
  firm?: boolean;
}

/** A dialog over the studio. Escape and its cross close it, and the focus goes back to where it was. */
export function Sheet({ title, closeLabel, onClose, children, width = 560, firm = false }: SheetProps): ReactNode {
  return (
    <Behind isOpen isDismissable={!firm} isKeyboardDismissDisabled={firm} onOpenChange={(open) => !open && onClose()}>
      <Modal style={{ width: `min(${width}px, 100%)` }}>
        <Paper role={firm ? "alertdialog" : "dialog"}>
          <header>
            <Heading slot="title">{title}</Heading>
            {!firm && (
              <button type="button" className="close" aria-label={closeLabel} onClick={onClose}>
                <EditIcon name="close" />
              </button>
            )}
          </header>
          <div className="inside">{children}</div>
        </Paper>
      </Modal>
    </Behind>
  );
}

const Behind = styled(ModalOverlay)`
  position: fixed;
  inset: 0;
  z-index: 60;
  display: grid;
  place-items: center;
  padding: 16px;
  background: var(--color-overlay);
`;

const Paper = styled(Dialog)`
  display: flex;
  flex-direction: column;
  max-height: calc(100dvh - 32px);
  outline: none;
  font-size: 0.875rem;
  line-height: 1.5;
  background: var(--color-surface-raised);
  color: var(--color-text);
  border: 1px solid var(--color-border);
  border-radius: var(--radius-panel);
  box-shadow: var(--shadow-raised);
  overflow: hidden;
  > header {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: 12px;
    padding-block: 14px 12px;
    padding-inline: 20px 12px;
    border-bottom: 1px solid var(--color-border);
  }
  h2 {
    font-size: 1.0625rem;
  }
  .btn:disabled {
    opacity: 0.5;
    cursor: default;
  }
  .close {
    display: inline-flex;
    align-items: center;
    justify-content: center;
    width: 40px;
    height: 40px;
    border: 0;
    background: none;
    cursor: pointer;
  }
  .inside {
    padding: 16px 20px 20px;
    overflow-y: auto;
  }
  .inside > * + * {
    margin-top: 14px;
  }
  .foot {
    display: flex;
    flex-wrap: wrap;
    justify-content: flex-end;
    gap: 10px;
    margin-top: 20px;
  }
  /* What takes away stands away from what goes on. */
  .foot > .apart {
    margin-inline-end: auto;
  }
  .btn {
    min-height: 40px;
    padding: 6px 16px;
    font-size: 0.875rem;
  }
  .hint {
    color: var(--color-text-muted);
    font-size: 0.8125rem;
  }
  .field {
    display: grid;
    gap: 4px;
  }
  .field > label {
    font-weight: 600;
  }
  .field input,
  .field select,
  .field textarea {
    width: 100%;
    min-height: 40px;
    padding: 6px 10px;
    border: 1px solid var(--color-border-strong);
    border-radius: var(--radius-control);
    background: var(--color-surface);
  }
  summary {
    display: flex;
    align-items: center;
    gap: 6px;
    min-height: 36px;
    color: var(--color-primary);
    font-weight: 600;
  }
  summary::before {
    content: "▸";
  }
  details[open] > summary::before {
    content: "▾";
  }
  details > * + * {
    margin-top: 8px;
  }
  .wrong {
    color: var(--color-danger);
    font-size: 0.8125rem;
  }
`;
