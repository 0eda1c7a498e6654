import type { Catalogue } from "../compile/texts.ts";
import { isObject, type JsonObject } from "../../shared/json.ts";
import type { Problem } from "../check/finding.ts";
import { entryOf, type Permissions } from "./permissions.ts";

/**
 * Yes and no, and what costs nothing, wherever it is asked; and the buttons by which whoever runs a course learns a
 * person's name, in blocks whose other words an organisation may choose.
 */
const everywhere: ReadonlySet<string> = new Set([
  "common.confirm",
  "common.cancel",
  "common.free",
  "openCourseView.register",
  "openCourseView.registerReplay",
  "priceBox.start",
  "priceBox.toFiles",
]);

/** How texts begin that name what is paid, taken or given up on screens of records, and in their forms. */
const ofRecords = [
  "confirm.",
  "ownCoupons.",
  "ownMembership.",
  "sandboxPayment.",
  "memberJoin.",
  "wallet.",
  "form.topUp.",
  "enum.OrderStatusEnum.",
  "field.Coupon.",
  "field.MemberOffer.",
  "field.MemberSees.",
  "field.Order.",
  "field.OrderLine.",
  "field.SandboxPayment.",
  "field.Wallet.",
  "field.WalletEntry.",
];

/**
 * Whether a text is the platform's alone: what asks before money or rights move, what is paid, taken or given up on
 * screens of records, and the words of blocks that say so (`"words": "platform"`). An organisation that could word them
 * could let people pay for what reads as a gift.
 */
export function isPlatformText(key: string, { blocks }: Permissions): boolean {
  const part = key.slice(0, Math.max(0, key.indexOf(".")));
  const isNamed = everywhere.has(key) || ofRecords.some((beginning) => key.startsWith(beginning));
  return isNamed || entryOf(blocks, part)?.words === "platform";
}

/** The texts that an organisation's layer words and may. What has none of the platform's is the same object. */
export function withoutPlatformTexts(texts: JsonObject, permissions: Permissions): JsonObject {
  if (textsRefused(texts, permissions).length === 0) return texts;
  return Object.fromEntries(
    Object.entries(texts).map(([code, words]) => [
      code,
      isObject(words)
        ? Object.fromEntries(Object.entries(words).filter(([key]) => !isPlatformText(key, permissions)))
        : words,
    ]),
  );
}

/** The platform's texts that an organisation's layer words. */
export function textsRefused(texts: JsonObject, permissions: Permissions): Problem[] {
  return Object.entries(texts).flatMap(([code, words]) =>
    Object.entries(isObject(words) ? (words as Catalogue) : {}).flatMap(([key, said]) =>
      said !== null && isPlatformText(key, permissions)
        ? [{ path: ["texts", code, key], key: "permission.text" as const, values: { name: key } }]
        : [],
    ),
  );
}
