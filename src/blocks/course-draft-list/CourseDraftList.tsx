import { useRef, type ReactNode } from "react";
import { inputLimits } from "../../generated/built/input-limits.ts";
import type { DraftStateEnum } from "../../generated/enums.ts";
import { styled } from "styled-components";
import type { BlockProps } from "../block.ts";
import { Empty } from "../../ui/empty.tsx";
import { Late } from "../../ui/late.tsx";
import { withQuery } from "../../ui/query.ts";
import { DraftLine } from "./DraftLine.tsx";
import { draftLineStyle } from "./DraftLineStyle.ts";
import { NewCourse, newCourseStyle } from "./NewCourse.tsx";

type Props = BlockProps<"courseDraftList">;
const states = [0, 1, 3, 2] as const;
const sorts = ["", "name", "study"] as const;

/** Courses being made, those that were edited last first. State, words of a search and order are in the address. */
export function CourseDraftList(props: Props): ReactNode {
  const { items, counts, path, query, emptyText, blockKey, t } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  const { state = "", keyword = "", sort = "" } = query ?? {};
  const num = (one: number) => counts?.find((entry) => entry.state === one)?.num;
  const total = counts?.reduce((sum, entry) => sum + entry.num, 0);
  const tab = (value: string, count: number | undefined) => (
    <a
      key={value}
      href={withQuery(path, { keyword, sort }, { state: value })}
      aria-current={state === value ? "page" : undefined}
    >
      {t(`courseDraftList.state.${(value || "all") as DraftStateEnum | "all"}`)}
      {count !== undefined && <small className="num">{count}</small>}
    </a>
  );
  const begin = (
    <button type="button" className="btn" onClick={() => dialog.current?.showModal()}>
      {t("courseDraftList.new")}
    </button>
  );
  const isFiltered = state !== "" || keyword !== "";
  return (
    <Root>
      <div className="top">
        <form role="search" action={path} method="get">
          {state && <input type="hidden" name="state" value={state} />}
          {sort && <input type="hidden" name="sort" value={sort} />}
          <input
            type="search"
            name="keyword"
            key={keyword}
            defaultValue={keyword}
            {...inputLimits.listCourseDrafts.keyword}
            placeholder={t("courseDraftList.search")}
            aria-label={t("courseDraftList.search")}
          />
          <button className="btn ghost">{t("courseDraftList.find")}</button>
        </form>
        {begin}
      </div>
      <nav aria-label={t("courseDraftList.filter")}>
        {tab("", total)}
        {states.map((one) => tab(String(one), num(one)))}
      </nav>
      {(total ?? 0) > 1 && (
        <p className="sorts" role="group" aria-label={t("courseDraftList.sort")}>
          {sorts.map((one) => (
            <a
              key={one}
              href={withQuery(path, { keyword, state }, { sort: one })}
              aria-current={sort === one ? "true" : undefined}
            >
              {t(`courseDraftList.sort.${one || "edited"}`)}
            </a>
          ))}
        </p>
      )}
      {items?.length === 0 ? (
        isFiltered ? (
          <Empty text={t("courseDraftList.none")} href={path} label={t("courseDraftList.all")} />
        ) : (
          <Empty text={emptyText ?? t("courseDraftList.empty")} />
        )
      ) : (
        <ul aria-busy={!items || undefined} aria-label={t("courseDraftList.label")}>
          {!items && <Late t={t} href={path} />}
          {items?.map((item) => (
            <DraftLine key={item.courseId} item={item} {...props} />
          ))}
        </ul>
      )}
      <NewCourse dialog={dialog} id={blockKey} {...props} />
    </Root>
  );
}

const Root = styled.div`
  .top {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 12px 20px;
    margin-bottom: 16px;
  }
  .top form {
    display: flex;
    flex: 0 1 400px;
    gap: 8px;
  }
  input[type="search"],
  dialog input[type="text"] {
    flex: 1;
    min-width: 0;
    min-height: 44px;
    padding: 8px 12px;
    border: 1px solid var(--color-border-strong);
    border-radius: var(--radius-control);
    background: var(--color-surface);
  }
  nav {
    display: flex;
    gap: 4px;
    border-bottom: 1px solid var(--color-border);
    overflow-x: auto;
    scrollbar-width: none;
  }
  nav a {
    display: inline-flex;
    align-items: center;
    gap: 6px;
    min-height: 48px;
    padding: 0 14px;
    white-space: nowrap;
  }
  nav a:first-child {
    margin-left: -14px;
  }
  nav a:hover {
    color: var(--color-primary);
  }
  nav a:focus-visible {
    outline-offset: -3px;
  }
  nav small {
    color: var(--color-text-muted);
    font-weight: 400;
  }
  nav [aria-current] {
    font-weight: 700;
    color: var(--color-primary);
    box-shadow: inset 0 -3px var(--color-accent);
  }
  .sorts {
    display: flex;
    flex-wrap: wrap;
    gap: 0 20px;
    margin-top: 4px;
    font-size: 0.875rem;
  }
  .sorts a {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
    color: var(--color-text-muted);
  }
  .sorts [aria-current] {
    color: var(--color-primary);
    font-weight: 600;
  }
  .empty {
    margin-top: 24px;
  }
  ${draftLineStyle}
  ${newCourseStyle}
`;
