import { sql } from "kysely";
import { ModerationTargetEnum, type ModerationEnum } from "../../../generated/enums.ts";
import type { Trx } from "../../database/connect.ts";

/** Something that a person wrote, as far as moderation needs to know it. */
export interface Target {
  orgNo: string;
  authorUserNo: string;
  text: string;
  /** The page where it stands. */
  href: string;
  /** A value of ModerationEnum. */
  moderation: ModerationEnum;
}

export interface TargetRef {
  targetKind: ModerationTargetEnum;
  targetId: string;
}

/**
 * What is reported or reviewed, held until the transaction ends: two who report or decide at once come one after the
 * other. Undefined where there is no such thing. In scope system.
 */
export async function holdTarget(trx: Trx, { targetKind, targetId }: TargetRef): Promise<Target | undefined> {
  const { rows } = await READS[targetKind](targetId).execute(trx);
  return rows[0];
}

/** Shows a thing, hides it, or removes it. Its counters follow by themselves. In scope system. */
export async function setModeration(
  trx: Trx,
  { targetKind, targetId }: TargetRef,
  moderation: ModerationEnum,
): Promise<void> {
  await WRITES[targetKind](targetId, moderation).execute(trx);
}

const post = (kind: number, path: string) => (id: string) =>
  sql<Target>`select org_no as "orgNo", user_no as "authorUserNo", title || ' ' || body_text as text,
    ${path}::text || id as href, moderation from community_post where id = ${id} and kind = ${kind} and state in (2, 3) for update`;

const comment = (below: ReturnType<typeof sql>) => (id: string) =>
  sql<Target>`select org_no as "orgNo", user_no as "authorUserNo", body_text as text,
    (case target_kind when 1 then '/blog/article/' when 2 then '/question/view/' else '/view/' end) || target_id as href,
    moderation from community_comment where id = ${id} and ${below} and not is_removed for update`;

const READS: Readonly<Record<ModerationTargetEnum, (id: string) => ReturnType<typeof sql<Target>>>> = {
  [ModerationTargetEnum.blog]: post(1, "/blog/article/"),
  [ModerationTargetEnum.question]: post(2, "/question/view/"),
  [ModerationTargetEnum.comment]: comment(sql`target_kind in (1, 2)`),
  [ModerationTargetEnum.courseComment]: comment(sql`target_kind = 3`),
  [ModerationTargetEnum.profile]: (id) =>
    sql<Target>`select org_no as "orgNo", user_no as "authorUserNo", blogger_name || ' ' || introduce as text,
      '/blog/blogger/' || user_no as href, moderation from blogger where user_no = ${id} for update`,
};

const change = (table: string, key: string) => (id: string, moderation: ModerationEnum) =>
  sql`update ${sql.table(table)} set moderation = ${moderation} where ${sql.ref(key)} = ${id} and moderation <> ${moderation}`;

const WRITES: Readonly<
  Record<ModerationTargetEnum, (id: string, moderation: ModerationEnum) => ReturnType<typeof sql>>
> = {
  [ModerationTargetEnum.blog]: change("community_post", "id"),
  [ModerationTargetEnum.question]: change("community_post", "id"),
  [ModerationTargetEnum.comment]: change("community_comment", "id"),
  [ModerationTargetEnum.courseComment]: change("community_comment", "id"),
  [ModerationTargetEnum.profile]: change("blogger", "user_no"),
};
