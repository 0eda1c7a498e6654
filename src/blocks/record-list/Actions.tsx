import { useState, type ReactNode } from "react";
import { Named } from "../../ui/named.tsx";
import { withQuery } from "../../ui/query.ts";
import { useHeld } from "../../forms/useHeld.ts";
import { CopyButton } from "./CopyButton.tsx";
import { openNames, openParams } from "./address.ts";
import { headingOf, holds, textOf } from "./item.ts";
import { filledAddress } from "../../shared/filled-address.ts";
import type { Item, PartProps } from "./RecordList.tsx";

/** What belongs to the actions of a record, in a list or alone. */
type ActionsProps = Pick<
  PartProps,
  "actions" | "hidden" | "on" | "columns" | "start" | "keyField" | "openParam" | "openLabel" | "path" | "query" | "t"
> & { item: Item };

type Action = NonNullable<PartProps["actions"]>[number];

/** What can be done with a record. What the screen gives no actions to, or this site hides, is not there. */
export function Actions({ item, ...props }: ActionsProps): ReactNode {
  const { actions = [], hidden = [], on, columns, start, openParam, openLabel } = props;
  const held = useHeld();
  const [refused, setRefused] = useState<{ action: string; texts: readonly string[] }>();
  const run = async (action: Action) => {
    setRefused(undefined);
    const texts = new Set(await start(action, item));
    if (texts.size > 0) setRefused({ action: action.label, texts: [...texts].slice(0, MAX_REFUSED) });
  };
  const heading = headingOf(item, columns);
  const offered = actions.filter((action) => isOffered(action, { on, hidden }) && holds(action.when, item));
  return (
    <>
      {openParam && (
        <OpenLink {...props} item={item} param={openParam} label={openLabel ?? props.t("recordList.open")} />
      )}
      {offered.map((action) =>
        action.opens !== undefined && action.form === undefined ? (
          <OpenLink key={action.name} {...props} item={item} param={action.opens} label={action.label} isAsked />
        ) : action.linkPath !== undefined ? (
          <a key={action.name} className={styleOf(action.tone)} href={filledAddress(action.linkPath, item)}>
            <Named words={action.label} of={heading} />
          </a>
        ) : action.copies === undefined && action.copiesPath === undefined ? (
          <button
            key={action.name}
            type="button"
            className={styleOf(action.tone)}
            {...held}
            onClick={() => void run(action)}
          >
            <Named words={action.label} of={heading} />
          </button>
        ) : (
          <CopyButton key={action.name} text={copied(action, item)} t={props.t}>
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

/** What stands out is a button; all else is a link among the others. */
function styleOf(tone: Action["tone"]): string {
  return { main: "btn", bad: "link danger", plain: "link" }[tone ?? "plain"];
}

/** What a button copies: a field, or an address with fields in it. */
function copied({ copies, copiesPath }: Action, item: Item): string {
  return copiesPath === undefined ? textOf(item, copies) : (filledAddress(copiesPath, item) ?? "");
}

/** As many reasons as are read before one goes and mends the first. */
const MAX_REFUSED = 6;

interface OpenLinkProps extends ActionsProps {
  /** Its name in the address. */
  param: string;
  label: string;
  /** Whether it is read only when it is pressed: who reads it stands in the audit log. */
  isAsked?: boolean;
}

/** A link that opens a record, or closes it: which one is open stands in the address. */
function OpenLink({ item, param, label, isAsked = false, ...props }: OpenLinkProps): ReactNode {
  const { keyField = "id", columns, path = "", query } = props;
  const key = textOf(item, keyField);
  const isOpen = query?.[param] === key;
  const closed = Object.fromEntries(openNames(props).map((name) => [name, ""]));
  return (
    <a
      className="link"
      href={withQuery(path, query, { ...closed, [param]: isOpen ? "" : key })}
      data-replace=""
      data-pressed-only={isAsked ? "" : undefined}
      aria-expanded={isOpen}
    >
      <Named words={label} of={headingOf(item, columns)} />
    </a>
  );
}

/** Whether a record is the one that the address opens. */
export function isOpened({
  item,
  keyField = "id",
  query = {},
  ...props
}: Pick<PartProps, "actions" | "keyField" | "openParam" | "query"> & { item: Item }): boolean {
  return openParams(props).some((name) => Boolean(query[name]) && query[name] === textOf(item, keyField));
}

/** Whether there is anything to do with any record: else a table needs no column for it. */
export function hasActions({ actions = [], hidden = [], on, openParam }: PartProps): boolean {
  return openParam !== undefined || actions.some((action) => isOffered(action, { on, hidden }));
}

/** What the screen gives actions to, or what only leads or copies; a site may hide each. */
function isOffered(
  { name, copies, copiesPath, linkPath, opens, form, withheld, undoes }: Action,
  { on, hidden }: { on: PartProps["on"]; hidden: readonly string[] },
): boolean {
  if (withheld || undoes !== undefined) return false;
  const opensOnly = form === undefined ? opens : undefined;
  const isLink = [copies, copiesPath, linkPath, opensOnly].some((way) => way !== undefined);
  return (on[name] !== undefined || isLink) && !hidden.includes(name);
}
