import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { Agent, get } from "node:http";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, inject, it, vi } from "vitest";
import { drawBuilt } from "../../src/server/modules/sites/tenants/draw-form.ts";

const root = join(import.meta.dirname, "..", "..");
const dist = join(root, "dist");

/** Words that stand in React's development builds alone: texts that no minifier changes, one at least of each part. */
const marks = [
  'A props object containing a "key" prop is being spread into JSX',
  "Each child in a list should have a unique",
  "Download the React DevTools",
];

const developmentIn = (code: string): string[] => marks.filter((mark) => code.includes(mark));

const ended: (() => Promise<void>)[] = [];
afterAll(async () => void (await Promise.all(ended.map((end) => end()))));

describe("the React that is served", () => {
  it("can be told from a development build by words that only that has", () => {
    const packages = createRequire(import.meta.url);
    const build = (name: string, kind: string) =>
      readFileSync(
        join(packages.resolve(`${name.split("/")[0]}/package.json`), "..", "cjs", `${name.split("/")[1]}.${kind}.js`),
        "utf8",
      );
    const builds = [
      "react/react-jsx-runtime",
      "react-dom/react-dom-server-legacy.node",
      "react-dom/react-dom-client",
      "react-dom/react-dom-server.node",
    ];
    expect(builds.filter((name) => developmentIn(build(name, "development")).length === 0)).toEqual([]);
    expect(builds.flatMap((name) => developmentIn(build(name, "production")))).toEqual([]);
  });

  for (const part of ["server", "client"]) {
    it(`is the production build in dist/${part}`, () => {
      const files = readdirSync(join(dist, part), { recursive: true, encoding: "utf8" }).filter((file) =>
        file.endsWith(".js"),
      );
      expect(files.length).toBeGreaterThan(0);
      expect(
        files.flatMap((file) =>
          developmentIn(readFileSync(join(dist, part, file), "utf8")).map((mark) => `${file}: ${mark}`),
        ),
      ).toEqual([]);
    });
  }

  it("draws a form of a site once before it is published", async () => {
    const form = (widget: string) => ({
      title: "t",
      validator: "t",
      schema: { type: "object", properties: { name: { type: "string" } } },
      uiSchema: { name: { "ui:widget": widget } },
    });
    vi.stubEnv("NODE_ENV", "production");
    expect(await drawBuilt(form("text"))).toBeUndefined();
    expect(await drawBuilt(form("txt"))).toContain("txt");
    vi.unstubAllEnvs();
    expect(await drawBuilt(form("txt"))).toBeUndefined();
  });
});

for (const { environment, ...given } of [
  { environment: "without NODE_ENV", nodeEnv: undefined, isFirst: true, drainSeconds: "0" },
  { environment: "with NODE_ENV=development", nodeEnv: "development", isFirst: false, drainSeconds: "1" },
])
  describe(`a portal that was started ${environment}`, () => {
    let last: StartedPortal | undefined;
    /** The one that runs; a second try finds it stopped, and starts another. */
    const running = async (): Promise<StartedPortal> => {
      if (!last || last.program.exitCode !== null || last.program.signalCode !== null) last = await start(given);
      return last;
    };

    it("draws pages by the production build of React", async () => {
      const { url, inspector } = await running();
      const page = await fetch(url);
      expect(page.status).toBe(200);
      expect(await page.text()).toContain("data-page=");
      const { mode, scripts } = await askProcess(inspector);
      expect(mode).toBe("production");
      expect(scripts.map(({ file }) => file)).toContain(`file://${join(dist, "server", "ssr.js")}`);
      expect(scripts.flatMap(({ file, source }) => developmentIn(source).map((mark) => `${file}: ${mark}`))).toEqual(
        [],
      );
    });

    it(`is stopped by SIGTERM, closes ${given.drainSeconds} s later, and answers everybody whose request it has let in`, async () => {
      const { url, program } = await running();
      await expectAnswersWhileStopping(url, program);
    });
  });

/** Stops a server while 16 browsers ask it: no answer is broken off, and the program ends by itself. */
async function expectAnswersWhileStopping(url: string, program: ChildProcess): Promise<void> {
  const gone = once(program, "exit");
  const agents = Array.from({ length: 16 }, () => new Agent({ keepAlive: true, maxSockets: 1 }));
  const answers = agents.map(() => 0);
  /** As a browser does, on a connection that stays open, again and again until nobody is there. */
  const askUntilGone = async (agent: Agent, index: number): Promise<unknown> => {
    for (;;) {
      const error = await ask(url + (index % 4 === 0 ? "/" : "/healthz"), agent).then(
        () => void (answers[index]! += 1),
        (failed: NodeJS.ErrnoException) => failed.code ?? failed.message,
      );
      if (error !== undefined) return error;
    }
  };
  const asking = agents.map(askUntilGone);
  // Each has been answered: the first page takes longest, on a busy machine longer than a server that stops waits.
  await vi.waitFor(() => expect(Math.min(...answers)).toBeGreaterThan(12), { timeout: 60_000 });
  program.kill("SIGTERM");
  // Of those who connect anew, the kernel resets whom it had not yet handed over when the server closed.
  const ends = ["ECONNREFUSED", "ECONNRESET"];
  expect((await Promise.all(asking)).filter((end) => !ends.includes(String(end)))).toEqual([]);
  expect(await gone).toEqual([0, null]);
}

