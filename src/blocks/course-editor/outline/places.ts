import type { RowTarget } from "../../../editor/outline/use-row-drag.tsx";
import type { Change } from "../state/change.ts";
import { chapterOf, periodOf, type Body, type Chapter, type Place } from "../state/draft.ts";

/**
 * The change that letting entries go somewhere comes to; none where they cannot be. Chapters go beside chapters,
 * periods anywhere below one.
 */
export function dropped(body: Body, keys: readonly string[], { key, dropPosition }: RowTarget): Change | undefined {
  const chapters = keys.filter((entry) => chapterOf(body, entry));
  const onChapter = body.chapters.findIndex((chapter) => chapter.key === key);
  const step = dropPosition === "after" ? 1 : 0;
  if (chapters.length > 0) {
    if (onChapter < 0 || dropPosition === "on" || chapters.length < keys.length) return undefined;
    return { do: "moveChapters", keys, at: onChapter + step };
  }
  if (onChapter >= 0)
    return dropPosition === "on"
      ? { do: "movePeriods", keys, to: { chapter: key, at: body.chapters[onChapter]?.periods.length ?? 0 } }
      : undefined;
  const beside = periodOf(body, key);
  if (!beside || dropPosition === "on") return undefined;
  return { do: "movePeriods", keys, to: { chapter: beside.chapter.key, at: beside.at + step } };
}

/** One place up or down: a period goes on into the chapter before or after. Undefined at the very end. */
export function oneStep(body: Body, key: string, direction: -1 | 1): Change | undefined {
  const index = body.chapters.findIndex((chapter) => chapter.key === key);
  if (index >= 0) {
    if (!body.chapters[index + direction]) return undefined;
    return { do: "moveChapters", keys: [key], at: direction < 0 ? index - 1 : index + 2 };
  }
  const found = periodOf(body, key);
  if (!found) return undefined;
  const { chapter, at } = found;
  if (chapter.periods[at + direction])
    return { do: "movePeriods", keys: [key], to: { chapter: chapter.key, at: direction < 0 ? at - 1 : at + 2 } };
  const beside = body.chapters[body.chapters.indexOf(chapter) + direction];
  return (
    beside && {
      do: "movePeriods",
      keys: [key],
      to: { chapter: beside.key, at: direction < 0 ? beside.periods.length : 0 },
    }
  );
}

/** Where a new period goes: behind the one that is looked at, or to the end of its chapter, or of the last. */
export function placeFor(body: Body, selected: string): Place | undefined {
  const found = periodOf(body, selected);
  if (found) return { chapter: found.chapter.key, at: found.at + 1 };
  const chapter = chapterOf(body, selected) ?? body.chapters.at(-1);
  return chapter && { chapter: chapter.key, at: chapter.periods.length };
}

/** Where an entry stands, counted from 1, to be said aloud. */
export function standing(body: Body, key: string): { chapter: Chapter; number: number } | undefined {
  const found = periodOf(body, key);
  if (found) return { chapter: found.chapter, number: found.at + 1 };
  const chapter = chapterOf(body, key);
  return chapter && { chapter, number: body.chapters.indexOf(chapter) + 1 };
}

/** What looks at after something was removed: its neighbour, or what it was in. */
export function neighbour(body: Body, key: string): string {
  const found = periodOf(body, key);
  if (found)
    return (found.chapter.periods[found.at + 1] ?? found.chapter.periods[found.at - 1])?.key ?? found.chapter.key;
  const at = body.chapters.findIndex((chapter) => chapter.key === key);
  return (body.chapters[at + 1] ?? body.chapters[at - 1])?.key ?? "details";
}

/** The number of an entry's row, counted from 0, while some chapters are closed; -1 where it has none. */
export function rowOf(chapters: readonly Chapter[], closed: ReadonlySet<string>, key: string): number {
  return chapters
    .flatMap((chapter) => [
      chapter.key,
      ...(closed.has(chapter.key) ? [] : chapter.periods.map((period) => period.key)),
    ])
    .indexOf(key);
}
