import { useEffect, useRef, useState, type ReactNode } from "react";

interface VideoProps {
  url: string;
  isPlaylist: boolean;
  name: string;
  /** What to say when it cannot be played. */
  failure: string;
}

/** A video with the browser's own controls; a playlist is played by the player's code, fetched for it. */
export function Video({ url, isPlaylist, name, failure }: VideoProps): ReactNode {
  const video = useRef<HTMLVideoElement>(null);
  const [isBroken, setBroken] = useState(false);
  useEffect(() => {
    const element = video.current;
    if (!element) return;
    let end: (() => void) | undefined;
    let left = false;
    void import("../shared/video-source.ts")
      .then(({ openVideo }) =>
        openVideo({
          video: element,
          url,
          isPlaylist,
          start: 0,
          onQualities: () => undefined,
          onFailure: () => setBroken(true),
        }),
      )
      .then((opened) => {
        if (left) opened.end();
        else end = () => opened.end();
      })
      .catch(() => setBroken(true));
    return () => {
      left = true;
      end?.();
    };
  }, [url, isPlaylist]);
  if (isBroken) return <p role="alert">{failure}</p>;
  // oxlint-disable-next-line jsx-a11y/media-has-caption -- captions come with the published lesson; here its maker looks at the video
  return <video ref={video} controls playsInline aria-label={name} />;
}
