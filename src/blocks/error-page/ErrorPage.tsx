import type { ReactNode } from "react";
import { styled } from "styled-components";
import type { BlockProps } from "../block.ts";

type Props = BlockProps<"errorPage">;

/**
 * The error pages: picture, title, tip and a button home, with the status and the message of
 * what went wrong.
 */
export function ErrorPage({ status, heading, tip, home, message, requestId, t }: Props): ReactNode {
  return (
    <Root>
      <Picture status={status} />
      <p className="kicker num">{t("errorPage.status", { status })}</p>
      <h1>{heading ?? t(`errorPage.${status}.title`)}</h1>
      {message && <p>{message}</p>}
      <p>{tip ?? t(`errorPage.${status}.tip`)}</p>
      {requestId && (
        <p className="number">
          {t("errorPage.requestId")} <code>{requestId}</code>
        </p>
      )}
      <a className="btn" href={home || "/"}>
        {t("errorPage.home")}
      </a>
    </Root>
  );
}

/**
 * A shelf with a gap where the book was; on the 500 page the book has fallen, on the 403 page it is locked in, on the
 * 503 page it will be back soon.
 */
function Picture({ status }: Pick<Props, "status">): ReactNode {
  return (
    <svg
      viewBox="0 0 320 180"
      width="320"
      height="180"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d="M12 150h296M12 156h296" />
      <path
        d="M28 150V62h22v88M50 150V48h16v102M66 150V70h26v80M92 150V56h18v94M206 150V60h20v90M226 150V46h24v104M250 150V66h16v84M266 150V54h24v96"
        fill="var(--color-surface)"
      />
      <path d="M28 78h22M66 86h26M66 92h26M206 76h20M226 64h24M266 70h24" />
      <path
        d={marks[status]}
        fill={status === 404 ? undefined : "var(--color-accent-soft)"}
        stroke="var(--color-accent)"
        strokeDasharray={status === 404 ? "5 6" : undefined}
      />
      <text
        x="158"
        y="112"
        textAnchor="middle"
        fontSize={status === 404 ? 24 : 0}
        fontWeight="700"
        fill="var(--color-accent)"
        stroke="none"
      >
        404
      </text>
    </svg>
  );
}

const marks = {
  403: "M128 150V98h60v52zM140 98V82a18 18 0 0 1 36 0v16M158 116v14",
  404: "M126 150V58h64v92",
  500: "M112 148l82-40 10 20-46 22z",
  503: "M158 74a34 34 0 1 1 0 68a34 34 0 0 1 0-68zM158 88v20l14 10",
};

const Root = styled.div`
  display: grid;
  justify-items: center;
  gap: 16px;
  padding: clamp(40px, 9vw, 112px) 16px;
  text-align: center;
  svg {
    color: var(--color-border-strong);
    margin-bottom: 8px;
  }
  p {
    max-width: 32em;
    color: var(--color-text-muted);
  }
  .kicker {
    margin-bottom: -8px;
  }
  .number {
    font-size: 0.875rem;
  }
  .btn {
    margin-top: 8px;
  }
`;
