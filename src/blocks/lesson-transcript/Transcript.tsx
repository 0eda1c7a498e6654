import { useEffect, useRef, useState, type ReactNode, type RefObject } from "react";
import { styled } from "styled-components";
import type { Translate } from "../block.ts";
import { clock } from "../../ui/clock.ts";
import type { LessonControl } from "../course-player/open-lesson.ts";
import { captionsShown } from "../course-player/video-control.ts";

interface Line {
  /** Seconds. */
  begin: number;
  text: string;
}

/**
 * The captions as a text to read: the line that is said is marked and stays in sight, and a press on a line leads there.
 * In the language of the captions that are shown, else in the page's.
 */
export function Transcript({
  control,
  locale,
  t,
}: {
  control: LessonControl;
  locale: string;
  t: Translate;
}): ReactNode {
  const { captions, video, goTo } = control;
  const shown = useShownLanguage(video);
  const chosen =
    captions.find(({ language }) => language === shown) ??
    captions.find(({ language }) => language === locale) ??
    captions[0];
  const [lines, setLines] = useState<readonly Line[]>();
  const now = useLineNow(video, lines);
  const list = useRef<HTMLOListElement>(null);
  const [follows, setFollows] = useState(true);
  useEffect(() => {
    const place = list.current;
    const line = place?.children[now];
    if (!follows || !place || !(line instanceof HTMLElement)) return;
    // Of the list alone: the page stays where it is.
    place.scrollTop = line.offsetTop - place.clientHeight / 3;
  }, [now, follows]);
  return (
    <Root aria-label={t("lessonTranscript.label")}>
      {/* The browser reads the file: this one shows nothing. */}
      {chosen && (
        <video key={chosen.url} hidden aria-hidden="true">
          <track
            kind="captions"
            srcLang={chosen.language}
            src={chosen.url}
            ref={(track) => readLines(track, setLines)}
          />
        </video>
      )}
      <label className="follow">
        <input type="checkbox" checked={follows} onChange={({ target }) => setFollows(target.checked)} />
        {t("lessonTranscript.follow")}
      </label>
      {lines?.length === 0 && <p className="none">{t("lessonTranscript.none")}</p>}
      <ol ref={list} lang={chosen?.language} aria-busy={!lines}>
        {lines?.map((line, index) => (
          <li key={index}>
            <button type="button" aria-current={index === now ? "true" : undefined} onClick={() => goTo(line.begin)}>
              <span className="num">{clock(line.begin)}</span>
              <span>{line.text}</span>
            </button>
          </li>
        ))}
      </ol>
    </Root>
  );
}

/** Has the browser read a track that is not shown, and gives its lines as soon as they are there. */
function readLines(element: HTMLTrackElement | null, done: (lines: readonly Line[]) => void): (() => void) | undefined {
  if (!element) return undefined;
  const read = () => done(linesOf(element.track));
  const none = () => done([]);
  element.addEventListener("load", read);
  element.addEventListener("error", none);
  element.track.mode = "hidden";
  return () => {
    element.removeEventListener("load", read);
    element.removeEventListener("error", none);
  };
}

function linesOf({ cues }: TextTrack): Line[] {
  return [...((cues ?? []) as Iterable<VTTCue>)].map((cue) => ({
    begin: cue.startTime,
    text: cue.getCueAsHTML().textContent ?? "",
  }));
}

/** The language of the captions in the picture, "" for none. */
function useShownLanguage(video: RefObject<HTMLVideoElement | null>): string {
  const [shown, setShown] = useState(() => captionsShown(video));
  useEffect(() => {
    const tracks = video.current?.textTracks;
    const show = () => setShown(captionsShown(video));
    tracks?.addEventListener("change", show);
    return () => tracks?.removeEventListener("change", show);
  }, [video]);
  return shown;
}

/** The number of the line that is said, or was said last; -1 before the first. */
function useLineNow(video: RefObject<HTMLVideoElement | null>, lines: readonly Line[] | undefined): number {
  const [now, setNow] = useState(-1);
  useEffect(() => {
    const element = video.current;
    if (!element || !lines) return;
    const find = () => setNow(lines.findLastIndex(({ begin }) => begin <= element.currentTime));
    find();
    element.addEventListener("timeupdate", find);
    return () => element.removeEventListener("timeupdate", find);
  }, [video, lines]);
  return now;
}

const Root = styled.section`
  .follow {
    display: flex;
    align-items: center;
    gap: 8px;
    min-height: 44px;
    padding-inline: 16px;
    color: var(--color-text-muted);
    font-size: 0.875rem;
  }
  .none {
    padding: 8px 16px;
    color: var(--color-text-muted);
  }
  ol {
    position: relative;
    max-height: calc(100dvh - var(--bar) - 49px - 44px);
    overflow-y: auto;
    overscroll-behavior: contain;
  }
  button {
    display: grid;
    grid-template-columns: 3.5em 1fr;
    gap: 8px;
    width: 100%;
    min-height: 44px;
    padding: 8px 16px;
    border: 0;
    border-inline-start: 3px solid transparent;
    background: none;
    text-align: start;
    cursor: pointer;
  }
  button:hover {
    background: var(--color-primary-soft);
  }
  button:focus-visible {
    outline-offset: -3px;
  }
  [aria-current] {
    border-color: var(--color-accent);
    background: var(--color-primary-soft);
  }
  .num {
    color: var(--color-text-muted);
    font-size: 0.8125rem;
  }
  @media (max-width: 899.98px) {
    ol {
      max-height: 44dvh;
    }
  }
`;
