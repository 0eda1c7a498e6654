import { useEffect, useState, type RefObject } from "react";
import { useHandler } from "../../ui/use-handler.ts";
import type { Quality } from "../shared/video-source.ts";
import { captionsAgain, firstCaptions, keepSettings, rates, readSettings, type CaptionSize } from "./settings.ts";
import { captionsShown, playAt, showCaptions } from "./video-control.ts";

interface Options {
  video: RefObject<HTMLVideoElement | null>;
  /** Of the captions that there are. */
  languages: readonly string[];
  locale: string;
  /** What is now has one speed. */
  isLive: boolean;
  qualities: readonly Quality[];
}

/**
 * How a video is watched. It begins as the person chose in lessons before. What they choose by the menu, by a button or
 * by a key is kept for all lessons; what the video does by itself, such as to turn its captions off while it goes, only
 * shows.
 */
export function useWatchSettings({ video, languages, locale, isLive, qualities }: Options) {
  const [before] = useState(readSettings);
  const [rate, setRate] = useState(isLive ? 1 : before.rate);
  const [first] = useState(() => firstCaptions(languages, locale));
  const [captions, setCaptions] = useState(first);
  const [size, setSize] = useState(before.size);
  const [height, setHeight] = useState(before.height);
  const [goesOn, setGoesOn] = useState(before.goesOn);

  const chooseRate = useHandler((wanted: number) => {
    if (isLive) return;
    const allowed = Math.min(rates.at(-1) ?? 1, Math.max(rates[0], wanted));
    playAt(video, allowed);
    setRate(allowed);
    keepSettings({ rate: allowed });
  });
  const chooseCaptions = useHandler((language: string) => {
    showCaptions(video, language);
    setCaptions(language);
    keepSettings({ captions: language, ...(language === "" ? {} : { language }) });
  });
  const toggleCaptions = useHandler(() =>
    chooseCaptions(captionsShown(video) === "" ? captionsAgain(languages, locale) : ""),
  );

  useEffect(() => {
    const tracks = video.current?.textTracks;
    const player = video.current?.parentElement;
    if (!tracks || !player) return;
    // What a button or a key asks the player for is done here, so that it is known to be somebody's choice.
    const listeners: Record<string, (event: Event) => void> = {
      mediatogglesubtitlesrequest: toggleCaptions,
      mediaplaybackraterequest: (event) => chooseRate(Number((event as CustomEvent<string | number>).detail)),
    };
    const hear = (event: Event) => {
      event.stopImmediatePropagation();
      listeners[event.type]?.(event);
    };
    const show = () => setCaptions(captionsShown(video));
    for (const name of Object.keys(listeners)) player.addEventListener(name, hear, { capture: true });
    tracks.addEventListener("change", show);
    return () => {
      for (const name of Object.keys(listeners)) player.removeEventListener(name, hear, { capture: true });
      tracks.removeEventListener("change", show);
    };
  }, [video, toggleCaptions, chooseRate]);

  return {
    rate,
    chooseRate,
    /** The speed that a player of the browser's own was set to. */
    showRate: setRate,
    /** What the video begins with. */
    first,
    captions,
    chooseCaptions,
    size,
    chooseSize(wanted: CaptionSize) {
      setSize(wanted);
      keepSettings({ size: wanted });
    },
    /** The number of the quality that was chosen, -1 for the connection's choice. */
    quality: qualities.find((one) => one.height === height)?.index ?? -1,
    chooseQuality(index: number) {
      const chosen = qualities.find((one) => one.index === index)?.height;
      setHeight(chosen);
      keepSettings({ height: chosen });
    },
    goesOn,
    chooseGoesOn(wanted: boolean) {
      setGoesOn(wanted);
      keepSettings({ goesOn: wanted });
    },
  };
}

export type WatchChoices = ReturnType<typeof useWatchSettings>;
