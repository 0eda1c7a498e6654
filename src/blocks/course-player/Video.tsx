import "./media-elements.ts";
import { useEffect, useEffectEvent, useRef, useState, type KeyboardEvent, type ReactNode, type RefObject } from "react";
import type { MediaWay } from "../../generated/types.ts";
import type { Translate } from "../block.ts";
import { Controls, Head, type LessonWays } from "./Controls.tsx";
import { Cues } from "./Cues.tsx";
import { KeySheet } from "./KeySheet.tsx";
import { languageNameOf } from "./languages.ts";
import { Settings } from "./Settings.tsx";
import { livePlace, playAt, seekTo, unmute } from "./video-control.ts";
import { openVideo, type VideoSource, type Quality } from "../shared/video-source.ts";
import { togglePanels } from "./toggle-panels.ts";
import { useTaps } from "./useTaps.ts";
import { useWatchSettings } from "./useWatchSettings.ts";
import { VideoStyle } from "./VideoStyle.ts";
import { Watermark } from "./Watermark.tsx";
import type { Watched } from "./watched.ts";

interface Props {
  media: MediaWay;
  title: string;
  ways: LessonWays;
  /** Seconds to begin at. */
  start: number;
  video: RefObject<HTMLVideoElement | null>;
  watched: Watched;
  /** Whether playing goes on by itself, as after the access was renewed. */
  isPlaying: boolean;
  /** It is not at its end any more: it plays, or another place of it is shown. */
  onLeaveEnd(): void;
  onStop(): void;
  /** @param goesOn whether the person wants the next lesson to begin by itself */
  onEnded(goesOn: boolean): void;
  onExpired(): void;
  locale: string;
  t: Translate;
}

/** A video with its controls. Keys work while the player has the focus; `?` says which. */
export function Video(props: Props): ReactNode {
  const { media, title, ways, start, video, watched, isPlaying, onLeaveEnd, onStop, onEnded, onExpired, locale, t } =
    props;
  const source = useRef<VideoSource>(undefined);
  const [qualities, setQualities] = useState<Quality[]>([]);
  const isLive = media.kind === "live";
  const languages = media.captionList.map(({ language }) => language);
  const choices = useWatchSettings({ video, languages, locale, isLive, qualities });
  const [isHeldBack, setHeldBack] = useState(false);
  const [isSilent, setSilent] = useState(false);
  const [hasKeys, setKeys] = useState(false);
  const { onPointerUp, gone } = useTaps(video);
  // A picture of now has no place of its own: what was seen of a class is counted by the clock, from its begin.
  const given = useRef(0);
  const placeOf = (element: HTMLVideoElement) =>
    isLive ? livePlace(media, (performance.now() - given.current) / 1000) : element.currentTime;

  const open = useEffectEvent((element: HTMLVideoElement) => {
    given.current = performance.now();
    playAt(video, choices.rate);
    return openVideo({
      video: element,
      url: media.url,
      isPlaylist: media.kind !== "mp4",
      start,
      onQualities: setQualities,
      onFailure: onExpired,
    });
  });
  const begin = useEffectEvent((element: HTMLVideoElement) => {
    // What begins by itself begins without sound where the browser wants a person's touch for that; the person is told.
    if (isPlaying)
      element.play().catch(() => {
        element.muted = true;
        setSilent(true);
        return element.play().catch(() => undefined);
      });
  });
  useEffect(() => {
    const element = video.current;
    if (!element) return;
    let isGone = false;
    const opened = open(element);
    void opened.then((film) => {
      if (isGone) return film.end();
      source.current = film;
      begin(element);
    });
    return () => {
      isGone = true;
      source.current?.end();
      source.current = undefined;
    };
    // Every way that is given is opened, also where it is the address of the one before: that one failed.
  }, [media, video]);
  // The quality that was chosen, here or in a lesson before, once it is known what there is.
  useEffect(() => {
    if (qualities.length > 0) source.current?.choose(choices.quality);
  }, [qualities, choices.quality]);

  const onSeeking = () => {
    const element = video.current;
    if (!element) return;
    watched.cut();
    onLeaveEnd();
    // A little beyond is no skipping: seeking lands on whole pictures.
    if (!media.noSkip || element.currentTime <= watched.reach + 2) return;
    seekTo(video, watched.reach);
    setHeldBack(true);
  };
  const stop = () => {
    watched.cut();
    onStop();
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const follow = (href: string | undefined) =>
      event.currentTarget.querySelector<HTMLElement>(`a[href="${CSS.escape(href ?? "")}"]`)?.click();
    if (event.key === "?") setKeys(true);
    else if (event.key === "t") togglePanels();
    else if (event.key === "N") follow(ways.nextHref);
    else if (event.key === "P") follow(ways.previousHref);
  };

  return (
    <VideoStyle>
      {/* It hears keys and taps on the controls in it, which have their own. */}
      <div className={`picture captions-${choices.size}`} onKeyDown={onKeyDown} onPointerUp={onPointerUp}>
        <media-controller
          ref={fillScreenWithFrame}
          lang={locale}
          hotkeys="noarrowup noarrowdown noshift+/"
          aria-label={title}
        >
          {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- the tracks are those that came with the film */}
          <video
            slot="media"
            ref={video}
            playsInline
            preload="auto"
            aria-label={title}
            onTimeUpdate={({ currentTarget }) =>
              currentTarget.seeking ||
              currentTarget.paused ||
              watched.tick(placeOf(currentTarget), currentTarget.playbackRate)
            }
            onSeeking={onSeeking}
            onPlay={onLeaveEnd}
            onPause={stop}
            onEnded={() => {
              stop();
              onEnded(choices.goesOn);
            }}
            onVolumeChange={({ currentTarget }) => currentTarget.muted || setSilent(false)}
            onRateChange={({ currentTarget }) => choices.showRate(currentTarget.playbackRate)}
          >
            {media.captionList.map(({ language, url }) => (
              <track
                key={language}
                kind="captions"
                srcLang={language}
                label={languageNameOf(language)}
                src={url}
                default={language === choices.first}
              />
            ))}
          </video>
          <Head title={title} courseHref={ways.courseHref} t={t} />
          <media-loading-indicator slot="centered-chrome" notooltip="" />
          <Cues video={video} />
          <Settings
            choices={choices}
            qualities={qualities}
            languages={languages}
            isLive={isLive}
            onKeys={() => setKeys(true)}
            t={t}
          />
          <Controls ways={ways} hasCaptions={languages.length > 0} isLive={isLive} t={t} />
        </media-controller>
        {media.watermark !== "" && <Watermark text={media.watermark} />}
        {gone !== 0 && (
          <span className={gone < 0 ? "gone back" : "gone"} aria-hidden="true">
            {t("coursePlayer.skipped", { total: gone > 0 ? `+${gone}` : gone })}
          </span>
        )}
        <div className="told">
          {isSilent && (
            <button type="button" className="btn" onClick={() => unmute(video)}>
              {t("coursePlayer.live.sound")}
            </button>
          )}
          <p className="held" role="status">
            {isHeldBack ? t("coursePlayer.noSkip") : ""}
          </p>
        </div>
      </div>
      {hasKeys && <KeySheet onClose={() => setKeys(false)} t={t} />}
    </VideoStyle>
  );
}

/**
 * Full screen shows what is around the frame, which stays when the next lesson comes. By its name the element would look
 * for it before it stands in the page, and show itself alone.
 */
function fillScreenWithFrame(controller: (HTMLElement & { fullscreenElement?: Element | null }) | null): void {
  if (controller) controller.fullscreenElement = controller.closest(".screen") ?? controller.parentElement;
}
