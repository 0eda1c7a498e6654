import type { ReactNode } from "react";
import { Drawing, type Look } from "./Drawing.tsx";
import { editIcons } from "./edit-icons.ts";

export type EditIconName = keyof typeof editIcons;

/** An icon of an editor; a name stands beside it or on its button. */
export function EditIcon({ name, size = 18, ...look }: { name: EditIconName } & Look): ReactNode {
  return <Drawing d={editIcons[name]} size={size} weight={madeOfDots.has(name) ? 2.4 : 1.7} {...look} />;
}

const madeOfDots: ReadonlySet<EditIconName> = new Set(["more", "grip"]);
