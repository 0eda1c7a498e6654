import type { ReactNode } from "react";
import { recordField as fieldOf } from "../../site/records/record-field.ts";
import { imageOf, valueOf } from "./item.ts";
import { labelOf } from "./labels.ts";
import type { Column, Item, PartProps } from "./RecordList.tsx";
import { Value } from "./Value.tsx";

interface InnerTableProps extends Pick<PartProps, "of" | "t" | "locale"> {
  column: Column;
  item: Item;
}

/** Records that one field of a record has, such as the options of a question: a table below its other fields. */
export function InnerTable({ column, item, ...around }: InnerTableProps): ReactNode {
  const { name, columns = [] } = column;
  const list = valueOf(item, name);
  if (!Array.isArray(list)) return null;
  // States stand beside what they are of, as in lines.
  const states = columns.filter(({ look }) => look === "badge");
  const [heading, ...others] = columns.filter((inner) => !states.includes(inner));
  if (!heading) return null;
  const isFigure = (inner: string) => ["count", "money"].includes(fieldOf(around.of, inner).kind);
  return (
    <table className="inner">
      <caption className="vh">{labelOf(column, around)}</caption>
      <thead>
        <tr>
          {[heading, ...others].map((inner) => (
            <th key={inner.name} scope="col" className={isFigure(inner.name) ? "figure" : undefined}>
              {labelOf(inner, around)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {list.map((one, place) => {
          const record = { [name]: one };
          const picture = imageOf(record, heading.picture);
          const write = (inner: Column) => (
            <Value key={inner.name} {...around} columns={columns} column={inner} item={record} />
          );
          return (
            // They stand as their record has them, and none comes or goes.
            <tr key={place}>
              <th scope="row">
                {picture && <img src={picture} alt="" width={80} height={45} loading="lazy" />}
                {write(heading)} {states.map(write)}
              </th>
              {others.map((inner) => (
                <td key={inner.name} className={isFigure(inner.name) ? "figure" : undefined}>
                  <b aria-hidden="true">{labelOf(inner, around)}</b>
                  <span>{write(inner)}</span>
                </td>
              ))}
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
