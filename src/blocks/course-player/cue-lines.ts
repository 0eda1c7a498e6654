/** The part of a cue that says where it stands. */
type Cue = Pick<VTTCue, "line" | "snapToLines" | "text">;

/** Cues that were moved; a place that the captions chose themselves is theirs. */
const moved = new WeakSet<Cue>();

/** Puts cues above so many lines of controls at the bottom of the picture; 0 lets them stand at the bottom again. */
export function liftCues(cues: Iterable<Cue>, lines: number): void {
  for (const cue of cues) {
    if (!cue.snapToLines || (cue.line !== "auto" && !moved.has(cue))) continue;
    moved.add(cue);
    // Counted from the bottom, of the cue's first line.
    cue.line = lines === 0 ? "auto" : -(lines + cue.text.split("\n").length);
  }
}

/** Keeps the captions of a video above its controls while these are in sight, from now on until it is called off. */
export function keepCuesAbove({
  video,
  controller,
  bars,
}: {
  video: HTMLVideoElement;
  controller: Element;
  bars: Element;
}): () => void {
  const place = () => {
    const inSight = video.paused || !controller.hasAttribute("userinactive");
    const lines = inSight ? Math.ceil(bars.getBoundingClientRect().height / lineHeight(video)) : 0;
    for (const track of video.textTracks)
      if (track.mode === "showing") liftCues((track.activeCues ?? []) as Iterable<VTTCue>, lines);
  };
  const tracks = new Set<TextTrack>();
  const listen = () => {
    for (const track of video.textTracks) {
      if (tracks.has(track)) continue;
      tracks.add(track);
      track.addEventListener("cuechange", place);
    }
    place();
  };
  listen();
  const events = ["play", "pause", "seeked"] as const;
  for (const event of events) video.addEventListener(event, place);
  for (const event of ["addtrack", "change"]) video.textTracks.addEventListener(event, listen);
  controller.addEventListener("userinactivechange", place);
  const resized = new ResizeObserver(place);
  resized.observe(video);
  return () => {
    resized.disconnect();
    controller.removeEventListener("userinactivechange", place);
    for (const event of ["addtrack", "change"]) video.textTracks.removeEventListener(event, listen);
    for (const event of events) video.removeEventListener(event, place);
    for (const track of tracks) track.removeEventListener("cuechange", place);
  };
}

/** px of one line of captions: no script can ask for their size, so VideoStyle gives the element the same. */
function lineHeight(video: HTMLVideoElement): number {
  return Number.parseFloat(getComputedStyle(video).fontSize) * 1.2;
}
