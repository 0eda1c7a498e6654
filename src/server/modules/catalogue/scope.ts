import { withheldKinds } from "../../../site/document/features.ts";
import type { OperationContext } from "../../core/context.ts";
import type { CardSetting } from "./course-card.ts";

/** The kinds of courses that the site does not offer. */
export function withheldIn(context: OperationContext): number[] | undefined {
  return withheldKinds(context.site.settings.features);
}

export function settingOf(context: OperationContext): CardSetting {
  return { timeZone: context.site.settings.timeZone, now: context.now() };
}
