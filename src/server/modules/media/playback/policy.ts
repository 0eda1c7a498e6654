import { anyone, signedIn, type Policies } from "../../../core/policy.ts";

/** Whether the person holds the course is looked up with the period itself (may-study.ts). */
export const playbackPolicies = {
  getPlaybackUrl: signedIn,
  getAccessoryUrl: signedIn,
  getTrialUrl: anyone,
} satisfies Partial<Policies>;
