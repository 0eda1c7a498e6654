import type { ReactNode } from "react";
import { styled } from "styled-components";
import { Late } from "../../ui/late.tsx";
import type { BlockProps } from "../block.ts";
import { linkButtonStyle } from "../shared/link-button.ts";
import { Revisions } from "../shared/revisions.tsx";

/** How a post of one's own was published before, each edit compared with the one before it. */
export function PostRevisions({ list, t }: BlockProps<"postRevisions">): ReactNode {
  return (
    <Root aria-busy={!list || undefined}>
      {list ? (
        <Revisions list={list} t={t} />
      ) : (
        <ul>
          <Late t={t} />
        </ul>
      )}
    </Root>
  );
}

const Root = styled.div`
  ${linkButtonStyle}
  li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0 16px;
    min-height: 44px;
  }
  .difference {
    flex: 1 1 100%;
    margin-block: 4px 16px;
    white-space: pre-wrap;
    overflow-wrap: anywhere;
  }
  ins {
    background: var(--color-success-soft);
  }
  del {
    background: var(--color-danger-soft);
  }
`;
