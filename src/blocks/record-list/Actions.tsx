import { useState, type ReactNode } from "react";
import { Named } from "../../ui/named.tsx";
import { withQuery } from "../../ui/query.ts";
import { useHeld } from "../../forms/useHeld.ts";
import { CopyButton } from "./CopyButton.tsx";
import { headingOf, holds, textOf } from "./item.ts";
import { filledAddress } from "../../shared/filled-address.ts";
import type { Item, PartProps } from "./RecordList.tsx";

/** What belongs to the actions of a record, in a list or alone. */
type ActionsProps = Pick<
  PartProps,
  "actions" | "hidden" | "on" | "columns" | "start" | "keyField" | "openParam" | "openLabel" | "path" | "query" | "t"
> & { item: Item };

/** What can be done with a record. What the screen gives no actions to, or this site hides, is not there. */
export function Actions({ item, ...props }: ActionsProps): ReactNode {
  const { actions = [], hidden = [], on, columns, start } = props;
  const held = useHeld();
  const [refused, setRefused] = useState<{ action: string; texts: readonly string[] }>();
  const run = async (action: (typeof actions)[number]) => {
    setRefused(undefined);
    const texts = new Set(await start(action, item));
    if (texts.size > 0) setRefused({ action: action.label, texts: [...texts].slice(0, MAX_REFUSED) });
  };
  const heading = headingOf(item, columns);
  const offered = actions.filter((action) => isOffered(action, { on, hidden }) && holds(action.when, item));
  return (
    <>
      <OpenLink {...props} item={item} />
      {offered.map((action) =>
        action.linkPath !== undefined ? (
          <a key={action.name} className="link" href={filledAddress(action.linkPath, item)}>
            <Named words={action.label} of={heading} />
          </a>
        ) : action.copies === undefined ? (
          <button
            key={action.name}
            type="button"
            className={action.tone === "bad" ? "link danger" : "link"}
            {...held}
            onClick={() => void run(action)}
          >
            <Named words={action.label} of={heading} />
          </button>
        ) : (
          <CopyButton key={action.name} text={textOf(item, action.copies)} t={props.t}>
            <Named words={action.label} of={heading} />
          </CopyButton>
        ),
      )}
      {refused && (
        <div className="refused" role="alert">
          <p>{props.t("recordList.refused", { action: refused.action })}</p>
          <ul>
            {refused.texts.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </div>
      )}
    </>
  );
}

/** As many reasons as are read before one goes and mends the first. */
const MAX_REFUSED = 6;

/** A link that opens a record, or closes it: which one is open stands in the address. */
function OpenLink({
  item,
  keyField = "id",
  columns,
  openParam,
  openLabel,
  path = "",
  query,
  t,
}: ActionsProps): ReactNode {
  if (!openParam) return null;
  const isOpen = isOpened({ item, keyField, openParam, query });
  const to = withQuery(path, query, { [openParam]: isOpen ? "" : textOf(item, keyField), [`${openParam}Page`]: "" });
  return (
    <a className="link" href={to} data-replace="" aria-expanded={isOpen}>
      <Named words={openLabel ?? t("recordList.open")} of={headingOf(item, columns)} />
    </a>
  );
}

/** Whether a record is the one that the address opens. */
export function isOpened({
  item,
  keyField = "id",
  openParam,
  query,
}: Pick<PartProps, "keyField" | "openParam" | "query"> & { item: Item }): boolean {
  const opened = openParam ? query?.[openParam] : undefined;
  return Boolean(opened) && opened === textOf(item, keyField);
}

/** Whether there is anything to do with any record: else a table needs no column for it. */
export function hasActions({ actions = [], hidden = [], on, openParam }: PartProps): boolean {
  return openParam !== undefined || actions.some((action) => isOffered(action, { on, hidden }));
}

/** What the screen gives actions to, or what only leads or copies; a site may hide each. */
function isOffered(
  { name, copies, linkPath, withheld }: NonNullable<PartProps["actions"]>[number],
  { on, hidden }: { on: PartProps["on"]; hidden: readonly string[] },
): boolean {
  if (withheld) return false;
  return (on[name] !== undefined || copies !== undefined || linkPath !== undefined) && !hidden.includes(name);
}
