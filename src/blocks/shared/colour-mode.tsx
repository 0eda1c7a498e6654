import type { ReactNode } from "react";
import type { Translate } from "../block.ts";
import { Icon } from "../../ui/icons/Icon.tsx";
import { toggleMode } from "./toggle-mode.ts";

/** Switches between the light and the dark look. It needs JavaScript, so without it the style takes it away. */
export function ColourMode({ t }: { t: Translate }): ReactNode {
  return (
    <button
      type="button"
      className="round"
      aria-label={t("siteHeader.mode")}
      title={t("siteHeader.mode")}
      onClick={toggleMode}
    >
      <Icon name="mode" />
    </button>
  );
}
