import { spawn, spawnSync, type ChildProcess } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { freePort } from "../free-port.ts";
import { startTestServer, type TestServer } from "./harness.ts";
import { openLive } from "./live-harness.ts";
import { createParts } from "./chunks.ts";

const text = readFileSync(join(import.meta.dirname, "../../docs/domains.md"), "utf8");

/** What the document shows, for a server on another port. */
function shown(pattern: RegExp, server: TestServer): string {
  const found = pattern.exec(text)?.[0];
  if (found === undefined) throw new Error(`docs/domains.md shows no ${pattern}`);
  return found.replaceAll("127.0.0.1:3000", new URL(server.url).host);
}

const proxies = [
  {
    name: "nginx",
    version: "-v",
    write: (folder: string, port: number, server: TestServer) => {
      const conf = `daemon off; pid ${folder}/pid; error_log ${folder}/error.log;\nevents {}\nhttp {\naccess_log off;\n${["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map((kind) => `${kind}_temp_path ${folder}/${kind};`).join(" ")}
server { listen 127.0.0.1:${port};\n${shown(/ {8}location \/ \{\n(?: {12}.*\n)+ {8}\}/, server)}\n} }\n`;
      writeFileSync(join(folder, "conf"), conf);
      return ["-p", folder, "-c", join(folder, "conf"), "-e", join(folder, "error.log")];
    },
  },
  {
    name: "caddy",
    version: "version",
    write: (folder: string, port: number, server: TestServer) => {
      writeFileSync(
        join(folder, "conf"),
        `{\nadmin off\n}\nhttp://127.0.0.1:${port} {\n${shown(/\treverse_proxy 127\.0\.0\.1:3000/, server)}\n}\n`,
      );
      return ["run", "--adapter", "caddyfile", "--config", join(folder, "conf")];
    },
  },
];

for (const { name, version, write } of proxies) {
  const isThere = spawnSync(name, [version], { stdio: "ignore" }).status === 0;
  if (!isThere)
    console.warn(
      `${name} is not on this machine: what docs/domains.md shows of it is not run (apt-get install ${name})`,
    );

  describe.skipIf(!isThere)(`behind ${name} as docs/domains.md shows it, on a port of its own`, () => {
    const folder = mkdtempSync(join(tmpdir(), `lectern-${name}-`));
    let server: TestServer;
    let proxy: ChildProcess;
    let url = "";
    beforeAll(async () => {
      server = await startTestServer({ environment: { TRUST_PROXY: "127.0.0.1" } });
      const port = await freePort();
      url = `http://127.0.0.1:${port}`;
      proxy = spawn(name, write(folder, port, server), {
        stdio: "ignore",
        env: { ...process.env, HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder },
      });
      await vi.waitFor(async () => expect((await fetch(`${url}/apis/openapi.json`)).status).toBe(200), {
        timeout: 60_000,
        interval: 100,
      });
    });
    afterAll(async () => {
      const ended = new Promise((resolve) => proxy?.once("exit", resolve));
      if (proxy?.kill()) await ended;
      await server?.close();
      rmSync(folder, { recursive: true, force: true });
    });

    it("takes 50 MB of an upload at once", async () => {
      const parts = createParts({ ...server, url }, await server.signIn("13800000002"));
      const size = 50 * 1024 * 1024;
      const permit = await parts.permit({ fileSize: size + 1 });
      expect((await parts.begin(permit, { size: size + 1 })).status).toBe(201);
      expect((await parts.patch(permit.fileNo, { from: 0, bytes: Buffer.alloc(size) })).status).toBe(204);
      expect(await parts.offset(permit.fileNo)).toMatchObject({ offset: size });
    });

    it("lets pages of its own address into the chat, and no others", async () => {
      const token = await server.signIn("13800000001");
      const code = async (at: string, origin: string) =>
        (await openLive(at, { periodId: "999999999", token, origin }).closed).code;
      const direct = await code(server.url, server.url);
      expect(direct).not.toBe(403);
      expect([await code(url, url), await code(url, "http://evil.example")]).toEqual([direct, 403]);
    });
  });
}
