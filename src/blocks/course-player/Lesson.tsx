import { useEffect, useMemo, useRef, useState, type ReactNode } from "react";
import type { Period } from "../../generated/types.ts";
import { liveClosing } from "../../site/live-chat.ts";
import type { BlockProps } from "../block.ts";
import type { DocumentControl } from "../document-viewer/DocumentPages.tsx";
import { LiveWait, passes } from "./live/LiveWait.tsx";
import type { RoomState } from "./live/room-state.ts";
import { useLiveWay } from "./live/useLiveWay.ts";
import { useRoom } from "./live/useRoom.ts";
import { soon } from "../parts/soon.tsx";
import { seekTo } from "./film-control.ts";
import { Download } from "./Download.tsx";
import { IdleDialog } from "./IdleDialog.tsx";
import { progressOf, type LessonProgress } from "./lessons.ts";
import { Notes } from "./Notes.tsx";
import { Refusal } from "./Refusal.tsx";
import { useBeat, type Beat } from "./useBeat.ts";
import { useIdle } from "./useIdle.ts";
import { REPLAY_NONE, useWay } from "./useWay.ts";
import { createWatched, type WatchedRange } from "./watched.ts";

type Props = BlockProps<"coursePlayer"> & {
  current: Period;
  known: LessonProgress | undefined;
  nextHref: string | undefined;
  nextName: string | undefined;
  side: Element | null;
};

const wait = <div className="instead" aria-busy="true" />;
const loadFilm = () => import("./Film.tsx").then((module) => module.Film);
const Film = soon(loadFilm, wait);
const LiveRoom = soon(() => import("./live/LiveRoom.tsx").then((module) => module.LiveRoom), null);
const DocumentPages = soon(
  () => import("../document-viewer/DocumentPages.tsx").then((module) => module.DocumentPages),
  wait,
);

/** ms: within so long of the last one, a new right helps nothing. */
const PATIENCE_MS = 30_000;

