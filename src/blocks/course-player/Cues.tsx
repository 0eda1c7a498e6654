import { useEffect, useState, type ReactNode, type RefObject } from "react";

/**
 * The captions that are shown, drawn over the picture and above the controls. Browsers draw theirs at the bottom of
 * the film, under whatever lies there, and at a size that no phone can be read at; so VideoStyle hides them, and which
 * are shown stays the browser's matter. Where the browser shows the film itself, out of the page, it draws its own.
 */
export function Cues({ video }: { video: RefObject<HTMLVideoElement | null> }): ReactNode {
  const [cues, setCues] = useState<readonly VTTCue[]>([]);
  useEffect(() => (video.current ? watchCues(video.current, setCues) : undefined), [video]);
  const places = { high: cues.filter(isHigh), low: cues.filter((cue) => !isHigh(cue)) };
  return Object.entries(places).map(([place, shown]) => (
    <div key={place} className={`cues ${place}`} noautohide="">
      {shown.map((cue, index) => (
        <p key={index} className="cue" lang={cue.track?.language} style={{ textAlign: cue.align }}>
          <CueText cue={cue} />
        </p>
      ))}
    </div>
  ));
}

/** What a cue says, with its own marks: bold, a voice, a reading. */
function CueText({ cue }: { cue: VTTCue }): ReactNode {
  const fill = (element: HTMLSpanElement | null) => element?.replaceChildren(cue.getCueAsHTML());
  return <span ref={fill} />;
}

/** Whether a cue asks for the upper half of the picture. */
function isHigh({ line, snapToLines }: VTTCue): boolean {
  return typeof line === "number" && line >= 0 && (snapToLines ? line < 8 : line < 50);
}

/** Tells which cues of a film are to be seen, from now on until it is called off. */
function watchCues(video: HTMLVideoElement, tell: (cues: VTTCue[]) => void): () => void {
  const { textTracks } = video;
  const heard = new Set<TextTrack>();
  const read = () => {
    for (const track of textTracks) {
      if (heard.has(track)) continue;
      heard.add(track);
      track.addEventListener("cuechange", read);
    }
    const shown = [...textTracks].filter(({ mode }) => mode === "showing");
    tell(shown.flatMap(({ activeCues }) => [...((activeCues ?? []) as Iterable<VTTCue>)]));
  };
  // A phone that plays full screen and a picture in picture show the film without the page around it.
  const leave = () => video.classList.add("away");
  const comeBack = () => video.classList.remove("away");
  const listeners = [
    ...["addtrack", "removetrack", "change"].map((event) => [textTracks, event, read] as const),
    ...["webkitbeginfullscreen", "enterpictureinpicture"].map((event) => [video, event, leave] as const),
    ...["webkitendfullscreen", "leavepictureinpicture"].map((event) => [video, event, comeBack] as const),
  ];
  for (const [target, event, listener] of listeners) target.addEventListener(event, listener);
  read();
  return () => {
    for (const [target, event, listener] of listeners) target.removeEventListener(event, listener);
    for (const track of heard) track.removeEventListener("cuechange", read);
  };
}
