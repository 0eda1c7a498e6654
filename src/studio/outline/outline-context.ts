import { createContext } from "react";
import type { Translate } from "../types.ts";
import type { OpenMenu } from "./BlockMenu.tsx";
import type { BlockNames } from "./use-block-names.ts";

/** What the rows of the outline need. */
export interface OutlineActs {
  t: Translate;
  names: BlockNames;
  onMenu: (menu: OpenMenu) => void;
  onAdd: (to: { place: string; before?: string | undefined }) => void;
  onRestore: (key: string, name: string) => void;
}

export const OutlineContext = createContext<OutlineActs | undefined>(undefined);
