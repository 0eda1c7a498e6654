import type { ReactNode } from "react";
import { styled } from "styled-components";
import { Content } from "../../ui/content.tsx";
import { withQuery } from "../../ui/query.ts";

interface LabelFilterProps {
  /** What each tab has in the address, and whether it is the one that is shown. */
  tabs: readonly { name: string; query: Record<string, string>; isHere: boolean }[];
  labels: readonly { labelNo: string; labelName: string }[];
  /** The names of the tabs, of the labels and of the choice of all labels. */
  words: Record<"tabs" | "labels" | "all", string>;
  path: string | undefined;
  query: Record<string, string> | undefined;
}

/** Tabs, and below them labels to choose one of: both in the address, each choice from the first page on. */
export function LabelFilter({ tabs, labels, words, path = "", query = {} }: LabelFilterProps): ReactNode {
  const first = { pageCurrent: "", pageFrom: "", after: "" };
  const chosen = query["labelNo"] ?? "";
  return (
    <Root>
      <nav className="strip" aria-label={words.tabs}>
        {tabs.map((tab) => (
          <a
            key={tab.name}
            href={withQuery(path, query, { ...tab.query, ...first })}
            aria-current={tab.isHere ? "page" : undefined}
          >
            {tab.name}
          </a>
        ))}
      </nav>
      {labels.length > 0 && (
        <nav aria-label={words.labels}>
          <ul>
            {[{ labelNo: "", labelName: words.all }, ...labels].map(({ labelNo, labelName }) => (
              <li key={labelNo}>
                <a
                  href={withQuery(path, query, { labelNo, ...first })}
                  aria-current={chosen === labelNo ? "page" : undefined}
                >
                  <Content>{labelName}</Content>
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </Root>
  );
}

const Root = styled.div`
  display: grid;
  gap: 16px;
  ul {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
  }
  ul a {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
    padding: 0 14px;
    border: 1px solid var(--color-border);
    border-radius: var(--radius-control);
    background: var(--color-surface);
    font-size: 0.9375rem;
  }
  ul a:hover {
    border-color: var(--color-primary);
    color: var(--color-primary);
  }
  ul [aria-current] {
    border-color: var(--color-primary);
    background: var(--color-primary);
    color: var(--color-primary-text);
  }
  ul a[aria-current]:hover {
    color: var(--color-primary-text);
  }
`;
