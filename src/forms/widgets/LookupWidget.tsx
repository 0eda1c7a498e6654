import type { WidgetProps } from "@rjsf/utils";
import { useEffect, useRef, useState } from "react";
import { useHandler } from "../../ui/use-handler.ts";
import { optionsOf, surroundings } from "../context.ts";
import { Choice } from "./SelectWidget.tsx";

/** How long after the last letter the list is asked for, in ms. */
const QUIET_MS = 300;
/** The list that was asked for with other values is not shown: what it was asked with stands beside it. */
interface Found {
  asked: string;
  list: readonly Record<string, unknown>[] | undefined;
}

/**
 * One of many things of a site, found by its name on the server: nothing ends at the newest hundred. The list may
 * depend on other fields (`asks`); what was chosen from another list is taken back.
 */
export function LookupWidget(props: WidgetProps) {
  const { value, id, options, onChange } = props;
  const { t, calls, values, set } = surroundings(props.registry);
  const {
    operation,
    sends = "id",
    shows = ["name"],
    asks = {},
    finds,
    named,
    fills = {},
    tree,
    alone,
  } = optionsOf(props);
  const [keyword, setKeyword] = useState("");
  const [found, setFound] = useState<Found>();
  const [attempt, setAttempt] = useState(1);
  const now = values();
  const given = Object.fromEntries(Object.entries(asks).map(([name, property]) => [name, now[property]]));
  const asked = JSON.stringify(given);
  const look = useHandler(async (isWaitedFor: () => boolean) => {
    const call = operation === undefined ? undefined : calls[operation];
    const typed = finds === undefined ? { keyword } : keyword === "" ? {} : { [finds]: keyword };
    const reply = await call?.({ ...given, ...typed }).catch(() => undefined);
    if (isWaitedFor()) setFound({ asked, list: tree && reply ? flat(reply.list, shows) : reply?.list });
  });
  useEffect(() => {
    let isWaitedFor = true;
    const timer = setTimeout(() => void look(() => isWaitedFor), keyword === "" ? 0 : QUIET_MS);
    return () => {
      isWaitedFor = false;
      clearTimeout(timer);
    };
  }, [asked, keyword, attempt, look]);
  const [before, setBefore] = useState(asked);
  const takeBack = useHandler(() => {
    setBefore(asked);
    setKeyword("");
    if (value !== undefined) onChange(options.emptyValue);
  });
  useEffect(() => {
    if (before !== asked) takeBack();
  }, [before, asked, takeBack]);
  const list = found?.asked === asked ? found.list : undefined;
  const isFailed = found?.asked === asked && list === undefined;
  const choices = (list ?? []).map((entry) => ({
    value: entry[sends],
    label: shows
      .map((name) => textOf(entry[name]))
      .filter(Boolean)
      .join(" · "),
  }));
  const [first] = useState<unknown>(value);
  const [chosen, setChosen] = useState<(typeof choices)[number]>();
  const isListed = value === undefined || choices.some((choice) => choice.value === value);
  const known = chosen?.value === value ? chosen?.label : named !== undefined && value === first && textOf(now[named]);
  const kept = { value, label: known || String(value) };
  const suggested = useRef<Record<string, unknown>>({});
  const suggest = (entry: Record<string, unknown> | undefined) => {
    const { properties = {} } = props.registry.rootSchema;
    const filled = values();
    for (const [field, property] of Object.entries(fills)) {
      const next = entry?.[field];
      const usual = (properties[property] as { default?: unknown } | undefined)?.default;
      // What a person typed there is theirs.
      if (next === undefined || ![undefined, usual, suggested.current[property]].includes(filled[property])) continue;
      suggested.current[property] = next;
      set(property, next);
    }
  };
  const choose = (next: unknown) => {
    setChosen(choices.find((choice) => choice.value === next));
    onChange(next);
    suggest(list?.find((entry) => entry[sends] === next));
  };
  const begin = useHandler((entries: readonly Record<string, unknown>[]) => {
    const [only, ...others] = entries;
    if (alone && value === undefined && only && others.length === 0) choose(only[sends]);
    // What is made new takes what its choice suggests; what is changed keeps what it has.
    else if (named !== undefined && textOf(now[named]) === "" && value === first)
      suggest(entries.find((entry) => entry[sends] === value));
  });
  useEffect(() => {
    if (list && keyword === "") begin(list);
  }, [list, keyword, begin]);
  const isFixed = props.disabled || props.readonly;
  return (
    <span className="lf-lookup">
      {!isFixed && (
        <input
          id={`${id}__find`}
          className="lf-input"
          type="search"
          value={keyword}
          maxLength={100}
          aria-label={t("form.lookup.find")}
          placeholder={t("form.lookup.find")}
          onChange={({ target }) => setKeyword(target.value)}
        />
      )}
      <Choice
        widget={{ ...props, onChange: choose }}
        choices={isListed ? choices : [kept, ...choices]}
        waiting={waitingText()}
      />
      {isFailed && (
        <button type="button" className="lf-retry" onClick={() => (setFound(undefined), setAttempt(attempt + 1))}>
          {t("form.theme.retry")}
        </button>
      )}
    </span>
  );

  function waitingText(): string | undefined {
    if (isFailed) return t("form.lookup.failed");
    if (!list) return t("form.theme.loading");
    return list.length === 0 ? t("form.lookup.none") : undefined;
  }
}

/** A tree as a list: of those below others the names of those above come first. */
function flat(
  list: readonly Record<string, unknown>[],
  shows: readonly string[],
  above: Readonly<Record<string, unknown>> = {},
): Record<string, unknown>[] {
  return list.flatMap((entry) => {
    const names = shows.map((name) => [name, [above[name], entry[name]].filter(Boolean).join(" / ")]);
    const named = { ...entry, ...Object.fromEntries(names) };
    const below = Array.isArray(entry["childrenList"]) ? (entry["childrenList"] as Record<string, unknown>[]) : [];
    return [named, ...flat(below, shows, named)];
  });
}

/** A date-time without its seconds. */
function textOf(value: unknown): string {
  if (typeof value === "number") return String(value);
  return typeof value === "string" ? value.replace(/^(\d{4}-\d\d-\d\d \d\d:\d\d):\d\d$/, "$1") : "";
}
