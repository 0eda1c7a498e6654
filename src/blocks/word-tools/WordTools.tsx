import type { ReactNode } from "react";
import type { BlockProps } from "../block.ts";
import { ImportList } from "./ImportList.tsx";
import { TryText } from "./TryText.tsx";

/** Import and export of a word list, or trying a text by the lists. */
export function WordTools(props: BlockProps<"wordTools">): ReactNode {
  return props.part === "try" ? <TryText {...props} /> : <ImportList {...props} />;
}
