import { connect } from "node:net";
import { expect, it } from "vitest";
import { startTestServer } from "./harness.ts";

it("a connection that sends the head of a request a byte at a time is answered 408 and closed in less than half a minute", async () => {
  const server = await startTestServer();
  const { hostname, port } = new URL(server.url);
  const begun = performance.now();
  const socket = connect(Number(port), hostname);
  let drip: NodeJS.Timeout | undefined;
  try {
    const answer = await new Promise<string>((resolve) => {
      let read = "";
      socket.on("data", (bytes) => (read += bytes.toString()));
      socket.on("error", () => undefined);
      socket.on("close", () => resolve(read));
      socket.write("GET /healthz HTTP/1.1\r\nx-slow: ");
      drip = setInterval(() => socket.write("a"), 500);
    });
    expect(answer).toMatch(/^HTTP\/1\.1 408 /);
    // 15 s, and 5 s until it is seen: what is measured is that it is none of the 75 to 100 s of a whole request.
    expect(performance.now() - begun).toBeLessThan(45_000);
  } finally {
    clearInterval(drip);
    socket.destroy();
    await server.close();
  }
});
