import { sql, type RawBuilder } from "kysely";

/** Days from one on, before another: both as YYYY-MM-DD. */
export interface Span {
  from: string;
  before: string;
}

/** Days are those of China, as the months of the books are. */
const ZONE = sql`'Asia/Shanghai'`;

function dayOf(column: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`(${column} at time zone ${ZONE})::date`;
}

function within(column: RawBuilder<unknown>, { from, before }: Span): RawBuilder<unknown> {
  const at = (day: string) => sql`(${day}::date::timestamp at time zone ${ZONE})`;
  return sql`${column} >= ${at(from)} and ${column} < ${at(before)}`;
}

/**
 * What came to the accounts of sales and left them, by day: `day`, `came_fen`, `went_fen`, `entry_count`. What is moved
 * between two of them is no entry.
 */
export function sumEntries(span: Span): RawBuilder<unknown> {
  const sides = sql`account as materialized (select id from ledger_account where account_kind = 'sales'),
    side as (
      select entry.id, entry.gmt_create, amount_fen as fen from ledger_entry as entry
        join account on account.id = to_account where ${within(sql`entry.gmt_create`, span)}
      union all
      select entry.id, entry.gmt_create, -amount_fen from ledger_entry as entry
        join account on account.id = from_account where ${within(sql`entry.gmt_create`, span)}
    ),
    entry as (select id, min(gmt_create) as gmt_create, sum(fen) as fen from side group by id having sum(fen) <> 0)`;
  return sql`(with ${sides}
    select ${dayOf(sql`gmt_create`)} as day, coalesce(sum(fen) filter (where fen > 0), 0)::bigint as came_fen,
      coalesce(-sum(fen) filter (where fen < 0), 0)::bigint as went_fen, count(*)::int as entry_count
    from entry group by 1)`;
}

/** The columns of `sumDays` and of the table of days, in one order. */
export const dayColumns = sql`day, person_count, sign_in_count, order_count, paid_fen, refund_count, refunded_fen,
  course_count, organisation_count, came_fen, went_fen, entry_count`;

/**
 * What each day of a span came to, counted from everything of those days. Sessions stay for two days: people who signed
 * in are known of days that are younger than the oldest session, and of `today` and the day before.
 */
export function sumDays(span: Span, today: string): RawBuilder<unknown> {
  const counted = (table: RawBuilder<unknown>, more = sql``) =>
    sql`(select ${dayOf(sql`gmt_create`)} as day, count(*)::int as total from ${table}
      where ${within(sql`gmt_create`, span)} ${more} group by 1)`;
  const oldest = sql`(select min(${dayOf(sql`gmt_create`)}) from user_session)`;
  return sql`(select each.day, coalesce(person.total, 0) as person_count,
      case when each.day > ${oldest} or each.day >= ${today}::date - 1 then coalesce(sign_in.total, 0) end as sign_in_count,
      coalesce(paid.total, 0) as order_count, coalesce(paid.fen, 0)::bigint as paid_fen,
      coalesce(refund.total, 0) as refund_count, coalesce(refund.fen, 0)::bigint as refunded_fen,
      coalesce(course.total, 0) as course_count, coalesce(organisation.total, 0) as organisation_count,
      coalesce(entry.came_fen, 0)::bigint as came_fen, coalesce(entry.went_fen, 0)::bigint as went_fen,
      coalesce(entry.entry_count, 0) as entry_count
    from (select ${span.from}::date + place as day
        from generate_series(0, ${span.before}::date - ${span.from}::date - 1) as place) as each
      left join ${counted(sql`app_user`, sql`and login_name not like 'exam-room-%'`)} as person on person.day = each.day
      left join (select ${dayOf(sql`gmt_create`)} as day, count(distinct user_no)::int as total from user_session
        where admission_id is null and ${within(sql`gmt_create`, span)} group by 1) as sign_in on sign_in.day = each.day
      left join (select ${dayOf(sql`gmt_pay`)} as day, count(*)::int as total, sum(pay_fen) as fen from sales_order
        where ${within(sql`gmt_pay`, span)} and pay_fen > 0 and order_kind <> 'topUp' group by 1) as paid
        on paid.day = each.day
      left join (select ${dayOf(sql`back.gmt_refund`)} as day, count(*)::int as total, sum(amount_fen) as fen
        from order_refund as back join sales_order using (order_no)
        where ${within(sql`back.gmt_refund`, span)} and order_kind <> 'topUp' group by 1) as refund
        on refund.day = each.day
      left join ${counted(sql`course`)} as course on course.day = each.day
      left join ${counted(sql`organisation`, sql`and org_no <> 'default'`)} as organisation
        on organisation.day = each.day
      left join ${sumEntries(span)} as entry on entry.day = each.day)`;
}

/** The columns of `sumSales` and of the table of sales by day, in one order. */
export const saleColumns = sql`day, org_no, course_id, sale_count, paid_fen, refunded_fen`;

/** What was sold and paid back each day of a span, by organisation and course; of what is no course the course is 0. */
export function sumSales(span: Span): RawBuilder<unknown> {
  const whose = sql`coalesce(line.course_org_no, 'default') as org_no, coalesce(line.course_id, 0) as course_id`;
  return sql`(select day, org_no, course_id, sum(sold)::int as sale_count, sum(paid)::bigint as paid_fen,
      sum(refunded)::bigint as refunded_fen
    from (
      select ${dayOf(sql`gmt_pay`)} as day, ${whose}, 1 as sold, line.pay_fen as paid, 0 as refunded
        from sales_order join order_line as line using (order_no)
        where ${within(sql`gmt_pay`, span)} and line.pay_fen > 0 and line_kind <> 'topUp'
      union all
      select ${dayOf(sql`back.gmt_refund`)}, ${whose}, 0, 0, part.amount_fen
        from order_refund as back join order_refund_line as part using (refund_no)
          join order_line as line on line.id = part.line_id
        where ${within(sql`back.gmt_refund`, span)} and line_kind <> 'topUp'
    ) as sale group by 1, 2, 3)`;
}
