import { useMemo } from "react";
import type { LayerChange } from "../../generated/types.ts";
import { useSiteTexts, useStudio, useStudioState } from "../StudioContext.ts";
import { knownOfSite, placeWords, typeAmong } from "./place-label.ts";

const none: readonly LayerChange[] = [];

/** Says where something is in the site that is worked on; of changes, also what only they know, such as a block that is gone. */
export function usePlaceWords(changes = none): (path: readonly string[]) => string {
  const { t, words } = useStudio();
  const { draft } = useStudioState();
  const texts = useSiteTexts();
  return useMemo(() => {
    const { typeOf, saysOf, nameOf } = knownOfSite([draft.own, draft.base], texts);
    const inChanges = (part: string, name: string, key: string) =>
      typeAmong(
        changes
          .filter(({ path }) => path.length === 4 && path[0] === part && path[1] === name && path[3] === key)
          .flatMap(({ before, after }): unknown[] => [after, before]),
      );
    return (path) =>
      placeWords(path, { t, words, nameOf, saysOf, typeOf: (...block) => inChanges(...block) ?? typeOf(...block) });
  }, [changes, draft, texts, t, words]);
}
