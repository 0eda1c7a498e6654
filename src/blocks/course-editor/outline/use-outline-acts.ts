import { useState } from "react";
import { lessonKindsOf } from "../../../shared/lesson-kinds.ts";
import type { Translate } from "../../block.ts";
import type { Change } from "../state/change.ts";
import { newKey, periodCount, type Body, type Chapter, type Period } from "../state/draft.ts";
import type { Editor } from "../state/use-editor.ts";
import { neighbour, placeFor, standing } from "./places.ts";

interface OutlineActsParts {
  editor: Editor;
  t: Translate;
  /** A chapter or period was added, a period into a chapter. */
  onAdded: (key: string, chapter: string | undefined) => void;
  /** Gives the focus to a row. */
  focus: (key: string) => void;
}

/** What is done in the outline, and what is told of it. */
export function useOutlineActs({ editor, t, onAdded, focus }: OutlineActsParts) {
  const { body, change, selected } = editor;
  const [said, say] = useState("");
  const [removed, setRemoved] = useState<string>();

  const move = (what: Change, key: string) => {
    change(what, { where: key });
    setRemoved(undefined);
  };
  function addChapter() {
    const key = newKey();
    const chapter = newChapter(key, t("courseEditor.chapterName", { number: body.chapters.length + 1 }));
    change({ do: "addChapter", chapter }, { where: key });
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
      const chapter = newChapter(newKey(), t("courseEditor.chapterName", { number: 1 }));
      change({ do: "addChapter", chapter: { ...chapter, periods: [period] } }, { where: key });
    }
    added(key, to?.chapter);
  }

  function added(key: string, chapter?: string) {
    setRemoved(undefined);
    editor.select(key);
    onAdded(key, chapter);
  }

  function remove(key: string, name: string) {
    const next = neighbour(body, key);
    change({ do: "remove", keys: [key] }, { where: key });
    if (selected === key) editor.select(next);
    setRemoved(name);
    focus(next);
  }

  function moveByMenu(what: Change, key: string, name: string, after: Body) {
    move(what, key);
    focus(key);
    const place = standing(after, key);
    if (place) say(t("courseEditor.movedTo", { name, chapter: place.chapter.chapterName, number: place.number }));
  }

  return {
    addChapter,
    addPeriod,
    move,
    moveByMenu,
    remove,
    /** The name of what was removed last, until something else is done. */
    removed,
    forgetRemoved: () => setRemoved(undefined),
    /** Where a row went, to be read aloud. */
    said,
  };
}

function newChapter(key: string, chapterName: string): Chapter {
  return { key, chapterName, chapterDesc: "", isFree: 0, periods: [] };
}
