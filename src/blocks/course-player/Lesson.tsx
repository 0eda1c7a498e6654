import * as errorCode from "../../generated/error-codes.ts";
import { PeriodTypeEnum } from "../../generated/enums.ts";
import { useEffect, useRef, useState, type ReactNode } from "react";
import type { Period } from "../../generated/types.ts";
import { liveClosing } from "../../shared/live-chat.ts";
import type { BlockProps } from "../block.ts";
import type { DocumentControl } from "../document-viewer/DocumentPages.tsx";
import { LiveWait, passes } from "./live/LiveWait.tsx";
import type { RoomState } from "./live/room-state.ts";
import { useLiveAccess } from "./live/useLiveAccess.ts";
import { useRoom } from "./live/useRoom.ts";
import { soon } from "../../ui/soon.tsx";
import { useHandler } from "../../ui/use-handler.ts";
import { videoHeartbeat, readingHeartbeat } from "./heartbeats.ts";
import { seekTo } from "./video-control.ts";
import { Download } from "./Download.tsx";
import { IdleDialog } from "./IdleDialog.tsx";
import { progressOf, type LessonProgress } from "./lessons.ts";
import { Notes } from "./Notes.tsx";
import { Refusal } from "./Refusal.tsx";
import { useHeartbeat } from "./useHeartbeat.ts";
import { useIdle } from "./useIdle.ts";
import { usePlaybackAccess } from "./usePlaybackAccess.ts";
import { createWatched } from "./watched.ts";

type Props = BlockProps<"coursePlayer"> & {
  current: Period;
  known: LessonProgress | undefined;
  nextHref: string | undefined;
  nextName: string | undefined;
  side: Element | null;
};

const wait = <div className="instead" aria-busy="true" />;
const loadVideo = () => import("./Video.tsx").then((module) => module.Video);
const Video = soon(loadVideo, wait);
const LiveRoom = soon(() => import("./live/LiveRoom.tsx").then((module) => module.LiveRoom), null);
const DocumentPages = soon(
  () => import("../document-viewer/DocumentPages.tsx").then((module) => module.DocumentPages),
  wait,
);

/** ms: within so long of the last one, a new right helps nothing. */
const TIMEOUT_MS = 30_000;

/** The lesson that is open: asks for the access to it, plays or shows it, and tells what was studied. */
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
  const { access, renew, again } = usePlaybackAccess({ courseId, period: current, signedIn, operations });
  const video = useRef<HTMLVideoElement>(null);
  const pages = useRef<DocumentControl>(null);
  const page = useRef(1);
  /** At the end of the video: whether the lesson counts as complete, and how much of it was watched. */
  const [end, setEnd] = useState<{ isComplete: boolean; percent: number }>();
  /** Where it goes on when its access was renewed in the middle. */
  const [resumed, setResumed] = useState<{ at: number; isPlaying: boolean }>();
  const renewed = useRef(0);
  const [isBroken, setBroken] = useState(false);
  const isDocument = current.periodType === PeriodTypeEnum.document;
  useEffect(() => {
    // Fetched while the access is asked for, not after.
    if (current.periodType < PeriodTypeEnum.document) void loadVideo().catch(() => undefined);
  }, [current.periodType]);
  // What was seen to the end may be skipped through. Where nobody may skip, what was seen has no gaps: its length is
  // its end.
  const [watched] = useState(() =>
    createWatched(known?.isComplete ? Infinity : Math.max(known?.position ?? 0, known?.seconds ?? 0)),
  );
  const isLive = useHandler(() => access.state === "open" && access.media.kind === "live");
  const videoNow = useHandler(() => video.current);
  const pageNow = useHandler(() => page.current);
  const [heartbeat] = useState(() =>
    isDocument
      ? readingHeartbeat({ courseId, periodId: current.id }, pageNow)
      : videoHeartbeat({ courseId, periodId: current.id }, { watched, video: videoNow, isLive }),
  );
  const isStudied = signedIn && access.state === "open" && !access.media.isPreview;
  const { now: tell } = useHeartbeat(heartbeat, { send: on.beat, isOn: isStudied });
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
    // An access that fails just after it was opened anew has not expired: the file is not there, or cannot be played.
    if (Date.now() - renewed.current < TIMEOUT_MS) return setBroken(true);
    renewed.current = Date.now();
    setResumed({ at: video.current?.currentTime ?? 0, isPlaying: video.current?.paused === false });
    renew();
  };
  /** The end of a video is not yet all of it: what is said there is what the server has noted. */
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
  const isLiveClass = current.periodType === PeriodTypeEnum.live;
  // Without a chat too: it is how the class tells that it begins, and the record of who came.
  const room = useRoom({ periodId: current.id, live: isLiveClass && signedIn ? live : undefined, as: study?.isPay });
  // A class that costs nothing is had where one is told that it has to be.
  const join = study?.canApply === 1 && on.enrol ? () => on.enrol!({ courseId }) : undefined;
  const goOn = () => {
    // What comes next begins at its beginning, or at the picture of now, and plays at once: nobody has to be there to
    // press a button.
    setResumed({ at: 0, isPlaying: true });
    renew();
  };
  useLiveAccess({ access: isLiveClass ? access : waitingNot, room: room?.state.room, renew: goOn });
  const isWaiting =
    isLiveClass && access.state === "refused" && (passes(access.code) || access.code === errorCode.REPLAY_NONE);
  const goTo = (to: number) => {
    if (isDocument) pages.current?.show(to);
    else seekTo(video, to);
  };

  return (
    <>
      {access.state === "waiting" && wait}
      {isWaiting && <LiveWait access={access} begins={access.beginTime ?? current.beginTime} t={t} />}
      {access.state === "refused" && !isWaiting && (
        <Refusal
          access={access}
          period={current}
          signedIn={signedIn}
          signInUrl={signInUrl}
          courseHref={courseHref}
          onAgain={renew}
          t={t}
        />
      )}
      {access.state === "download" && <Download file={access.file} period={current} t={t} />}
      {access.state === "open" && isBroken && (
        <Refusal
          access={{ state: "refused", code: 0, message: t("coursePlayer.unplayable") }}
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
      {access.state === "open" &&
        !isBroken &&
        (access.media.kind === "pdf" ? (
          <DocumentPages
            ref={pages}
            url={access.media.url}
            way={access.media}
            title={current.periodName}
            pagesOfWhole={access.media.pages}
            isPreview={access.media.isPreview}
            start={known?.position || 1}
            onPage={(shown) => void (page.current = shown)}
            onExpired={renew}
            t={t}
          />
        ) : (
          <Video
            media={access.media}
            title={current.periodName}
            start={resumed?.at ?? (known?.isComplete ? 0 : (known?.position ?? 0))}
            // Who comes to a class that is on has come to watch it.
            isPlaying={resumed?.isPlaying ?? access.media.kind === "live"}
            video={video}
            watched={watched}
            onStop={() => void tell()}
            onEnded={() => (access.media.kind === "live" ? goOn() : void atEnd())}
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
      {access.state === "open" && access.media.kind !== "live" && signedIn && (
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
