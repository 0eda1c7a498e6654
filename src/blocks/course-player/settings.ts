/** How somebody likes to watch, in every lesson. Learnt from what they choose, never from what a video does by itself. */
export interface WatchSettings {
  rate: number;
  /** The language of the captions, "" for none; absent, the page's. */
  captions?: string;
  /** The last language that was chosen: the one that captions have when they are turned on again. */
  language?: string;
  size: CaptionSize;
  /** Height of the picture in lines; absent, as the connection has it. */
  height?: number;
  /** Whether the next lesson begins by itself after this one. */
  goesOn: boolean;
}

/** Where the browser keeps them. */
const key = "lectern.watch";

/** Speeds to choose from; `>` and `<` go from one to the other by a quarter. */
export const rates = [0.5, 0.75, 1, 1.25, 1.5, 1.75, 2] as const;

/** How large captions are drawn. */
export const captionSizes = ["usual", "large", "largest"] as const;
export type CaptionSize = (typeof captionSizes)[number];

/** What was chosen before; anything else that may stand there is as nothing. */
export function readSettings(): WatchSettings {
  let kept: Record<string, unknown> = {};
  try {
    const found: unknown = JSON.parse(localStorage.getItem(key) ?? "{}");
    if (typeof found === "object" && found !== null) kept = { ...found };
  } catch {
    // As if nothing had been chosen.
  }
  const { rate, captions, language, size, height, goesOn } = kept;
  return {
    rate: rates.find((one) => one === rate) ?? 1,
    size: captionSizes.find((one) => one === size) ?? "usual",
    goesOn: goesOn !== false,
    ...(typeof captions === "string" ? { captions } : {}),
    ...(typeof language === "string" ? { language } : {}),
    ...(typeof height === "number" ? { height } : {}),
  };
}

export function keepSettings(changed: { [Name in keyof WatchSettings]?: WatchSettings[Name] | undefined }): void {
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

/** The captions that are turned on: those that were shown last, else the page's language, else the first there are. */
export function captionsAgain(languages: readonly string[], locale: string): string {
  const { language } = readSettings();
  return [language, locale].find((one) => one !== undefined && languages.includes(one)) ?? languages[0] ?? "";
}
