import {
  checkSitePatch,
  createSitePreview,
  discardSiteDraft,
  exportSite,
  getSiteDraft,
  getSiteRevisionDiff,
  importSite,
  listSiteRevisions,
  publishSite,
  rollbackSite,
  saveSiteDraft,
  scheduleSite,
  unscheduleSite,
} from "../../generated/client.ts";
import type { SiteDraft, SitePatch } from "../../generated/types.ts";
import type { Layer } from "../../site/document/resolve.ts";
import type { StoredDraft, StudioCalls } from "./studio-calls.ts";

/** What the studio asks of the server, for one site. */
export function siteCalls(siteOrgNo: string): StudioCalls {
  return {
    getDraft: () => getSiteDraft({ siteOrgNo }, quiet).then(asStored),
    saveDraft: ({ version, baseRevision, patch }) =>
      saveSiteDraft({ siteOrgNo, version, baseRevision, patch: asPatch(patch) }, quiet),
    check: async (patch) => (await checkSitePatch({ siteOrgNo, patch: asPatch(patch) }, quiet)).findings,
    discardDraft: (version) => discardSiteDraft({ siteOrgNo, version }, quiet),
    publish: ({ version, message }) => publishSite({ siteOrgNo, version, message }, quiet),
    schedule: (input) => scheduleSite({ siteOrgNo, ...input }, quiet),
    unschedule: () => unscheduleSite({ siteOrgNo }, quiet),
    exportSite: () => exportSite({ siteOrgNo }, quiet),
    importSite: (file, version) => importSite({ siteOrgNo, version, file }, quiet),
    listRevisions: (pageCurrent) => listSiteRevisions({ siteOrgNo, pageCurrent, pageSize: 20 }, quiet),
    compare: async (from, to) => (await getSiteRevisionDiff({ siteOrgNo, from, to }, quiet)).changes,
    rollback: (revision) => rollbackSite({ siteOrgNo, revision }, quiet),
    createPreview: (hours) => createSitePreview({ siteOrgNo, hours }, quiet),
  };
}

const quiet = { quiet: true };

/** A layer is a patch of the schema's shape; what is in its documents is for the checker. */
function asPatch(layer: Layer): SitePatch {
  return layer as SitePatch;
}

function asStored(draft: SiteDraft): StoredDraft {
  return draft as unknown as StoredDraft;
}
