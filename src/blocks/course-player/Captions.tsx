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

/** What the button in the picture and the key ask the player for. */
const requests = ["mediashowsubtitlesrequest", "mediadisablesubtitlesrequest", "mediatogglesubtitlesrequest"];

/**
 * Which captions are shown; the button in the picture and the key only turn them on and off. What a person chooses is
 * for every lesson. What the video does by itself, such as to turn them off while it goes, is no choice of anybody.
 */
export function Captions({ languages, first, video, t }: Props): ReactNode {
  const [shown, setShown] = useState(first);
  const read = () => [...(video.current?.textTracks ?? [])].find(({ mode }) => mode === "showing")?.language ?? "";
  const choose = (language: string) => {
    showCaptions(video, language);
    setShown(language);
    keepSettings({ captions: language });
  };
  useEffect(() => {
    const tracks = video.current?.textTracks;
    const player = video.current?.parentElement;
    if (!tracks || !player) return;
    const show = () => setShown(read());
    // The player does it within this very event, before or after this.
    const asked = () => setTimeout(() => keepSettings({ captions: read() }));
    tracks.addEventListener("change", show);
    for (const request of requests) player.addEventListener(request, asked);
    return () => {
      tracks.removeEventListener("change", show);
      for (const request of requests) player.removeEventListener(request, asked);
    };
  });
  return (
    <label>
      {t("coursePlayer.captions")}
      <select value={shown} onChange={({ target }) => choose(target.value)}>
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
