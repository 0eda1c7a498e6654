import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { describe, expect, it } from "vitest";
import { createSeries, serveOnSocket } from "./embedded-socket.ts";

const START = Buffer.from([0, 0, 0, 8, 0, 3, 0, 0]);
const message = (type: string, body = ""): Buffer => {
  const head = Buffer.alloc(5);
  head.write(type, 0);
  head.writeInt32BE(4 + body.length, 1);
  return Buffer.concat([head, Buffer.from(body)]);
};
const started = () => {
  const series = createSeries();
  series.add(START);
  expect(series.take()).toEqual(new Uint8Array(START));
  return series;
};

describe("what comes to the embedded database", () => {
  it("is handed over as far as a message that waits for an answer", () => {
    const series = started();
    const asked = [message("P", "one"), message("B"), message("E"), message("S")];
    series.add(Buffer.concat([...asked, message("Q", "two"), message("P", "three")]));
    expect(series.take()).toEqual(new Uint8Array(Buffer.concat([...asked, message("Q", "two")])));
    expect(series.take()).toBeUndefined();
    series.add(message("S"));
    expect(series.take()).toEqual(new Uint8Array(Buffer.concat([message("P", "three"), message("S")])));
  });

  it("is put together, however it was split on the way", () => {
    const all = Buffer.concat([START, message("P", "a statement"), message("S"), message("Q", "another")]);
    for (const size of [1, 2, 3, 7, 11]) {
      const series = createSeries();
      const taken: Uint8Array[] = [];
      for (let at = 0; at < all.length; at += size) {
        series.add(all.subarray(at, at + size));
        for (let one = series.take(); one; one = series.take()) taken.push(one as Uint8Array);
      }
      expect(Buffer.concat(taken)).toEqual(all);
      expect(taken).toHaveLength(3);
    }
  });

  it("is told that the connection is not encrypted, and ends without ending the database", () => {
    const series = createSeries();
    series.add(Buffer.from([0, 0, 0, 8, 0x04, 0xd2, 0x16, 0x2f]));
    expect(series.take()).toBe("no encryption");
    series.add(Buffer.concat([START, message("S"), message("X")]));
    expect(series.take()).toEqual(new Uint8Array(START));
    expect(series.take()).toEqual(new Uint8Array(message("S")));
    expect(series.take()).toBeUndefined();
  });
});

it("lets a client go that stays longer than the database", async () => {
  const folder = mkdtempSync(join(tmpdir(), "lectern-socket-"));
  const database = await PGlite.create();
  const server = await serveOnSocket(database, join(folder, "socket"));
  const client = connect(join(folder, "socket"));
  await once(client, "connect");
  await database.close();
  const problems: unknown[] = [];
  const note = (problem: unknown) => void problems.push(problem);
  process.on("uncaughtExceptionMonitor", note);
  client.destroy();
  // Its "close" comes before that of the server.
  server.close();
  await once(server, "close");
  process.off("uncaughtExceptionMonitor", note);
  rmSync(folder, { recursive: true });
  expect(problems).toEqual([]);
});
