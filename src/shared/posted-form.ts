/**
 * Names of what goes along where a browser sends a form of a site's own by itself: which form it is, and a field that
 * people do not see. No field of a form begins so.
 */
export const POSTED = { form: "_form", trap: "_website" } as const;
