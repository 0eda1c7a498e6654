import type { Body, Chapter, Details, Period, Place } from "./draft.ts";

/** What is set of something; a value set to undefined is taken away. */
export type Values<Whole> = { [Name in keyof Whole]?: Whole[Name] | undefined };

/** One thing that a person does to a course. */
export type Change =
  | { do: "setDetails"; values: Values<Details> }
  | { do: "setIntroduce"; introduce: Body["introduce"] }
  | { do: "addChapter"; chapter: Chapter; at?: number }
  | { do: "addPeriod"; period: Period; to: Place }
  | { do: "setChapter"; key: string; values: Values<Omit<Chapter, "key" | "periods">> }
  | { do: "setPeriod"; key: string; values: Values<Omit<Period, "key">> }
  | { do: "moveChapters"; keys: readonly string[]; at: number }
  | { do: "movePeriods"; keys: readonly string[]; to: Place }
  | { do: "remove"; keys: readonly string[] }
  | { do: "replace"; body: Body };

/**
 * The course after a change. What the change does not concern stays the same object, so that a long outline draws only
 * what is new; a change that changes nothing gives the same body.
 */
export function apply(body: Body, change: Change): Body {
  switch (change.do) {
    case "setDetails":
      return set<Body>(body, change.values);
    case "setIntroduce":
      return set(body, { introduce: change.introduce });
    case "addChapter":
      return { ...body, chapters: inserted(body.chapters, [change.chapter], change.at ?? body.chapters.length) };
    case "addPeriod":
      return inChapter(body, change.to.chapter, (chapter) => ({
        ...chapter,
        periods: inserted(chapter.periods, [change.period], change.to.at),
      }));
    case "setChapter":
      return inChapter(body, change.key, (chapter) => set<Chapter>(chapter, change.values));
    case "setPeriod":
      return setPeriod(body, change);
    case "moveChapters":
      return withChapters(body, moved(body.chapters, change));
    case "movePeriods":
      return movePeriods(body, change);
    case "remove":
      return remove(body, new Set(change.keys));
    case "replace":
      return change.body;
  }
}

function setPeriod(body: Body, { key, values }: { key: string; values: Values<Period> }): Body {
  const home = body.chapters.find(({ periods }) => periods.some((period) => period.key === key));
  if (!home) return body;
  return inChapter(body, home.key, (chapter) => {
    const periods = sameUnless(chapter.periods, (period) => (period.key === key ? set(period, values) : period));
    return periods === chapter.periods ? chapter : { ...chapter, periods };
  });
}

/** Periods go to their place in the order they have now, wherever they come from. */
function movePeriods(body: Body, { keys, to }: { keys: readonly string[]; to: Place }): Body {
  const moving = new Set(keys);
  const carried = body.chapters.flatMap(({ periods }) => periods.filter(({ key }) => moving.has(key)));
  const target = body.chapters.find(({ key }) => key === to.chapter);
  if (!target || carried.length === 0) return body;
  // The place was counted with what is about to leave it.
  const at = to.at - target.periods.slice(0, to.at).filter(({ key }) => moving.has(key)).length;
  const chapters = sameUnless(body.chapters, (chapter) => {
    const left = chapter.periods.filter(({ key }) => !moving.has(key));
    const periods = chapter === target ? inserted(left, carried, at) : left;
    return isSame(periods, chapter.periods) ? chapter : { ...chapter, periods };
  });
  return withChapters(body, chapters);
}

function remove(body: Body, keys: ReadonlySet<string>): Body {
  const left = body.chapters.filter(({ key }) => !keys.has(key));
  const chapters = sameUnless(left, (chapter) => {
    const periods = chapter.periods.filter(({ key }) => !keys.has(key));
    return periods.length === chapter.periods.length ? chapter : { ...chapter, periods };
  });
  return isSame(chapters, body.chapters) ? body : { ...body, chapters };
}

function moved<Entry extends { key: string }>(
  entries: readonly Entry[],
  { keys, at }: { keys: readonly string[]; at: number },
): Entry[] {
  const moving = new Set(keys);
  const carried = entries.filter(({ key }) => moving.has(key));
  const left = entries.filter(({ key }) => !moving.has(key));
  return inserted(left, carried, at - entries.slice(0, at).filter(({ key }) => moving.has(key)).length);
}

function inChapter(body: Body, key: string, change: (chapter: Chapter) => Chapter): Body {
  return withChapters(
    body,
    sameUnless(body.chapters, (chapter) => (chapter.key === key ? change(chapter) : chapter)),
  );
}

function withChapters(body: Body, chapters: Chapter[]): Body {
  return isSame(chapters, body.chapters) ? body : { ...body, chapters };
}

function set<Whole extends object>(whole: Whole, values: Values<Whole>): Whole {
  const changed = Object.entries(values).filter(([name, value]) => (whole as Record<string, unknown>)[name] !== value);
  if (changed.length === 0) return whole;
  const next = { ...whole, ...Object.fromEntries(changed) } as Record<string, unknown>;
  for (const [name, value] of changed) if (value === undefined) delete next[name];
  return next as Whole;
}

function inserted<Entry>(entries: readonly Entry[], more: readonly Entry[], at: number): Entry[] {
  const place = Math.min(Math.max(at, 0), entries.length);
  return [...entries.slice(0, place), ...more, ...entries.slice(place)];
}

/** Maps a list; gives the list itself when every entry stayed the same object. */
function sameUnless<Entry>(entries: Entry[], change: (entry: Entry) => Entry): Entry[] {
  const next = entries.map(change);
  return isSame(next, entries) ? entries : next;
}

function isSame<Entry>(a: readonly Entry[], b: readonly Entry[]): boolean {
  return a.length === b.length && a.every((entry, place) => entry === b[place]);
}
