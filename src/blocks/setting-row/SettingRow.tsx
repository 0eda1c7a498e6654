import type { ReactNode } from "react";
import { styled } from "styled-components";
import { navHref } from "../../shared/links.ts";
import type { BlockProps } from "../block.ts";

/** One setting and how to change it. What opens below it is a `<details>`, so that it opens without JavaScript too. */
export function SettingRow({
  label,
  value,
  note,
  href,
  orgNo,
  linkLabel,
  moreLabel,
  slots,
}: BlockProps<"settingRow">): ReactNode {
  const to = href && (orgNo ? navHref(href, "/org/" + encodeURIComponent(orgNo)) : href);
  const line = (
    <>
      <b>{label}</b>
      <span className="value">
        <span className="num">{value}</span>
        {note && <span className="note">{note}</span>}
      </span>
    </>
  );
  if (!slots.more || !moreLabel) {
    return (
      <Root>
        <div className="line">
          {line}
          {to && linkLabel && (
            <a className="link" href={to}>
              {linkLabel}
            </a>
          )}
        </div>
      </Root>
    );
  }
  return (
    <Root>
      <details>
        <summary className="line">
          {line}
          <span className="link">{moreLabel}</span>
        </summary>
        <div className="more">{slots.more}</div>
      </details>
    </Root>
  );
}

const Root = styled.div`
  border-bottom: 1px solid var(--color-border);
  .line {
    display: grid;
    grid-template-columns: 128px minmax(0, 1fr) auto;
    align-items: center;
    gap: 4px 16px;
    min-height: 64px;
    padding-block: 8px;
  }
  b {
    font-weight: 500;
    color: var(--color-text-muted);
  }
  .value {
    display: grid;
  }
  .note {
    color: var(--color-text-muted);
    font-size: 0.875rem;
  }
  .more {
    padding-block: 8px 28px;
    padding-inline: 144px 0;
  }
  @media (max-width: 700px) {
    .line {
      grid-template-columns: minmax(0, 1fr) auto;
    }
    b {
      grid-column: 1 / -1;
      font-size: 0.875rem;
      line-height: 1.2;
    }
    .more {
      padding-inline-start: 0;
    }
  }
`;
