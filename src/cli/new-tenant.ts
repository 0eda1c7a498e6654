export { newTenantFiles } from "../server/sites/new-tenant.ts";
