import type { FlavourCard, ListFlavoursBody, ListFlavoursReply } from "../../../generated/types.ts";
import { isObject } from "../../../shared/json.ts";
import { isWording } from "../../../site/document/kinds.ts";
import { systemActor, withActor } from "../../database/actor.ts";
import type { OperationContext } from "../../core/context.ts";

/** The default site and the flavours that are published, as cards in the caller's language. */
export async function listFlavours(_: ListFlavoursBody, context: OperationContext): Promise<ListFlavoursReply> {
  const { db, locale, services, site } = context;
  const { t } = site.texts(locale);
  const rows = await withActor(db, systemActor, (trx) =>
    trx
      .selectFrom("site_flavour")
      .innerJoin("site_revision", "site_revision.id", "site_flavour.published_revision")
      .select(["site_flavour.flavour", "site_revision.patch"])
      .orderBy("site_flavour.flavour")
      .execute(),
  );
  const cards = rows.map(async ({ flavour, patch }): Promise<FlavourCard> => {
    const info = infoOf(patch);
    return {
      flavour,
      title: wordsIn(info["title"], locale) ?? flavour,
      about: wordsIn(info["desc"], locale) ?? "",
      picture: await services.tenants.pictureOf(flavour),
    };
  });
  const ordinary = { flavour: "", title: t("site.flavour.none"), about: t("site.flavour.none.about"), picture: "" };
  return { list: [ordinary, ...(await Promise.all(cards))] };
}

function infoOf(patch: unknown): Readonly<Record<string, unknown>> {
  const site = isObject(patch) ? patch["site"] : undefined;
  const info = isObject(site) ? site["info"] : undefined;
  return isObject(info) ? info : {};
}

/** A flavour words its title itself: its own words in this language, else in the first that it has. */
function wordsIn(text: unknown, locale: string): string | undefined {
  if (!isObject(text) || !isWording(text)) return undefined;
  return text.text[locale] ?? Object.values(text.text)[0];
}
