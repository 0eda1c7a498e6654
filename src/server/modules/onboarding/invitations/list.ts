import type { ListLecturerInvitationsBody, ListLecturerInvitationsReply } from "../../../../generated/types.ts";
import type { OperationContext } from "../../../core/context.ts";
import { actorOf, systemActor, withActor } from "../../../database/actor.ts";
import { pageOf, pageRange, totalFromPage } from "../../../lib/paging.ts";
import { sessionIn } from "../../../lib/require-session.ts";
import { shareOfOrganisation } from "../../orders/index.ts";
import { presentInvitation } from "./present.ts";
import { countInvitations, selectInvitations } from "./queries.ts";

/** Whom the organisation that asks has invited to teach, the newest first, with the most that it can offer. */
export async function listLecturerInvitations(
  input: ListLecturerInvitationsBody,
  context: OperationContext,
): Promise<ListLecturerInvitationsReply> {
  const session = sessionIn(context);
  const range = pageRange(input);
  const { orgNo } = session;
  const now = context.now();
  const { shareBps } = context.services.settings.earnings;
  const most = await withActor(context.db, systemActor, (trx) => shareOfOrganisation(trx, { orgNo, shareBps, now }));
  return withActor(context.db, actorOf(session), async (trx) => {
    const rows = await selectInvitations(trx, { orgNo, now, range });
    const total = totalFromPage(rows.length, range) ?? (await countInvitations(trx, orgNo));
    const list = rows.map((row) => presentInvitation(row, context.site.settings.timeZone));
    return { ...pageOf(list, total, range), ownProportion: most / 100 };
  });
}