/** The lesson that is open: asks for the way to it, plays or shows it, and tells what was studied. */
export function Lesson(props: Props): ReactNode {
  const {
    courseId,
    current,
    known,
    signedIn = false,
    signInUrl,
    courseHref,
    signOutMinutes = 0,
    nextHref,
    nextName,
    side,
    hasChat = true,
    live,
    study,
    operations,
    on,
    blockKey,
    timeZone,
    locale,
    t,
  } = props;
  const { way, renew, again } = useWay({ courseId, period: current, signedIn, operations });
  const video = useRef<HTMLVideoElement>(null);
  const pages = useRef<DocumentControl>(null);
  const page = useRef(1);
  /** At the end of the film: whether the lesson counts as complete, and how much of it was watched. */
  const [end, setEnd] = useState<{ isComplete: boolean; percent: number }>();
  /** Where it goes on when its way was renewed in the middle. */
  const resumed = useRef<{ at: number; isPlaying: boolean }>(undefined);
  const renewed = useRef(0);
  const [isBroken, setBroken] = useState(false);
  const isDocument = current.periodType === 3;
  useEffect(() => {
    // Fetched while the way is asked for, not after.
    if (current.periodType < 3) void loadFilm().catch(() => undefined);
  }, []);
  // What was seen to the end may be skipped through. Where nobody may skip, what was seen has no gaps: its length is
  // its end.
  const watched = useMemo(
    () => createWatched(known?.isComplete ? Infinity : Math.max(known?.position ?? 0, known?.seconds ?? 0)),
    [],
  );
  /** Where somebody is in a class that is on is nowhere to go on at. */
  const isLive = useRef(false);
  isLive.current = way.state === "open" && way.media.kind === "live";
  const beat = useMemo(
    () =>
      isDocument
        ? readBeat({ courseId, periodId: current.id }, page)
        : filmBeat({ courseId, periodId: current.id }, { watched, video, isLive }),
    [],
  );
  const isStudied = signedIn && way.state === "open" && !way.media.isPreview;
  const { now: tell } = useBeat(beat, { send: on.beat, isOn: isStudied });
  const position = () => (isDocument ? page.current : (video.current?.currentTime ?? 0));
  const { left, stay } = useIdle({
    minutes: signedIn && on.signOut ? signOutMinutes : 0,
    onAsk: () => video.current?.pause(),
    onGone: async () => {
      await tell();
      // Whether it could be noted or not: nobody is there, so nobody stays signed in.
      await on.gone?.({ courseId, periodId: current.id, position: position() });
      await on.signOut?.({});
    },
  });
  const expired = () => {
    // A way that fails just after it was opened anew has not expired: the file is not there, or cannot be played.
    if (Date.now() - renewed.current < PATIENCE_MS) return setBroken(true);
    renewed.current = Date.now();
    resumed.current = { at: video.current?.currentTime ?? 0, isPlaying: video.current?.paused === false };
    renew();
  };
  /** The end of a film is not yet all of it: what is said there is what the server has noted. */
  const atEnd = async () => {
    await tell();
    const chapters = isStudied
      ? await operations.listStudyChapters({ courseId }).then(
          ({ list }) => list,
          () => undefined,
        )
      : undefined;
    setEnd(progressOf(chapters).get(current.id) ?? { isComplete: false, percent: 0 });
  };
  const isLiveClass = current.periodType === 2;
  // Without a chat too: it is how the class tells that it begins, and the record of who came.
  const room = useRoom({ periodId: current.id, live: isLiveClass && signedIn ? live : undefined, as: study?.isPay });
  // A class that costs nothing is had where one is told that it has to be.
  const join = study?.canApply === 1 && on.enrol ? () => on.enrol!({ courseId }) : undefined;
  const goOn = () => {
    // What comes next begins at its beginning, or at the picture of now, and plays at once: nobody has to be there to
    // press a button.
    resumed.current = { at: 0, isPlaying: true };
    renew();
  };
  useLiveWay({ way: isLiveClass ? way : waitingNot, room: room?.state.room, renew: goOn });
  const isWaiting = isLiveClass && way.state === "refused" && (passes(way.code) || way.code === REPLAY_NONE);
  const goTo = (to: number) => {
    if (isDocument) pages.current?.show(to);
    else seekTo(video, to);
  };

  return (
    <>
      {way.state === "waiting" && wait}
      {isWaiting && <LiveWait way={way} begins={way.beginTime ?? current.beginTime} t={t} />}
      {way.state === "refused" && !isWaiting && (
        <Refusal
          way={way}
          period={current}
          signedIn={signedIn}
          signInUrl={signInUrl}
          courseHref={courseHref}
          onAgain={renew}
          t={t}
        />
      )}
      {way.state === "download" && <Download file={way.file} period={current} t={t} />}
      {way.state === "open" && isBroken && (
        <Refusal
          way={{ state: "refused", code: 0, message: t("coursePlayer.unplayable") }}
          period={current}
          signedIn={signedIn}
          signInUrl={signInUrl}
          courseHref={courseHref}
          onAgain={() => {
            // Just asked for anew: when that fails too, it is said at once.
            renewed.current = Date.now();
            setBroken(false);
            again();
          }}
          t={t}
        />
      )}
      {way.state === "open" &&
        !isBroken &&
        (way.media.kind === "pdf" ? (
          <DocumentPages
            ref={pages}
            url={way.media.url}
            way={way.media}
            title={current.periodName}
            pagesOfWhole={way.media.pages}
            isPreview={way.media.isPreview}
            start={known?.position || 1}
            onPage={(shown) => void (page.current = shown)}
            onExpired={renew}
            t={t}
          />
        ) : (
          <Film
            media={way.media}
            title={current.periodName}
            start={resumed.current?.at ?? (known?.isComplete ? 0 : (known?.position ?? 0))}
            // Who comes to a class that is on has come to watch it.
            isPlaying={resumed.current?.isPlaying ?? way.media.kind === "live"}
            video={video}
            watched={watched}
            onStop={() => void tell()}
            onEnded={() => (way.media.kind === "live" ? goOn() : void atEnd())}
            onExpired={expired}
            locale={locale}
            t={t}
          />
        ))}
      {end && nextHref && (
        <p className={end.isComplete ? "ended done" : "ended"} role="status">
          {end.isComplete
            ? t("coursePlayer.ended")
            : t(end.percent > 0 ? "coursePlayer.endedAt" : "coursePlayer.atEnd", { percent: end.percent })}{" "}
          <a className="btn" href={nextHref}>
            {t("coursePlayer.nextOne", { name: nextName ?? "" })}
          </a>
        </p>
      )}
      {way.state === "open" && way.media.kind !== "live" && signedIn && (
        <Notes
          courseId={courseId}
          periodId={current.id}
          id={blockKey}
          position={position}
          goTo={goTo}
          isDocument={isDocument}
          operations={operations}
          t={t}
        />
      )}
      {room && side && hasChat && isRoomShown(room.state) && (
        <LiveRoom
          room={room}
          periodId={current.id}
          id={blockKey}
          place={side}
          join={join}
          courseHref={courseHref}
          timeZone={timeZone}
          t={t}
        />
      )}
      {left !== undefined && <IdleDialog left={left} onStay={stay} t={t} />}
    </>
  );
}

/** Not before it is known whether there is a chat, and not of a session that was over before. */
function isRoomShown({ room, connection }: RoomState): boolean {
  return (
    room !== undefined ||
    connection.name === "early" ||
    (connection.name === "closed" && connection.code === liveClosing.notHeld)
  );
}

/** For lessons that begin at no time of their own. */
const waitingNot = { state: "waiting" } as const;

interface Of {
  courseId: string;
  periodId: string;
}

function filmBeat(
  of: Of,
  {
    watched,
    video,
    isLive,
  }: {
    watched: ReturnType<typeof createWatched>;
    video: { current: HTMLVideoElement | null };
    isLive: { current: boolean };
  },
): Beat {
  return {
    take() {
      const ranges = watched.take();
      if (ranges.length === 0) return undefined;
      if (isLive.current) return { ...of, ranges };
      return {
        ...of,
        ranges,
        position: Math.floor((video.current?.currentTime ?? ranges.at(-1)?.[1] ?? 0) * 10) / 10,
        rate: video.current?.playbackRate ?? 1,
      };
    },
    giveBack: ({ ranges }) => watched.giveBack(ranges as WatchedRange[]),
  };
}

/** Reading has no ranges: the page, and the time that it was in sight. */
function readBeat(of: Of, page: { current: number }): Beat {
  let since = Date.now();
  let owed = 0;
  let isSeen = true;
  return {
    take() {
      const seconds = Math.min(120, owed + (isSeen ? (Date.now() - since) / 1000 : 0));
      since = Date.now();
      owed = 0;
      // Asked when the page is put aside, and every ten seconds: until it is asked with the page in sight, nobody
      // reads.
      isSeen = document.visibilityState === "visible";
      return seconds < 1 ? undefined : { ...of, page: page.current, seconds: Math.round(seconds * 10) / 10 };
    },
    giveBack: ({ seconds }) => void (owed += Number(seconds)),
  };
}
