import type { Trx } from "../../database/connect.ts";

export interface SystemMessage {
  userNo: string;
  title: string;
  /** One paragraph each. */
  lines: readonly string[];
  /** Where it leads on, below them. */
  link?: { text: string; href: string };
  now: Date;
}

/** Writes a message of the platform to one person. In scope `system`. */
export async function insertSystemMessage(trx: Trx, { userNo, title, lines, link, now }: SystemMessage): Promise<void> {
  const marks = link && [{ type: "link", attrs: { href: link.href } }];
  const texts = [
    ...lines.map((text) => ({ type: "text", text })),
    ...(link ? [{ type: "text", text: link.text, marks }] : []),
  ];
  const text = { type: "doc", content: texts.map((content) => ({ type: "paragraph", content: [content] })) };
  const { id } = await trx
    .insertInto("msg")
    .values({ msg_type: 1, msg_title: title, msg_text: JSON.stringify(text), send_time: now })
    .returning("id")
    .executeTakeFirstOrThrow();
  await trx.insertInto("msg_user").values({ msg_id: id, user_no: userNo }).execute();
}
