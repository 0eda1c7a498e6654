import { useRef, useState, type ReactNode } from "react";
import type { StudioKey } from "../../generated/built/locale-keys.ts";
import { removeValue, resetValue, setValue, type LayerPath } from "../../site/edit/edit.ts";
import { isObject, type JsonObject } from "../../shared/json.ts";
import { effectiveValue, inheritedValue } from "../../site/document/origin.ts";
import type { StudioLanguage } from "../language/load.ts";
import { EntryTools, followMoved } from "../panel/EntryTools.tsx";
import { findingsAt } from "../panel/findings.ts";
import { summaryOf } from "../panel/summary.ts";
import { EditIcon } from "../../ui/icons/EditIcon.tsx";
import type { PartProps } from "../types.ts";
import { orderFor, sortedEntries } from "./entry-order.ts";

interface EntryListProps {
  workbench: PartProps;
  language: StudioLanguage;
  /** The map of entries by key. */
  path: LayerPath;
  /** What one is called: "导航项". */
  nameKey: StudioKey;
  /** What a new one begins as, without its order. */
  fresh: () => JsonObject;
  /** Begins the keys of new ones. */
  keyStem: string;
  /** Keys that are not free although no entry here has them. */
  taken?: readonly string[];
  title?: (entry: JsonObject) => string;
  /** The fields of an open entry. */
  children: (path: LayerPath, entry: JsonObject) => ReactNode;
  noteOf?: (entry: JsonObject, index: number) => string;
}

/**
 * Entries of a site that are kept by key with an order: added, moved, changed, taken off, and brought back when they
 * were inherited.
 */
export function EntryList({
  workbench,
  language,
  path,
  nameKey,
  fresh,
  keyStem,
  taken = [],
  title,
  noteOf,
  children,
}: EntryListProps): ReactNode {
  const { draft, edit, t, locale, findings } = workbench;
  const { own, base } = draft;
  const [opened, setOpened] = useState<string>();
  const root = useRef<HTMLOListElement>(null);
  const name = t(nameKey);
  const entries = sortedEntries(effectiveValue({ own, base, path }));
  const below = inheritedValue({ own, base, path });
  const gone = Object.entries(isObject(below) ? below : {}).filter(
    ([key]) => !entries.some(([known]) => known === key),
  );
  const titleOf = (entry: JsonObject) =>
    title?.(entry) || summaryOf(entry, { locale, texts: language.texts, own }) || t("studio.entry.untitled", { name });

  function add() {
    const key = freeKey(keyStem, [
      ...taken,
      ...entries.map(([known]) => known),
      ...Object.keys(isObject(below) ? below : {}),
    ]);
    edit(
      (layer) =>
        setValue({
          own: layer,
          inherited: base,
          path: [...path, key],
          value: {
            ...fresh(),
            order: orderFor(
              entries.map(([, entry]) => entry),
              entries.length,
            ),
          },
        }),
      "studio.edit.entryAdded",
      { values: { name } },
    );
    setOpened(key);
  }

  function move(from: number, to: number) {
    const [key] = entries[from] ?? [];
    if (key === undefined) return;
    const others = entries.filter((_, index) => index !== from);
    edit(
      (layer) =>
        setValue({
          own: layer,
          path: [...path, key, "order"],
          value: orderFor(
            others.map(([, entry]) => entry),
            to,
          ),
        }),
      "studio.edit.entryMoved",
      { values: { name } },
    );
    followMoved(root.current, from, to);
  }

  return (
    <div className="sp-entries">
      {entries.length === 0 && <p className="sp-note">{t("studio.list.none")}</p>}
      <ol className="sp-list" ref={root}>
        {entries.map(([key, entry], index) => {
          const words = titleOf(entry);
          const bad = findingsAt(findings, [...path, key]).length;
          return (
            <li key={key}>
              <details
                open={opened === key}
                onToggle={(event) => setOpened(event.currentTarget.open ? key : opened === key ? undefined : opened)}
              >
                <summary>
                  <span>
                    {words}
                    {noteOf && <small className="sp-about"> {noteOf(entry, index)}</small>}
                    {bad > 0 && (
                      <span className="sp-bad" aria-label={t("studio.panel.problems", { count: bad })}>
                        {bad}
                      </span>
                    )}
                  </span>
                </summary>
                {opened === key && <div className="sp-inside">{children([...path, key], entry)}</div>}
              </details>
              <EntryTools
                title={words}
                index={index}
                count={entries.length}
                onMove={(to) => move(index, to)}
                onRemove={() =>
                  edit(
                    (layer) => removeValue({ own: layer, inherited: base, path: [...path, key] }),
                    "studio.edit.entryRemoved",
                    { values: { name: words } },
                  )
                }
                t={t}
              />
            </li>
          );
        })}
      </ol>
      <button type="button" className="sp-add" onClick={add}>
        <EditIcon name="plus" />
        {t("studio.entry.add", { name })}
      </button>
      {gone.length > 0 && (
        <details className="sp-more">
          <summary>{t("studio.entry.gone", { count: gone.length })}</summary>
          <ul className="sp-list">
            {gone.map(([key, entry]) => (
              <li key={key}>
                <span className="sp-note">{titleOf(isObject(entry) ? entry : {})}</span>
                <button
                  type="button"
                  className="sp-plain"
                  onClick={() =>
                    edit((layer) => resetValue({ own: layer, path: [...path, key] }), "studio.edit.entryBack", {
                      values: { name },
                    })
                  }
                >
                  {t("studio.entry.restore")}
                </button>
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  );
}

function freeKey(stem: string, taken: readonly string[]): string {
  for (let number = 1; ; number += 1) if (!taken.includes(`${stem}${number}`)) return `${stem}${number}`;
}
