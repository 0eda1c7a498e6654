import { createContext, use, type RefObject } from "react";
import type { MediaCaption, Period } from "../../generated/types.ts";

/** What the blocks beside a lesson may do with it, as long as it is open to be studied. */
export interface LessonControl {
  /** Where it is now: seconds, or in a document a page. */
  position(): number;
  goTo(position: number): void;
  isDocument: boolean;
  /** A class that is on has no moments to come back to. */
  isLive: boolean;
  captions: readonly MediaCaption[];
  video: RefObject<HTMLVideoElement | null>;
}

/** The lesson that the player shows. */
export interface OpenLesson {
  current: Period | undefined;
  /** undefined while it is not open, and in the served page. */
  control: LessonControl | undefined;
}

export const OpenLessonContext = createContext<OpenLesson | undefined>(undefined);

/** The lesson of the player around a block; undefined outside of a player. */
export function useOpenLesson(): OpenLesson | undefined {
  return use(OpenLessonContext);
}
