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
  return writeMessageToAll(trx, { userNos: [userNo], ...message });
}

/** Writes one message to any number of people; gives its id. */
export async function writeMessageToAll(
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
  await sql`insert into msg_user (msg_id, user_no)
    select ${id}, user_no from unnest(${userNos}::bigint[]) as one (user_no)`.execute(trx);
  return id;
}

/** Takes a message back, such as one whose time has not come. */
export async function removeMessage(trx: Trx, id: string): Promise<void> {
  await trx.deleteFrom("msg").where("id", "=", id).execute();
}
