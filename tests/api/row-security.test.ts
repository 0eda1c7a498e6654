import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { systemActor, withActor, type Actor } from "../../src/server/database/actor.ts";
import { startTestServer, type TestServer } from "./harness.ts";

/** Tables with nothing in them for everyone. */
const privateTables = [
  "app_user",
  "user_password",
  "user_profile",
  "user_session",
  "login_key",
  "login_nonce_used",
  "login_attempt",
  "sms_code",
  "sms_count",
  "server_secret",
  "captcha_spent",
  "user_referral",
  "referral_code",
  "referral_reward",
  "org_membership",
  "member_code",
  "member_invitation",
  "member_selfie",
  "profile_review",
  "msg",
  "msg_user",
  "suggestion",
  "form_entry",
  "site_image",
  "article_draft",
  "announcement",
  "message_choice",
  "upload",
  "cart_item",
  "open_course_user",
  "custom_apply",
  "period_media",
  "study_note",
  "lecturer_audit",
  "lecturer_invitation",
  "org_staff",
  "organisation_audit",
  "use_count",
  "course_user",
  "exam_user",
  "outbox",
  "coupon",
  "coupon_user",
  "vip_period",
  "sales_order",
  "order_line",
  "payment",
  "payment_event",
  "ledger_account",
  "ledger_entry",
  "idempotency_key",
  "earner_rate",
  "earner_rate_change",
  "order_share",
  "order_refund",
  "order_refund_line",
  "platform_day",
  "sale_day",
  "bank_account",
  "payout_batch",
  "withdrawal",
  "study_clock",
  "study_progress",
  "sign_out_record",
  "course_draft",
  "course_audit",
  "course_suspension",
  "course_collection",
  "lecturer_attention",
  "media_asset",
  "media_asset_file",
  "live_channel",
  "live_member",
  "live_message",
  "live_replay",
  "audit_entry",
  "audit_link",
  "operator_token",
  "site_draft",
  "site_request",
  "site_plan",
  "site_fault",
  "certificate_template",
  "certificate_picture",
  "certificate_template_version",
  "certificate",
  "certificate_batch",
  "certificate_key",
  "exam_question",
  "exam_question_version",
  "exam_question_key",
  "exam_paper",
  "exam_paper_version",
  "exam_member",
  "exam_attempt",
  "exam_attempt_slot",
  "exam_answer",
  "exam_answer_log",
  "exam_event",
  "exam_mark",
  "exam_admission",
  "exam_assistant",
  "exam_notice",
  "exam_claim",
  "exam_opinion",
  "exam_practice",
  "exam_regrade",
  "exam_regrade_attempt",
  "grade_member",
  "grade_code",
  "grade_application",
  "grade_invitee",
  "grade_notice",
  "grade_lesson",
  "grade_exam",
  "grade_attendance",
  "grade_attendee",
  "grade_point",
  "community_draft",
  "community_post_revision",
  "community_reaction",
  "community_follow",
  "community_view",
  "community_author_day",
  "community_invite",
  "community_notice",
  "exam_answer_file",
  "remote_image",
];

