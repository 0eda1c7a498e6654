import type { ReactNode } from "react";
import type { TextKey } from "../../generated/built/locale-keys.ts";
import { styled } from "styled-components";
import type { BlockProps } from "../block.ts";
import { Content } from "../../ui/content.tsx";
import { withQuery, type Query } from "../../ui/query.ts";
import { categoryRows } from "./category-rows.ts";

type Props = BlockProps<"filterBar">;

const rows = ["category", "courseCategory", "liveState", "priceType", "sort"] as const;
const usual: readonly (typeof rows)[number][] = ["category", "courseCategory", "priceType", "sort"];
const choices = {
  liveState: ["waiting", "live", "replay"],
  courseCategory: ["1", "2", "3", "4"],
  priceType: ["free", "paid", "member"],
  sort: ["new", "popular", "priceAsc", "priceDesc"],
};

/** Filters whose values come with how many courses they leave. */
const counted = new Set(["categoryno1", "categoryno2", "categoryno3", "courseCategory", "priceType"]);

/** The catalogue's filters as rows of plain links; the choice is in the address, so it works without JavaScript. */
export function FilterBar({
  categories,
  path,
  query = {},
  show = [...usual],
  courseCategories,
  priceTypes,
  totalCount,
  counts,
  t,
}: Props): ReactNode {
  const left = counts && new Map(counts.map(({ name, value, totalCount: count }) => [`${name} ${value}`, count]));
  const link = (label: string, change: Query, current: boolean, choice?: string) => {
    const count = choice === undefined ? undefined : left?.get(choice);
    // What would leave nothing stays a link: the list behind it says what to do instead.
    return (
      <li key={label}>
        <a
          href={withQuery(path, query, { ...change, pageCurrent: "", pageFrom: "" })}
          aria-current={current || undefined}
          className={left && choice && counted.has(choice.split(" ")[0] ?? "") && !count ? "none" : undefined}
        >
          <Content>{label}</Content>
          {count !== undefined && (
            <>
              {" "}
              <small className="num">{count}</small>
            </>
          )}
        </a>
      </li>
    );
  };
  return (
    <Root aria-label={t("filterBar.label")}>
      {show.includes("category") &&
        categoryRows(categories ?? [], query).map((row) => (
          <div key={row.level} className="row">
            <h2>{t(`filterBar.category${row.level}`)}</h2>
            <ul>
              {link(t("filterBar.all"), row.clear, !row.current)}
              {row.options.map((option) =>
                link(
                  option.categoryName,
                  { ...row.clear, ["categoryno" + row.level]: option.id },
                  row.current === option.id,
                  `categoryno${row.level} ${option.id}`,
                ),
              )}
            </ul>
          </div>
        ))}
      {rows.slice(1).map(
        (name) =>
          name !== "category" &&
          show.includes(name) && (
            <div key={name} className={"row " + name}>
              <h2>{t(`filterBar.${name}`)}</h2>
              <ul>
                {link(t(name === "sort" ? "filterBar.sort.default" : "filterBar.all"), { [name]: "" }, !query[name])}
                {choices[name]
                  .filter(
                    (value) =>
                      (name !== "courseCategory" || !courseCategories || courseCategories.includes(Number(value))) &&
                      (name !== "priceType" ||
                        (priceTypes as readonly string[] | undefined)?.includes(value) !== false),
                  )
                  .map((value) =>
                    link(
                      t((name === "courseCategory" ? `common.kind.${value}` : `filterBar.${name}.${value}`) as TextKey),
                      { [name]: value },
                      query[name] === value,
                      `${name} ${value}`,
                    ),
                  )}
              </ul>
              {name === "sort" && totalCount !== undefined && (
                <p className="muted num">{t("filterBar.found", { count: totalCount })}</p>
              )}
            </div>
          ),
      )}
    </Root>
  );
}

const Root = styled.nav`
  border: 1px solid var(--color-border);
  border-radius: var(--radius-card);
  background: var(--color-surface);
  padding: 4px 20px;
  .row {
    display: flex;
    align-items: start;
    gap: 16px;
    padding-block: 4px;
  }
  .row + .row {
    border-top: 1px solid var(--color-border);
  }
  h2 {
    flex: 0 0 72px;
    padding-top: 11px;
    font: inherit;
    font-size: 0.875rem;
    line-height: 22px;
    letter-spacing: 0;
    color: var(--color-text-muted);
  }
  ul {
    flex: 1;
    display: flex;
    flex-wrap: wrap;
    min-width: 0;
  }
  a {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
    padding: 0 12px;
    white-space: nowrap;
    font-size: 0.9375rem;
  }
  a:hover {
    color: var(--color-primary);
  }
  a small {
    margin-inline-start: 4px;
    font-size: 0.75rem;
    font-weight: 400;
    color: var(--color-text-muted);
  }
  .none {
    color: var(--color-text-muted);
  }
  [aria-current] {
    color: var(--color-primary);
    font-weight: 700;
    box-shadow: inset 0 -2px var(--color-accent);
  }
  .muted {
    padding-top: 11px;
    font-size: 0.875rem;
    line-height: 22px;
    white-space: nowrap;
  }
  @media (max-width: 700px) {
    padding-inline: 12px;
    .row {
      gap: 4px;
    }
    h2 {
      flex-basis: 56px;
    }
    ul {
      flex-wrap: nowrap;
      overflow-x: auto;
      scrollbar-width: none;
    }
    [aria-current] {
      scroll-initial-target: nearest;
    }
    .sort .muted {
      display: none;
    }
  }
`;
