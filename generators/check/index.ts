import { SourceError } from "../problem.ts";
import type { Sources } from "../read/sources.ts";
import { checkNames } from "./names.ts";
import { checkBlockOperations, checkOperations } from "./operations.ts";
import { checkOwnCalls } from "./own-calls.ts";
import { checkReferences } from "./references.ts";
import { checkShape } from "./shape.ts";
import { checkTexts } from "./texts.ts";

/**
 * Refuses sources that the outputs could not be right for. Only when every file has its shape are the other rules
 * asked, because they read the files as what they should be.
 * @throws SourceError with every problem: file, JSON pointer, and what is allowed
 */
export function checkSources(sources: Sources): void {
  for (const rules of [
    [checkShape],
    [checkReferences, checkNames, checkOperations, checkBlockOperations, checkOwnCalls, checkTexts],
  ]) {
    const problems = rules.flatMap((rule) => rule(sources));
    if (problems.length > 0) throw new SourceError(problems);
  }
}
