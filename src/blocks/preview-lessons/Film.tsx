import { useEffect, useRef, useState, type ReactNode } from "react";

interface FilmProps {
  url: string;
  isPlaylist: boolean;
  name: string;
  /** What to say when it cannot be played. */
  failure: string;
}

/** A film with the browser's own controls; a playlist is played by the player's code, fetched for it. */
export function Film({ url, isPlaylist, name, failure }: FilmProps): ReactNode {
  const video = useRef<HTMLVideoElement>(null);
  const [isBroken, setBroken] = useState(false);
  useEffect(() => {
    const element = video.current;
    if (!element) return;
    let end: (() => void) | undefined;
    let left = false;
    void import("../shared/film-source.ts")
      .then(({ openFilm }) =>
        openFilm({
          video: element,
          url,
          isPlaylist,
          start: 0,
          onQualities: () => undefined,
          onFailure: () => setBroken(true),
        }),
      )
      .then((film) => {
        if (left) film.end();
        else end = () => film.end();
      })
      .catch(() => setBroken(true));
    return () => {
      left = true;
      end?.();
    };
  }, [url, isPlaylist]);
  if (isBroken) return <p role="alert">{failure}</p>;
  // oxlint-disable-next-line jsx-a11y/media-has-caption -- captions come with the published lesson; here its maker looks at the film
  return <video ref={video} controls playsInline aria-label={name} />;
}
