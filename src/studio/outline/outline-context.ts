import { createContext } from "react";
import type { Translate } from "../types.ts";
import type { Words } from "../labels.ts";
import type { OpenMenu } from "./BlockMenu.tsx";

/** What the rows of the outline need. */
export interface OutlineActs {
  t: Translate;
  words: Words;
  nameOf: (node: { key: string; type: string; block?: { props?: unknown } }) => string;
  titleOf: (type: string) => string;
  onMenu: (menu: OpenMenu) => void;
  onAdd: (to: { place: string; before?: string | undefined }) => void;
  onRestore: (key: string, name: string) => void;
}

export const OutlineContext = createContext<OutlineActs | undefined>(undefined);
