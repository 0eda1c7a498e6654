import { createContext } from "react";
import type { Editor } from "../state/use-editor.ts";

/** How a row changes what it shows. */
export const ChangeContext = createContext<Editor["change"] | undefined>(undefined);
