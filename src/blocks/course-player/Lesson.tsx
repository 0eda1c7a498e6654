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
import { seekTo } from "./video-control.ts";
import { Download } from "./Download.tsx";
import { IdleDialog } from "./IdleDialog.tsx";
import { progressOf, type LessonProgress } from "./lessons.ts";
import type { LessonControl } from "./open-lesson.ts";
import { EndCard } from "./EndCard.tsx";
import { Refusal } from "./Refusal.tsx";
import { useIdle } from "./useIdle.ts";
import { useRenewal } from "./useRenewal.ts";
import { useStudied } from "./useStudied.ts";
import { usePlaybackAccess } from "./usePlaybackAccess.ts";

type Props = BlockProps<"coursePlayer"> & {
  current: Period;
  known: LessonProgress | undefined;
  previousHref: string | undefined;
  nextHref: string | undefined;
  nextName: string | undefined;
  /** The lessons that were open on this page before. */
  visited: Set<string>;
  side: Element | null;
  /** Tells what the blocks beside it may do with it, and undefined once that is over. */
  onOpen: (control: LessonControl | undefined) => void;
};

const wait = <div className="instead" aria-busy="true" />;
const loadVideo = () => import("./Video.tsx").then((module) => module.Video);
const Video = soon(loadVideo, wait);
const LiveRoom = soon(() => import("./live/LiveRoom.tsx").then((module) => module.LiveRoom), null);
const DocumentPages = soon(
  () => import("../document-viewer/DocumentPages.tsx").then((module) => module.DocumentPages),
  wait,
);

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
    previousHref,
    nextHref,
    nextName,
    visited,
    side,
    onOpen,
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
  /** Counts the ends of the video, and how often it was left again. */
  const turn = useRef(0);
  /** At the end of the video: whether the lesson counts as complete, and how much of it was watched. */
  const [end, setEnd] = useState<{ isComplete: boolean; percent: number; goesOn: boolean }>();
  const { resumed, isBroken, expired, goOn, tryAgain } = useRenewal({ video, renew, again });
  const isDocument = current.periodType === PeriodTypeEnum.document;
  useEffect(() => {
    // Fetched while the access is asked for, not after.
    if (current.periodType < PeriodTypeEnum.document) void loadVideo().catch(() => undefined);
  }, [current.periodType]);
  // Who comes from another lesson has it from its top, and a video plays by itself.
  const [playsOn] = useState(() => visited.size > 0);
  useEffect(() => {
    if (playsOn) scrollTo({ top: 0 });
    visited.add(current.id);
  }, [playsOn, visited, current.id]);
  const { watched, tell, isStudied, onPage, pageNow } = useStudied({ props, access, video });
  const position = useHandler(() => (isDocument ? pageNow() : (video.current?.currentTime ?? 0)));
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
  /** The end of a video is not yet all of it: what is said there is what the server has noted. */
  const atEnd = async (goesOn: boolean) => {
    const mine = ++turn.current;
    await tell();
    const chapters = isStudied
      ? await operations.listStudyChapters({ courseId }).then(
          ({ list }) => list,
          () => undefined,
        )
      : undefined;
    // It plays again, or somewhere else is looked at.
    if (mine !== turn.current) return;
    const { isComplete = false, percent = 0 } = progressOf(chapters).get(current.id) ?? {};
    // Nobody is taken away from what they write.
    const isTyping = document.activeElement?.matches("textarea") === true;
    setEnd({ isComplete, percent, goesOn: goesOn && !isTyping });
  };
  const leaveEnd = () => {
    turn.current += 1;
    setEnd(undefined);
  };
  const isLiveClass = current.periodType === PeriodTypeEnum.live;
  // Without a chat too: it is how the class tells that it begins, and the record of who came.
  const room = useRoom({ periodId: current.id, live: isLiveClass && signedIn ? live : undefined, as: study?.isPay });
  // A class that costs nothing is had where one is told that it has to be.
  const join = study?.canApply === 1 && on.enrol ? () => on.enrol!({ courseId }) : undefined;
  useLiveAccess({ access: isLiveClass ? access : waitingNot, room: room?.state.room, renew: goOn });
  const isWaiting =
    isLiveClass && access.state === "refused" && (passes(access.code) || access.code === errorCode.REPLAY_NONE);
  const goTo = useHandler((to: number) => {
    if (isDocument) pages.current?.show(to);
    else seekTo(video, to);
  });
  const media = access.state === "open" && !isBroken ? access.media : undefined;
  useEffect(() => {
    if (!media) return;
    const { kind, captionList: captions } = media;
    onOpen({ position, goTo, isDocument: kind === "pdf", isLive: kind === "live", captions, video });
    return () => onOpen(undefined);
  }, [media, position, goTo, onOpen]);
  const ways = { courseHref, previousHref, nextHref, nextName };

  const refusal = { period: current, signedIn, signInUrl, courseHref, t };
  return (
    <>
      {access.state === "waiting" && wait}
      {isWaiting && <LiveWait access={access} begins={access.beginTime ?? current.beginTime} t={t} />}
      {access.state === "refused" && !isWaiting && <Refusal {...refusal} access={access} onAgain={renew} />}
      {access.state === "download" && <Download file={access.file} period={current} t={t} />}
      {access.state === "open" && isBroken && (
        <Refusal
          {...refusal}
          access={{ state: "refused", code: 0, message: t("coursePlayer.unplayable") }}
          onAgain={tryAgain}
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
            onPage={onPage}
            onExpired={renew}
            t={t}
          />
        ) : (
          <Video
            media={access.media}
            title={current.periodName}
            ways={ways}
            start={resumed?.at ?? (known?.isComplete ? 0 : (known?.position ?? 0))}
            // Who comes to a class that is on has come to watch it.
            isPlaying={resumed?.isPlaying ?? (playsOn || access.media.kind === "live")}
            video={video}
            watched={watched}
            onLeaveEnd={leaveEnd}
            onStop={() => void tell()}
            onEnded={(goesOn) => (access.media.kind === "live" ? goOn() : void atEnd(goesOn))}
            onExpired={expired}
            locale={locale}
            t={t}
          />
        ))}
      {end && <EndCard {...end} ways={ways} onStay={leaveEnd} t={t} />}
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
