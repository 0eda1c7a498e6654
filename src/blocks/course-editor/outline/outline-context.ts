import { createContext, useContext } from "react";
import type { Translate } from "../../block.ts";
import type { OpenMenu } from "./EntryMenu.tsx";

/** What every row of the outline needs; it stays the same while a name is typed, so that rows are not drawn anew. */
export interface OutlineActs {
  t: Translate;
  /** The row whose name is being typed. */
  renaming: string | undefined;
  faulty: ReadonlySet<string>;
  locked: boolean;
  rename: (key: string | undefined) => void;
  openMenu: (menu: OpenMenu) => void;
}

export const OutlineContext = createContext<OutlineActs | undefined>(undefined);

export function useOutline(): OutlineActs {
  const acts = useContext(OutlineContext);
  if (!acts) throw new Error("a row stands in no outline");
  return acts;
}
