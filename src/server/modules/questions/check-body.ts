import { sql } from "kysely";
import type { RichText } from "../../../generated/types.ts";
import { richTextWords, unsafeRichTextAddresses, walkRichText } from "../../../shared/richtext.ts";
import type { OperationContext } from "../../core/context.ts";
import { failFields } from "../../core/errors.ts";
import { systemActor, withActor } from "../../database/actor.ts";
import { highlight } from "../../lib/highlight.ts";
import { isPublicKey } from "../../providers/storage/storage.ts";

/** The most that a post may have in it. */
export const MAX_NODES = 5000;
export const MAX_TEXT = 100_000;
const MAX_SUMMARY = 200;
const FILES = "/files/";

/** A document as it is stored, with what is searched and what lists show of it. */
export interface CheckedBody {
  body: RichText;
  text: string;
  summary: string;
}

interface BodyToCheck {
  body: RichText;
  userNo: string;
  /** What it was before: pictures that stood there may stay. */
  before?: RichText | undefined;
  /** A draft may be empty. */
  mayBeEmpty?: boolean;
}

/**
 * A document that somebody wrote, ready to be stored: code has its colours. 900 in words where it is empty or too long,
 * shows a picture that its author did not upload, or links to an address that is not allowed.
 */
export async function checkBody(
  { body, userNo, before, mayBeEmpty = false }: BodyToCheck,
  context: OperationContext,
): Promise<CheckedBody> {
  const refuse = (key: "empty" | "tooLong" | "address" | "picture"): never =>
    failFields([{ path: "body", message: context.site.texts(context.locale).t(`error.field.post.${key}`) }]);
  let nodes = 0;
  const pictures = new Set<string>();
  walkRichText(body, (node) => {
    nodes += 1;
    if (node.type === "image") pictures.add(node.attrs.src);
  });
  const text = richTextWords(body);
  if (nodes > MAX_NODES || text.length > MAX_TEXT) refuse("tooLong");
  if (!mayBeEmpty && text === "" && pictures.size === 0) refuse("empty");
  if (unsafeRichTextAddresses(body).length > 0) refuse("address");
  if (before) walkRichText(before, (node) => node.type === "image" && pictures.delete(node.attrs.src));
  if (pictures.size > 0 && !(await ownsAll([...pictures], { userNo, context }))) refuse("picture");
  return {
    body: await highlight(body, { services: context.services, owner: context.orgNo }),
    text,
    summary: richTextWords(body, MAX_SUMMARY),
  };
}

async function ownsAll(
  addresses: string[],
  { userNo, context }: { userNo: string; context: OperationContext },
): Promise<boolean> {
  const keys = addresses.map((address) => (address.startsWith(FILES) ? address.slice(FILES.length) : ""));
  if (!keys.every(isPublicKey)) return false;
  return withActor(context.db, systemActor, async (trx) => {
    const { rows } = await sql<{ owned: string }>`select count(distinct storage_key) as owned from upload
      where storage_key = any(${keys}::text[]) and state = 'finished' and purpose in ('post', 'cover')
        and user_no = ${userNo}`.execute(trx);
    return Number(rows[0]?.owned ?? 0) === keys.length;
  });
}
