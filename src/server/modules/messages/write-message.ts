import { sql } from "kysely";
import { MsgTypeEnum } from "../../../generated/enums.ts";
import type { Trx } from "../../database/connect.ts";
import type { MessageKind } from "./message-kinds.ts";
import { cutText } from "../../../shared/cut-text.ts";

/** A run of text in a message; a link leads to a path of the site. */
export interface MessageText {
  type: "text";
  text: string;
  marks?: { type: "link"; attrs: { href: string } }[];
}

/** A run of text; with an address a link to it. */
export function messageText(text: string, href?: string): MessageText {
  return { type: "text", text, ...(href === undefined ? {} : { marks: [{ type: "link", attrs: { href } }] }) };
}

export interface NewMessage {
  userNo: string;
  about: keyof typeof MsgTypeEnum;
  /** Of what kind it is; who does not want that kind gets nothing. Without one it always comes. */
  kind?: MessageKind;
  /** The organisation that it is from; the platform where none is given. */
  orgNo?: string;
  title: string;
  paragraphs: MessageText[][];
  /** When it is sent; a time to come keeps it back until then. */
  at: Date;
}

/** In place of a kind, of what always comes. */
const ALWAYS = 0;

/** Of those in `sent`, a part of the same statement, whoever wants that kind by SMS gets it so too. */
export function addBySms({ msgId, kind, at }: { msgId: string; kind: MessageKind | typeof ALWAYS; at: Date }) {
  return sql`insert into msg_sms (msg_id, user_no, next_try)
    select ${msgId}::bigint, user_no, ${at}::timestamptz from sent join message_choice using (user_no)
    where ${kind}::smallint = any(by_sms) on conflict do nothing`;
}

/** As long as the table allows. */
const MAX_TITLE = 200;

/** Writes a message to one person; gives its id. */
export async function writeMessage(trx: Trx, { userNo, ...message }: NewMessage): Promise<string> {
  return insertMessage(trx, { userNos: [userNo], ...message });
}

/** The same to many: one message, however many they are; nothing where there is nobody. */
export async function writeMessages(
  trx: Trx,
  { userNos, ...message }: Omit<NewMessage, "userNo"> & { userNos: readonly string[] },
): Promise<void> {
  if (userNos.length > 0) await insertMessage(trx, { userNos, ...message });
}

async function insertMessage(
  trx: Trx,
  { userNos, about, kind, orgNo, title, paragraphs, at }: Omit<NewMessage, "userNo"> & { userNos: readonly string[] },
): Promise<string> {
  const { id } = await trx
    .insertInto("msg")
    .values({
      ...(orgNo === undefined ? {} : { org_no: orgNo }),
      msg_type: MsgTypeEnum[about],
      msg_title: cutText(title, MAX_TITLE),
      msg_text: JSON.stringify(documentOf(paragraphs)),
      send_time: at,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  await sql`with sent as (
      insert into msg_user (msg_id, user_no) select ${id}, receiver.user_no from unnest(${userNos}::bigint[]) as receiver (user_no)
      where not exists (select from message_choice where message_choice.user_no = receiver.user_no
        and ${kind ?? ALWAYS}::smallint = any(muted))
      returning user_no)
    ${addBySms({ msgId: id, kind: kind ?? ALWAYS, at })}`.execute(trx);
  return id;
}

/** Paragraphs as a document. */
export function documentOf(paragraphs: readonly MessageText[][]) {
  return { type: "doc", content: paragraphs.map((content) => ({ type: "paragraph", content })) };
}

/** Takes a message back, such as one whose time has not come. */
export async function removeMessage(trx: Trx, id: string): Promise<void> {
  await trx.deleteFrom("msg").where("id", "=", id).execute();
}
