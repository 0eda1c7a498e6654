/**
 * Sites: what organisations have, their documents, drafts, revisions, domains, quotas and archives; threads that work
 * on what strangers send.
 */
export { isUnhealthyDomain } from "./domains/domain-queries.ts";
export { checkDueDomains } from "./domains/domains.ts";
export { hostProblem } from "./domains/host-name.ts";
export { platformHosts } from "./domains/platform-hosts.ts";
export { registerDomainAllowed } from "./domains/register.ts";
export { newTenantFiles } from "./new-tenant.ts";
export { siteHasFaults } from "./queries.ts";
export { personName } from "./editing/deps.ts";
export { refuseMember } from "./quotas/members.ts";
export { readQuota } from "./quotas/quota.ts";
export { usedBytes } from "./quotas/storage.ts";
export { explainBrokenJson } from "./tenants/broken-json.ts";
export { checkFolders, type FolderCheck } from "./tenants/check-folders.ts";
export type { DraftDeps } from "./tenants/drafts/draft.ts";
export { withLaw } from "./tenants/drafts/law.ts";
export type { OwnCheck } from "./tenants/drafts/own-check.ts";
export { publishDue } from "./tenants/drafts/schedule-draft.ts";
export { type FolderFinding, hasErrors } from "./tenants/finding.ts";
export { formatFindings } from "./tenants/format-findings.ts";
export { createTenants, type Tenants } from "./tenants/index.ts";
export { loadLanguage } from "./tenants/load-language.ts";
export { listLayerFolders } from "./tenants/list-folders.ts";
export { orgNoProblem } from "./tenants/names.ts";
export type { PreparedScreen } from "./tenants/prepared-screen.ts";
export { type PreviewRight, readPreviewToken } from "./tenants/preview-token.ts";
export type { DraftSite } from "./tenants/preview/draft-site.ts";
export { readLayer } from "./tenants/read-layer.ts";
export { screenAt } from "./tenants/blocks-at-time.ts";
export { firstLocale, languageKey, productTexts, siteTexts } from "./tenants/site-texts.ts";
export type { Tenant } from "./tenants/tenant.ts";
export { createWork, type Work } from "./work/work.ts";
