import type { ReactNode } from "react";
import { Empty } from "../../ui/empty.tsx";
import { Late } from "../../ui/late.tsx";
import type { Translate } from "../block.ts";

/** What a desk has, one line each; words where it has nothing, and a way on where what it has comes late. */
export function DeskList<Item>({
  items,
  empty,
  line,
  t,
}: {
  /** Undefined while they are awaited. */
  items: readonly Item[] | undefined;
  /** Said where there is none. */
  empty: string;
  /** A list item with a key. */
  line: (item: Item) => ReactNode;
  t: Translate;
}): ReactNode {
  return (
    <>
      {items?.length === 0 && <Empty text={empty} />}
      <ul aria-busy={!items || undefined}>
        {!items && <Late t={t} />}
        {items?.map(line)}
      </ul>
    </>
  );
}
