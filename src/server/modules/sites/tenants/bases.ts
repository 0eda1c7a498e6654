import { PLATFORM } from "../../../lib/org-no.ts";
import { migrateLayer } from "../../../../site/document/migrate.ts";
import { inheritedOfFlavour, splitOwn } from "../../../../site/document/own-settings.ts";
import { resolveSite, type Layer } from "../../../../site/document/resolve.ts";
import type { Db } from "../../../database/connect.ts";
import type { ImageAddresses } from "../../../core/image-address.ts";
import { createBaseSite, type BaseSite } from "./base-site.ts";
import { readPublishedFlavour, readPublishedSite } from "./published-sites.ts";
import type { ProductTexts } from "./site-texts.ts";

/**
 * The bases that tenants stand on: the default site alone, and with each flavour. Loaded once until they are dropped.
 */
export interface Bases {
  /** Rejects when nothing is published as default yet. A flavour that is gone gives the default alone. */
  get(flavour: string | undefined): Promise<BaseSite>;
  /** Forgets all of them; a load that is under way is not kept. */
  drop(): void;
}

export function createBases({
  db,
  product,
  images,
}: {
  db: Db;
  product: ProductTexts;
  images: Pick<ImageAddresses, "shown">;
}): Bases {
  const known = new Map<string, Promise<BaseSite>>();

  const load = async (flavour: string | undefined): Promise<BaseSite> => {
    const over = flavour === undefined ? undefined : await readPublishedFlavour(db, flavour);
    // Drafts may name anything: the default is there once, however many names there are that nothing is behind.
    if (flavour !== undefined && !over) return get(undefined);
    const site = await readPublishedSite(db, PLATFORM);
    if (site?.patch === undefined)
      throw new Error("No default site is published; the folder `default` of TENANTS_DIR makes it.");
    const { shared: platform, own } = splitOwn(resolveSite([parseLayer(site.patch)]));
    if (!over)
      return createBaseSite({ flavour: undefined, revision: site.revision, layer: platform, own, product, images });
    return createBaseSite({
      flavour,
      revision: `${site.revision}.${over.revision}`,
      layer: resolveSite([platform, inheritedOfFlavour(parseLayer(over.patch, [platform]))]),
      product,
      images,
    });
  };

  const get = (flavour: string | undefined): Promise<BaseSite> => {
    const key = flavour ?? "";
    const there = known.get(key);
    if (there) return there;
    const loading = load(flavour);
    known.set(key, loading);
    const forget = () => known.get(key) === loading && known.delete(key);
    loading.then((base) => base.flavour === flavour || forget(), forget);
    return loading;
  };

  return {
    get,
    drop: () => known.clear(),
  };
}

/** A stored layer, in the version that this program reads. It was checked before it was published. */
export function parseLayer(json: string, below: readonly Layer[] = []): Layer {
  return migrateLayer(JSON.parse(json), { below });
}
