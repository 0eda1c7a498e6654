import { useCallback } from "react";
import { usePanel } from "../panel/context.ts";
import { pathWords } from "./path-label.ts";

/** What a path is called, in the words of the panel. */
export function usePathWords(): (path: string) => string {
  const { t, language, operations } = usePanel();
  return useCallback(
    (path: string) => pathWords(path, { t, words: language.words, operations }),
    [t, language, operations],
  );
}
