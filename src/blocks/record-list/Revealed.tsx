import { useEffect, useRef, type ReactNode } from "react";
import { styled } from "styled-components";
import type { Translate } from "../block.ts";
import { CopyButton } from "./CopyButton.tsx";

/** What a call answered and nobody gets to see again, such as a token: it has the focus, because it is there this once. */
export function Revealed({
  title,
  secret,
  hide,
  t,
}: {
  title: string;
  secret: string;
  hide: () => void;
  t: Translate;
}): ReactNode {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.focus(), [secret]);
  return (
    <Place ref={place} className="note" tabIndex={-1}>
      <p role="status">{title}</p>
      <p>{t("recordList.once")}</p>
      <p>
        <code>{secret}</code>
      </p>
      <p className="bar">
        <CopyButton text={secret} t={t}>
          {t("recordList.copy")}
        </CopyButton>
        <button type="button" className="link" onClick={hide}>
          {t("recordList.hide")}
        </button>
      </p>
    </Place>
  );
}

const Place = styled.div`
  display: grid;
  gap: 8px;
  max-width: 640px;
  code {
    overflow-wrap: anywhere;
    user-select: all;
  }
`;
