import type { ReactNode } from "react";
import { styled } from "styled-components";
import type { BlockProps } from "../block.ts";
import { Content } from "../../ui/content.tsx";
import { withQuery } from "../../ui/query.ts";

type Props = BlockProps<"labelFilter">;

/** Tabs, and below them labels to choose one of: both in the address, each choice from the first page on. */
export function LabelFilter(props: Props): ReactNode {
  const { tabs, tabsLabel, labels = [], labelsLabel, allLabel, path, query = {} } = props;
  const first = { pageCurrent: "", pageFrom: "", after: "" };
  const chosen = query["labelNo"] ?? "";
  const current = currentOf(tabs, query);
  return (
    <Root>
      <nav className="strip" aria-label={tabsLabel}>
        {tabs.map((tab) => (
          <a
            key={tab.label}
            href={withQuery(path, query, { ...tab.query, ...first })}
            aria-current={tab === current ? "page" : undefined}
          >
            {tab.label}
          </a>
        ))}
      </nav>
      {labels.length > 0 && !current?.withoutLabels && (
        <nav aria-label={labelsLabel}>
          <ul>
            {[{ labelNo: "", labelName: allLabel }, ...labels].map(({ labelNo, labelName }) => (
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

/** The tab that the address shows, by the names that each tab has; the first where it names none of them. */
function currentOf(tabs: Props["tabs"], query: NonNullable<Props["query"]>): Props["tabs"][number] | undefined {
  const [first, ...others] = tabs;
  const names = Object.keys(first?.query ?? {}).filter((name) => others.every((tab) => name in tab.query));
  return tabs.find((tab) => names.every((name) => tab.query[name] === (query[name] ?? ""))) ?? first;
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
