import type { ReactNode } from "react";
import { styled } from "styled-components";
import { Late } from "../../ui/late.tsx";
import type { BlockProps } from "../block.ts";
import { linkButtonStyle } from "../shared/link-button.ts";
import { revisionsStyle } from "../shared/revisions-style.ts";
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
  ${revisionsStyle}
`;
