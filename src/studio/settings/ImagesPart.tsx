import type { ReactNode } from "react";
import { LibraryView } from "../library/LibraryView.tsx";
import type { PartProps } from "../types.ts";

/** The library of the site's pictures, as a page of the settings. */
export function ImagesPart(workbench: PartProps): ReactNode {
  return <LibraryView workbench={workbench} />;
}
