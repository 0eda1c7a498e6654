import { useDeferredValue, useMemo, useRef, useState, type ReactNode } from "react";
import { Collection } from "react-aria-components/Collection";
import { Tree } from "react-aria-components/Tree";
import { ListLayout, Virtualizer } from "react-aria-components/Virtualizer";
import { focusRow } from "../../../editor/outline/focus-row.ts";
import { EditIcon } from "../../../ui/icons/EditIcon.tsx";
import type { Translate } from "../../block.ts";
import { isThere, periodCount } from "../state/draft.ts";
import type { Editor } from "../state/use-editor.ts";
import { ChapterRow, PeriodRow } from "./OutlineRow.tsx";
import { OutlineContext, type OutlineActs } from "./outline-context.ts";
import { EntryMenu, type OpenMenu } from "./EntryMenu.tsx";
import { rowHeight, useInSight } from "./use-in-sight.ts";
import { useOutlineActs } from "./use-outline-acts.ts";
import { useOutlineDrag } from "./use-outline-drag.tsx";

interface OutlineProps {
  editor: Editor;
  t: Translate;
  /** Shows what was chosen. */
  onOpen: (key: string) => void;
  /** The keys of entries that something is wrong with. */
  faulty: ReadonlySet<string>;
  /** Nothing can be changed. */
  locked: boolean;
}

/** Chapters and periods. Moved by dragging with pointer or keys, or by the menu of each. */
export function Outline({ editor, t, onOpen, faulty, locked }: OutlineProps): ReactNode {
  const { body, change, selected } = editor;
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set());
  const [renaming, setRenaming] = useState<string>();
  const [menu, setMenu] = useState<OpenMenu>();

  const root = useRef<HTMLElement>(null);
  // A name that is typed is shown here when there is time for it.
  const chapters = useDeferredValue(body.chapters);
  const isLong = body.chapters.length + periodCount(body) > maxRows;
  useInSight({ root, chapters, closed, selected, isLong });

  const { addChapter, addPeriod, move, moveByMenu, remove, removed, forgetRemoved, said } = useOutlineActs({
    editor,
    t,
    onAdded: (key, chapter) => {
      setRenaming(key);
      if (chapter !== undefined) setClosed((before) => new Set([...before].filter((entry) => entry !== chapter)));
    },
    focus: (key) => focusRow(root.current, key, ".add button"),
  });
  const { dragAndDropHooks } = useOutlineDrag({ body, move, t, locked });

  const acts = useMemo<OutlineActs>(
    () => ({ t, renaming, faulty, locked, rename: setRenaming, openMenu: setMenu }),
    [t, renaming, faulty, locked],
  );

  return (
    <section
      ref={root}
      className="outline"
      aria-labelledby="course-outline"
      onKeyDown={(event) => {
        if (event.key === "F2" && !locked && isThere(body, selected)) setRenaming(selected);
      }}
    >
      <header>
        <h2 id="course-outline">{t("courseEditor.outline")}</h2>
        <p className="muted num">
          {t("courseEditor.counts", { chapters: body.chapters.length, periods: periodCount(body) })}
        </p>
      </header>
      {body.chapters.length === 0 ? (
        <p className="none muted">{t("courseEditor.noChapters")}</p>
      ) : (
        <OutlineContext value={acts}>
          <Long isLong={isLong}>
            <Tree
              aria-label={t("courseEditor.outline")}
              className={isLong ? "tree long" : "tree"}
              items={chapters}
              dependencies={[body.courseCategory]}
              selectionMode="single"
              disallowEmptySelection={isThere(body, selected)}
              selectedKeys={isThere(body, selected) ? [selected] : []}
              onSelectionChange={(keys) => {
                const [key] = keys === "all" ? [] : keys;
                if (key !== undefined) onOpen(String(key));
              }}
              expandedKeys={body.chapters.flatMap(({ key }) => (closed.has(key) ? [] : [key]))}
              onExpandedChange={(open) =>
                setClosed(new Set(body.chapters.flatMap(({ key }) => (open.has(key) ? [] : [key]))))
              }
              keyboardNavigationBehavior="tab"
              dragAndDropHooks={dragAndDropHooks}
            >
              {(chapter) => (
                <ChapterRow id={chapter.key} chapter={chapter}>
                  <Collection items={chapter.periods}>
                    {(period) => <PeriodRow id={period.key} period={period} />}
                  </Collection>
                </ChapterRow>
              )}
            </Tree>
          </Long>
        </OutlineContext>
      )}
      <div className="add" hidden={locked}>
        <button type="button" className="btn ghost" onClick={addChapter}>
          <EditIcon name="plus" size={18} />
          {t("courseEditor.addChapter")}
        </button>
        <button type="button" className="btn ghost" onClick={() => addPeriod()}>
          <EditIcon name="plus" size={18} />
          {t("courseEditor.addPeriod")}
        </button>
      </div>
      <div role="status" className="said">
        {removed !== undefined && (
          <p>
            {t("courseEditor.removed", { name: removed })}
            <button
              type="button"
              className="link"
              onClick={() => {
                editor.undo();
                forgetRemoved();
              }}
            >
              {t("courseEditor.undo")}
            </button>
          </p>
        )}
        <span className="vh">{said}</span>
      </div>
      {menu && (
        <EntryMenu
          body={body}
          menu={menu}
          t={t}
          onClose={() => setMenu(undefined)}
          onRename={setRenaming}
          onMove={moveByMenu}
          onRemove={remove}
          onAddTo={(to) => addPeriod(to)}
          onChange={(what) => change(what, { where: menu.key })}
        />
      )}
    </section>
  );
}

/** From so many rows on, only those in sight are drawn. */
const maxRows = 60;

/** A long outline scrolls by itself, and draws only what is in sight. */
function Long({ isLong, children }: { isLong: boolean; children: ReactNode }): ReactNode {
  return isLong ? (
    <Virtualizer layout={ListLayout} layoutOptions={rows}>
      {children}
    </Virtualizer>
  ) : (
    children
  );
}

const rows = { rowHeight };
