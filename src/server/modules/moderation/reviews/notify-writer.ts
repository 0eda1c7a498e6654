import { ModerationCauseEnum } from "../../../../generated/enums.ts";
import type { TextKey } from "../../../../generated/built/locale-keys.ts";
import type { OperationContext } from "../../../core/context.ts";
import type { Trx } from "../../../database/connect.ts";
import { type MessageText, messageText, writeMessage } from "../../messages/index.ts";
import type { EntryRow } from "./entry-queries.ts";

interface Decided {
  entry: EntryRow;
  isKept: boolean;
  isAppeal: boolean;
  opinion: string;
  site: OperationContext["site"];
  now: Date;
}

/**
 * Notifies the writer of a decision, in the site's own language; gives whom. What was reported, kept and never hidden
 * is not spoken of.
 */
export async function notifyWriter(
  trx: Trx,
  { entry, isKept, isAppeal, opinion, site, now }: Decided,
): Promise<string | undefined> {
  if (entry.author_user_no === null) return undefined;
  if (isKept && !isAppeal && !entry.is_hidden && entry.cause === ModerationCauseEnum.reported) return undefined;
  const { t } = site.texts(site.locales.default);
  const what = t(`enum.ModerationTargetEnum.${entry.target_kind}` as TextKey);
  const outcome = isAppeal ? (isKept ? "granted" : "dismissed") : isKept ? "kept" : "removed";
  const texts = [
    t(`site.moderation.${outcome}.text` as TextKey, { what }),
    `“${[...entry.excerpt].slice(0, 60).join("")}”`,
    ...(opinion === "" ? [] : [t("site.moderation.reason", { reason: opinion })]),
  ];
  const lines: MessageText[][] = texts.map((text) => [messageText(text)]);
  const link = outcome === "removed" ? "/account/moderation" : isKept ? entry.href : "";
  if (link !== "")
    lines.push([messageText(t(outcome === "removed" ? "site.moderation.appeal" : "site.moderation.see"), link)]);
  await writeMessage(trx, {
    userNo: entry.author_user_no,
    about: "system",
    orgNo: entry.org_no,
    title: t(`site.moderation.${outcome}` as TextKey, { what }),
    paragraphs: lines,
    at: now,
  });
  return entry.author_user_no;
}
