import { sql } from "kysely";
import { MsgTypeEnum } from "../../../generated/enums.ts";
import type { Trx } from "../../database/connect.ts";

/** A run of text in a message; a link leads to a path of the site. */
export interface MessageText {
  type: "text";
  text: string;
  marks?: { type: "link"; attrs: { href: string } }[];
}

export interface NewMessage {
  userNo: string;
  about: keyof typeof MsgTypeEnum;
  /** The organisation that it is from; the platform where none is given. */
  orgNo?: string;
  title: string;
  paragraphs: MessageText[][];
  /** When it is sent; a time to come keeps it back until then. */
  at: Date;
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
  { userNos, about, orgNo, title, paragraphs, at }: Omit<NewMessage, "userNo"> & { userNos: readonly string[] },
): Promise<string> {
  const text = { type: "doc", content: paragraphs.map((content) => ({ type: "paragraph", content })) };
  const { id } = await trx
    .insertInto("msg")
    .values({
      ...(orgNo === undefined ? {} : { org_no: orgNo }),
      msg_type: MsgTypeEnum[about],
      msg_title: title.slice(0, MAX_TITLE),
      msg_text: JSON.stringify(text),
      send_time: at,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  await sql`insert into msg_user (msg_id, user_no) select ${id}, unnest(${userNos}::bigint[])`.execute(trx);
  return id;
}

/** Takes a message back, such as one whose time has not come. */
export async function removeMessage(trx: Trx, id: string): Promise<void> {
  await trx.deleteFrom("msg").where("id", "=", id).execute();
}
