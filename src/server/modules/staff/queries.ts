import { sql } from "kysely";
import type { StaffRole } from "../../../generated/contract.ts";
import { UserTypeEnum } from "../../../generated/enums.ts";
import type { Trx } from "../../database/connect.ts";
import type { PageRange } from "../../lib/paging.ts";

export type StaffState = "open" | "accepted" | "declined" | "withdrawn" | "expired" | "removed" | "left";

/** Somebody's work for an organisation, as the organisation sees it. */
export interface StaffRow {
  id: string;
  org_no: string;
  user_no: string | null;
  name: string;
  mobile: string;
  staff_role: StaffRole;
  note: string;
  state: StaffState;
  author_name: string;
  gmt_expire: Date;
  gmt_create: Date;
  gmt_answer: Date | null;
  gmt_end: Date | null;
}

const stateAt = (now: Date) =>
  sql`case when staff.state = 'open' and staff.gmt_expire <= ${now} then 'expired' else staff.state end`;

const seen = (now: Date) => sql`select staff.id, staff.org_no, staff.user_no, staff.mobile, staff_role, staff.note,
    ${stateAt(now)} as state, coalesce(nullif(person.name, ''), person.login_name, '') as name,
    coalesce(nullif(author.name, ''), author.login_name, '') as author_name,
    staff.gmt_expire, staff.gmt_create, staff.gmt_answer, staff.gmt_end
  from org_staff as staff
    left join app_user as person on person.user_no = staff.user_no
    left join app_user as author on author.user_no = staff.author_user_no`;

/** Which of an organisation's: those that hold or wait, or those that are over. */
const which = (orgNo: string, isPast: boolean, now: Date) => sql`staff.org_no = ${orgNo}
  and (staff.state = 'accepted' or (staff.state = 'open' and staff.gmt_expire > ${now})) = ${!isPast}`;

interface Asked {
  orgNo: string;
  isPast: boolean;
  now: Date;
}

/** What waits first, then the newest. In scope system: names of people are of other tenancies. */
export async function selectStaff(trx: Trx, { orgNo, isPast, now, range }: Asked & { range: PageRange }) {
  const { rows } = await sql<StaffRow>`${seen(now)} where ${which(orgNo, isPast, now)}
    order by (staff.state = 'open') desc, staff.id desc limit ${range.pageSize} offset ${range.offset}`.execute(trx);
  return rows;
}

export async function countStaff(trx: Trx, { orgNo, isPast, now }: Asked): Promise<number> {
  const { rows } = await sql<{ total: number }>`select count(*)::int as total from org_staff as staff
    where ${which(orgNo, isPast, now)}`.execute(trx);
  return rows[0]?.total ?? 0;
}

/** One of an organisation; undefined where it is another's. */
export async function selectOne(
  trx: Trx,
  { id, orgNo, now }: { id: string; orgNo: string; now: Date },
): Promise<StaffRow | undefined> {
  const { rows } = await sql<StaffRow>`${seen(now)} where staff.id = ${id} and staff.org_no = ${orgNo}`.execute(trx);
  return rows[0];
}

/** Somebody's work, as they see it. */
export interface PlaceRow {
  id: string;
  org_no: string;
  org_name: string;
  staff_role: StaffRole;
  state: "open" | "accepted";
  gmt_expire: Date;
  gmt_create: Date;
}

const places = sql`select staff.id, staff.org_no, org_name, staff_role, state, gmt_expire, staff.gmt_create
  from org_staff as staff join organisation on organisation.org_no = staff.org_no`;

/** For whom somebody works, and what is open for their number; the open first, then the newest. In scope system. */
export async function selectPlaces(
  trx: Trx,
  { userNo, mobile, now }: { userNo: string; mobile: string | null; now: Date },
): Promise<PlaceRow[]> {
  const { rows } = await sql<PlaceRow>`${places}
    where (staff.user_no = ${userNo} and state = 'accepted')
      or (mobile = ${mobile} and state = 'open' and gmt_expire > ${now})
    order by (state = 'open') desc, staff.id desc limit 100`.execute(trx);
  return rows;
}

/** Where somebody works: by its id or its organisation. Held until the transaction ends. */
export async function holdPlace(
  trx: Trx,
  { userNo, id, orgNo }: { userNo: string; id?: string; orgNo?: string },
): Promise<PlaceRow | undefined> {
  const named = id === undefined ? sql`staff.org_no = ${orgNo ?? null}` : sql`staff.id = ${id}`;
  const { rows } = await sql<PlaceRow>`${places} where staff.user_no = ${userNo} and state = 'accepted' and ${named}
    for no key update of staff`.execute(trx);
  return rows[0];
}

/**
 * Of two who change an organisation's staff at once one comes second. Gives what its owners are apart from one of its
 * staff: its own accounts that are not locked, and others of its staff.
 */
export async function holdOrganisation(
  trx: Trx,
  orgNo: string,
): Promise<{ ownersBeside(id: string): Promise<number> }> {
  await sql`select 1 from organisation where org_no = ${orgNo} for no key update`.execute(trx);
  return {
    async ownersBeside(id) {
      const { rows } = await sql<{ owners: number }>`select
        (select count(*)::int from app_user
          where org_no = ${orgNo} and user_type = ${UserTypeEnum.organisation} and gmt_lock is null)
        + (select count(*)::int from org_staff join app_user using (user_no)
          where org_staff.org_no = ${orgNo} and state = 'accepted' and staff_role = 'owner' and id <> ${id}
            and gmt_lock is null) as owners`.execute(trx);
      return rows[0]?.owners ?? 0;
    },
  };
}
