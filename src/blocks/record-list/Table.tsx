import { Fragment, type ReactNode } from "react";
import { recordField as fieldOf } from "../../site/records/record-field.ts";
import { Actions, hasActions, isOpened } from "./Actions.tsx";
import { Tick } from "./Bulk.tsx";
import { holds, keysOf } from "./item.ts";
import { Head, sortOf } from "./Order.tsx";
import type { Item, PartProps } from "./RecordList.tsx";
import { bulkOf } from "./selection.ts";
import { Undone } from "./Undone.tsx";
import { hasValue, Value } from "./Value.tsx";
import { labelOf } from "./labels.ts";

/** Records, one a row. On small screens each is a card with its columns' names in it. */
export function Table(parts: PartProps): ReactNode {
  const props = { ...parts, columns: parts.columns.filter((column, place) => place === 0 || isSeen(column, parts)) };
  const { items, caption, columns, keyField, of, slots, t } = props;
  const keys = keysOf(items, keyField);
  const isDone = hasActions(props);
  const isTicked = bulkOf(props).length > 0;
  return (
    <table>
      <caption className="vh">{caption}</caption>
      <thead>
        <tr>
          {isTicked && (
            <th scope="col">
              <span className="vh">{t("recordList.pick")}</span>
            </th>
          )}
          {columns.map((column, place) => (
            <th
              key={place}
              scope="col"
              aria-sort={sortOf(column.name, props)}
              className={isFigure(of, column.name) ? "figure" : undefined}
            >
              <Head column={column} props={props} />
            </th>
          ))}
          {isDone && (
            <th scope="col">
              <span className="vh">{t("recordList.actions")}</span>
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {items.map((item, index) => (
          <Fragment key={keys[index]}>
            <Row {...props} item={item} isDone={isDone} isTicked={isTicked} />
            {isOpened({ ...props, item }) && (
              <tr className="more">
                <td colSpan={columns.length + (isDone ? 1 : 0) + (isTicked ? 1 : 0)}>{slots.more}</td>
              </tr>
            )}
          </Fragment>
        ))}
      </tbody>
    </table>
  );
}

function Row({
  item,
  isDone,
  isTicked,
  ...props
}: PartProps & { item: Item; isDone: boolean; isTicked: boolean }): ReactNode {
  const { columns, of, undoFor } = props;
  const undo = undoFor(item);
  if (undo)
    return (
      <tr>
        <td colSpan={columns.length + (isDone ? 1 : 0) + (isTicked ? 1 : 0)}>
          <Undone {...props} undo={undo} item={item} />
        </td>
      </tr>
    );
  return (
    <tr>
      {isTicked && (
        <td className="pick">
          <Tick {...props} item={item} />
        </td>
      )}
      {columns.map((column, place) =>
        place === 0 ? (
          <th key={place} scope="row">
            <Value {...props} column={column} item={item} />
          </th>
        ) : (
          <td
            key={place}
            className={isFigure(of, column.name) ? "figure" : undefined}
            data-empty={hasValue(column, { item, of }) ? undefined : ""}
          >
            <b aria-hidden="true">{labelOf(column, props)}</b>
            <span>
              <Value {...props} column={column} item={item} />
            </span>
          </td>
        ),
      )}
      {isDone && (
        <td className="tools">
          <Actions {...props} item={item} />
        </td>
      )}
    </tr>
  );
}

/** What no record of the page has takes no room: a column under a condition is there when one of them meets it. */
function isSeen({ when }: PartProps["columns"][number], { items }: PartProps): boolean {
  return when === undefined || items.some((item) => holds(when, item));
}

/** Figures stand below each other. */
function isFigure(of: PartProps["of"], name: string): boolean {
  const { kind } = fieldOf(of, name);
  return kind === "money" || kind === "count";
}
