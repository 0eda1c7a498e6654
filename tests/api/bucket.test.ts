import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startS3 } from "../../src/server/providers/storage/testing/start-s3.ts";
import { startTestServer, type TestServer } from "./harness.ts";
import { run } from "./run-cli.ts";

const folder = mkdtempSync(join(tmpdir(), "lectern-bucket-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe("a server whose files are in a bucket", () => {
  let bucket: Awaited<ReturnType<typeof startS3>> | undefined;
  let environment: Record<string, string>;
  let server: TestServer;
  beforeAll(async () => {
    bucket = await startS3(join(folder, "s3"));
    const { settings } = bucket;
    environment = {
      S3_ENDPOINT: settings.endpoint ?? "",
      S3_BUCKET: settings.bucket,
      S3_ACCESS_KEY: settings.accessKey,
      S3_SECRET_KEY: settings.secretKey,
    };
    server = await startTestServer({ environment });
  });
  afterAll(async () => {
    await server?.close();
    await bucket?.close();
  });

  /** What the doctor says of the bucket, on a machine where no server runs. */
  const doctor = async (env: Record<string, string> = {}) => {
    const alone = { DATA_DIR: join(folder, "none"), TENANTS_DIR: folder, DEMO: "off", FFMPEG: "off", PORT: "1" };
    const { code, json, out } = await run({ ...alone, ...environment, ...env }, ["doctor", "--json"]);
    expect(out).not.toContain("hidden-key");
    const { checks } = json() as { checks: { name: string; state: string; found: string; advice?: string }[] };
    return { code, ...checks.find(({ name }) => name === "bucket") };
  };
  const files = async () => {
    const ready = await fetch(`${server.url}/readyz`);
    const far = await fetch(`${server.url}/readyz`, { headers: { "x-forwarded-for": "192.0.2.7" } });
    const { status, checks } = (await ready.json()) as { status: string; checks: Record<string, string> };
    expect(await far.json()).toEqual({ status });
    const metrics = await (await fetch(`${server.url}/metrics`)).text();
    return {
      codes: [ready.status, far.status],
      status,
      files: checks["files"],
      figure: /^lectern_files_reachable (\d)$/m.exec(metrics)?.[1],
    };
  };

  it("has a doctor who says what is wrong with it, and what to look at", async () => {
    expect(await doctor()).toMatchObject({ state: "ok", found: "lectern can be used" });
    expect(await doctor({ S3_BUCKET: "another" })).toMatchObject({
      code: 1,
      state: "problem",
      found: expect.stringMatching(/none of this name; see S3_BUCKET/) as string,
      advice: expect.any(String) as string,
    });
    expect(await doctor({ S3_ACCESS_KEY: "hidden-key" })).toMatchObject({
      code: 1,
      state: "problem",
      found: expect.stringMatching(/not let in; see S3_ACCESS_KEY/) as string,
    });
    expect(await doctor({ S3_ENDPOINT: "http://127.0.0.1:9" })).toMatchObject({
      code: 1,
      state: "problem",
      found: expect.stringMatching(/no answer; see S3_ENDPOINT \(ECONNREFUSED\)/) as string,
    });
  });

  it("stays ready without it, and says so to who looks after the machine; it comes back by itself", async () => {
    expect(await files()).toEqual({ codes: [200, 200], status: "ready", files: "ok", figure: "1" });
    const { port } = new URL(environment["S3_ENDPOINT"]!);
    await bucket?.close();
    server.advance(11_000);
    expect(await files()).toEqual({ codes: [200, 200], status: "ready", files: "unreachable", figure: "0" });
    server.advance(11_000);
    await files();
    bucket = await startS3(join(folder, "s3"), Number(port));
    server.advance(11_000);
    expect(await files()).toMatchObject({ files: "ok", figure: "1" });
    const said = server.logged.map(({ msg }) => String(msg)).filter((message) => message.startsWith("files can"));
    expect(said).toEqual(["files cannot be read or kept: pages go on without them", "files can be used again"]);
  });
});
