import {
  liveClosing,
  SIGN_OF_LIFE_MS,
  type LiveConnection,
  type LiveNews,
  type LiveWatch,
} from "../shared/live-chat.ts";

/** ms without a sign of the server after which the connection is given up: networks fail without a word. */
const SILENCE_MS = SIGN_OF_LIFE_MS * 2.5;
/** ms between tries: the first, and at most. */
const FIRST_MS = 500;
const LONGEST_MS = 30_000;

/** What a test may replace. */
export interface LiveMeans {
  connect(url: string): WebSocket;
  random(): number;
}

const means: LiveMeans = { connect: (url) => new WebSocket(url), random: Math.random };

/**
 * A live connection that comes back by itself: soon at first, then after longer and longer, at once when the network or
 * the person is back. The session's cookie says who it is.
 */
export function openLive(periodId: string, watch: LiveWatch, { connect, random }: LiveMeans = means): LiveConnection {
  const url = `${location.origin.replace(/^http/, "ws")}/apis/live/chat?periodId=${encodeURIComponent(periodId)}`;
  let socket: WebSocket | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let silence: ReturnType<typeof setTimeout> | undefined;
  let tries = 0;
  let isOver = false;

  const start = () => {
    clearTimeout(timer);
    const mine = connect(url);
    socket = mine;
    watch.onState({ name: "connecting" });
    listen();
    mine.onmessage = ({ data }) => {
      if (socket !== mine) return;
      listen();
      const news = JSON.parse(String(data)) as LiveNews;
      if (news.type === "welcome") {
        tries = 0;
        watch.onState({ name: "open" });
      }
      watch.onNews(news);
    };
    mine.onclose = ({ code, reason }) => socket === mine && ended(code, reason);
  };

  /** Each sign of the server is waited for anew. */
  const listen = () => {
    clearTimeout(silence);
    silence = setTimeout(() => {
      const silent = socket;
      ended(1006, "");
      silent?.close();
    }, SILENCE_MS);
  };

  const ended = (code: number, reason: string) => {
    socket = undefined;
    clearTimeout(silence);
    if (isOver) return;
    if (finals.has(code)) {
      end();
      return watch.onState({ name: "closed", code });
    }
    if (code === liveClosing.tooEarly) {
      watch.onState({ name: "early" });
      // Longer waits than a timer can have are taken in pieces. Not all who wait come in the same moment.
      return again(Math.min(Number(reason) * 1000 + random() * 3000, 2 ** 31 - 1));
    }
    watch.onState({ name: "lost" });
    again(code === liveClosing.tooFast ? LONGEST_MS : pauseAfter(tries, random));
    tries += 1;
  };

  const again = (milliseconds: number) => {
    clearTimeout(timer);
    timer = setTimeout(start, milliseconds);
  };
  /** Only what is broken: who waits for a session to come near goes on waiting. */
  const hurry = () => {
    if (!socket && tries > 0 && document.visibilityState === "visible") start();
  };
  const end = () => {
    isOver = true;
    clearTimeout(timer);
    clearTimeout(silence);
    removeEventListener("online", hurry);
    document.removeEventListener("visibilitychange", hurry);
  };
  addEventListener("online", hurry);
  document.addEventListener("visibilitychange", hurry);
  start();

  return {
    send(request) {
      if (socket?.readyState !== WebSocket.OPEN) return false;
      socket.send(JSON.stringify(request));
      return true;
    },
    close() {
      end();
      socket?.close();
      socket = undefined;
    },
  };
}

/** ms before the next try: twice as long each time, and not for all who were cut off in the same moment. */
function pauseAfter(tries: number, random: () => number): number {
  return Math.min(FIRST_MS * 2 ** tries, LONGEST_MS) * (0.5 + random() / 2);
}

/** Codes after which another try would end the same way. */
const finals = new Set<number>([
  liveClosing.signedOut,
  liveClosing.notHeld,
  liveClosing.none,
  liveClosing.tooMany,
  liveClosing.over,
]);
