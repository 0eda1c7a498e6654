/** How somebody likes to watch, in every lesson. */
export interface WatchSettings {
  rate: number;
  /** The language of the captions, "" for none; absent, the page's. */
  captions?: string;
}

/** Where the browser keeps them. */
const key = "lectern.watch";

/** Speeds to choose from; `>` and `<` go from one to the other by a quarter. */
export const rates = [0.5, 0.75, 1, 1.25, 1.5, 1.75, 2] as const;

/** What was chosen before; anything else that may stand there is as nothing. */
export function readSettings(): WatchSettings {
  try {
    const { rate, captions } = JSON.parse(localStorage.getItem(key) ?? "{}") as Record<string, unknown>;
    return { rate: rates.find((one) => one === rate) ?? 1, ...(typeof captions === "string" ? { captions } : {}) };
  } catch {
    return { rate: 1 };
  }
}

export function keepSettings(changed: Partial<WatchSettings>): void {
  try {
    localStorage.setItem(key, JSON.stringify({ ...readSettings(), ...changed }));
  } catch {
    // Storage can be switched off; the choice then lasts as long as the lesson.
  }
}

/**
 * The captions that a video begins with: those chosen before, else the page's language; "" where it has none of them.
 */
export function firstCaptions(languages: readonly string[], locale: string): string {
  const wanted = readSettings().captions ?? locale;
  return languages.includes(wanted) ? wanted : "";
}
