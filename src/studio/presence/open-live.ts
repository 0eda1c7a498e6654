import { NOT_LET_IN, type StudioNews } from "../../shared/studio-live.ts";

/** ms between tries: the first, and at most. */
const FIRST_MS = 1000;
const LONGEST_MS = 30_000;

/** An open studio at the server. */
export interface StudioLive {
  /** Says at which page of the studio one is. */
  at(page: string): void;
  close(): void;
}

export interface StudioLiveParts {
  siteOrgNo: string;
  onNews(news: StudioNews): void;
  /** Nobody is known to be there while nothing is heard. */
  onLost(): void;
  connect?: (url: string) => WebSocket;
}

/** Opens a connection that comes back by itself, until the server lets one in no more. The session's cookie says who. */
export function openStudioLive({
  siteOrgNo,
  onNews,
  onLost,
  connect = (url) => new WebSocket(url),
}: StudioLiveParts): StudioLive {
  const url = `${location.origin.replace(/^http/, "ws")}/apis/studio/live?site=${encodeURIComponent(siteOrgNo)}`;
  let socket: WebSocket | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let tries = 0;
  let page = "";
  let isOver = false;
  const say = () => socket?.readyState === 1 && socket.send(JSON.stringify({ page }));
  const start = () => {
    clearTimeout(timer);
    const mine = connect(url);
    socket = mine;
    mine.onopen = () => {
      tries = 0;
      say();
    };
    mine.onmessage = ({ data }) => socket === mine && onNews(JSON.parse(String(data)) as StudioNews);
    mine.onclose = ({ code }) => {
      if (socket !== mine || isOver) return;
      socket = undefined;
      onLost();
      if (code === NOT_LET_IN) return;
      // Not all who were cut off come back in the same moment.
      timer = setTimeout(start, Math.min(FIRST_MS * 2 ** tries++, LONGEST_MS) * (0.5 + Math.random() / 2));
    };
  };
  start();
  return {
    at(next) {
      page = next;
      say();
    },
    close() {
      isOver = true;
      clearTimeout(timer);
      socket?.close();
    },
  };
}
