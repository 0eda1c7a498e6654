import { memo, type ReactNode } from "react";
import { clockIn } from "../../../shared/date-time.ts";
import type { LiveMessage } from "../../../shared/live-chat.ts";
import type { Translate } from "../../block.ts";
import type { Pending } from "./room-state.ts";
import type { Room } from "./useRoom.ts";

interface Props {
  message: LiveMessage;
  isOwn: boolean;
  /** Whoever wrote it may write no more. */
  isMuted: boolean;
  /** With it, what those can do who look after the session. */
  room: Room | undefined;
  /** Of the site, whose times all are told in. */
  timeZone: string | undefined;
  t: Translate;
}

/** A message with who wrote it and when. */
export const MessageLine = memo(
  function MessageLine({ message, isOwn, isMuted, room, timeZone, t }: Props): ReactNode {
    const { isStaff, text, time } = message;
    const userName = message.userName || t("coursePlayer.chat.someone");
    const moment = new Date(time);
    return (
      <li className={isOwn ? "own" : undefined}>
        <p className="by">
          <b>{userName}</b>
          {isStaff && <span className="staff">{t("coursePlayer.chat.staff")}</span>}
          <time className="num" dateTime={moment.toISOString()}>
            {clockIn(timeZone, moment)}
          </time>
        </p>
        <p className="text">{text}</p>
        {room && (
          <p className="moderate">
            <button
              type="button"
              className="quiet"
              aria-label={t("coursePlayer.chat.removeOf", { name: userName, text })}
              onClick={() => room.remove(message.id)}
            >
              {t("coursePlayer.chat.remove")}
            </button>
            {!isStaff && (
              <button
                type="button"
                className="quiet"
                aria-label={t(isMuted ? "coursePlayer.chat.unmuteOf" : "coursePlayer.chat.muteOf", { name: userName })}
                onClick={() => room.mute(message.userNo, !isMuted)}
              >
                {t(isMuted ? "coursePlayer.chat.unmute" : "coursePlayer.chat.mute")}
              </button>
            )}
          </p>
        )}
      </li>
    );
  },
  // The functions of the room do the same in every drawing: a line changes with its own facts.
  (before, now) =>
    before.message === now.message &&
    before.isOwn === now.isOwn &&
    before.isMuted === now.isMuted &&
    Boolean(before.room) === Boolean(now.room) &&
    before.t === now.t,
);

/** One's own message that is on its way, or was not taken and why. */
export function PendingLine({
  pending: { ref, text, refused, seconds = 0 },
  room,
  t,
}: {
  pending: Pending;
  room: Room;
  t: Translate;
}): ReactNode {
  return (
    <li className="own pending">
      <p className="text">{text}</p>
      {refused ? (
        <>
          <p className="fault" role="alert">
            {t(`coursePlayer.chat.refused.${refused}`, { seconds })}
          </p>
          <p className="moderate">
            <button type="button" className="quiet" onClick={() => room.retry(ref)}>
              {t("coursePlayer.chat.again")}
            </button>
            <button type="button" className="quiet" onClick={() => room.drop(ref)}>
              {t("coursePlayer.chat.drop")}
            </button>
          </p>
        </>
      ) : (
        <p className="by">{t("coursePlayer.chat.sending")}</p>
      )}
    </li>
  );
}
