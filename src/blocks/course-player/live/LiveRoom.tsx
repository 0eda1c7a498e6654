import { useLayoutEffect, useRef, useState, type ReactNode } from "react";
import { createPortal } from "react-dom";
import type { Translate } from "../../block.ts";
import { Composer } from "./Composer.tsx";
import { MessageLine, PendingLine } from "./MessageLine.tsx";
import { RoomStyle } from "./RoomStyle.ts";
import type { Room } from "./useRoom.ts";

interface Props {
  room: Room;
  periodId: string;
  id: string;
  /** Where it stands: beside the picture, apart from what plays. */
  place: Element;
  join?: (() => Promise<unknown>) | undefined;
  courseHref?: string | undefined;
  /** Of the site's times. */
  timeZone: string | undefined;
  t: Translate;
}

/** px from the end within which somebody reads along. */
const NEAR_END = 60;

/** The chat of a live session: what is said, who may say more, and what those do who look after it. */
export function LiveRoom({ room, periodId, id, place, join, courseHref, timeZone, t }: Props): ReactNode {
  const { state } = room;
  const { messages, pending, isModerator } = state;
  const list = useRef<HTMLDivElement>(null);
  const isAtEnd = useRef(true);
  const [hasNews, setNews] = useState(false);
  const last = messages.at(-1)?.id;
  const first = messages[0]?.id;
  const height = useRef(0);

  // Whoever reads along stays at the end; whoever reads what was before stays there, also when still earlier messages
  // come.
  useLayoutEffect(() => {
    const element = list.current;
    if (!element) return;
    if (isAtEnd.current) element.scrollTop = element.scrollHeight;
    else setNews(true);
  }, [last, pending.length]);
  useLayoutEffect(() => {
    const element = list.current;
    if (element && !isAtEnd.current) element.scrollTop += element.scrollHeight - height.current;
    height.current = element?.scrollHeight ?? 0;
  }, [first]);

  const onScroll = () => {
    const element = list.current;
    if (!element) return;
    height.current = element.scrollHeight;
    isAtEnd.current = element.scrollHeight - element.scrollTop - element.clientHeight < NEAR_END;
    if (isAtEnd.current) setNews(false);
  };
  const toEnd = () => {
    isAtEnd.current = true;
    setNews(false);
    if (list.current) list.current.scrollTop = list.current.scrollHeight;
  };

  return createPortal(
    <RoomStyle className={state.room ? undefined : "closed"} aria-labelledby={`${id}-chat`}>
      <header>
        <h2 id={`${id}-chat`}>{t("coursePlayer.chat.heading")}</h2>
        {state.room && <span className="num muted">{t("coursePlayer.chat.online", { count: state.room.online })}</span>}
        {isModerator && state.room && (
          <button
            type="button"
            className="quiet"
            aria-pressed={state.room.isPaused}
            onClick={() => room.pause(!state.room?.isPaused)}
          >
            {t(state.room.isPaused ? "coursePlayer.chat.resume" : "coursePlayer.chat.pause")}
          </button>
        )}
      </header>
      {state.room && (
        <div className="scroll">
          {/* A list that scrolls is reached by keyboard too; what is added to it is read aloud. */}
          <div
            ref={list}
            className="log"
            role="log"
            aria-live="polite"
            aria-label={t("coursePlayer.chat.messages")}
            tabIndex={0}
            onScroll={onScroll}
          >
            {state.hasMore && (
              <p className="more">
                <button type="button" className="quiet" onClick={room.earlier}>
                  {t("coursePlayer.chat.earlier")}
                </button>
              </p>
            )}
            {messages.length === 0 && pending.length === 0 && (
              <p className="muted none">{t("coursePlayer.chat.none")}</p>
            )}
            <ol>
              {messages.map((message) => (
                <MessageLine
                  key={message.id}
                  message={message}
                  isOwn={message.userNo === state.userNo}
                  isMuted={state.mutedUserNos.includes(message.userNo)}
                  room={isModerator ? room : undefined}
                  timeZone={timeZone}
                  t={t}
                />
              ))}
              {pending.map((one) => (
                <PendingLine key={one.ref} pending={one} room={room} t={t} />
              ))}
            </ol>
          </div>
          {hasNews && (
            <button type="button" className="btn newest" onClick={toEnd}>
              {t("coursePlayer.chat.newest")}
            </button>
          )}
        </div>
      )}
      <Composer room={room} periodId={periodId} id={id} onSaid={toEnd} join={join} courseHref={courseHref} t={t} />
    </RoomStyle>,
    place,
  );
}
