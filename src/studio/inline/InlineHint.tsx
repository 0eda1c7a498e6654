import { useEffect, useEffectEvent, type ReactNode } from "react";
import { Link } from "react-router-dom";
import { styled } from "styled-components";
import { pressedKey } from "../../ui/pressed-key.ts";
import { useStudio } from "../StudioContext.ts";
import type { Hint } from "./hint.ts";

interface InlineHintProps {
  hint: Hint;
  /** How much smaller than it is the page is shown. */
  scale: number;
  /** The room that the page is shown in, in px. */
  room: { width: number; height: number };
  onClose: () => void;
}

/** Says below a text of the page where it is changed, and leads there. Escape takes it away. */
export function InlineHint({ hint, scale, room, onClose }: InlineHintProps): ReactNode {
  const { t } = useStudio();
  const { words, to, href, rect } = hint;
  const close = useEffectEvent(onClose);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => pressedKey(event) === "Escape" && close();
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  }, []);
  const below = (rect.y + rect.height) * scale + 8;
  const isLow = below > room.height - LOW;
  const width = Math.min(WIDTH, room.width - 16);
  return (
    <Style
      role="status"
      style={{
        width,
        left: Math.max(8, Math.min(rect.x * scale, room.width - width - 8)),
        ...(isLow ? { bottom: room.height - rect.y * scale + 8 } : { top: below }),
      }}
    >
      <span>{words}</span>
      {to && <Link to={to.path}>{to.label}</Link>}
      {href && (
        <a href={href.address} target="_blank" rel="noopener">
          {href.label}
        </a>
      )}
      <button type="button" aria-label={t("studio.close")} onClick={onClose}>
        ×
      </button>
    </Style>
  );
}

const WIDTH = 300;
const LOW = 110;

const Style = styled.div`
  position: absolute;
  z-index: 2;
  padding-block: 8px;
  padding-inline: 12px 40px;
  border: 1px solid var(--color-border-strong);
  border-radius: var(--radius-control);
  background: var(--color-surface);
  box-shadow: var(--shadow-raised);
  font-size: 0.8125rem;
  line-height: 1.6;
  a {
    margin-inline-start: 6px;
    color: var(--color-link);
    font-weight: 600;
    text-decoration: underline;
    text-underline-offset: 3px;
  }
  button {
    position: absolute;
    top: 0;
    inset-inline-end: 0;
    min-width: 36px;
    min-height: 36px;
    border: 0;
    background: none;
    color: inherit;
    font-size: 1rem;
    cursor: pointer;
  }
`;
