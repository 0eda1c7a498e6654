import { useEffect, useState, type ReactNode, type RefObject } from "react";
import type { Translate } from "../block.ts";
import { showCaptions } from "./video-control.ts";
import { keepSettings } from "./settings.ts";

interface Props {
  languages: readonly string[];
  /** What is shown at the beginning, "" for none. */
  first: string;
  video: RefObject<HTMLVideoElement | null>;
  t: Translate;
}

/**
 * Which captions are shown; the button in the picture and the key only turn them on and off. What is chosen is for
 * every lesson.
 */
export function Captions({ languages, first, video, t }: Props): ReactNode {
  const [shown, setShown] = useState(first);
  const choose = (language: string) => {
    if (language === shown) return;
    setShown(language);
    keepSettings({ captions: language });
  };
  useEffect(() => {
    const tracks = video.current?.textTracks;
    if (!tracks) return;
    const read = () => choose([...tracks].find(({ mode }) => mode === "showing")?.language ?? "");
    tracks.addEventListener("change", read);
    return () => tracks.removeEventListener("change", read);
  });
  return (
    <label>
      {t("coursePlayer.captions")}
      <select value={shown} onChange={({ target }) => showCaptions(video, target.value)}>
        <option value="">{t("coursePlayer.off")}</option>
        {languages.map((language) => (
          <option key={language} value={language}>
            {languageNameOf(language)}
          </option>
        ))}
      </select>
    </label>
  );
}

/** A language in its own words. */
export function languageNameOf(language: string): string {
  // Of Chinese it matters how it is written, not where.
  const { language: base, script } = new Intl.Locale(language).maximize();
  return (
    new Intl.DisplayNames([language], { type: "language" }).of(base === "zh" ? `${base}-${script}` : language) ??
    language
  );
}
