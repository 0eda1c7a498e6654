import type { ReactNode } from "react";
import { styled } from "styled-components";
import type { BlockProps } from "../block.ts";

type Props = BlockProps<"errorPage">;

/** The 404 and the 500 page: picture, title, tip and a button home (`specification.md §2`). */
export function ErrorPage({ status, heading, tip, home, requestId, t }: Props): ReactNode {
  return (
    <Root>
      <Picture status={status} />
      <h1>{heading ?? t(`errorPage.${status}.title`)}</h1>
      <p>{tip ?? t(`errorPage.${status}.tip`)}</p>
      {requestId && status === 500 && <p className="number">{t("errorPage.requestId")} <code>{requestId}</code></p>}
      <a className="btn" href={home || "/"}>{t("errorPage.home")}</a>
    </Root>
  );
}

/** A shelf with a gap where the book was; on the 500 page the book has fallen. */
function Picture({ status }: { status: number }): ReactNode {
  return (
    <svg viewBox="0 0 320 180" width="320" height="180" fill="none" stroke="currentColor" strokeWidth="2" strokeLinejoin="round" aria-hidden="true">
      <path d="M12 150h296M12 156h296" />
      <path d="M28 150V62h22v88M50 150V48h16v102M66 150V70h26v80M92 150V56h18v94M206 150V60h20v90M226 150V46h24v104M250 150V66h16v84M266 150V54h24v96" fill="var(--color-surface)" />
      <path d="M28 78h22M66 86h26M66 92h26M206 76h20M226 64h24M266 70h24" />
      {status === 404
        ? <path d="M126 150V58h64v92" stroke="var(--color-accent)" strokeDasharray="5 6" />
        : <path d="M112 148l82-40 10 20-46 22z" fill="var(--color-accent-soft)" stroke="var(--color-accent)" />}
      <text x="158" y="112" textAnchor="middle" fontSize={status === 404 ? 24 : 0} fontWeight="700" fill="var(--color-accent)" stroke="none">404</text>
    </svg>
  );
}

const Root = styled.div`
  display: grid;
  justify-items: center;
  gap: 16px;
  padding: clamp(40px, 9vw, 112px) 16px;
  text-align: center;
  svg { color: var(--color-border-strong); margin-bottom: 8px; }
  p { max-width: 32em; color: var(--color-text-muted); }
  .number { font-size: .875rem; }
  .btn { margin-top: 8px; }
`;
