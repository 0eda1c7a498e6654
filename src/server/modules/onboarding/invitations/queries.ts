import { sql } from "kysely";
import { UserTypeEnum } from "../../../../generated/enums.ts";
import type { Trx } from "../../../database/connect.ts";
import type { PageRange } from "../../../lib/paging.ts";

export type InvitationState = "open" | "accepted" | "declined" | "withdrawn" | "expired";

export interface InvitationRow {
  id: string;
  org_no: string;
  way: "number" | "link";
  mobile: string | null;
  code: string | null;
  is_single: boolean;
  note: string;
  share_bps: number;
  state: InvitationState;
  accepted_count: number;
  lecturer_name: string | null;
  gmt_expire: Date;
  gmt_create: Date;
  gmt_answer: Date | null;
}

const columns = (now: Date) => sql`invitation.id, invitation.org_no, way, mobile, code, is_single, note, share_bps,
  case when invitation.state = 'open' and invitation.gmt_expire <= ${now} then 'expired' else invitation.state end as state,
  invitation.gmt_expire, invitation.gmt_create, invitation.gmt_answer`;

/** What an organisation sees of its invitations: answers to a link for many are counted with it. */
const seen = (now: Date) => sql`select ${columns(now)},
    case when invitation.state = 'accepted' then 1 else (select count(*)::int from lecturer_invitation as answer
      where answer.link_id = invitation.id and answer.state = 'accepted') end as accepted_count,
    case when invitation.state = 'accepted' then lecturer_name end as lecturer_name
  from lecturer_invitation as invitation left join lecturer on lecturer.lecturer_user_no = invitation.user_no`;

/** The invitations and links of an organisation, the newest first. */
export async function selectInvitations(
  trx: Trx,
  { orgNo, now, range }: { orgNo: string; now: Date; range: PageRange },
): Promise<InvitationRow[]> {
  const { rows } = await sql<InvitationRow>`${seen(now)}
    where invitation.org_no = ${orgNo} and invitation.link_id is null
    order by invitation.id desc limit ${range.pageSize} offset ${range.offset}`.execute(trx);
  return rows;
}

export async function countInvitations(trx: Trx, orgNo: string): Promise<number> {
  const { rows } = await sql<{ total: string }>`select count(*) as total from lecturer_invitation
    where org_no = ${orgNo} and link_id is null`.execute(trx);
  return Number(rows[0]?.total ?? 0);
}

/** One of an organisation. */
export async function selectInvitation(
  trx: Trx,
  { id, orgNo, now }: { id: string; orgNo: string; now: Date },
): Promise<InvitationRow | undefined> {
  const { rows } = await sql<InvitationRow>`${seen(now)}
    where invitation.id = ${id} and invitation.org_no = ${orgNo} and invitation.link_id is null`.execute(trx);
  return rows[0];
}

export interface OfferRow {
  id: string;
  org_no: string;
  org_name: string;
  code: string | null;
  is_single: boolean;
  share_bps: number;
  state: InvitationState;
  gmt_expire: Date;
}

const offered = (now: Date) => sql`select ${columns(now)}, org_name from lecturer_invitation as invitation
  join organisation on organisation.org_no = invitation.org_no`;

/** Invitations of a number that are open, the newest first. In scope system. */
export async function selectOffers(trx: Trx, { mobile, now }: { mobile: string; now: Date }): Promise<OfferRow[]> {
  const { rows } = await sql<OfferRow>`${offered(now)}
    where mobile = ${mobile} and invitation.state = 'open' and invitation.gmt_expire > ${now}
    order by invitation.id desc limit 50`.execute(trx);
  return rows;
}

/** What a person may answer: an invitation of their number by its id, or a link by its code. In scope system. */
export async function selectOffer(
  trx: Trx,
  { id, code, mobile, userNo, now }: { id?: string; code?: string; mobile: string | null; userNo?: string; now: Date },
): Promise<OfferRow | undefined> {
  const which =
    code === undefined
      ? sql`invitation.id = ${id ?? null}::bigint and way = 'number' and mobile = ${mobile}`
      : sql`code = ${code}`;
  const { rows } = await sql<OfferRow>`${offered(now)} where ${which}`.execute(trx);
  const [row] = rows;
  if (!row || row.is_single || userNo === undefined) return row;
  // Of a link for many each has an answer of their own. Whoever accepted and left may come again.
  const { rows: answers } = await sql<{ state: InvitationState }>`select answer.state
    from lecturer_invitation as answer join app_user on app_user.user_no = answer.user_no
    where answer.link_id = ${row.id} and answer.user_no = ${userNo}
      and (answer.state = 'declined' or (app_user.org_no = answer.org_no and user_type = ${UserTypeEnum.lecturer}))`.execute(
    trx,
  );
  return row.state === "open" && answers[0]?.state === "accepted" ? { ...row, state: "accepted" } : row;
}

/**
 * Writes down the answer, in one guarded statement: false where the invitation was answered, withdrawn or expired
 * meanwhile. That of a link for many is a row of its own, and the link stays open.
 */
export async function answerOffer(
  trx: Trx,
  { offer, userNo, isAccepted, now }: { offer: OfferRow; userNo: string; isAccepted: boolean; now: Date },
): Promise<boolean> {
  const state = isAccepted ? "accepted" : "declined";
  const open = sql`id = ${offer.id} and state = 'open' and gmt_expire > ${now}`;
  if (offer.is_single) {
    const { numAffectedRows } = await sql`update lecturer_invitation
      set state = ${state}, user_no = ${userNo}, gmt_answer = ${now}, next_sms = null where ${open}`.execute(trx);
    return numAffectedRows === 1n;
  }
  // Held: of withdrawing and accepting at once one comes second.
  const { rows } = await sql`select id from lecturer_invitation where ${open} for no key update`.execute(trx);
  if (rows.length === 0) return false;
  await sql`insert into lecturer_invitation
      (org_no, way, link_id, is_single, share_bps, state, user_no, gmt_expire, gmt_create, gmt_answer)
    select org_no, way, id, true, share_bps, ${state}, ${userNo}, gmt_expire, ${now}, ${now}
    from lecturer_invitation where id = ${offer.id}
    on conflict (link_id, user_no) where link_id is not null
    do update set state = excluded.state, gmt_answer = excluded.gmt_answer`.execute(trx);
  return true;
}
