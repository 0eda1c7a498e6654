import type { LiveConnection, LiveConnections, LiveRequest } from "../shared/live-chat.ts";

/** Live connections of the page. The code behind it is fetched with the first one. */
export const liveConnections: LiveConnections = {
  open(periodId, watch) {
    let connection: LiveConnection | undefined;
    let isClosed = false;
    watch.onState({ name: "connecting" });
    import("./live-connection.ts").then(
      ({ openLive }) => {
        if (!isClosed) connection = openLive(periodId, watch);
      },
      () => watch.onState({ name: "lost" }),
    );
    return {
      send: (request: LiveRequest) => connection?.send(request) ?? false,
      close() {
        isClosed = true;
        connection?.close();
      },
    };
  },
};
