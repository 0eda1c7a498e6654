import { useState, type ReactNode } from "react";
import { styled } from "styled-components";
import type { BlockProps } from "../block.ts";
import { Icon } from "../../ui/icons/Icon.tsx";

/** Shares the page: with the device's dialog where it has one, else its address is copied. */
export function ShareButton({ label, heading, t }: BlockProps<"shareButton">): ReactNode {
  const [outcome, setOutcome] = useState<"copied" | "failed">();
  const share = async () => {
    // Where nobody reads on makes no other page.
    const url = location.origin + location.pathname;
    if (typeof navigator.share === "function") {
      // Whoever closes the dialog has decided.
      await navigator.share({ url, ...(heading ? { title: heading } : {}) }).catch(() => undefined);
      return;
    }
    const copied = await navigator.clipboard.writeText(url).then(
      () => true,
      () => false,
    );
    setOutcome(copied ? "copied" : "failed");
  };
  return (
    <Root>
      <button type="button" className="btn ghost" onClick={() => void share()}>
        <Icon name="share" size={18} />
        {label}
      </button>
      <span role="status">{outcome && t(`shareButton.${outcome}`)}</span>
    </Root>
  );
}

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 12px;
  color: var(--color-text-muted);
  font-size: 0.875rem;
  .btn {
    font-size: 1rem;
  }
`;
