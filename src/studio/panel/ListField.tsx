import { toFieldPathId, type FieldProps } from "@rjsf/utils";
import { useEffect, useRef, useState, type ReactNode } from "react";
import { resolveSchema, type Schema } from "../../site/check/schema.ts";
import { moved } from "../../shared/moved.ts";
import { useStateFor } from "../../ui/use-state-for.ts";
import { EditIcon } from "../../ui/icons/EditIcon.tsx";
import { usePanel } from "./context.ts";
import { EntryTools, focusTool } from "./EntryTools.tsx";
import { FieldFrame } from "./FieldFrame.tsx";
import { findingsAt } from "./findings.ts";
import { fieldKindOf, withoutNull } from "./kinds.ts";
import { entryTitle, freeNames } from "./named.ts";
import { namesOf } from "./names.ts";
import { newValue } from "./new-value.ts";

/**
 * A list: its entries in order, each with what can be done to it. Entries with several properties are closed until one
 * is opened.
 */
export function ListField({
  of,
  formData,
  fieldPathId,
  onChange,
  registry,
  required = false,
}: FieldProps & { of: Schema }): ReactNode {
  const { t, wordsOf, language, path, findings, draft, locale, named, field } = usePanel();
  const { SchemaField } = registry.fields;
  const inside = fieldPathId.path;
  const whole = [...path, ...inside.map(String)];
  // The entry that was pressed in the page is opened.
  const pressed = entryOf(field?.path, whole);
  const [opened, setOpened] = useStateFor<number | undefined>(pressed === undefined ? undefined : field, pressed);
  const [focus, setFocus] = useState<{ index: number; way: "up" | "down" }>();
  const root = useRef<HTMLOListElement>(null);
  useEffect(() => {
    if (focus) focusTool(root.current, focus.index, focus.way);
  }, [focus]);
  const list = withoutNull(resolveSchema(of, language.definitions), language.definitions) as Schema & {
    maxItems?: number;
  };
  const items = list.items ?? {};
  const entries = Array.isArray(formData) ? formData : [];
  const words = wordsOf(namesOf(inside), of);
  const isFolded = fieldKindOf("", items, language.definitions) === "object";
  const set = (next: unknown[]) => onChange(next, inside);
  const move = (from: number, to: number) => {
    set(moved(entries, from, to));
    setOpened(opened === from ? to : undefined);
    setFocus({ index: to, way: to < from ? "up" : "down" });
  };
  const isEntry = inside.some((part) => typeof part === "number");
  return (
    <FieldFrame
      id={fieldPathId.$id}
      label={words.title}
      about={words.about}
      required={required}
      isGroup
      path={isEntry ? undefined : whole}
      findings={findingsAt(findings, whole).filter(({ pointer }) => pointer.split("/").length === whole.length + 1)}
    >
      <div>
        {entries.length === 0 && <p className="sp-note">{t("studio.list.none")}</p>}
        <ol className="sp-list" ref={root}>
          {entries.map((entry, index) => {
            const number = index + 1;
            const around = { locale, texts: language.texts, own: draft.own };
            const title = entryTitle(entry, { items, named, language, around }) || t("studio.list.entry", { number });
            const field = SchemaField && (
              <SchemaField
                name={String(index)}
                schema={{ "x-schema": items } as object}
                uiSchema={{}}
                formData={entry}
                fieldPathId={toFieldPathId(index, registry.globalFormOptions, inside)}
                onChange={onChange}
                registry={registry}
                required
                onBlur={ignore}
                onFocus={ignore}
              />
            );
            return (
              <li key={index}>
                {isFolded ? (
                  <details
                    open={opened === index}
                    onToggle={(event) =>
                      setOpened(event.currentTarget.open ? index : opened === index ? undefined : opened)
                    }
                  >
                    <summary>{title}</summary>
                    {opened === index && field}
                  </details>
                ) : (
                  field
                )}
                <EntryTools
                  title={title}
                  index={index}
                  count={entries.length}
                  onMove={(to) => move(index, to)}
                  onRemove={() => (
                    set(entries.filter((_, at) => at !== index)),
                    setOpened(undefined),
                    setFocus({ index: Math.max(0, index - 1), way: "up" })
                  )}
                  t={t}
                />
              </li>
            );
          })}
        </ol>
        <button
          type="button"
          className="sp-add"
          disabled={list.maxItems !== undefined && entries.length >= list.maxItems}
          onClick={() => (
            set([
              ...entries,
              newValue(items, {
                definitions: language.definitions,
                locale: draft.locales[0] ?? "zh-CN",
                free: freeNames(entries, named),
              }),
            ]),
            setOpened(entries.length)
          )}
        >
          <EditIcon name="plus" />
          {t("studio.list.add")}
        </button>
      </div>
    </FieldFrame>
  );
}

/** The number of the entry of a list that a path leads through. */
function entryOf(path: readonly string[] | undefined, list: readonly string[]): number | undefined {
  const isIn = path !== undefined && path.length > list.length && list.every((name, index) => path[index] === name);
  return isIn ? Number(path[list.length]) : undefined;
}

function ignore(): void {}
