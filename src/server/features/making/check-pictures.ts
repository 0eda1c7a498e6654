import type { CourseDraftBody, RichText } from "../../../generated/types.ts";
import { unsafeRichTextAddresses, walkRichText } from "../../../site/richtext.ts";
import { isFileKey, isPublicKey } from "../../providers/storage/storage.ts";

/**
 * Where a draft shows a picture that is not from our own storage, or links to an address that is not allowed: the paths of
 * those fields. What was there before stays allowed: a course may have been made with pictures of another place.
 */
export function foreignPictures(body: CourseDraftBody, before: CourseDraftBody): string[] {
  const known = new Set([before.courseLogo, ...picturesIn(before.introduce)]);
  const isOwn = (address: string) => known.has(address) || isStored(address);
  const paths: string[] = [];
  if (body.courseLogo !== "" && !isOwn(body.courseLogo)) paths.push("courseLogo");
  if (!picturesIn(body.introduce).every(isOwn) || unsafeRichTextAddresses(body.introduce).length > 0) paths.push("introduce");
  return paths;
}

const FILES = "/files/";

function isStored(address: string): boolean {
  const key = address.startsWith(FILES) ? address.slice(FILES.length) : "";
  return isFileKey(key) && isPublicKey(key);
}

function picturesIn(document: RichText): string[] {
  const found: string[] = [];
  walkRichText(document, (node) => {
    if (node.type === "image") found.push(node.attrs.src);
  });
  return found;
}
