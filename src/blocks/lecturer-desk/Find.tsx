import type { ReactNode } from "react";
import { styled } from "styled-components";
import type { BlockProps } from "../block.ts";

type Props = BlockProps<"lecturerDesk"> & { path: string; query: Record<string, string> };

const orders = ["", "name", "study", "course"] as const;

/** What is looked for and how it is sorted, both in the address: it works before and without JavaScript. */
export function Find({ path, query, blockKey, t }: Props): ReactNode {
  const { keyword = "", sort = "" } = query;
  return (
    <Form role="search" action={path}>
      <label htmlFor={`${blockKey}-keyword`}>{t("lecturerDesk.search")}</label>
      <input
        key={`k${keyword}`}
        id={`${blockKey}-keyword`}
        type="search"
        name="keyword"
        defaultValue={keyword}
        maxLength={100}
      />
      <label htmlFor={`${blockKey}-sort`}>{t("lecturerDesk.sort")}</label>
      <select key={`s${sort}`} id={`${blockKey}-sort`} name="sort" defaultValue={sort}>
        {orders.map((order) => (
          <option key={order} value={order}>
            {t(`lecturerDesk.sort.${order || "site"}`)}
          </option>
        ))}
      </select>
      <button className="btn ghost">{t("lecturerDesk.find")}</button>
    </Form>
  );
}

const Form = styled.form`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 12px;
  margin-bottom: 16px;
  @media (max-width: 640px) {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    .btn {
      grid-column: 1 / -1;
    }
  }
  input,
  select {
    flex: 0 1 220px;
    min-width: 0;
    min-height: 44px;
    padding: 8px 12px;
    border: 1px solid var(--color-border-strong);
    border-radius: var(--radius-control);
    background: var(--color-surface);
    color: inherit;
    font: inherit;
  }
`;
