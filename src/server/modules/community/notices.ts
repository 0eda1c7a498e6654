import { sql } from "kysely";
import { systemActor, withActor } from "../../database/actor.ts";
import type { Trx } from "../../database/connect.ts";
import type { Services } from "../../core/services.ts";
import { PLATFORM } from "../../lib/org-no.ts";
import { MESSAGE_KIND, messageText, writeMessage } from "../messages/index.ts";
import { NOTICE, pageOfTarget, TARGET, type NoticeKind } from "./kinds.ts";
import { rowsOf } from "./rows.ts";

interface Notice {
  /** Who is told. */
  userNo: string;
  kind: NoticeKind;
  targetKind: (typeof TARGET)[keyof typeof TARGET];
  targetId: string;
  /** Who did it; nobody is told of what they did themselves. */
  actorUserNo: string;
  now: Date;
}

/** Notes what a person is to be told. The same by the same person is told once. In scope system. */
export async function addNotice(
  trx: Trx,
  { userNo, kind, targetKind, targetId, actorUserNo, now }: Notice,
): Promise<void> {
  if (userNo === actorUserNo) return;
  await sql`insert into community_notice (user_no, notice_kind, target_kind, target_id, actor_user_no, gmt_create)
    values (${userNo}, ${kind}, ${targetKind}, ${targetId}, ${actorUserNo}, ${now}) on conflict do nothing`.execute(
    trx,
  );
}

/** Likes and followers wait for more of their kind, so that many become one message. */
const BUNDLE_MS = 5 * 60_000;
const MESSAGES = 200;

/** What is named in a message of each kind, as the end of its text keys. */
const textOf = {
  [NOTICE.comment]: "comment",
  [NOTICE.reply]: "reply",
  [NOTICE.mention]: "mention",
  [NOTICE.like]: "like",
  [NOTICE.follow]: "follow",
  [NOTICE.answer]: "answer",
  [NOTICE.accepted]: "accepted",
  [NOTICE.invitation]: "invitation",
  [NOTICE.post]: "post",
} as const satisfies Record<NoticeKind, string>;

interface Bundle {
  user_no: string;
  notice_kind: NoticeKind;
  target_kind: number;
  target_id: string;
  people: number;
  actor_name: string;
  title: string | null;
  org_no: string;
}

/**
 * Sends what is due: those of one kind about one thing to one person are one message. Of several servers each takes
 * what no other holds. Gives how many messages.
 */
export async function sendNotices({ db, tenants }: Pick<Services, "db" | "tenants">, now: Date): Promise<number> {
  return withActor(db, systemActor, async (trx) => {
    const bundles = await rowsOf<Bundle>(
      trx,
      sql`with due as (
          select distinct user_no, notice_kind, target_kind, target_id from (
            select * from community_notice where gmt_create <= case when notice_kind in (${NOTICE.like}, ${NOTICE.follow})
              then ${new Date(now.getTime() - BUNDLE_MS)}::timestamptz else ${now}::timestamptz end
            order by gmt_create limit ${MESSAGES} for update skip locked) as waiting),
        taken as (
          delete from community_notice using due where community_notice.user_no = due.user_no
            and community_notice.notice_kind = due.notice_kind and community_notice.target_kind = due.target_kind
            and community_notice.target_id = due.target_id
          returning community_notice.*)
        select taken.user_no, notice_kind, target_kind, target_id, count(*)::int as people,
          min(actor.blogger_name) as actor_name, coalesce(min(post.title), min(course.course_name)) as title, min(app_user.org_no) as org_no
        from taken join app_user on app_user.user_no = taken.user_no
        join blogger as actor on actor.user_no = taken.actor_user_no
        left join community_post as post on post.id = taken.target_id and taken.target_kind in (1, 2)
        left join course on course.id = taken.target_id and taken.target_kind = ${TARGET.course}
        group by taken.user_no, notice_kind, target_kind, target_id`,
    );
    for (const bundle of bundles) await tell(trx, bundle, { tenants, now });
    return bundles.length;
  });
}

async function tell(
  trx: Trx,
  bundle: Bundle,
  { tenants, now }: { tenants: Services["tenants"]; now: Date },
): Promise<void> {
  const site = (await tenants.resolve(bundle.org_no === PLATFORM ? "" : bundle.org_no)) ?? (await tenants.resolve(""));
  if (!site) return;
  const { t } = site.texts(site.locales.default);
  const { people: count, actor_name: name, notice_kind, target_kind, target_id: id } = bundle;
  const key = textOf[notice_kind];
  const values = { name, count, title: bundle.title ?? "" };
  const text = t(count > 1 ? `site.community.notice.${key}.many` : `site.community.notice.${key}`, values);
  const href = `${pageOfTarget(target_kind)}/${id}`;
  await writeMessage(trx, {
    userNo: bundle.user_no,
    about: "system",
    kind: notice_kind === NOTICE.like || notice_kind === NOTICE.follow ? MESSAGE_KIND.likes : MESSAGE_KIND.replies,
    orgNo: bundle.org_no,
    title: text,
    paragraphs: [[messageText(t("site.community.notice.see"), href)]],
    at: now,
  });
}