describe("row level security", () => {
  let server: TestServer;
  let learner: Actor;
  let otherUserNo = "";
  beforeAll(async () => {
    server = await startTestServer();
    await server.signIn("13800000001");
    const users = await withActor(server.services.db, systemActor, (trx) =>
      trx.selectFrom("app_user").select(["user_no", "login_name", "org_no"]).execute(),
    );
    const find = (loginName: string) => users.find((user) => user.login_name === loginName)!;
    learner = { scope: "user", userNo: find("13800000001").user_no, orgNo: "1001" };
    otherUserNo = find("13800000004").user_no;
    for (const user of [learner.userNo, otherUserNo]) {
      await withActor(server.services.db, systemActor, (trx) =>
        sql`insert into user_profile (user_no, form_data) values (${user}, '{"name":"x"}')`.execute(trx),
      );
    }
  });
  afterAll(() => server?.close());

  const rowsOf = async (table: string, actor?: Actor) => {
    const query = sql<{ rows: number }>`select count(*)::int as rows from ${sql.table(table)}`;
    const { rows } = actor
      ? await withActor(server.services.db, actor, (trx) => query.execute(trx))
      : await query.execute(server.services.db);
    return rows[0]?.rows;
  };

  it("works as a role that cannot pass by it", async () => {
    const { rows } = await sql<{ application: boolean; super: boolean; bypass: boolean; owns: boolean }>`
      select pg_has_role('lectern_app', 'usage') as application, rolsuper as super, rolbypassrls as bypass,
        exists (select from pg_class where relname = 'app_user' and pg_has_role(relowner, 'usage')) as owns
      from pg_roles where rolname = current_user`.execute(server.services.db);
    expect(rows).toEqual([{ application: true, super: false, bypass: false, owns: false }]);
  });

  it("stands in a database whose comments name no document: whoever reads it has nothing else", async () => {
    const { rows } = await sql<{ comment: string }>`
      select description as comment from pg_description join pg_class on pg_class.oid = objoid
      join pg_namespace on pg_namespace.oid = relnamespace
      where nspname = 'public' and description ~ '\.md|§'`.execute(server.services.db);
    expect(rows).toEqual([]);
  });

  it("is on, and forced, for every table of the application", async () => {
    const { rows } = await sql<{ relname: string }>`
      select relname from pg_class join pg_namespace on pg_namespace.oid = relnamespace
      where nspname = 'public' and relkind in ('r', 'p') and relname <> 'schema_migration'
      and not (relrowsecurity and relforcerowsecurity)`.execute(server.services.db);
    expect(rows).toEqual([]);
  });

  it.each(privateTables)("shows nothing of %s when nobody asks", async (table) => {
    expect(await rowsOf(table)).toBe(0);
  });

  it("shows a person their own rows and nobody else's", async () => {
    expect(await rowsOf("app_user", learner)).toBe(1);
    expect(await rowsOf("user_profile", learner)).toBe(1);
    for (const table of ["user_password", "user_session", "login_key", "login_attempt"])
      expect(await rowsOf(table, learner)).toBe(0);
  });

  it("shows the server's own work everything", async () => {
    expect(await rowsOf("app_user", systemActor)).toBeGreaterThan(5);
    expect(await rowsOf("user_profile", systemActor)).toBe(5);
  });

  it("lets nobody write another's rows", async () => {
    const change = (trx: Parameters<Parameters<typeof withActor>[2]>[0]) =>
      sql`update user_profile set form_data = '{}' where user_no = ${otherUserNo}`.execute(trx);
    expect((await withActor(server.services.db, learner, change)).numAffectedRows).toBe(0n);
    await expect(
      withActor(server.services.db, learner, (trx) =>
        sql`insert into user_profile (user_no, form_data) values (${otherUserNo}, '{}')`.execute(trx),
      ),
    ).rejects.toThrow(/row-level security/);
  });

  it("lets nobody raise themselves", async () => {
    for (const change of [
      sql`is_operator = true`,
      sql`user_type = 3`,
      sql`org_no = '1002'`,
      sql`vip_until = now() + interval '1 year'`,
      sql`login_name = 'admin'`,
      sql`mobile = '13899999999'`,
      sql`has_password = false`,
    ]) {
      const raise = withActor(server.services.db, learner, (trx) =>
        sql`update app_user set ${change} where user_no = ${learner.scope === "system" ? "" : learner.userNo}`.execute(
          trx,
        ),
      );
      await expect(raise).rejects.toThrow(/scope system only/);
    }
  });

  it("forgets who asked when the transaction ends", async () => {
    await withActor(server.services.db, systemActor, async () => undefined);
    expect(await rowsOf("app_user")).toBe(0);
    await withActor(server.services.db, systemActor, async () => Promise.reject(new Error("given up"))).catch(
      () => undefined,
    );
    expect(await rowsOf("app_user")).toBe(0);
  });

  it("refuses to use the database beside its open transaction", async () => {
    const beside = withActor(server.services.db, systemActor, async () => sql`select 1`.execute(server.services.db));
    await expect(beside).rejects.toThrow(/beside its open transaction/);
  });
});
