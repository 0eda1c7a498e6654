import { type ReactNode } from "react";
import type { StudioKey } from "../../generated/built/locale-keys.ts";
import { styled } from "styled-components";
import { useStudio, useStudioState } from "../StudioContext.ts";

/** How far the draft is kept, in a word. */
export function SaveStatus(): ReactNode {
  const { t, store } = useStudio();
  const { save, stored, history } = useStudioState();
  const { state } = save;
  const isClean = !stored.isChanged && history.value === stored.patch;
  const key =
    state === "saved"
      ? isClean
        ? "studio.save.none"
        : "studio.save.saved"
      : state === "waiting"
        ? "studio.save.saving"
        : `studio.save.${state}`;
  return (
    <Sign className={state} role="status" title={state === "refused" ? save.message : undefined}>
      <i aria-hidden="true" />
      <span>{t(key as StudioKey)}</span>
      {state === "signedOut" && (
        <a className="tool" href="/login" target="_blank" rel="noreferrer">
          {t("studio.signIn")}
        </a>
      )}
      {(state === "offline" || state === "signedOut" || state === "refused") && (
        <button type="button" className="tool" onClick={() => void store.flush()}>
          {t("studio.again")}
        </button>
      )}
    </Sign>
  );
}

const Sign = styled.p`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  padding-inline-end: 8px;
  color: var(--color-text-muted);
  font-size: 0.8125rem;
  white-space: nowrap;
  i {
    width: 8px;
    height: 8px;
    border-radius: 50%;
    background: var(--color-success);
  }
  &.waiting i,
  &.saving i {
    background: var(--color-warning);
  }
  &.offline,
  &.signedOut,
  &.refused,
  &.conflict {
    color: var(--color-danger);
  }
  &.offline i,
  &.signedOut i,
  &.refused i,
  &.conflict i {
    background: var(--color-danger);
  }
  @media (max-width: 560px) {
    &.saved span,
    &.waiting span,
    &.saving span {
      position: absolute;
      width: 1px;
      height: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
  }
`;
