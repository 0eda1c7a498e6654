import { PLATFORM } from "../../lib/org-no.ts";
import { UserTypeEnum } from "../../../generated/enums.ts";
import { type AuditActor, recordAudit } from "../audit/index.ts";
import { systemActor, withActor } from "../../database/actor.ts";
import type { Db, Trx } from "../../database/connect.ts";
import { fail } from "../../core/errors.ts";
import { publishLayers } from "./tenants/layer-store.ts";
import { toPublish } from "./tenants/layer-to-publish.ts";
import { newTenantLayer } from "./new-tenant.ts";

/** An organisation to be made, with a number that can be one. */
export interface NewSite {
  orgNo: string;
  name: string;
  englishName: string;
  /** One that is published. */
  flavour: string | undefined;
  /** Whose the organisation's account is. */
  mobile: string;
  /** From `hashPassword`; without one the account signs in by a code. */
  passwordHash?: string;
}

/**
 * Makes an organisation, its site and its account, all or nothing; gives the account. A learner of the platform who has
 * the mobile number becomes the organisation. SITE_TAKEN where there is such an organisation; MOBILE_TAKEN for an
 * account of any other kind.
 */
export async function addSite(
  db: Db,
  { orgNo, name, englishName, flavour, mobile, passwordHash }: NewSite,
  actor: AuditActor,
): Promise<{ userNo: string }> {
  return withActor(db, systemActor, async (trx) => {
    const made = await trx
      .insertInto("organisation")
      .values({ org_no: orgNo, org_name: name })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirstOrThrow();
    if (made.numInsertedOrUpdatedRows !== 1n) fail("SITE_TAKEN", { args: { orgNo } });
    const layer = newTenantLayer({ name, englishName, ...(flavour === undefined ? {} : { flavour }) });
    await publishLayers(trx, [
      { ...toPublish({ kind: "organisation", orgNo }, layer), source: actor.actorKind === "cli" ? "cli" : "studio" },
    ]);
    const userNo = await takeAccount(trx, { orgNo, name, mobile });
    if (passwordHash !== undefined)
      await trx
        .insertInto("user_password")
        .values({ user_no: userNo, password_hash: passwordHash })
        .onConflict((conflict) => conflict.column("user_no").doUpdateSet({ password_hash: passwordHash }))
        .execute();
    await recordAudit(trx, {
      ...actor,
      action: "site.add",
      orgNo,
      subject: `site:${orgNo}`,
      detail: { name, userNo, ...(flavour === undefined ? {} : { flavour }) },
    });
    return { userNo };
  });
}

async function takeAccount(
  trx: Trx,
  { orgNo, name, mobile }: { orgNo: string; name: string; mobile: string },
): Promise<string> {
  const there = await trx
    .selectFrom("app_user")
    .select(["user_no", "org_no", "user_type", "is_operator"])
    .where((where) => where.or([where("mobile", "=", mobile), where("login_name", "=", mobile)]))
    .forUpdate()
    .executeTakeFirst();
  const account = { org_no: orgNo, user_type: UserTypeEnum.organisation, name };
  if (!there) {
    const { user_no: userNo } = await trx
      .insertInto("app_user")
      .values({ ...account, login_name: mobile, mobile })
      .returning("user_no")
      .executeTakeFirstOrThrow();
    return userNo;
  }
  if (there.user_type !== UserTypeEnum.learner || there.org_no !== PLATFORM || there.is_operator) fail("MOBILE_TAKEN");
  await trx
    .updateTable("app_user")
    .set({ ...account, gmt_modified: new Date() })
    .where("user_no", "=", there.user_no)
    .execute();
  return there.user_no;
}
