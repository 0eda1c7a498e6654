import { expect, it } from "vitest";
import * as errorCode from "../../src/generated/error-codes.ts";
import { createClient, ok, type ApiClient } from "./client.ts";
import { describeOnPostgres } from "./harness.ts";
import { startTwoNodes } from "./nodes-harness.ts";
import { until } from "./tenants-harness.ts";

describeOnPostgres("one of an organisation's staff, on two servers", () => {
  it("acts on both, and is out on both once one of them removed them, whether or not the other hears of it", async () => {
    const { first, second, way } = await startTwoNodes({ heartbeatMs: 250, silenceMs: 1000, notReadyMs: 3000 });
    const there = createClient(second.url);
    const organisation = await first.signIn("13800000003");
    const person = await first.signIn("13800000001");
    const draft = async (server: ApiClient) =>
      (await server.call("getSiteDraft", { siteOrgNo: "1001" }, { token: person })).code;
    const hire = async () => {
      const invitation = { staffMobile: "13800000001", staffRole: "editor", days: 7 } as const;
      const { id } = ok(await first.call("saveStaffInvitation", invitation, { token: organisation }));
      ok(await there.call("updateStaffInvitation", { id, isAccepted: true }, { token: person }));
      ok(await there.call("startStaffWork", { workOrgNo: "1001" }, { token: person }));
      return id;
    };
    await until(() => second.services.bus.isListening());
    const id = await hire();
    await until(async () => (await draft(first)) === 200);
    expect(await draft(there)).toBe(200);
    ok(await first.call("removeStaff", { id }, { token: organisation }));
    await until(async () => (await draft(there)) === errorCode.STAFF_ENDED);
    expect(await draft(first)).toBe(errorCode.STAFF_ENDED);

    const again = await hire();
    expect(await draft(there)).toBe(200);
    way.freeze();
    await until(() => !second.services.bus.isListening());
    ok(await first.call("removeStaff", { id: again }, { token: organisation }));
    // It keeps no session that it cannot hear of: the database is asked.
    expect(await draft(there)).toBe(errorCode.STAFF_ENDED);
    way.thaw();
  });
});
