import { afterAll, beforeAll, describe, expect, it } from "vitest";
import * as errorCode from "../../src/generated/error-codes.ts";
import { setValue } from "../../src/site/edit/edit.ts";
import { ok } from "./client.ts";
import { createCallers } from "./callers.ts";
import { startTestServer, type TestServer } from "./harness.ts";

describe("drafts with mistakes", () => {
  let server: TestServer;
  const { signIn, as } = createCallers(() => server);
  beforeAll(async () => {
    server = await startTestServer();
    await signIn({
      organisation: "13800000003",
      learner: "13800000001",
      operator: "13800000009",
    });
  });
  afterAll(() => server?.close());

  const list = (who = "operator") => server.call("listDraftFaults", {}, as(who));
  const save = async (type: string) => {
    const site = { siteOrgNo: "1001" };
    const token = as("organisation").token;
    const { version, baseRevision, patch } = ok(await server.call("getSiteDraft", site, { token }));
    const wrong = setValue({ own: patch, path: ["screens", "home", "blocks", "mine"], value: { type, in: "main" } });
    return server.call("saveSiteDraft", { ...site, version, baseRevision, patch: wrong }, { token });
  };

  it("are listed for operators alone, with how many there are, the first of them and the studio", async () => {
    for (const who of ["organisation", "learner"]) expect((await list(who)).code).toBe(errorCode.NO_PERMISSION);
    const saved = await save("noSuchBlock");
    expect(saved.code).toBe(200);
    const data = ok(await list());
    expect(data.list[0]).toMatchObject({
      siteOrgNo: "1001",
      studioUrl: "/studio/site/1001",
      errorCount: ok(saved).findings.filter(({ severity }) => severity === "error").length,
      message: ok(saved).findings.find(({ severity }) => severity === "error")!.message,
      authorName: expect.stringMatching(/./),
    });
    expect(data.list[0]!.errorCount).toBeGreaterThan(0);
    const token = as("organisation").token;
    const { version } = ok(await server.call("getSiteDraft", { siteOrgNo: "1001" }, { token }));
    await server.call("discardSiteDraft", { siteOrgNo: "1001", version }, { token });
    expect(ok(await list()).totalCount).toBe(data.totalCount - 1);
  });
});
