import "./media-elements.ts";
import { useEffect, useEffectEvent, useRef, useState, type ReactNode, type RefObject } from "react";
import type { MediaWay } from "../../generated/types.ts";
import type { Translate } from "../block.ts";
import { Captions, languageNameOf } from "./Captions.tsx";
import { Cues } from "./Cues.tsx";
import { livePlace, playAt, seekTo, unmute } from "./video-control.ts";
import { openVideo, type VideoSource, type Quality } from "../shared/video-source.ts";
import { VideoStyle } from "./VideoStyle.ts";
import { firstCaptions, keepSettings, rates, readSettings } from "./settings.ts";
import { Watermark } from "./Watermark.tsx";
import type { Watched } from "./watched.ts";

interface Props {
  media: MediaWay;
  title: string;
  /** Seconds to begin at. */
  start: number;
  video: RefObject<HTMLVideoElement | null>;
  watched: Watched;
  /** Whether playing goes on by itself, as after the access was renewed. */
  isPlaying: boolean;
  onStop(): void;
  onEnded(): void;
  onExpired(): void;
  locale: string;
  t: Translate;
}

/** A video with its controls. Keys work while the player has the focus: space, arrows, m, c, f. */
export function Video({
  media,
  title,
  start,
  video,
  watched,
  isPlaying,
  onStop,
  onEnded,
  onExpired,
  locale,
  t,
}: Props): ReactNode {
  const source = useRef<VideoSource>(undefined);
  const [qualities, setQualities] = useState<Quality[]>([]);
  const [quality, setQuality] = useState(-1);
  const isLive = media.kind === "live";
  // What is now has one speed; what was chosen for videos waits for the next of them.
  const [rate, setRate] = useState(() => (isLive ? 1 : readSettings().rate));
  const languages = media.captionList.map(({ language }) => language);
  const [captions] = useState(() => firstCaptions(languages, locale));
  const [isHeldBack, setHeldBack] = useState(false);
  const [isSilent, setSilent] = useState(false);
  // A picture of now has no place of its own: what was seen of a class is counted by the clock, from its begin.
  const given = useRef(0);
  const placeOf = (element: HTMLVideoElement) =>
    isLive ? livePlace(media, (performance.now() - given.current) / 1000) : element.currentTime;

  const open = useEffectEvent((element: HTMLVideoElement) => {
    given.current = performance.now();
    playAt(video, rate);
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

  const onSeeking = () => {
    const element = video.current;
    if (!element) return;
    watched.cut();
    // A little beyond is no skipping: seeking lands on whole pictures.
    if (!media.noSkip || element.currentTime <= watched.reach + 2) return;
    seekTo(video, watched.reach);
    setHeldBack(true);
  };
  const stop = () => {
    watched.cut();
    onStop();
  };
  // By the list or by keys; the keys go on where the list ends.
  const changeRate = (wanted: number) => {
    const allowed = Math.max(rates[0], wanted);
    if (allowed !== wanted || video.current?.playbackRate !== allowed) playAt(video, allowed);
    setRate(allowed);
    if (!isLive) keepSettings({ rate: allowed });
  };

  return (
    <VideoStyle>
      <div className="picture">
        <media-controller ref={fillScreenWithFrame} lang={locale} hotkeys="noarrowup noarrowdown" aria-label={title}>
          {/* The captions are those that came with the film. */}
          {/* oxlint-disable-next-line jsx-a11y/media-has-caption */}
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
            onPause={stop}
            onEnded={() => {
              stop();
              onEnded();
            }}
            onVolumeChange={({ currentTarget }) => currentTarget.muted || setSilent(false)}
            onRateChange={({ currentTarget }) =>
              currentTarget.playbackRate === rate || changeRate(currentTarget.playbackRate)
            }
          >
            {media.captionList.map(({ language, url }) => (
              <track
                key={language}
                kind="captions"
                srcLang={language}
                label={languageNameOf(language)}
                src={url}
                default={language === captions}
              />
            ))}
          </video>
          <media-loading-indicator slot="centered-chrome" notooltip="" />
          <Cues video={video} />
          <div className="bars">
            {!isLive && (
              <media-control-bar className="line">
                <media-time-range />
              </media-control-bar>
            )}
            <media-control-bar>
              <media-play-button />
              {!isLive && (
                <>
                  <media-seek-backward-button seekoffset="10" />
                  <media-seek-forward-button seekoffset="10" className="wide" />
                </>
              )}
              {isLive && <media-live-button />}
              <media-mute-button />
              <media-volume-range className="wide" />
              {!isLive && <media-time-display showduration="" notoggle="" />}
              <span className="space" />
              {/* It says whether it is on, as a switch does. */}
              {media.captionList.length > 0 && <media-captions-button ref={asSwitch(t("coursePlayer.captions"))} />}
              <media-pip-button className="wide" />
              <media-fullscreen-button />
            </media-control-bar>
          </div>
        </media-controller>
        {media.watermark !== "" && <Watermark text={media.watermark} />}
      </div>
      <div className="choices">
        {!isLive && (
          <label>
            {t("coursePlayer.rate")}
            <select value={rate} onChange={({ target }) => changeRate(Number(target.value))}>
              {rates.map((one) => (
                <option key={one} value={one}>
                  {one}×
                </option>
              ))}
            </select>
          </label>
        )}
        {qualities.length > 1 && (
          <label>
            {t("coursePlayer.quality")}
            <select
              value={quality}
              onChange={({ target }) => {
                setQuality(Number(target.value));
                source.current?.choose(Number(target.value));
              }}
            >
              <option value={-1}>{t("coursePlayer.auto")}</option>
              {qualities.map(({ index, label }) => (
                <option key={index} value={index}>
                  {label}
                </option>
              ))}
            </select>
          </label>
        )}
        {media.captionList.length > 0 && <Captions languages={languages} first={captions} video={video} t={t} />}
        {isSilent && (
          <button type="button" className="btn" onClick={() => unmute(video)}>
            {t("coursePlayer.live.sound")}
          </button>
        )}
        <p className="held" role="status">
          {isHeldBack ? t("coursePlayer.noSkip") : ""}
        </p>
      </div>
    </VideoStyle>
  );
}

/**
 * Full screen shows the frame, with what lies over the picture: who looks at it. By its name the element would look
 * for the frame before it stands in the page, and show itself alone.
 */
function fillScreenWithFrame(controller: (HTMLElement & { fullscreenElement?: Element | null }) | null): void {
  if (controller) controller.fullscreenElement = controller.parentElement;
}

/** What the button is and is called, which it would say in words of its own. */
function asSwitch(name: string): (element: HTMLElement | null) => void {
  return (element) => {
    element?.setAttribute("role", "switch");
    element?.setAttribute("aria-label", name);
  };
}
