import type { OwnOrganisation, SaveOwnOrganisationBody, Text } from "../../../../generated/types.ts";
import { plainText } from "../../../../site/compile/localise.ts";
import type { Texts } from "../../../../site/compile/texts.ts";
import { isWording } from "../../../../site/document/kinds.ts";
import { olderLogoPath } from "../../../../site/document/logo.ts";
import { effectiveValue } from "../../../../site/document/origin.ts";
import type { Layer } from "../../../../site/document/resolve.ts";
import { removeValue, resetValue, setValue } from "../../../../site/edit/edit.ts";
import type { OperationContext } from "../../../core/context.ts";
import { fail, failFields, type FieldFault } from "../../../core/errors.ts";
import { actorOf, systemActor, withActor } from "../../../database/actor.ts";
import { canonicalJson } from "../../../lib/canonical-json.ts";
import { sessionIn } from "../../../lib/require-session.ts";
import { recordAudit } from "../../audit/index.ts";
import { parseLayer } from "../tenants/bases.ts";
import { refuseBase, stateOf } from "../tenants/drafts/draft.ts";
import { holdDraft, selectDraft, type DraftRow } from "../tenants/drafts/draft-rows.ts";
import { profilePlaces } from "../tenants/drafts/profile-places.ts";
import { publishOwn, refuseFaults } from "../tenants/drafts/publish-draft.ts";
import type { Tenant } from "../tenants/tenant.ts";
import { authorIn, draftDeps } from "./deps.ts";

const words = ["orgName", "slogan", "intro"] as const;
const pictures = ["logo", "cover"] as const;
const numbers = ["service1", "service2", "service3"] as const;

/** The published site of the organisation that asks: its layer, and what that stands on. */
interface Published {
  tenant: Tenant;
  version: string;
  own: Layer;
  base: Layer;
}

/** What the organisation that asks says of itself, in the caller's language where its site has that. NOT_FOUND. */
export async function getOwnOrganisation(context: OperationContext): Promise<OwnOrganisation> {
  const published = await readPublished(context);
  const { offered, default: usual } = published.tenant.locales;
  return present(published, offered.includes(context.locale) ? context.locale : usual);
}

/**
 * Publishes it with what was changed. Of two at once the second gets SITE_PUBLISHED_MEANWHILE, as after any publishing.
 * 900 for a language that the site does not offer, no name, and a picture of somebody else.
 */
export async function saveOwnOrganisation(
  input: SaveOwnOrganisationBody,
  context: OperationContext,
): Promise<OwnOrganisation> {
  const deps = draftDeps(context);
  const published = await readPublished(context);
  const { tenant, version } = published;
  const { orgNo } = tenant;
  if (input.version !== version)
    await withActor(context.db, systemActor, async (trx) =>
      refuseBase(trx, stateOf(orgNo, (await selectDraft(trx, orgNo)) ?? fail("NOT_FOUND")), deps),
    );
  await refuseWrong(input, published, context);
  const layer = changedLayer(input, published);
  const json = canonicalJson(layer);
  if (json === canonicalJson(published.own)) return present(published, input.locale);
  // Outside the transaction, which others wait for: the revision is looked at again. What the law asks of a site waits
  // for its first publishing, which this is not.
  refuseFaults(deps, orgNo, await context.services.tenants.check(orgNo, { json }));
  const author = await authorIn(context);
  const message = context.site.texts(tenant.locales.default).t("site.org.savedMessage");
  const revision = await withActor(context.db, systemActor, async (trx) => {
    const held = stateOf(orgNo, (await holdDraft(trx, orgNo)) ?? fail("NOT_FOUND"));
    if (held.publishedRevision !== version) await refuseBase(trx, held, deps);
    if (held.needsTwo) fail("SITE_NEEDS_TWO");
    const made = await publishOwn(trx, { orgNo, layer, json, source: "studio", message, author });
    await recordAudit(trx, {
      ...author.audit,
      action: "site.publish",
      orgNo,
      subject: `site:${orgNo}`,
      detail: { revision: made, message },
    });
    return made;
  });
  await context.services.bus.publish("site", orgNo);
  return present({ ...published, own: layer, version: revision }, input.locale);
}

