import { sql } from "kysely";
import type { RichText } from "../../../generated/types.ts";
import { richTextWords, unsafeRichTextAddresses, walkRichText } from "../../../shared/richtext.ts";
import type { Trx } from "../../database/connect.ts";
import { failFields, type FieldFault } from "../../core/errors.ts";
import type { OperationContext } from "../../core/context.ts";
import { isPublicKey } from "../../providers/storage/storage.ts";
import { rowsOf } from "./rows.ts";

/** What a person writes as a post. */
export interface PostText {
  title: string;
  cover: string;
  content: RichText;
}

interface PostToCheck {
  text: PostText;
  /** As it was before, in one form or several: pictures of these stay allowed. */
  before: PostText | readonly PostText[] | undefined;
  userNo: string;
  isDraft: boolean;
  /** How the call names the fields. */
  fields?: Readonly<Record<keyof PostText, string>>;
}

const ownNames = { title: "title", cover: "cover", content: "content" };

/** Nodes of a document: paragraphs, runs of text, pictures. */
export const MAX_NODES = 5000;
const MAX_PICTURES = 100;
const FILES = "/files/";

/**
 * Looks through what somebody wrote, and ends the call with code 900 where something is wrong: no title or text in what
 * is published, too much of it, a picture that is not their own upload, an address that is not allowed. What was there
 * before stays allowed. In scope system.
 */
export async function checkPost(
  trx: Trx,
  { text, before, userNo, isDraft, fields = ownNames }: PostToCheck,
  context: OperationContext,
): Promise<void> {
  const { t } = context.site.texts(context.locale);
  const faults: FieldFault[] = [];
  const refuse = (name: keyof PostText, message: string) => void faults.push({ path: fields[name], message });
  let nodes = 0;
  walkRichText(text.content, () => void (nodes += 1));
  if (nodes > MAX_NODES) failFields([{ path: fields.content, message: t("error.field.post.tooLong") }]);
  const pictures = picturesIn(text);
  if (pictures.length > MAX_PICTURES) refuse("content", t("error.field.post.tooLong"));
  if (!isDraft && text.title.trim() === "") refuse("title", t("error.field.required"));
  if (!isDraft && pictures.length === 0 && richTextWords(text.content) === "")
    refuse("content", t("error.field.post.empty"));
  const known = new Set([before ?? []].flat().flatMap((one) => [one.cover, ...picturesIn(one)]));
  const own = await ownPictures(trx, { userNo, addresses: [text.cover, ...pictures] });
  const isForeign = (address: string) => !known.has(address) && !own.has(address);
  if (text.cover !== "" && isForeign(text.cover)) refuse("cover", t("error.field.post.picture"));
  if (pictures.some(isForeign)) refuse("content", t("error.field.post.picture"));
  if (unsafeRichTextAddresses(text.content).length > 0) refuse("content", t("error.field.post.address"));
  if (faults.length > 0) failFields(faults);
}

function picturesIn({ content }: PostText): string[] {
  const found: string[] = [];
  walkRichText(content, (node) => {
    if (node.type === "image") found.push(node.attrs.src);
  });
  return found;
}

/** Public pictures that the person has uploaded themselves. */
async function ownPictures(
  trx: Trx,
  { userNo, addresses }: { userNo: string; addresses: string[] },
): Promise<Set<string>> {
  const keys = addresses.flatMap((address) =>
    address.startsWith(FILES) && isPublicKey(address.slice(FILES.length)) ? [address.slice(FILES.length)] : [],
  );
  if (keys.length === 0) return new Set();
  const rows = await rowsOf<{ storage_key: string }>(
    trx,
    sql`select storage_key from upload where storage_key = any(${keys}::text[]) and state = 'finished'
      and user_no = ${userNo}`,
  );
  return new Set(rows.map(({ storage_key }) => FILES + storage_key));
}
