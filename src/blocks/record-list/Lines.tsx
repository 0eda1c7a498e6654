import { recordField as fieldOf } from "../../site/records/record-field.ts";
import type { ReactNode } from "react";
import { Actions, isOpened } from "./Actions.tsx";
import { Tick } from "./Bulk.tsx";
import { InnerTable } from "./InnerTable.tsx";
import { holds, imageOf, keysOf } from "./item.ts";
import type { Column, Item, PartProps } from "./RecordList.tsx";
import { Undone } from "./Undone.tsx";
import { hasValue, Pairs, Value } from "./Value.tsx";
import { labelOf } from "./labels.ts";

/**
 * Records one below the other, or as cards beside each other: a heading with its state, the other fields in a line,
 * longer texts below, and what can be done.
 */
export function Lines(props: PartProps): ReactNode {
  const { items, caption, keyField, look, slots } = props;
  const keys = keysOf(items, keyField);
  return (
    <ul className={look === "cards" ? "lines cards" : "lines"} aria-label={caption}>
      {items.map((item, index) => (
        <li key={keys[index]}>
          <Line {...props} item={item} />
          {isOpened({ ...props, item }) && <div className="more">{slots.more}</div>}
        </li>
      ))}
    </ul>
  );
}

function Line({ item, ...props }: PartProps & { item: Item }): ReactNode {
  const { columns, of, picture, undoFor } = props;
  const undo = undoFor(item);
  if (undo) return <Undone {...props} undo={undo} item={item} />;
  const [heading, ...others] = columns.filter((column) => holds(column.when, item));
  const shown = others.filter((column) => hasValue(column, { item, of }));
  const isLong = (column: Column) => column.look === "paragraph";
  const isTable = (column: Column) => column.columns !== undefined;
  const imageUrl = imageOf(item, picture);
  const isState = (column: Column) => column.look === "badge";
  const figures = shown.filter(({ figure }) => figure !== undefined);
  // What says by itself what it is: a flag its name, a long text the words that open it.
  const isNamed = ({ look, name }: Column) => {
    const { kind } = fieldOf(of, name);
    return (look === "flag" && kind === "boolean") || kind === "richText";
  };
  return (
    <>
      {imageUrl ? (
        <img className="image" src={imageUrl} alt="" width={160} height={90} loading="lazy" />
      ) : (
        picture !== undefined && <span className="image none">{props.t("recordList.noPicture")}</span>
      )}
      {figures.length > 0 && (
        <p className="figure">
          {figures.map((column) => (
            <span key={columns.indexOf(column)} className={column.figure}>
              <span className={column.figure === "below" && column.text === undefined ? undefined : "vh"}>
                {labelOf(column, props)}{" "}
              </span>
              <Value {...props} column={column} item={item} />
            </span>
          ))}
        </p>
      )}
      {heading && (
        <div className="title">
          <Tick {...props} item={item} />
          <h2>
            <Value {...props} column={heading} item={item} />
            {shown.filter(isState).map((column) => (
              <Value key={columns.indexOf(column)} {...props} column={column} item={item} />
            ))}
          </h2>
        </div>
      )}
      <dl>
        {shown
          .filter((column) => !isState(column) && !isLong(column) && !isTable(column) && column.figure === undefined)
          .map((column) =>
            fieldOf(of, column.name).kind === "pairs" ? (
              <Pairs key={columns.indexOf(column)} {...props} column={column} item={item} />
            ) : (
              <div key={columns.indexOf(column)}>
                <dt className={isNamed(column) ? "vh" : undefined}>{labelOf(column, props)}</dt>
                <dd>
                  <Value {...props} column={column} item={item} />
                </dd>
              </div>
            ),
          )}
      </dl>
      {shown.filter(isLong).map((column) => (
        <p key={columns.indexOf(column)} className="long">
          {column.label !== undefined && <b>{column.label}</b>}
          <Value {...props} column={column} item={item} />
        </p>
      ))}
      {shown.filter(isTable).map((column) => (
        <InnerTable key={column.name} {...props} column={column} item={item} />
      ))}
      <div className="tools">
        <Actions {...props} item={item} />
      </div>
    </>
  );
}
