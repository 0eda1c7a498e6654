import { checkSources } from "../check/index.ts";
import { questionProblems } from "../check/questions.ts";
import { formLimitProblems, sentForms } from "../check/form-limits.ts";
import { recordLabelProblems } from "../check/record-labels.ts";
import { SourceError } from "../problem.ts";
import type { Sources } from "../read/sources.ts";
import { bundleOf, type Bundle } from "./bundle.ts";
import { formsOfCalls } from "./call-forms.ts";
import { operationsOf, type Operation } from "./operation.ts";

/** What every output is made of. */
export interface Model {
  sources: Sources;
  operations: Operation[];
  bundle: Bundle;
}

/** The sources put together. @throws SourceError when they have problems */
export function modelOf(sources: Sources): Model {
  checkSources(sources);
  const operations = operationsOf(sources);
  const bundle = bundleOf(sources, operations);
  const definitions = { ...bundle.definitions, ...bundle.inputs };
  const unlike = [
    ...formLimitProblems(sources, definitions, sentForms(sources)),
    ...recordLabelProblems(sources, bundle.definitions),
    ...questionProblems(sources),
  ];
  if (unlike.length > 0) throw new SourceError(unlike);
  return { sources: { ...sources, forms: formsOfCalls(sources, definitions) }, operations, bundle };
}
