import type { ReactNode } from "react";
import { styled } from "styled-components";
import type { BlockProps } from "../block.ts";
import { ReportButton } from "../shared/report-button.tsx";

/** Reports what the page is about. */
export function ReportThis({ about = "", signedIn, on, t }: BlockProps<"reportButton">): ReactNode {
  if (!signedIn || !on.report) return null;
  return (
    <Root>
      <ReportButton about={about} report={(values) => on.report?.(values)} t={t} />
    </Root>
  );
}

const Root = styled.div`
  > button {
    min-height: 44px;
    padding: 0;
    border: 0;
    background: none;
    color: var(--color-text-muted);
    font: inherit;
    font-size: 0.9375rem;
    cursor: pointer;
  }
  > button:hover {
    color: var(--color-primary);
  }
`;
