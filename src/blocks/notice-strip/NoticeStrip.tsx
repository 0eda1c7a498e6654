import type { ReactNode } from "react";
import { styled } from "styled-components";
import type { BlockProps } from "../block.ts";
import { Content } from "../../ui/content.tsx";
import { ownAddress } from "../../ui/own-address.ts";

/** One line from edge to edge that tells something that holds for now, with a link to more. */
export function NoticeStrip({
  text,
  href,
  linkLabel,
  base,
  tone = "warning",
  t,
}: BlockProps<"noticeStrip">): ReactNode {
  if (!text) return null;
  return (
    <Root className={`full ${tone}`} role="note" aria-label={t("noticeStrip.label")}>
      <p className="wrap">
        <Content>{text}</Content>
        {href && linkLabel && <a href={ownAddress(href, base)}>{linkLabel}</a>}
      </p>
    </Root>
  );
}

const Root = styled.div`
  background: var(--color-surface-alt);
  color: var(--color-text);
  p {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: center;
    gap: 2px 16px;
    padding-block: 10px;
    text-align: center;
  }
  a {
    display: inline-flex;
    align-items: center;
    min-height: 24px;
    font-weight: 600;
    text-decoration: underline;
    text-underline-offset: 4px;
  }
  &.warning {
    background: var(--color-warning-soft);
  }
  &.primary {
    background: var(--color-hero);
    color: var(--color-hero-text);
  }
`;
