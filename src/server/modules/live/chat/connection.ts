import type { WebSocket } from "ws";
import type { LiveNews } from "../../../../shared/live-chat.ts";
import type { Session } from "../../../core/context.ts";

/** Bytes that may wait for a client that does not read. Beyond them it is dropped, and reconnects by itself. */
const MAX_WAITING = 512 * 1024;
/** ms that a page has to take in why it was let go. */
const FAREWELL_MS = 5000;
/** Requests in so many ms; a person sends far fewer. */
const MAX_REQUESTS = 30;
const WINDOW_MS = 10_000;

/** One page of a person at a session. */
export class Connection {
  readonly who: Session;
  readonly token: string;
  readonly userName: string;
  readonly isStaff: boolean;
  isMuted = false;
  isAlive = true;
  private readonly socket: WebSocket;
  private requests: number[] = [];

  constructor({
    socket,
    who,
    token,
    userName,
    isStaff,
  }: {
    socket: WebSocket;
    who: Session;
    token: string;
    userName: string;
    isStaff: boolean;
  }) {
    this.socket = socket;
    this.who = who;
    this.token = token;
    this.userName = userName;
    this.isStaff = isStaff;
  }

  send(news: LiveNews): void {
    this.sendText(JSON.stringify(news));
  }

  sendText(text: string): void {
    if (this.socket.readyState !== this.socket.OPEN) return;
    if (this.socket.bufferedAmount > MAX_WAITING) return this.socket.terminate();
    this.socket.send(text);
  }

  /** Asks for a sign of life; who gave none since the last time is gone. */
  ping(): void {
    if (!this.isAlive) return this.socket.terminate();
    this.isAlive = false;
    this.socket.ping();
  }

  close(code: number, reason = ""): void {
    this.socket.close(code, reason);
    // Whoever does not say goodbye too is not waited for.
    setTimeout(() => this.socket.terminate(), FAREWELL_MS).unref();
  }

  /** False where it asks too much. By the clock of the machine: the server's may be moved in tests. */
  countRequest(): boolean {
    const now = performance.now();
    this.requests = [...this.requests.filter((at) => at > now - WINDOW_MS), now];
    return this.requests.length <= MAX_REQUESTS;
  }
}
