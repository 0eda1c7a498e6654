import type { ReactNode } from "react";
import { styled } from "styled-components";
import { LabelTypeEnum } from "../../generated/enums.ts";
import type { BlockProps } from "../block.ts";
import { Content } from "../../ui/content.tsx";
import { withQuery } from "../../ui/query.ts";

type Props = BlockProps<"questionFilter">;

/** What each tab has in the address; all is nothing. */
const tabs = {
  all: { labelType: "", isUnanswered: "" },
  latest: { labelType: String(LabelTypeEnum.latest), isUnanswered: "" },
  hot: { labelType: String(LabelTypeEnum.hot), isUnanswered: "" },
  unanswered: { labelType: "", isUnanswered: "1" },
} as const;

/** Which questions are listed: the choice is in the address. */
export function QuestionFilter({ labels = [], path, query, t }: Props): ReactNode {
  const first = { pageCurrent: "", pageFrom: "", after: "" };
  const isHere = (tab: (typeof tabs)[keyof typeof tabs]) =>
    (query?.["labelType"] ?? "") === tab.labelType && (query?.["isUnanswered"] ?? "") === tab.isUnanswered;
  const label = (labelNo: string, name: string) => (
    <li key={labelNo}>
      <a
        href={withQuery(path, query, { labelNo, ...first })}
        aria-current={(query?.["labelNo"] ?? "") === labelNo ? "page" : undefined}
      >
        <Content>{name}</Content>
      </a>
    </li>
  );
  return (
    <Root>
      <nav className="strip" aria-label={t("questionFilter.tabs")}>
        {(Object.keys(tabs) as (keyof typeof tabs)[]).map((name) => (
          <a
            key={name}
            href={withQuery(path, query, { ...tabs[name], ...first })}
            aria-current={isHere(tabs[name]) ? "page" : undefined}
          >
            {t(`questionFilter.${name}`)}
          </a>
        ))}
      </nav>
      {labels.length > 0 && (
        <nav aria-label={t("questionFilter.labels")}>
          <ul>
            {label("", t("questionFilter.allLabels"))}
            {labels.map(({ labelNo, labelName }) => label(labelNo, labelName))}
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
