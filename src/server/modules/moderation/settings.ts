import { sql } from "kysely";
import type {
  GetModerationSettingsBody,
  GetModerationSettingsReply,
  SaveModerationSettingsBody,
} from "../../../generated/types.ts";
import type { OperationContext } from "../../core/context.ts";
import { systemActor, withActor } from "../../database/actor.ts";
import type { Trx } from "../../database/connect.ts";
import { PLATFORM } from "../../lib/org-no.ts";
import { sessionIn } from "../../lib/require-session.ts";
import { auditActor, recordAudit } from "../audit/index.ts";
import { whose } from "./whose.ts";

/** The weight of reports at which something hides by itself, where nothing is set. */
export const HIDDEN_AT = 3;

export interface ModerationSettings {
  /** The weight of reports at which something hides by itself; as much again each time that it was kept before. */
  hiddenAt: number;
  /** Posts of a new account that are reviewed before they are shown. */
  firstPosts: number;
}

/** How strictly content of an organisation is moderated: by its own settings, or else the platform's. In scope system. */
export async function selectSettings(
  trx: Trx,
  { orgNo, usual }: { orgNo: string; usual: ModerationSettings },
): Promise<ModerationSettings> {
  const rows = await selectRows(trx, [orgNo, PLATFORM]);
  return settle(rows, [orgNo, PLATFORM], usual);
}

/** What counts where neither the platform nor an organisation has set anything. */
export const usualSettings = ({ services }: Pick<OperationContext, "services">): ModerationSettings => ({
  hiddenAt: HIDDEN_AT,
  firstPosts: services.settings.firstPostsReviewed,
});

/** What is set, and what counts where it is not. NOT_FOUND. */
export async function getModerationSettings(
  { siteOrgNo = "" }: GetModerationSettingsBody,
  context: OperationContext,
): Promise<GetModerationSettingsReply> {
  const { orgNo } = await whose({ siteOrgNo }, context);
  const rows = await withActor(context.db, systemActor, (trx) => selectRows(trx, [orgNo, PLATFORM]));
  const own = rows.get(orgNo);
  const usual = settle(rows, orgNo === PLATFORM ? [] : [PLATFORM], usualSettings(context));
  return {
    ...(typeof own?.hiddenAt === "number" ? { hiddenAt: own.hiddenAt } : {}),
    ...(typeof own?.firstPosts === "number" ? { firstPosts: own.firstPosts } : {}),
    usualHiddenAt: usual.hiddenAt,
    usualFirstPosts: usual.firstPosts,
  };
}

/** Sets it, for what is written and reported from now on. NOT_FOUND. */
export async function saveModerationSettings(
  { siteOrgNo = "", hiddenAt, firstPosts }: SaveModerationSettingsBody,
  context: OperationContext,
): Promise<Record<string, never>> {
  const { orgNo } = await whose({ siteOrgNo }, context);
  const session = sessionIn(context);
  const set = { hidden_at: hiddenAt ?? null, first_posts: firstPosts ?? null };
  const values = { ...set, author_user_no: session.userNo, gmt_modified: context.now() };
  await withActor(context.db, systemActor, async (trx) => {
    await trx
      .insertInto("moderation_setting")
      .values({ org_no: orgNo, ...values })
      .onConflict((conflict) => conflict.column("org_no").doUpdateSet(values))
      .execute();
    await recordAudit(trx, {
      ...auditActor(session),
      action: "moderation.settings",
      orgNo,
      subject: `organisation:${orgNo}`,
      detail: set,
    });
  });
  return {};
}

interface Row {
  orgNo: string;
  hiddenAt: number | null;
  firstPosts: number | null;
}

async function selectRows(trx: Trx, orgNos: readonly string[]): Promise<Map<string, Row>> {
  const { rows } = await sql<Row>`select org_no as "orgNo", hidden_at as "hiddenAt", first_posts as "firstPosts"
    from moderation_setting where org_no = any(${orgNos}::text[])`.execute(trx);
  return new Map(rows.map((row) => [row.orgNo, row]));
}

/** What the first of these sets that sets it. */
function settle(rows: Map<string, Row>, order: readonly string[], usual: ModerationSettings): ModerationSettings {
  return order
    .map((orgNo) => rows.get(orgNo))
    .reduceRight(
      (below, row) => ({
        hiddenAt: row?.hiddenAt ?? below.hiddenAt,
        firstPosts: row?.firstPosts ?? below.firstPosts,
      }),
      usual,
    );
}
