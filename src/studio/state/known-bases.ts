import type { Layer } from "../../site/document/resolve.ts";
import type { StoredDraft } from "../calls/studio-calls.ts";
import type { Draft } from "../types.ts";

type Below = Pick<Draft, "base" | "flavour">;

/**
 * What layers stand on, by the flavour that they name. The server says it with each draft that is read; it is kept, so
 * that to undo the choice of a flavour needs no call.
 */
export interface KnownBases {
  /** Undefined where no draft on its flavour was read yet. */
  of(own: Layer): Below | undefined;
  /** Notes what a draft stands on that was read. */
  learn(stored: StoredDraft): void;
}

export function createKnownBases(first: StoredDraft): KnownBases {
  const known = new Map<string, Below>();
  const learn = ({ patch, base, flavour }: StoredDraft) => void known.set(patch.extends ?? "", { base, flavour });
  learn(first);
  return { of: (own) => known.get(own.extends ?? ""), learn };
}
