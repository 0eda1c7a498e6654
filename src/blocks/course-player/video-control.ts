type Video = { readonly current: HTMLVideoElement | null };

/** What is done to a video from around it. Nothing happens while there is none. */
export function seekTo(video: Video, seconds: number): void {
  if (video.current) video.current.currentTime = seconds;
}

/** Sets the speed, also for what is loaded from now on: an element takes its own again with each video. */
export function playAt(video: Video, rate: number): void {
  if (!video.current) return;
  video.current.defaultPlaybackRate = rate;
  video.current.playbackRate = rate;
}

/** Shows the captions of one language, "" for none. */
export function showCaptions(video: Video, language: string): void {
  for (const track of video.current?.textTracks ?? [])
    track.mode = track.language === language ? "showing" : "disabled";
}

/** The language of the captions that are shown, "" for none. */
export function captionsShown(video: Video): string {
  return [...(video.current?.textTracks ?? [])].find(({ mode }) => mode === "showing")?.language ?? "";
}

/** Sound, as after it began without. */
export function unmute(video: Video): void {
  if (video.current) video.current.muted = false;
}

/**
 * Where a live class is, in seconds since its begin and within its planned time, so many seconds after the access to it
 * was given.
 */
export function livePlace(
  { livePosition = 0, liveLength = 0 }: { livePosition?: number | undefined; liveLength?: number | undefined },
  since: number,
): number {
  return Math.min(livePosition + since, liveLength);
}