async function readPublished(context: OperationContext): Promise<Published> {
  const session = sessionIn(context);
  const { orgNo } = session;
  const { tenants } = context.services;
  const tenant = (await tenants.resolve(orgNo)) ?? fail("NOT_FOUND");
  const row = (await withActor(context.db, actorOf(session), (trx) => selectDraft(trx, orgNo))) ?? fail("NOT_FOUND");
  const own = publishedLayer(row);
  const { base } = await tenants.below(own.extends);
  return { tenant, version: row.published_revision ?? "0", own, base };
}

function publishedLayer({ published_patch }: DraftRow): Layer {
  return published_patch === null ? { version: 1, site: { version: 1 } } : parseLayer(published_patch);
}

function present(published: Published, locale: string): OwnOrganisation {
  const { tenant, version } = published;
  const texts = tenant.texts(locale);
  const word = (name: (typeof words)[number]) => plainText(textAt(published, name), texts) ?? "";
  return {
    version,
    locale,
    orgName: word("orgName") || tenant.organisationName,
    slogan: word("slogan"),
    intro: word("intro"),
    logo: valueAt(published, "logo"),
    cover: valueAt(published, "cover"),
    service1: valueAt(published, "service1"),
    service2: valueAt(published, "service2"),
    service3: valueAt(published, "service3"),
  };
}

async function refuseWrong(
  input: SaveOwnOrganisationBody,
  published: Published,
  context: OperationContext,
): Promise<void> {
  const { t } = context.site.texts(context.locale);
  const { userNo } = sessionIn(context);
  const faults: FieldFault[] = [];
  if (!published.tenant.locales.offered.includes(input.locale))
    faults.push({ path: "locale", message: t("error.field.format") });
  if (input.orgName.trim() === "") faults.push({ path: "orgName", message: t("error.field.blank") });
  for (const path of pictures) {
    const fileUrl = input[path];
    if (!fileUrl || fileUrl === valueAt(published, path)) continue;
    if (!(await context.services.uploads.ownsPicture({ userNo, purpose: "cover", fileUrl })))
      faults.push({ path, message: t("error.field.ownUpload") });
  }
  if (faults.length > 0) failFields(faults);
}

/** The own layer with what differs from what was shown; what the call leaves out stays. */
function changedLayer(input: SaveOwnOrganisationBody, published: Published): Layer {
  const { locale } = input;
  const shown = present(published, locale);
  let own = published.own;
  const put = (name: keyof typeof profilePlaces, value: unknown): void => {
    const path = profilePlaces[name];
    own = value === undefined ? removeValue({ own, inherited: published.base, path }) : setValue({ own, path, value });
  };
  for (const name of words) {
    const text = input[name]?.trim();
    if (text === undefined || text === shown[name]) continue;
    put(name, withText(textsOf(published, name), locale, text));
  }
  for (const name of [...pictures, ...numbers]) {
    const value = input[name]?.trim();
    if (value === undefined || value === shown[name]) continue;
    put(name, value === "" ? undefined : value);
    if (name === "logo") own = resetValue({ own, path: olderLogoPath });
  }
  return own;
}

/** A wording with another text in one language; undefined when none is left. */
function withText(text: Record<string, string>, locale: string, changed: string): object | undefined {
  const { [locale]: _, ...others } = text;
  // Emptied, the text of another language would stand in its place.
  return changed === "" ? undefined : { text: { ...others, [locale]: changed } };
}

/** What a text says in each language that has its own; a key of the language files in each that the site offers. */
function textsOf(published: Published, name: (typeof words)[number]): Record<string, string> {
  const text = textAt(published, name);
  if (text === undefined) return {};
  if (isWording(text)) return { ...text.text };
  const said = (texts: Texts): string => plainText(text, texts) ?? "";
  return Object.fromEntries(
    published.tenant.locales.offered.map((locale) => [locale, said(published.tenant.texts(locale))]),
  );
}

function textAt({ own, base }: Published, name: (typeof words)[number]): Text | undefined {
  // What is published was checked by the schema.
  return effectiveValue({ own, base, path: profilePlaces[name] }) as Text | undefined;
}

function valueAt({ own, base }: Published, name: (typeof pictures | typeof numbers)[number]): string {
  const older = name === "logo" ? effectiveValue({ own, base, path: olderLogoPath }) : undefined;
  const value = older || effectiveValue({ own, base, path: profilePlaces[name] });
  return typeof value === "string" ? value : "";
}
