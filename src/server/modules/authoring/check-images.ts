import { sql } from "kysely";
import type { CourseDraftBody, RichText } from "../../../generated/types.ts";
import { unsafeRichTextAddresses, walkRichText } from "../../../shared/richtext.ts";
import type { Session } from "../../core/context.ts";
import type { Trx } from "../../database/connect.ts";
import { isPublicKey } from "../../providers/storage/storage.ts";
import type { MakingRow } from "./draft-queries.ts";

interface Saving {
  course: MakingRow;
  body: CourseDraftBody;
  before: CourseDraftBody;
  session: Session;
}

/**
 * Where a draft shows a picture that those who make the course have not uploaded for courses, or links to an address
 * that is not allowed: the paths of those fields. What was there before stays allowed: a course may have been made with
 * pictures of another place. In a transaction of scope `system`.
 */
export async function foreignPictures(trx: Trx, { course, body, before, session }: Saving): Promise<string[]> {
  const known = new Set([before.courseLogo, ...picturesIn(before.introduce)]);
  const [logo, shown] = [body.courseLogo === "" ? [] : [body.courseLogo], picturesIn(body.introduce)];
  const added = [...logo, ...shown].filter((address) => !known.has(address));
  const own = await ownPictures(trx, added, { course, session });
  const isForeign = (address: string) => !known.has(address) && !own.has(address);
  const paths: string[] = [];
  if (logo.some(isForeign)) paths.push("courseLogo");
  if (shown.some(isForeign) || unsafeRichTextAddresses(body.introduce).length > 0) paths.push("introduce");
  return paths;
}

/**
 * Those that whoever saves has uploaded, the lecturer of the course, or somebody of its organisation: what one of them
 * put there another may put back.
 */
async function ownPictures(
  trx: Trx,
  addresses: string[],
  { course, session }: Pick<Saving, "course" | "session">,
): Promise<Set<string>> {
  const keys = addresses.flatMap((address) =>
    address.startsWith(FILES) && isPublicKey(address.slice(FILES.length)) ? [address.slice(FILES.length)] : [],
  );
  if (keys.length === 0) return new Set();
  const { rows } = await sql<{ storage_key: string }>`select storage_key from upload
    where storage_key = any(${keys}::text[]) and state = 'finished' and purpose = 'cover'
      and (user_no in (${session.userNo}, ${course.lecturer_user_no})
        or (${course.org_no} <> 'default' and org_no = ${course.org_no}))`.execute(trx);
  return new Set(rows.map(({ storage_key }) => FILES + storage_key));
}

const FILES = "/files/";

function picturesIn(document: RichText): string[] {
  const found: string[] = [];
  walkRichText(document, (node) => {
    if (node.type === "image") found.push(node.attrs.src);
  });
  return found;
}
