import type { ReactNode } from "react";
import { YoursList } from "./YoursList.tsx";
import type { PartProps } from "../types.ts";

/** The list of what a site has still to make its own, as a page of the settings. */
export function YoursPart(workbench: PartProps): ReactNode {
  return (
    <>
      <p className="hint">{workbench.t("studio.settings.yours.about")}</p>
      <YoursList {...workbench} />
    </>
  );
}