/** Reads an answer to its end; fails with the code of whatever broke it off, and says so of a connection that was kept. */
function ask(url: string, agent: Agent): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = get(url, { agent }, (reply) => {
      reply.on("error", reject).on("end", () => (reply.complete ? resolve() : reject(new Error("broken off"))));
      reply.resume();
    });
    request.on("error", (error: NodeJS.ErrnoException) =>
      reject(request.reusedSocket ? new Error(`${error.code} on a connection that was open`) : error),
    );
  });
}

interface StartedPortal {
  url: string;
  inspector: string;
  program: ChildProcess;
}

/**
 * The real program with nothing of the tests' NODE_ENV, and its inspector's address: once on nothing, as it is started
 * first, otherwise on a database that is there.
 */
async function start({
  nodeEnv,
  drainSeconds,
  isFirst,
}: {
  nodeEnv: string | undefined;
  drainSeconds: string;
  isFirst: boolean;
}): Promise<StartedPortal> {
  const folder = mkdtempSync(join(tmpdir(), "lectern-production-"));
  if (!isFirst) cpSync(inject("embeddedTemplate"), join(folder, "data"), { recursive: true });
  const { NODE_ENV: _, ...inherited } = process.env;
  const environment = {
    ...inherited,
    ...(nodeEnv ? { NODE_ENV: nodeEnv } : {}),
    PORT: "0",
    DATA_DIR: join(folder, "data"),
    TENANTS_DIR: join(root, "tenants"),
    DEMO: "off",
    LOG_LEVEL: "fatal",
    FFMPEG: "off",
    DRAIN_SECONDS: drainSeconds,
  };
  const server: ChildProcess = spawn(process.execPath, ["--inspect=127.0.0.1:0", join(root, "src/server/main.ts")], {
    cwd: root,
    env: environment,
    stdio: ["ignore", "ignore", "pipe"],
  });
  let said = "";
  server.stderr?.on("data", (text: Buffer) => (said += text.toString()));
  ended.push(async () => {
    const gone = new Promise((resolve) =>
      server.exitCode === null && server.signalCode === null ? server.once("exit", resolve) : resolve(undefined),
    );
    server.kill("SIGINT");
    await gone;
    rmSync(folder, { recursive: true, force: true });
  });
  const found = (pattern: RegExp) =>
    vi.waitFor(() => pattern.exec(said)?.[1] ?? Promise.reject(new Error(said)), { timeout: 90_000, interval: 100 });
  return {
    inspector: await found(/listening on (ws:\S+)/),
    url: await found(/ready in[^]*?(http:\/\/\S+)/),
    program: server,
  };
}

interface LoadedScript {
  file: string;
  source: string;
}

/**
 * What a running process has loaded of the build and of React, and which mode it is in, by the inspector's protocol.
 */
async function askProcess(inspector: string): Promise<{ mode: unknown; scripts: LoadedScript[] }> {
  const socket = new WebSocket(inspector);
  const waiting = new Map<number, (result: Record<string, unknown>) => void>();
  const loaded: { scriptId: string; url: string }[] = [];
  let last = 0;
  socket.addEventListener("message", ({ data }) => {
    const told = JSON.parse(String(data)) as {
      id?: number;
      method?: string;
      params?: { scriptId: string; url: string };
      result?: Record<string, unknown>;
    };
    if (told.method === "Debugger.scriptParsed" && told.params) loaded.push(told.params);
    if (told.id !== undefined) waiting.get(told.id)?.(told.result ?? {});
  });
  await new Promise((resolve, reject) => {
    socket.addEventListener("open", resolve);
    socket.addEventListener("error", () => reject(new Error(`${inspector} does not answer`)));
  });
  const ask = (method: string, params: object = {}): Promise<Record<string, unknown>> =>
    new Promise((resolve) => {
      const id = ++last;
      waiting.set(id, resolve);
      socket.send(JSON.stringify({ id, method, params }));
    });
  try {
    // The scripts that are there already are told before this is answered.
    await ask("Debugger.enable");
    const mode = (await ask("Runtime.evaluate", { expression: "process.env.NODE_ENV" }))["result"] as {
      value?: unknown;
    };
    const ours = loaded.filter(
      ({ url }) => url.includes("/dist/server/") || /node_modules\/(react|react-dom|scheduler)\//.test(url),
    );
    const scripts = await Promise.all(
      ours.map(async ({ scriptId, url }) => ({
        file: url,
        source: String((await ask("Debugger.getScriptSource", { scriptId }))["scriptSource"]),
      })),
    );
    return { mode: mode.value, scripts };
  } finally {
    socket.close();
  }
}
