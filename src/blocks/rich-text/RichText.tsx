import type { ReactNode } from "react";
import { styled } from "styled-components";
import type { BlockProps } from "../block.ts";
import { RichTextView } from "../../ui/rich-text-view.tsx";

/** A rich text document that the site itself words. */
export function RichText({ body, narrow }: BlockProps<"richText">): ReactNode {
  return (
    <Root className={narrow ? "narrow" : undefined}>
      <RichTextView body={body} />
    </Root>
  );
}

const Root = styled.div`
  &.narrow .prose {
    margin-inline: auto;
  }
`;
