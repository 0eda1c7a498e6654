import { WebSocket } from "ws";
import type { LiveMessage, LiveNews, LiveRequest } from "../../src/shared/live-chat.ts";

/** A page of somebody at a live session. */
export interface LivePage {
  news: LiveNews[];
  /** Code and reason with which it was closed. */
  closed: Promise<{ code: number; reason: string }>;
  ask(request: LiveRequest): void;
  say(text: string, ref?: string): void;
  /** The first news of a kind, waited for. */
  heard<Type extends LiveNews["type"]>(
    type: Type,
    fits?: (news: LiveNews & { type: Type }) => boolean,
  ): Promise<LiveNews & { type: Type }>;
  messages(): LiveMessage[];
  close(): void;
  socket: WebSocket;
}

let count = 0;

/** Opens the chat of a session as a page of the site does. */
export function openLive(
  url: string,
  { periodId, token, origin = url }: { periodId: string; token?: string; origin?: string | undefined },
): LivePage {
  const socket = new WebSocket(`${url.replace("http", "ws")}/apis/live/chat?periodId=${periodId}`, {
    ...(origin ? { origin } : {}),
    headers: token ? { cookie: `RC_WEB_TOKEN=${token}` } : {},
  });
  const news: LiveNews[] = [];
  const waiting = new Set<() => void>();
  socket.on("message", (data) => {
    news.push(JSON.parse(String(data)) as LiveNews);
    for (const look of waiting) look();
  });
  const closed = new Promise<{ code: number; reason: string }>((resolve) => {
    socket.on("close", (code, reason) => resolve({ code, reason: String(reason) }));
    socket.on("unexpected-response", (_request, response) => resolve({ code: response.statusCode ?? 0, reason: "" }));
  });
  socket.on("error", () => undefined);
  const ask = (request: LiveRequest) => socket.send(JSON.stringify(request));
  return {
    news,
    closed,
    socket,
    ask,
    say: (text, ref = `r${(count += 1)}`) => ask({ type: "say", ref, text }),
    heard: (type, fits = () => true) =>
      new Promise((resolve, reject) => {
        const look = () => {
          const found = news.find((one) => one.type === type && fits(one as never));
          if (!found) return;
          waiting.delete(look);
          clearTimeout(timer);
          resolve(found as never);
        };
        const timer = setTimeout(
          () => reject(new Error(`never heard ${type}; heard ${JSON.stringify(news).slice(0, 2000)}`)),
          60_000,
        );
        waiting.add(look);
        look();
      }),
    messages: () =>
      news.flatMap((one) =>
        one.type === "message" ? [one.message] : one.type === "welcome" || one.type === "history" ? one.messages : [],
      ),
    close: () => socket.close(),
  };
}
