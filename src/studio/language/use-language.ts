import { useCallback, useEffect, useState } from "react";
import { loadLanguage, type StudioLanguage } from "./load.ts";

export type LoadedLanguage =
  | { state: "waiting" }
  | { state: "failed"; retry: () => void }
  | { state: "here"; value: StudioLanguage };

/** The site language in the words of a language of the studio, fetched when it is first needed. */
export function useLanguage(locale: string): LoadedLanguage {
  const [loaded, setLoaded] = useState<{ locale: string; value?: StudioLanguage }>();
  const retry = useCallback(() => setLoaded(undefined), []);
  const isKnown = loaded?.locale === locale;
  useEffect(() => {
    if (isKnown) return;
    let current = true;
    loadLanguage(locale).then(
      (value) => current && setLoaded({ locale, value }),
      () => current && setLoaded({ locale }),
    );
    return () => {
      current = false;
    };
  }, [locale, isKnown]);
  if (!isKnown) return { state: "waiting" };
  return loaded.value ? { state: "here", value: loaded.value } : { state: "failed", retry };
}
