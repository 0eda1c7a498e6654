import { studioActs, type StudioMay } from "../../site/edit/studio-start.ts";

/** What an owner may do in the studio, but for these calls. */
export function mayAllBut(...without: readonly (keyof StudioMay)[]): StudioMay {
  return Object.fromEntries(studioActs.map((act) => [act, !without.includes(act)])) as StudioMay;
}
