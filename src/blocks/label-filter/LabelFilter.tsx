import type { ReactNode } from "react";
import { styled } from "styled-components";
import type { BlockProps } from "../block.ts";
import { Content } from "../../ui/content.tsx";
import { withQuery } from "../../ui/query.ts";

type Props = BlockProps<"labelFilter">;
type Tabs = NonNullable<Props["tabs"]>;

/** Tabs, and below them labels or categories to choose one of: both in the address, each choice from the first page on. */
export function LabelFilter(props: Props): ReactNode {
  const { tabs = [], tabsLabel, labelsLabel, allLabel, path, query = {} } = props;
  const { labels = [], items = labels, valueField = "labelNo", textField = "labelName", param = "labelNo" } = props;
  const choices = (items as readonly Record<string, unknown>[]).map((item) => ({
    value: String(item[valueField]),
    text: String(item[textField]),
  }));
  const first = { pageCurrent: "", pageFrom: "", after: "" };
  const chosen = query[param] ?? "";
  const current = currentOf(tabs, query);
  return (
    <Root>
      {tabs.length > 0 && (
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
      )}
      {(choices.length > 0 || tabs.length === 0) && !current?.withoutLabels && (
        <nav aria-label={labelsLabel}>
          <ul>
            {[{ value: "", text: allLabel }, ...choices].map(({ value, text }) => (
              <li key={value}>
                <a
                  href={withQuery(path, query, { [param]: value, ...first })}
                  aria-current={chosen === value ? "page" : undefined}
                >
                  <Content>{text}</Content>
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
function currentOf(tabs: Tabs, query: NonNullable<Props["query"]>): Tabs[number] | undefined {
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
