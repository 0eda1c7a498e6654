import type { ReactNode } from "react";
import { controlIcons } from "./control-icons.ts";
import { Drawing } from "./Drawing.tsx";

/** An icon of a field: it says nothing that is not also in words. */
export function ControlIcon({ name }: { name: keyof typeof controlIcons }): ReactNode {
  return <Drawing d={controlIcons[name]} weight={1.8} className="lf-icon" />;
}
