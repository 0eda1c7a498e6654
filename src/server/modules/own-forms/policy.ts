import { anyone, type Policies } from "../../core/policy.ts";

/** Whoever is on a site may fill in its forms; the site that is named is the one that gets it. */
export const ownFormPolicies = { sendOwnForm: anyone } satisfies Partial<Policies>;
