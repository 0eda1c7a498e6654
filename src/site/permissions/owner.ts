/**
 * Whose document it is. The default site and the flavours are the platform's; a tenant's own layer is its
 * organisation's.
 */
export const documentOwners = ["platform", "organisation"] as const;
export type DocumentOwner = (typeof documentOwners)[number];
