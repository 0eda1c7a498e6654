import type { LiveNews, LiveRoomState } from "../../../../shared/live-chat.ts";
import { presentLiveStatus } from "../../catalogue/index.ts";
import type { SessionRow } from "../session-queries.ts";
import type { Connection } from "./connection.ts";

/** The people of one session who are connected to this server. */
export class Room {
  readonly periodId: string;
  session: SessionRow;
  online = 0;
  readonly connections = new Set<Connection>();
  private told = "";

  constructor(session: SessionRow) {
    this.periodId = session.id;
    this.session = session;
  }

  state(now: Date): LiveRoomState {
    return {
      liveStatus: presentLiveStatus(this.session, now),
      isOn: this.session.is_on ?? false,
      isPaused: this.session.is_paused ?? false,
      online: Math.max(this.online, this.userNos().length),
    };
  }

  /** Tells all how the session stands, where that is another than they were told; `always` as a sign of life. */
  tellState(now: Date, { always = false }: { always?: boolean } = {}): void {
    const state = this.state(now);
    const { online: _online, ...important } = state;
    const text = JSON.stringify(important);
    if (text === this.told && !always) return;
    this.told = text;
    this.broadcast({ type: "room", ...state });
  }

  broadcast(news: LiveNews, to: (connection: Connection) => boolean = () => true): void {
    const text = JSON.stringify(news);
    for (const connection of this.connections) if (to(connection)) connection.sendText(text);
  }

  mute({ userNo, isMuted }: { userNo: string; isMuted: boolean }): void {
    for (const connection of this.connections) if (connection.who.userNo === userNo) connection.isMuted = isMuted;
    this.broadcast(
      { type: "muted", userNo, isMuted },
      (connection) => connection.isStaff || connection.who.userNo === userNo,
    );
  }

  userNos(): string[] {
    return [...new Set([...this.connections].map(({ who }) => who.userNo))];
  }

  /**
   * The time of the session, in which presence counts: from its begin, or its picture before that, to its end, or its
   * picture's beyond that.
   */
  countedTime(now: Date): { from: Date; until: Date } {
    const { begin_time, end_time, gmt_start, gmt_stop, is_on } = this.session;
    const last = is_on ? now : (gmt_stop ?? end_time);
    return {
      from: gmt_start && gmt_start < begin_time ? gmt_start : begin_time,
      until: last > end_time ? last : end_time,
    };
  }
}
