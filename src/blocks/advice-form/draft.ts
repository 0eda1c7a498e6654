import { useEffect, useState } from "react";

/**
 * What was written and not yet sent, kept for this tab: signing in on the way, or a session that ends, loses nothing.
 * Gives undefined until the page runs, and on a browser that keeps nothing.
 */
export function useDraft(name: string) {
  const key = `lectern.draft.${name}`;
  const [found, setFound] = useState<Record<string, unknown>>();
  useEffect(() => setFound(read(key)), [key]);
  return {
    found,
    keep: (values: Record<string, unknown>) => write(key, JSON.stringify(values)),
    forget() {
      write(key, undefined);
      setFound(undefined);
    },
  };
}

function read(key: string): Record<string, unknown> | undefined {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(key) ?? "null");
    return typeof kept === "object" && kept !== null ? { ...kept } : undefined;
  } catch {
    return undefined;
  }
}

function write(key: string, text: string | undefined): void {
  try {
    if (text === undefined) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, text);
  } catch {
    // A browser that keeps nothing: the form works, only without a draft.
  }
}
