import type { Refusal } from "../permissions/judge.ts";
import type { DocumentOwner } from "../permissions/owner.ts";
import { entryOf, mayCall } from "../permissions/permissions.ts";
import { problemsOf } from "../permissions/refused-in.ts";
import type { Path, Problem } from "./finding.ts";
import type { Language } from "./language.ts";
import { plainText } from "./value-text.ts";

interface Told {
  path: Path;
  owner: DocumentOwner;
  language: Language;
}

/**
 * What a layer may not name, as findings, each with what could be named there. What is not there at all is told
 * elsewhere.
 */
export function permissionProblems(refusals: readonly Refusal[], { path, owner, language }: Told): Problem[] {
  const known = refusals.filter(({ key, values }) => {
    if (key !== "permission.source" && key !== "permission.call") return true;
    const facts = entryOf(language.operations, plainText(values?.["name"]));
    return facts !== undefined && (key === "permission.call" || facts.screen.length > 0);
  });
  const allowedAt = new Map<string, string[]>();
  return problemsOf(known, { path, owner }).map((problem) => {
    if (!problem.key.startsWith("permission.call")) return problem;
    const place = { owner, type: plainText(problem.values?.["block"]), event: plainText(problem.values?.["event"]) };
    const key = `${place.type} ${place.event}`;
    const allowed = allowedAt.get(key) ?? Object.keys(language.operations).filter((id) => mayCall(language, place, id));
    allowedAt.set(key, allowed);
    return { ...problem, allowed };
  });
}
