import { useId, type ReactNode } from "react";
import { useHeld } from "../../forms/useHeld.ts";
import { MAX_AT_ONCE } from "../../shared/lists.ts";
import { headingOf } from "./item.ts";
import type { Item, PartProps } from "./RecordList.tsx";
import { bulkOf, chosenText, isSelectable } from "./selection.ts";

/** What is chosen, what can be done with it, and how to choose this page or all that is found. */
export function Bulk(props: PartProps): ReactNode {
  const { selection, startMany, items, totalCount = 0, onlyChosen = false, t } = props;
  const held = useHeld();
  const id = useId();
  const offered = bulkOf(props);
  if (offered.length === 0) return null;
  const here = items.filter((item) => isSelectable(item, props));
  const { count, isAll, isBusy, progress } = selection;
  const isWhole = here.length > 0 && here.every(selection.has);
  const wantsMore = isWhole && !isAll && !onlyChosen && totalCount > count;
  return (
    <div className="bulk" role="group" aria-label={t("recordList.bulk")}>
      <label htmlFor={id}>
        <input
          id={id}
          type="checkbox"
          checked={isWhole}
          {...held}
          disabled={held.disabled || here.length === 0}
          onChange={(event) => selection.choose(here, event.target.checked)}
        />
        {t("recordList.choosePage")}
      </label>
      <p role="status">
        {progress ? t("recordList.progress", progress) : count > 0 && chosenText(selection, t)}
        {progress && <progress value={progress.done} max={progress.count} aria-hidden />}
      </p>
      {wantsMore && totalCount <= MAX_AT_ONCE && (
        <button type="button" className="link" onClick={selection.chooseAll}>
          {t("recordList.chooseAll", { count: totalCount })}
        </button>
      )}
      {wantsMore && totalCount > MAX_AT_ONCE && (
        <p className="hint">{t("recordList.tooMany", { count: totalCount, most: MAX_AT_ONCE })}</p>
      )}
      {count > 0 && (
        <p className="tools">
          <button type="button" className="link" disabled={isBusy} onClick={selection.clear}>
            {t("recordList.chooseNone")}
          </button>
          {offered.map((entry) => (
            <button
              key={entry.name}
              type="button"
              className={entry.tone === "bad" ? "link danger" : "link"}
              disabled={isBusy || count > MAX_AT_ONCE}
              onClick={() => void startMany(entry)}
            >
              {entry.label}
            </button>
          ))}
        </p>
      )}
    </div>
  );
}

/** The box that chooses a record; nothing where nothing can be done with it together with others. */
export function Tick({ item, ...props }: PartProps & { item: Item }): ReactNode {
  const { selection, columns, t } = props;
  const held = useHeld();
  if (!isSelectable(item, props)) return null;
  return (
    <span className="tick">
      <input
        type="checkbox"
        aria-label={t("recordList.choose", { name: headingOf(item, columns) })}
        checked={selection.has(item)}
        {...held}
        disabled={held.disabled || selection.isBusy}
        onChange={(event) => selection.choose([item], event.target.checked)}
      />
    </span>
  );
}
