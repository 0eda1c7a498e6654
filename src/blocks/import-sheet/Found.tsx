import { useEffect, useRef, type ReactNode } from "react";
import type { RefusedRow } from "../../generated/types.ts";
import { Content } from "../../ui/content.tsx";
import type { BlockProps, Translate } from "../block.ts";
import { linesOf, shownLine, type Checked, type Counts } from "./lines.ts";
import type { Result } from "./use-sheet.ts";

/** Refused lines that a page names. */
const MAX_SHOWN = 200;

/** The first of the lines that would be taken, and what can be done with all of them. */
export function CheckedLines({
  checked: { sampleList, takenCount },
  children,
  t,
}: {
  checked: Checked;
  children: ReactNode;
  t: Translate;
}): ReactNode {
  return (
    <div className="note">
      {sampleList.length > 0 && (
        <ul className="rows" aria-label={t("importSheet.sample")}>
          {sampleList.map(({ row, text }) => (
            <li key={row}>
              <span className="hint">{t("importSheet.row", { row })}</span> <Content>{text}</Content>
            </li>
          ))}
          {takenCount > sampleList.length && <li>…</li>}
        </ul>
      )}
      <p className="tools">{children}</p>
    </div>
  );
}

/** What is said of the lines. The button that took them is gone then: whoever hears the page is led here. */
export function Status({ result, children }: { result: Result | undefined; children: ReactNode }): ReactNode {
  const status = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (result) status.current?.focus();
  }, [result]);
  return (
    <div ref={status} role="status" tabIndex={-1}>
      {children}
    </div>
  );
}

/** What is counted beside the lines. */
export function CountLine({
  counts,
  named = [],
}: {
  counts: Counts;
  named: BlockProps<"importSheet">["counts"];
}): ReactNode {
  const known = named.filter(({ name }) => counts[name] !== undefined);
  if (known.length === 0) return null;
  return <p className="num">{known.map(({ name, label }) => `${label} ${counts[name]}`).join(" · ")}</p>;
}

/** Lines with something to say of each: not taken, or taken and to be known of. Each with its place and the reason. */
export function NamedLines({
  heading,
  isError = false,
  rows,
  text,
  t,
}: {
  heading: string;
  isError?: boolean;
  rows: readonly RefusedRow[];
  text: string;
  t: Translate;
}): ReactNode {
  const lines = linesOf(text);
  const shown = isError ? rows.slice(0, MAX_SHOWN) : rows;
  return (
    <div className="rows" role="group" aria-label={heading} tabIndex={0}>
      <p className={isError ? "fault" : undefined}>{heading}</p>
      <ul>
        {shown.map(({ row, reason }) => (
          <li key={row}>
            {t("importSheet.refusedRow", {
              row,
              text: shownLine(lines[row - 1]),
              reason: t(`importSheet.reason.${reason}`),
            })}
          </li>
        ))}
      </ul>
      {rows.length > shown.length && (
        <p className="hint">{t("importSheet.more", { count: rows.length - shown.length })}</p>
      )}
    </div>
  );
}
