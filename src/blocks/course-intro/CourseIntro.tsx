import type { ReactNode } from "react";
import { styled } from "styled-components";
import type { BlockProps } from "../block.ts";
import { RichTextView } from "../../ui/rich-text-view.tsx";

type Props = BlockProps<"courseIntro">;

/** What a course is about, as its lecturer wrote it. */
export function CourseIntro({ heading, body, emptyText, t }: Props): ReactNode {
  return (
    <Root>
      {heading && <h2>{heading}</h2>}
      {body ? <RichTextView body={body} /> : <p className="muted">{emptyText ?? t("courseIntro.empty")}</p>}
    </Root>
  );
}

const Root = styled.section`
  > h2 {
    padding-bottom: 12px;
    margin-bottom: 20px;
    border-bottom: 2px solid var(--color-text);
  }
  .prose h2,
  .prose h3 {
    font-size: 1.125rem;
  }
`;
