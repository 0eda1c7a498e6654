import { useState, type FormEvent, type ReactNode } from "react";
import { LiveStatusEnum } from "../../../generated/enums.ts";
import { draftPrefix } from "../../../shared/draft-key.ts";
import { liveClosing, MAX_CHARACTERS } from "../../../shared/live-chat.ts";
import type { Translate } from "../../block.ts";
import { canSend, type RoomState } from "./room-state.ts";
import type { Room } from "./useRoom.ts";

interface Props {
  room: Room;
  periodId: string;
  id: string;
  onSaid(): void;
  /** Takes the course, where it costs this person nothing. */
  join?: (() => Promise<unknown>) | undefined;
  /** Where the course is had otherwise. */
  courseHref?: string | undefined;
  t: Translate;
}

/**
 * Where one writes. What is typed is kept in the tab until it is sent: a broken connection or a page loaded anew loses
 * nothing.
 */
export function Composer({ room, periodId, id, onSaid, join, courseHref, t }: Props): ReactNode {
  const draftKey = `${draftPrefix}live.${periodId}`;
  const [text, setText] = useState(() => sessionStorage.getItem(draftKey) ?? "");
  const trouble = troubleOf(room.state);
  const isClosed = trouble !== undefined && trouble !== "lost" && trouble !== "connecting";
  const change = (typed: string) => {
    setText(typed);
    if (typed === "") sessionStorage.removeItem(draftKey);
    else sessionStorage.setItem(draftKey, typed);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // Without a connection it waits among the messages, and goes out with the next one.
    if (isClosed || !canSend(text)) return;
    room.say(text.trim());
    change("");
    onSaid();
  };
  return (
    <form className="composer" onSubmit={submit}>
      <p className="trouble" role="status">
        {trouble && trouble !== "connecting" ? t(`coursePlayer.chat.trouble.${trouble}`) : ""}
      </p>
      {trouble === "notHeld" &&
        (join ? (
          <Join join={join} t={t} />
        ) : (
          courseHref && (
            <a className="btn ghost" href={courseHref}>
              {t("coursePlayer.toCourse")}
            </a>
          )
        ))}
      <label className="vh" htmlFor={`${id}-say`}>
        {t("coursePlayer.chat.label")}
      </label>
      <input
        id={`${id}-say`}
        type="text"
        value={text}
        maxLength={MAX_CHARACTERS}
        autoComplete="off"
        enterKeyHint="send"
        placeholder={t("coursePlayer.chat.hint")}
        disabled={isClosed && text === ""}
        onChange={({ target }) => change(target.value)}
      />
      <button type="submit" className="btn" aria-disabled={isClosed || !canSend(text)}>
        {t("coursePlayer.chat.send")}
      </button>
    </form>
  );
}

/** One press, however often it is pressed. */
function Join({ join, t }: { join: () => Promise<unknown>; t: Translate }): ReactNode {
  const [busy, setBusy] = useState(false);
  const press = async () => {
    setBusy(true);
    await join();
    setBusy(false);
  };
  return (
    <button type="button" className="btn" aria-disabled={busy} onClick={() => busy || void press()}>
      {t("coursePlayer.chat.join")}
    </button>
  );
}

type Trouble = "connecting" | "lost" | "early" | "over" | "notHeld" | "ended" | "muted" | "paused";

/** Why one cannot write now; undefined where one can. */
function troubleOf({ connection, room, isMuted, isModerator }: RoomState): Trouble | undefined {
  if (connection.name === "closed")
    return connection.code === liveClosing.over
      ? "over"
      : connection.code === liveClosing.notHeld
        ? "notHeld"
        : "ended";
  if (connection.name !== "open") return connection.name;
  if (room && room.liveStatus > LiveStatusEnum.live) return "over";
  if (isMuted) return "muted";
  return room?.isPaused && !isModerator ? "paused" : undefined;
}
