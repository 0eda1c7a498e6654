import { lazy, Suspense, type ReactNode } from "react";
import type { BlockProps } from "../block.ts";
import { Empty } from "../../ui/empty.tsx";
import { withQuery } from "../../ui/query.ts";
import { isLater, isNarrowed, openNames, shownColumns, withoutFilters } from "./address.ts";
import { Bulk } from "./Bulk.tsx";
import { Filters } from "./Filters.tsx";
import { Lines } from "./Lines.tsx";
import { Order } from "./Order.tsx";
import { Root } from "./Root.ts";
import { useSelection, type BulkEntry, type Selection } from "./selection.ts";
import { Table } from "./Table.tsx";
import { ToolBar } from "./ToolBar.tsx";
import { useUndo } from "./Undone.tsx";
import { useWaiting } from "../shared/use-waiting.ts";
import { useForms } from "./use-forms.tsx";

const Outcomes = lazy(async () => ({ default: (await import("./Outcomes.tsx")).Outcomes }));

type Props = BlockProps<"recordList">;

/** One record, as its call gives it. */
export type Item = NonNullable<Props["items"]>[number];
export type Column = Props["columns"][number];

/** What can be done, with a record or above the list. */
export type Action = Omit<NonNullable<Props["actions"]>[number], "when"> &
  Pick<NonNullable<Props["tools"]>[number], "reveals">;

/** What the parts of the list have. */
export interface PartProps extends Props {
  /** The records, where they have come. */
  items: Item[];
  /**
   * Asks for what an action needs, and does it; for a tool there is no record. Gives what the server refused, field by
   * field, where no form is there that says it.
   */
  start: (action: Action, item?: Item) => Promise<string[]>;
  /** The same for what is done with the records that were chosen. */
  startMany: (entry: BulkEntry) => Promise<void>;
  /** Records that were chosen, for what can be done with several. */
  selection: Selection;
  /** What takes back what was just done with a record, and left nothing else to do with it. */
  undoFor: (item: Item) => Action | undefined;
}

/** ms between two looks at records with which something is still going on. */
const AGAIN_MS = 3000;

/**
 * Records of an entity. What the screen does not say comes from the schemas: how a field is called, how its value is
 * written. Search, filters and the opened record stand in the address, so that they work before and without JavaScript.
 */
export function RecordList(props: Props): ReactNode {
  const { items, heading, look = "table", nothingText, unreadText, path = "", query, t } = props;
  const selection = useSelection(props);
  const { undoFor, done } = useUndo(props);
  const { start, startMany, dialog, revealed } = useForms(props, { selection, done });
  const isWaiting = useWaiting({
    records: items,
    waits: props.waits,
    ask: props.on["waiting"] && (() => props.on["waiting"]?.({})),
    every: AGAIN_MS,
  });
  const isOver = items?.length === 0;
  const shown = { ...props, columns: shownColumns(props), start, startMany, selection, undoFor };
  return (
    <Root aria-busy={!items || undefined} data-wakes={isWaiting ? "" : undefined}>
      {heading && <h3>{heading}</h3>}
      <ToolBar {...props} start={start} />
      {revealed}
      {selection.outcomes && (
        <Suspense>
          <Outcomes outcomes={selection.outcomes} isBusy={selection.isBusy} hide={selection.hideOutcomes} t={t} />
        </Suspense>
      )}
      <Filters {...props} />
      {!items &&
        (unreadText !== undefined && isNarrowed(props) ? (
          <Empty text={unreadText} />
        ) : (
          <p className="late">
            <a className="link" href={withQuery(path, query, {})}>
              {t("common.late")}
            </a>
          </p>
        ))}
      {isOver &&
        (isLater(props) ? (
          <Empty text={t("recordList.noMore")} />
        ) : isNarrowed(props) ? (
          <Empty
            text={nothingText ?? t("recordList.nothing")}
            href={withoutFilters(props)}
            label={t("recordList.reset")}
          />
        ) : (
          <Nothing {...props} />
        ))}
      {items && !isOver && (
        <>
          <Order {...props} />
          <Bulk {...shown} items={items} />
          {look === "table" ? <Table {...shown} items={items} /> : <Lines {...shown} items={items} />}
        </>
      )}
      <Further {...props} />
      {dialog}
    </Root>
  );
}

/** On from the last record, and back to the first: the pages of such a list have no number. */
function Further(props: Props): ReactNode {
  const { next, nextParam, nextLabel, path = "", query, t } = props;
  if (nextParam === undefined || !(next || isLater(props))) return null;
  const from = (at: string) => withQuery(path, query, { ...closed(props), [nextParam]: at });
  return (
    <p className="bar">
      {isLater(props) && (
        <a className="btn ghost" href={from("")}>
          {t("recordList.first")}
        </a>
      )}
      {next && (
        <a className="btn ghost" rel="next" href={from(next)}>
          {nextLabel ?? t("recordList.next")}
        </a>
      )}
    </p>
  );
}

function closed(props: Props): Record<string, string> {
  return Object.fromEntries(openNames(props).map((name) => [name, ""]));
}

/** That there is nothing yet, and what to do first: one thing is a link, several are in order. */
function Nothing({ emptyText, steps = [] }: Props): ReactNode {
  const [first] = steps;
  if (!first || (steps.length === 1 && first.href))
    return <Empty text={emptyText} {...(first?.href && { href: first.href, label: first.label })} />;
  return (
    <Empty text={emptyText}>
      <ol className="steps">
        {steps.map(({ label, href }) => (
          <li key={label}>
            {href ? (
              <a className="link" href={href}>
                {label}
              </a>
            ) : (
              label
            )}
          </li>
        ))}
      </ol>
    </Empty>
  );
}
