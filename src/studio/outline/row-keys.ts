/** What a key on a row of the outline means. */
type RowPress = { act: "addTo"; place: string } | { act: "remove" | "up" | "down" | "duplicate"; key: string };

interface RowKey {
  key: string;
  altKey: boolean;
  ctrlKey: boolean;
  metaKey: boolean;
  target: EventTarget;
}

/** What a key on a row means: Enter on a slot adds a block; Delete, Alt with arrows and Ctrl+D are a block's. */
export function pressOf({ key, altKey, ctrlKey, metaKey, target }: RowKey): RowPress | undefined {
  const on = target as HTMLElement;
  const row = on.closest<HTMLElement>("[role=row]")?.dataset["key"];
  if (key === "Enter" && row?.startsWith("slot:") && on.role === "row") return { act: "addTo", place: row.slice(5) };
  if (!row?.startsWith("block:")) return undefined;
  const act = actOf({ key, altKey, isCommand: ctrlKey || metaKey });
  return act && { act, key: row.slice(6) };
}

function actOf({ key, altKey, isCommand }: { key: string; altKey: boolean; isCommand: boolean }) {
  if (key === "Delete" || key === "Backspace") return "remove";
  if (altKey && key === "ArrowUp") return "up";
  if (altKey && key === "ArrowDown") return "down";
  return isCommand && key.toLowerCase() === "d" ? "duplicate" : undefined;
}
