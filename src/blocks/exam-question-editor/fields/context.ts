import { createContext, useContext } from "react";
import type { Translate } from "../../block.ts";

/** What fields deep inside work with. */
interface EditorTools {
  t: Translate;
  upload: (picture: File, progress: (share: number) => void) => Promise<string>;
}

export const EditorContext = createContext<EditorTools | undefined>(undefined);

/** The tools of the editor that a field stands in. */
export function useTools(): EditorTools {
  const tools = useContext(EditorContext);
  if (!tools) throw new Error("a field stands outside of its editor");
  return tools;
}
