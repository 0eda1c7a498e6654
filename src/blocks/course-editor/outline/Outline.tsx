import { useDeferredValue, useMemo, useRef, useState, type ReactNode } from "react";
import { Collection } from "react-aria-components/Collection";
import { Tree } from "react-aria-components/Tree";
import { ListLayout, Virtualizer } from "react-aria-components/Virtualizer";
import { EditorIcon } from "../EditorIcon.tsx";
import { lessonKindsOf } from "../../../shared/lesson-kinds.ts";
import type { Translate } from "../../block.ts";
import type { Change } from "../state/change.ts";
import { isThere, newKey, periodCount, type Period } from "../state/draft.ts";
import type { Editor } from "../state/use-editor.ts";
import { ChapterRow, PeriodRow } from "./OutlineRow.tsx";
import { OutlineContext, type OutlineActs } from "./outline-context.ts";
import { neighbour, placeFor, standing } from "./places.ts";
import { RowMenu, type OpenMenu } from "./RowMenu.tsx";
import { rowHeight, useInSight } from "./use-in-sight.ts";
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
  const [said, say] = useState("");
  const [removed, setRemoved] = useState<string>();

  const root = useRef<HTMLElement>(null);
  // A name that is typed is shown here when there is time for it.
  const chapters = useDeferredValue(body.chapters);
  const isLong = body.chapters.length + periodCount(body) > maxRows;
  useInSight({ root, chapters, closed, selected, isLong });

  const move = (what: Change, key: string) => {
    change(what, { where: key });
    setRemoved(undefined);
  };
  const { dragAndDropHooks } = useOutlineDrag({ body, move, t, locked });

  const acts = useMemo<OutlineActs>(
    () => ({ t, renaming, faulty, locked, rename: setRenaming, openMenu: setMenu }),
    [t, renaming, faulty, locked],
  );

  function addChapter() {
    const key = newKey();
    change(
      {
        do: "addChapter",
        chapter: {
          key,
          chapterName: t("courseEditor.chapterName", { number: body.chapters.length + 1 }),
          chapterDesc: "",
          isFree: 0,
          periods: [],
        },
      },
      { where: key },
    );
    added(key);
  }

  function addPeriod(to = placeFor(body, selected)) {
    const key = newKey();
    const [periodType = 1] = lessonKindsOf[body.courseCategory];
    const period: Period = {
      key,
      periodName: t("courseEditor.periodName", { number: periodCount(body) + 1 }),
      periodDesc: "",
      periodType,
      isFree: 0,
    };
    if (to) change({ do: "addPeriod", period, to }, { where: key });
    else {
      const chapter = {
        key: newKey(),
        chapterName: t("courseEditor.chapterName", { number: 1 }),
        chapterDesc: "",
        isFree: 0 as const,
        periods: [period],
      };
      change({ do: "addChapter", chapter }, { where: key });
    }
    if (to) setClosed((before) => new Set([...before].filter((entry) => entry !== to.chapter)));
    added(key);
  }

  function added(key: string) {
    setRemoved(undefined);
    editor.select(key);
    setRenaming(key);
  }

  function remove(key: string, name: string) {
    const next = neighbour(body, key);
    change({ do: "remove", keys: [key] }, { where: key });
    if (selected === key) editor.select(next);
    setRemoved(name);
    lead(next);
  }

  /** The row that had the focus is gone, or another: whoever works by keyboard goes on from here. */
  function lead(key: string) {
    setTimeout(
      () =>
        (
          root.current?.querySelector<HTMLElement>(`[role="row"][data-key="${CSS.escape(key)}"]`) ??
          root.current?.querySelector<HTMLElement>(".add button")
        )?.focus(),
      80,
    );
  }

  function moveByMenu(what: Change, key: string, name: string, after: typeof body) {
    move(what, key);
    lead(key);
    const place = standing(after, key);
    if (place) say(t("courseEditor.movedTo", { name, chapter: place.chapter.chapterName, number: place.number }));
  }

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
          <EditorIcon name="plus" size={18} />
          {t("courseEditor.addChapter")}
        </button>
        <button type="button" className="btn ghost" onClick={() => addPeriod()}>
          <EditorIcon name="plus" size={18} />
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
                setRemoved(undefined);
              }}
            >
              {t("courseEditor.undo")}
            </button>
          </p>
        )}
        <span className="vh">{said}</span>
      </div>
      {menu && (
        <RowMenu
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
