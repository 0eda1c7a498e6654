import type { ReactNode } from "react";
import { styled } from "styled-components";
import { LabelTypeEnum } from "../../generated/enums.ts";
import type { BlockProps } from "../block.ts";
import { Content } from "../../ui/content.tsx";
import { withQuery } from "../../ui/query.ts";

type Props = BlockProps<"blogFilter">;

/** Which blogs are listed: the choice is in the address, as labelType and labelNo. */
export function BlogFilter({ labels = [], path, query, t }: Props): ReactNode {
  const type = query?.labelType ?? String(LabelTypeEnum.latest);
  const isFollows = type === String(LabelTypeEnum.follows);
  const first = { pageCurrent: "", pageFrom: "", after: "" };
  const tabs = [
    [LabelTypeEnum.latest, t("blogFilter.latest")],
    [LabelTypeEnum.hot, t("blogFilter.hot")],
    [LabelTypeEnum.follows, t("blogFilter.follows")],
  ] as const;
  const label = (labelNo: string, name: string) => (
    <li key={labelNo}>
      <a
        href={withQuery(path, query, { labelNo, ...first })}
        aria-current={(query?.labelNo ?? "") === labelNo ? "page" : undefined}
      >
        <Content>{name}</Content>
      </a>
    </li>
  );
  return (
    <Root>
      <nav className="strip" aria-label={t("blogFilter.tabs")}>
        {tabs.map(([tab, name]) => (
          <a
            key={tab}
            href={withQuery(path, query, {
              labelType: tab === LabelTypeEnum.latest ? "" : String(tab),
              ...(tab === LabelTypeEnum.follows ? { labelNo: "" } : {}),
              ...first,
            })}
            aria-current={type === String(tab) ? "page" : undefined}
          >
            {name}
          </a>
        ))}
      </nav>
      {!isFollows && labels.length > 0 && (
        <nav aria-label={t("blogFilter.labels")}>
          <ul>
            {label("", t("blogFilter.all"))}
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
