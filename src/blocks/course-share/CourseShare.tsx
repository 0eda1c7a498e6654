import { type ReactNode } from "react";
import { styled } from "styled-components";
import { useHydrated } from "../../forms/useHydrated.ts";
import type { BlockProps } from "../block.ts";
import { Content } from "../../ui/content.tsx";
import { Price } from "../../ui/price.tsx";
import { useStateFor } from "../../ui/use-state-for.ts";

/** A course as a card to show around: picture, words, price, and a QR code that leads to it. */
export function CourseShare({ sharing, isVip, t }: BlockProps<"courseShare">): ReactNode {
  const hydrated = useHydrated();
  // The whole address is known in the browser only.
  const address = hydrated && sharing ? new URL(sharing.sharingUrl, location.href).href : "";
  const [copied, setCopied] = useStateFor(address, false);
  if (!sharing) return <Root aria-busy />;
  const copy = () =>
    void navigator.clipboard.writeText(address).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  return (
    <Root>
      <img className="cover" src={sharing.sharingImg} alt="" width={1200} height={630} fetchPriority="high" />
      <div className="words">
        <div>
          <h1>
            <Content>{sharing.courseName}</Content>
          </h1>
          {sharing.courseSubtitle && (
            <p className="lead">
              <Content>{sharing.courseSubtitle}</Content>
            </p>
          )}
          <p className="by">
            <Content>{sharing.lecturerName}</Content>
          </p>
          <Price course={sharing} isVip={isVip} t={t} />
        </div>
        <figure>
          <img
            src={sharing.qrCode}
            alt={t("courseShare.code", { name: sharing.courseName })}
            width={160}
            height={160}
          />
          <figcaption>{t("courseShare.scan")}</figcaption>
        </figure>
      </div>
      <div className="do">
        <a className="btn" href={sharing.sharingUrl}>
          {t("courseShare.open")}
        </a>
        {address && (
          <button type="button" className="btn ghost" onClick={copy}>
            {t("courseShare.copy")}
          </button>
        )}
        <p role="status">{copied && t("courseShare.copied")}</p>
      </div>
    </Root>
  );
}

const Root = styled.article`
  max-width: 720px;
  margin-inline: auto;
  border: 1px solid var(--color-border);
  border-radius: var(--radius-card);
  overflow: hidden;
  background: var(--color-surface);
  .cover {
    display: block;
    width: 100%;
    height: auto;
  }
  .words {
    display: flex;
    flex-wrap: wrap;
    gap: 24px;
    justify-content: space-between;
    padding: clamp(16px, 4vw, 32px);
  }
  .words > div {
    flex: 1 1 240px;
    min-width: 0;
  }
  .lead {
    margin-top: 8px;
    color: var(--color-text-muted);
  }
  .by {
    margin-block: 12px;
  }
  figure {
    text-align: center;
    font-size: 0.875rem;
    color: var(--color-text-muted);
  }
  figure img {
    border: 1px solid var(--color-border);
  }
  .do {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 12px;
    padding: 0 clamp(16px, 4vw, 32px) clamp(16px, 4vw, 32px);
  }
`;
