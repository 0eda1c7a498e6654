import type { FastifyRequest } from "fastify";
import {
  aloneAt,
  readPreviewPath,
  takeLook,
  type PreviewAddress,
  type PreviewLook,
} from "../../../../site/preview/preview-address.ts";
import type { BoxFinding } from "../../../../site/preview/preview-boxes.ts";
import { readAddress } from "../../../../site/document/location.ts";
import { pageCallerOf } from "../../calls/caller.ts";
import { chooseLocale } from "../../../core/locale.ts";
import { originAt } from "../../../core/origin.ts";
import type { Services } from "../../../core/services.ts";
import { blockTable, type BlockType } from "../../../../generated/built/block-table.ts";
import { readPreviewToken } from "../../../modules/sites/index.ts";
import { firstLanguage, languages } from "../../../../generated/languages.ts";
import type { PageRequest } from "../page-request.ts";
import { readQuery } from "../query.ts";

/** What a request below `previewRoot` comes to, before its page is made. */
export type PreviewRequest =
  | {
      kind: "page";
      asked: PageRequest;
      place: PreviewAddress;
      look: PreviewLook;
      /** The language of who looks, whichever the page is shown in. */
      reader: string;
      findings: readonly BoxFinding[];
    }
  /** The link is no good, or no longer, or what it was made for is gone. */
  | { kind: "wrong" | "expired" | "gone" }
  /** The draft cannot be merged with what it stands on. */
  | { kind: "broken"; findings: readonly BoxFinding[] };

const isBlockType = (type: string): type is BlockType => Object.hasOwn(blockTable, type);

/**
 * Reads a request for a page of a draft. The token gives the right to see it. The page reads
 * its data without a session.
 */
export async function readPreviewRequest(
  request: FastifyRequest,
  url: string,
  services: Services,
): Promise<PreviewRequest> {
  const at = url.indexOf("?");
  const path = at < 0 ? url : url.slice(0, at);
  const place = readPreviewPath(path);
  if (!place) return { kind: "wrong" };
  const token = await readPreviewToken(services.secrets, place.token, services.now());
  if (token.state !== "valid") return { kind: token.state };
  if (!(await services.tenants.mayPreview(token.right))) return { kind: "expired" };
  const draft = await services.tenants.draft(token.right.orgNo);
  if (!draft) return { kind: "gone" };
  const { findings } = draft;
  const alone = aloneAt(place.path);
  const isKnown = alone !== undefined && ("section" in alone || isBlockType(alone.type));
  const tenant = isKnown && draft.showing ? draft.showing(alone) : draft.tenant;
  if (!tenant) return { kind: "broken", findings };

  const { look, rest } = takeLook(at < 0 ? {} : readQuery(url.slice(at)));
  const caller = await pageCallerOf(request, services);
  const wishes = look.lang === undefined ? caller.languages : { cookie: look.lang };
  // As on the organisation's own host: its number is in the token and in no path.
  const address = readAddress(place.path, tenant.orgNo);
  const asked: PageRequest = {
    tenant,
    formTenant: tenant,
    address: address && {
      ...address,
      base: place.base,
      canonical: place.base + (address.canonical === "/" ? "" : address.canonical),
    },
    path: path.endsWith("/") ? path.slice(0, -1) : path,
    query: rest,
    isDraft: true,
    isApart: false,
    hostOrgNo: caller.ownHost ? caller.site.orgNo : "",
    locale: chooseLocale(wishes, tenant.locales),
    // Without a session: the viewer of a draft is simulated.
    caller: { ...caller, languages: wishes, site: tenant, session: undefined, byHeader: false },
    origin: originAt(request, services.settings, caller.ownHost),
  };
  const reader = chooseLocale(caller.languages, { default: firstLanguage, offered: languages });
  return { kind: "page", asked, place, look, reader, findings };
}
