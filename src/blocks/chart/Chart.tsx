import type { ReactNode } from "react";
import { styled } from "styled-components";
import type { BlockProps } from "../block.ts";
import { labelOf } from "../record-list/labels.ts";
import { Bars } from "../shared/bars.tsx";
import { chartStyle } from "../shared/chart-style.ts";
import { barsOf, binsOf } from "./bars-of.ts";
import { Share } from "./Share.tsx";

/** What records have of one field, as a picture; and as a table for whoever does not see it. */
export function Chart(props: BlockProps<"chart">): ReactNode {
  const { look = "bars", items, counts, of, name, value, valueLabel, caption, emptyText, t, locale } = props;
  if (!items && !counts) return <Root aria-busy />;
  const bars = look === "histogram" ? binsOf(props) : barsOf(props);
  if (bars.length === 0) return emptyText ? <p className="hint">{emptyText}</p> : null;
  const nameOf = (field: string | undefined) =>
    field === undefined ? "" : labelOf({ name: field }, { of, t, locale });
  const columns = [nameOf(name), valueLabel ?? nameOf(value)] as const;
  return (
    <Root>
      {look === "share" ? (
        <Share bars={bars} title={caption} columns={columns} />
      ) : (
        <Bars bars={bars} title={caption} columns={columns} isLine={look === "line"} />
      )}
    </Root>
  );
}

const Root = styled.div`
  ${chartStyle}
  .shares {
    display: grid;
    gap: 10px;
    margin: 0;
    padding: 0;
    list-style: none;
  }
  .shares li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: 2px 16px;
    overflow-wrap: anywhere;
  }
  .shares svg {
    grid-column: 1 / -1;
    height: 6px;
  }
`;
