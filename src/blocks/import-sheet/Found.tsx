import { useEffect, useId, useRef, useState, type ReactNode } from "react";
import { Content } from "../../ui/content.tsx";
import type { BlockProps, Translate } from "../block.ts";
import { linesOf, shownLine, type Checked, type Counts, type Noted } from "./lines.ts";
import type { Result } from "./use-reading.ts";

/** Refused lines that a page names at first. */
const MAX_SHOWN = 200;

/** The first of the lines that would be taken. */
export function SampleLines({ checked: { sampleList, takenCount }, t }: { checked: Checked; t: Translate }): ReactNode {
  if (sampleList.length === 0) return null;
  return (
    <ul className="rows" aria-label={t("importSheet.sample")}>
      {sampleList.map(({ row, text }) => (
        <li key={row}>
          <span className="hint">{t("importSheet.row", { row })}</span> <Content>{text}</Content>
        </li>
      ))}
      {takenCount > sampleList.length && <li>…</li>}
    </ul>
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
  isSheet = false,
  rows,
  text,
  t,
}: {
  heading: string;
  isError?: boolean;
  /** Whether they are rows of a sheet, not lines of a text. */
  isSheet?: boolean;
  rows: readonly Noted[];
  text: string;
  t: Translate;
}): ReactNode {
  const lines = linesOf(text);
  const id = useId();
  const [isAll, setAll] = useState(false);
  const shown = isAll ? rows : rows.slice(0, MAX_SHOWN);
  return (
    <div className="rows" role="group" aria-labelledby={id} tabIndex={0}>
      <p id={id} className={isError ? "fault" : undefined}>
        {heading}
      </p>
      <ul>
        {shown.map((one, index) => (
          // Several may be of one line, and none comes or goes.
          <li key={index}>
            {one.message === undefined ? (
              t("importSheet.refusedRow", {
                row: one.row,
                text: shownLine(lines[one.row - 1]),
                reason: one.reason ? t(`importSheet.reason.${one.reason}`) : "",
              })
            ) : (
              <>
                <span className="num">
                  <Place of={one} isSheet={isSheet} t={t} />
                </span>{" "}
                <Content>{one.message}</Content>
              </>
            )}
          </li>
        ))}
      </ul>
      {rows.length > shown.length && (
        <p>
          <button type="button" className="link" onClick={() => setAll(true)}>
            {t("importSheet.all", { count: rows.length })}
          </button>
        </p>
      )}
    </div>
  );
}

/** Where something stands: the file inside a package, the line of a text or the row of a sheet, and the column. */
export function Place({
  of: { file, row, column },
  isSheet,
  t,
}: {
  of: Pick<Noted, "file" | "row" | "column">;
  isSheet: boolean;
  t: Translate;
}): ReactNode {
  return (
    <>
      {file && <Content>{`${file} `}</Content>}
      {t(isSheet ? "importSheet.sheetRow" : "importSheet.row", { row })}
      {column !== undefined && ` ${t("importSheet.column", { column })}`}
    </>
  );
}
