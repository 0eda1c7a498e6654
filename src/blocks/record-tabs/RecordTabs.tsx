import type { ReactNode } from "react";
import type { BlockProps } from "../block.ts";
import { holds } from "../../site/records/holds.ts";
import { valueOf } from "../../shared/value-of.ts";
import { withQuery } from "../../ui/query.ts";

/**
 * The parts of a record's screen as links: each has an address of its own, which names the record and the part. What
 * stands under a tab are the screen's blocks, by the same name in the address.
 */
export function RecordTabs(props: BlockProps<"recordTabs">): ReactNode {
  const { label, items, record = {}, param = "tab", keeps = [], path, query = {} } = props;
  const offered = items.filter(({ when }) => holds(when, record));
  const [first] = offered;
  const current = offered.find(({ value }) => value === query[param]) ?? first;
  const kept = Object.fromEntries(keeps.map((name) => [name, query[name]]));
  return (
    <nav className="strip" aria-label={label}>
      {offered.map((tab) => {
        const count = tab.count === undefined ? 0 : Number(valueOf(record, tab.count) ?? 0);
        return (
          <a
            key={tab.value}
            href={withQuery(path, kept, { [param]: tab === first ? "" : tab.value })}
            aria-current={tab === current ? "page" : undefined}
          >
            {tab.label}
            {count > 0 && <span className="badge">{count}</span>}
          </a>
        );
      })}
    </nav>
  );
}
