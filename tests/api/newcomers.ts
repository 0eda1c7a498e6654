import type { OperationInput } from "../../src/generated/operations.ts";
import type { SitePatch } from "../../src/generated/types.ts";
import { encryptPassword, ok, type ReplyOf } from "./client.ts";
import type { TestServer } from "./harness.ts";

export const PASSWORD = "Right#2026";

/** People who sign up as a browser does: by a code that was sent to their number. The server needs TRUST_PROXY. */
export function createNewcomers(server: TestServer, prefix = "136") {
  let made = 0;
  const newMobile = () => `${prefix}${String((made += 1)).padStart(8, "0")}`;
  /** Wrong codes of one address take a captcha after some: each comes from an address of its own. */
  const fromElsewhere = () => ({ "x-forwarded-for": `10.60.${Math.floor((made += 1) / 250)}.${made % 250}` });
  /** Gets a code for a number, and gives what signs up with it: again, where that was refused. */
  const prepare = async (orgno = "", mobile = newMobile()) => {
    const headers = { ...fromElsewhere(), ...(orgno ? { orgno } : {}) };
    await server.call("sendCode", { mobile, purpose: "register" }, { headers });
    const sent = server.logged.findLast((line) => line["msg"] === "sms" && line["mobile"] === mobile);
    return async (more: Partial<OperationInput<"register">> = {}): Promise<ReplyOf<"register">> => {
      const key = ok(await server.call("getLoginKey"));
      const body = { mobile, code: String(sent?.["digits"]), keyId: key.keyId, agreement: true as const };
      const password = await encryptPassword(key, PASSWORD);
      return server.call("register", { ...body, ...more, password }, { headers });
    };
  };
  /** Signs up at a site ("" is the platform's) and gives the reply. */
  const register = async (
    orgno = "",
    mobile = newMobile(),
    more: Partial<OperationInput<"register">> = {},
  ): Promise<ReplyOf<"register">> => (await prepare(orgno, mobile))(more);
  /** The same, as the token of who signed up. */
  const newToken = async (orgno = "", mobile = newMobile()): Promise<string> =>
    ok(await register(orgno, mobile)).token!;
  return { newMobile, prepare, register, newToken };
}

/** Publishes a change of an organisation's own layer, as the organisation does in the studio. */
export async function publishSite(
  server: TestServer,
  token: string,
  siteOrgNo: string,
  change: Partial<SitePatch>,
): Promise<ReplyOf<"publishSite">> {
  const data = ok(await server.call("getSiteDraft", { siteOrgNo }, { token }));
  const saved = await server.call(
    "saveSiteDraft",
    {
      siteOrgNo,
      version: data.version,
      baseRevision: data.baseRevision,
      patch: mergeSite(data.patch, change),
    },
    { token },
  );
  return server.call("publishSite", { siteOrgNo, version: ok(saved).version }, { token });
}

function mergeSite(patch: SitePatch, change: Partial<SitePatch>): SitePatch {
  return {
    ...patch,
    ...change,
    ...(change.site ? { site: { ...patch.site, ...change.site } } : {}),
  };
}
