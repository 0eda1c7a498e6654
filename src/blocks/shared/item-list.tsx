import type { ComponentType, CSSProperties, ReactNode } from "react";
import { Empty } from "../../ui/empty.tsx";
import { Late } from "../../ui/late.tsx";
import { ownAddress } from "../../ui/own-address.ts";
import type { Translate } from "../block.ts";

/** The props that blocks of one list have alike. */
interface ListProps<Item> {
  items?: readonly Item[];
  heading?: string;
  emptyText?: string;
  emptyHref?: string;
  emptyLabel?: string;
  base?: string;
  t: Translate;
}

/** A styled `ul`. */
type List = ComponentType<{ className: string; style?: CSSProperties; children: ReactNode }>;

/**
 * The list of a block that has one: its heading for who listens, something for when nothing comes, and words in place
 * of a list that is empty. `children` draws one item as a `li`; `columns` makes a grid of them.
 */
export function ItemList<Item>({
  of: List,
  block: { items, heading, emptyText, emptyHref, emptyLabel, base, t },
  className,
  columns,
  children,
}: {
  of: List;
  block: ListProps<Item>;
  className: string;
  columns?: number;
  children: (item: Item) => ReactNode;
}): ReactNode {
  if (items?.length === 0)
    return (
      <Empty text={emptyText ?? t("common.empty")} href={emptyHref && ownAddress(emptyHref, base)} label={emptyLabel} />
    );
  return (
    <>
      {heading && <h2 className="vh">{heading}</h2>}
      <List
        className={className}
        style={columns === undefined ? undefined : ({ "--columns": columns } as CSSProperties)}
        aria-busy={!items || undefined}
      >
        {items ? items.map(children) : <Late t={t} />}
      </List>
    </>
  );
}
