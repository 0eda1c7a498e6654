import type { TextKey } from "../../../../generated/built/locale-keys.ts";
import { publishHref, studioHref } from "../../../../shared/links.ts";
import type { OperationContext } from "../../../core/context.ts";
import type { Trx } from "../../../database/connect.ts";
import { messageText, writeMessages } from "../../messages/index.ts";
import type { Decided } from "../tenants/drafts/draft.ts";

/** Tells those who may publish that somebody asks them to, with a way to the draft. */
export async function tellDeciders(
  trx: Trx,
  {
    userNos,
    orgNo,
    author,
    note,
  }: { userNos: readonly string[]; orgNo: string; author: { name: string }; note: string },
  context: OperationContext,
): Promise<void> {
  const t = textsOf(orgNo, context);
  const title = t("site.request.asked.title", { name: author.name });
  await tell(
    trx,
    { userNos, orgNo, title, about: [note], link: { label: t("site.request.asked.link"), href: publishHref(orgNo) } },
    context,
  );
}

/** Tells who asked what came of it. */
export async function tellAsker(
  trx: Trx,
  { orgNo, request, state, by, opinion }: Decided,
  context: OperationContext,
): Promise<void> {
  // Nobody needs to be told what they did themselves.
  if (request.author_user_no === null || request.author_user_no === context.session?.userNo) return;
  const t = textsOf(orgNo, context);
  const title = t(titles[state], { name: by });
  const userNos = [request.author_user_no];
  await tell(
    trx,
    {
      userNos,
      orgNo,
      title,
      about: [opinion, request.note],
      link: { label: t("site.request.link"), href: studioHref(orgNo) },
    },
    context,
  );
}

const titles = {
  published: "site.request.published",
  scheduled: "site.request.scheduled",
  returned: "site.request.returned",
} satisfies Record<Decided["state"], TextKey>;

/** The texts of the site that it is about, where it is at hand: this runs in a transaction, beside which nothing is read. */
function textsOf(orgNo: string, context: OperationContext) {
  const site = context.services.tenants.peek(orgNo) ?? context.site;
  return site.texts(site.locales.default).t;
}

async function tell(
  trx: Trx,
  {
    userNos,
    orgNo,
    title,
    about,
    link,
  }: {
    userNos: readonly string[];
    orgNo: string;
    title: string;
    about: readonly string[];
    link: { label: string; href: string };
  },
  { now }: OperationContext,
): Promise<void> {
  await writeMessages(trx, {
    userNos,
    about: "system",
    orgNo,
    title,
    paragraphs: [
      [messageText(title)],
      ...about.filter((words) => words !== "").map((words) => [messageText(words)]),
      [messageText(link.label, link.href)],
    ],
    at: now(),
  });
}
