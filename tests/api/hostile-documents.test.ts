import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { OperationId, OperationInput } from "../../src/generated/operations.ts";
import * as errorCode from "../../src/generated/error-codes.ts";
import { contract } from "../../src/generated/contract.ts";
import words from "../../src/locales/zh-CN.json" with { type: "json" };
import type { CompiledBlock } from "../../src/site/compile/compile.ts";
import { maxBlockDepth } from "../../src/site/document/placement.ts";
import { brackets, randomDocument, worstArchives, worstDocuments } from "../hostile/documents.ts";
import { ok } from "./client.ts";
import { startTestServer, type TestServer } from "./harness.ts";

const site = { siteOrgNo: "1001" };

describe("documents that are made to stop the portal", () => {
  let server: TestServer;
  let own = "";
  beforeAll(async () => {
    server = await startTestServer();
    own = await server.signIn("13800000003");
  });
  afterAll(() => server?.close());

  const call = <Id extends OperationId>(id: Id, input?: Omit<OperationInput<Id>, "siteOrgNo">) =>
    server.callUnchecked(id, { ...site, ...input }, { token: own });
  const sumOf = ({ user, system }: NodeJS.CpuUsage) => (user + system) / 1000;

  it("are refused with what there is too much of, or told what is wrong, and a thread has the work of it", async () => {
    const before = { thread: server.services.work.counts.cpuMs, draft: ok(await call("getSiteDraft")).version };
    let [ownWork, threadWork] = [0, 0];
    for (const { name, patch, isRefused } of worstDocuments()) {
      const parsed: OperationInput<"checkSitePatch">["patch"] = JSON.parse(patch);
      const begun = process.threadCpuUsage();
      const reply = await call("checkSitePatch", { patch: parsed });
      ownWork += sumOf(process.threadCpuUsage(begun));
      expect([name, reply.code]).toEqual([name, isRefused ? 1804 : 200]);
      const { findings } = reply.data as { findings: { severity: string; message: string }[] };
      expect([name, findings.length <= 520]).toEqual([name, true]);
      if (isRefused) expect([name, findings[0]?.message]).toEqual([name, expect.stringMatching(/\d/)]);
      expect([name, findings.filter((finding) => "suggestion" in finding).length <= 20]).toEqual([name, true]);
    }
    threadWork = server.services.work.counts.cpuMs - before.thread;
    // Here the caller's own reading and writing is counted with the server's, and still the thread has most of it.
    expect(threadWork).toBeGreaterThan(ownWork);
    expect(ok(await call("getSiteDraft")).version).toBe(before.draft);
    expect(server.services.work.counts).toMatchObject({ running: 0, waiting: 0 });
  });

  it("are refused before they are read where they are nothing but brackets", async () => {
    for (const id of ["checkSitePatch", "saveSiteDraft"] as const) {
      const body = `{"siteOrgNo":"${site.siteOrgNo}","version":0,"baseRevision":"0","patch":${brackets}}`;
      expect(
        await server.request(`/apis${contract[id].path}`, {
          method: "POST",
          headers: { "content-type": "application/json", token: own },
          body,
        }),
      ).toMatchObject({ code: errorCode.BODY_TOO_DEEP });
    }
  });

  it("are not kept where they are beyond a limit; within them they are kept, cannot be published or scheduled, and show what can be shown", async () => {
    const documents = worstDocuments();
    const beyond = documents.find(({ name }) => name.startsWith("3,000 blocks"));
    const within = documents.find(({ name }) => name.startsWith("500 blocks each in the other"));
    const { version, baseRevision } = ok(await call("getSiteDraft"));
    expect((await call("saveSiteDraft", { version, baseRevision, patch: JSON.parse(beyond!.patch) })).code).toBe(
      errorCode.SITE_LAYER_REFUSED,
    );
    expect(ok(await call("getSiteDraft")).version).toBe(version);
    const saved = await call("saveSiteDraft", { version, baseRevision, patch: JSON.parse(within!.patch) });
    expect(saved).toMatchObject({ code: 200, data: { version: version + 1 } });
    expect(
      ok(saved)
        .findings.map(({ message }) => message)
        .join(" "),
    ).toMatch(/20/);
    expect((await call("publishSite", { version: version + 1 })).code).toBe(errorCode.SITE_HAS_FAULTS);
    expect((await call("scheduleSite", { version: version + 1, publishTime: "2026-12-31 00:00:00" })).code).not.toBe(
      200,
    );
    const draft = await server.services.tenants.draft(site.siteOrgNo);
    const levels = (blocks: readonly CompiledBlock[]): number =>
      Math.max(0, ...blocks.map(({ children }) => 1 + levels(Object.values(children).flat())));
    for (const name of ["k00000", "k00009"])
      expect([name, levels(Object.values(draft?.tenant?.screen(name, "en")?.compiled.slots ?? {}).flat())]).toEqual([
        name,
        maxBlockDepth,
      ]);
    expect((await call("getSiteRevisionDiff", { from: "0", to: "draft" })).code).toBe(200);
    expect((await call("exportSite")).code).toBe(200);
    await call("discardSiteDraft", { version: version + 1 });
  });

  it("are refused in archives, each for what there is too much of", async () => {
    const { version } = ok(await call("getSiteDraft"));
    for (const { name, bytes, fault } of worstArchives()) {
      const reply = await call("importSite", { version, file: new Blob([Buffer.from(bytes)]) });
      expect([name, reply.code, reply.msg]).toEqual([
        name,
        1807,
        expect.stringContaining(words[`site.archive.${fault}`].replace("{size}", "32")),
      ]);
      if (fault === "faults")
        expect([name, reply.data?.findings.map(({ message }) => message).join(" ")]).toEqual([
          name,
          expect.stringMatching(/\d/),
        ]);
    }
    expect(ok(await call("getSiteDraft")).version).toBe(version);
  });

  it("get an answer whatever chance makes of them", async () => {
    for (const seed of [1, 2, 3, 4, 5]) {
      const reply = await call("checkSitePatch", { patch: JSON.parse(randomDocument(seed, 250_000)) });
      expect([seed, [200, 1009, 1804].includes(reply.code)]).toEqual([seed, true]);
    }
  });
});
