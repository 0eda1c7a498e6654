import { sql, type Transaction } from "kysely";
import type { Database } from "../../../../generated/database.ts";
import { notificationOf, type LayerName } from "./names.ts";

/** A checked layer on its way into the database. */
export interface LayerToPublish {
  name: LayerName;
  /** The document as canonical JSON. */
  patch: string;
  digest: string;
  documentVersion: number;
  /** The flavour that the layer names with `extends`. */
  flavour?: string | undefined;
  /** What the layer calls its organisation; undefined leaves the name as it is. */
  organisationName: string | undefined;
  /** Host names of its own, to be verified, and which of them search engines are told. */
  hosts: readonly string[];
  canonicalHost: string | undefined;
  source: "folder" | "studio" | "cli";
  message: string;
  /** Who did it, and what they are called now; nobody where a folder was. */
  author?: { userNo: string | null; name: string };
  /** What who asked for it is called; see `site_revision.asked_name`. */
  asked?: string | undefined;
  /** The revision whose content it is again. */
  restored?: string | undefined;
}

/**
 * Moves the pointers of these layers to new revisions. One transaction is one publish: all of them or none.
 * Gives the numbers of the revisions by the names of their layers (`notificationOf`).
 */
export async function publishLayers(
  trx: Transaction<Database>,
  layers: readonly LayerToPublish[],
): Promise<Map<string, string>> {
  const rows = JSON.stringify(layers.map(toRow));
  const layer = sql`json_to_recordset(${rows}::json) as layer(
    org_no text, flavour text, "extends" text, org_name text, patch text, digest text, document_version integer, source text, message text,
    author_user_no bigint, author_name text, asked_name text, restored_id bigint)`;
  await sql`insert into organisation (org_no, org_name) select org_no, coalesce(org_name, org_no) from ${layer} where org_no is not null
    on conflict (org_no) do nothing`.execute(trx);
  await sql`update organisation set org_name = layer.org_name, gmt_modified = now() from ${layer}
    where layer.org_no = organisation.org_no and layer.org_name <> organisation.org_name`.execute(trx);
  await sql`insert into site_flavour (flavour) select flavour from ${layer} where flavour is not null
    on conflict (flavour) do nothing`.execute(trx);
  await sql`insert into site (org_no) select org_no from ${layer} where org_no is not null on conflict (org_no) do nothing`.execute(
    trx,
  );
  // Publishers of the same layer go one after the other, in an order in which no two can wait for each other.
  await sql`select 1 from site where org_no in (select org_no from ${layer}) order by org_no for update`.execute(trx);
  await sql`select 1 from site_flavour where flavour in (select flavour from ${layer}) order by flavour for update`.execute(
    trx,
  );
  const made = await sql<{ id: string; org_no: string | null; flavour: string | null }>`
    insert into site_revision (org_no, flavour, parent_id, document_version, patch, digest, source, message,
      author_user_no, author_name, asked_name, restored_id)
    select layer.org_no, layer.flavour, coalesce(site.published_revision, site_flavour.published_revision),
           layer.document_version, layer.patch::json, layer.digest, layer.source, layer.message, layer.author_user_no,
           layer.author_name, layer.asked_name, layer.restored_id
    from ${layer} left join site using (org_no) left join site_flavour on site_flavour.flavour = layer.flavour
    returning id, org_no, flavour`.execute(trx);
  const revision = sql`json_to_recordset(${JSON.stringify(made.rows)}::json) as revision(id bigint, org_no text, flavour text)`;
  await sql`update site_flavour set published_revision = revision.id, gmt_modified = now()
    from ${revision} where revision.flavour = site_flavour.flavour`.execute(trx);
  await sql`update site set published_revision = revision.id, flavour = layer."extends", gmt_modified = now(),
      state = case when layer.source <> 'studio' and site.state_reason = ${FOLDER_GONE} then 'active' else site.state end,
      state_reason = case when layer.source <> 'studio' and site.state_reason = ${FOLDER_GONE} then '' else site.state_reason end
    from ${revision} join ${layer} using (org_no) where revision.org_no = site.org_no`.execute(trx);
  await setHosts(trx, layers);
  return new Map(made.rows.map(({ id, org_no, flavour }) => [org_no ?? `flavour:${flavour}`, id]));
}

/**
 * Takes sites off whose folders are gone. Publishing brings them back; one that an operator suspended stays suspended.
 */
export async function suspendGoneSites(trx: Transaction<Database>, orgNos: readonly string[]): Promise<void> {
  await sql`update site set state = 'suspended', state_reason = ${FOLDER_GONE}, gmt_modified = now()
    where org_no = any(${orgNos}::text[]) and state = 'active'`.execute(trx);
}

/** Why a site is suspended that nobody suspended. */
export const FOLDER_GONE = "its folder was removed from TENANTS_DIR";

function toRow(layer: LayerToPublish) {
  const isFlavour = layer.name.kind === "flavour";
  return {
    org_no: isFlavour ? null : notificationOf(layer.name),
    flavour: layer.name.kind === "flavour" ? layer.name.flavour : null,
    extends: layer.flavour ?? null,
    org_name: layer.organisationName ?? null,
    patch: layer.patch,
    digest: layer.digest,
    document_version: layer.documentVersion,
    source: layer.source,
    message: layer.message,
    author_user_no: layer.author?.userNo ?? null,
    author_name: layer.author?.name ?? "",
    asked_name: layer.asked ?? "",
    restored_id: layer.restored ?? null,
  };
}

/**
 * The table of hosts is the one truth of who has which; a document claims in it, as somebody by hand does. A host that
 * another site has proved to be its own is not claimed; one that a document no longer names is given up.
 */
async function setHosts(trx: Transaction<Database>, layers: readonly LayerToPublish[]): Promise<void> {
  const sites = layers.filter((layer) => layer.name.kind !== "flavour");
  const wanted = JSON.stringify(
    sites.flatMap((layer) =>
      layer.hosts.map((host) => ({
        host,
        org_no: notificationOf(layer.name),
        canonical: host === layer.canonicalHost,
      })),
    ),
  );
  const owners = sites.map((layer) => notificationOf(layer.name));
  await sql`delete from site_host where org_no = any(${owners}::text[]) and source = 'document' and not exists (
    select 1 from json_to_recordset(${wanted}::json) as wanted(host text, org_no text)
    where wanted.host = site_host.host and wanted.org_no = site_host.org_no)`.execute(trx);
  if (wanted === "[]") return;
  const claim = sql`json_to_recordset(${wanted}::json) as wanted(host text, org_no text, canonical boolean)`;
  await sql`insert into site_host (host, org_no) select host, org_no from ${claim}
    where not exists (select from site_host where site_host.host = wanted.host and site_host.org_no <> wanted.org_no and state = 'verified')
    on conflict (host, org_no) do nothing`.execute(trx);
  await sql`update site_host set source = 'document', is_canonical = wanted.canonical from ${claim}
    where wanted.host = site_host.host and wanted.org_no = site_host.org_no
    and (source, is_canonical) is distinct from ('document', wanted.canonical)`.execute(trx);
}
