import type { ReactNode } from "react";
import { Drawing, type Look } from "./Drawing.tsx";
import { siteIcons } from "./site-icons.ts";

export type IconName = keyof typeof siteIcons;

/** An icon of a page. */
export function Icon({ name, ...look }: { name: IconName } & Look): ReactNode {
  return <Drawing d={siteIcons[name]} {...look} />;
}
