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
  savePublishingRule,
  saveSiteDraft,
  saveSiteRequest,
  scheduleSite,
  sendSiteDraftBack,
  unscheduleSite,
  withdrawSiteRequest,
} from "../../generated/client.ts";
import type { SiteDraft, SitePatch } from "../../generated/types.ts";
import type { Layer } from "../../site/document/resolve.ts";
import type { StoredDraft, StudioCalls } from "./studio-calls.ts";

/** What the studio asks of the server, for one site. */
export function siteCalls(siteOrgNo: string): StudioCalls {
  return {
    getDraft: () => getSiteDraft({ siteOrgNo }).then(asStored),
    saveDraft: ({ version, baseRevision, patch }) =>
      saveSiteDraft({ siteOrgNo, version, baseRevision, patch: asPatch(patch) }),
    check: async (patch) => (await checkSitePatch({ siteOrgNo, patch: asPatch(patch) })).findings,
    discardDraft: (version) => discardSiteDraft({ siteOrgNo, version }),
    publish: ({ version, message }) => publishSite({ siteOrgNo, version, message }),
    ask: (input) => saveSiteRequest({ siteOrgNo, ...input }),
    withdraw: (id) => withdrawSiteRequest({ siteOrgNo, id }),
    sendBack: (input) => sendSiteDraftBack({ siteOrgNo, ...input }),
    saveRule: (needsTwo) => savePublishingRule({ siteOrgNo, needsTwo }),
    schedule: (input) => scheduleSite({ siteOrgNo, ...input }),
    unschedule: () => unscheduleSite({ siteOrgNo }),
    exportSite: () => exportSite({ siteOrgNo }),
    importSite: (file, version) => importSite({ siteOrgNo, version, file }),
    listRevisions: (pageCurrent) => listSiteRevisions({ siteOrgNo, pageCurrent, pageSize: 20 }),
    compare: async (from, to) => (await getSiteRevisionDiff({ siteOrgNo, from, to })).changes,
    rollback: (revision) => rollbackSite({ siteOrgNo, revision }),
    createPreview: (hours) => createSitePreview({ siteOrgNo, hours }),
  };
}

/** A layer is a patch of the schema's shape; what is in its documents is for the checker. */
function asPatch(layer: Layer): SitePatch {
  return layer as SitePatch;
}

function asStored(draft: SiteDraft): StoredDraft {
  return draft as unknown as StoredDraft;
}
