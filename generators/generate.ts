import { checkSources } from "./check/index.ts";
import { schemaLanguage } from "../src/shared/schema-language.ts";
import { formLimitProblems, sentForms } from "./check/form-limits.ts";
import { SourceError } from "./problem.ts";
import { bundleOf } from "./model/bundle.ts";
import { operationsOf } from "./model/operation.ts";
import { blocksOutput, blockTableOutput, firstBlocksOutput } from "./outputs/blocks.ts";
import { bundleOutput } from "./outputs/bundle.ts";
import { clientOutput } from "./outputs/client.ts";
import { contractOutput } from "./outputs/contract.ts";
import { databaseOutput } from "./outputs/database.ts";
import { errorCodesOutput } from "./outputs/error-codes.ts";
import { enumsOutput } from "./outputs/enums.ts";
import { inlineScriptsOutput } from "./outputs/inline-scripts.ts";
import { languagesOutputs } from "./outputs/languages.ts";
import { localeKeysOutput } from "./outputs/locale-keys.ts";
import { openapiOutput } from "./outputs/openapi.ts";
import { operationsOutput } from "./outputs/operations.ts";
import type { Output } from "./outputs/output.ts";
import { siteSchemasOutput } from "./outputs/site-schemas.ts";
import { typesOutput } from "./outputs/types.ts";
import { listFiles, readJson } from "./read/files.ts";
import { readColumns } from "./read/columns.ts";
import type { Sources } from "./read/sources.ts";
import { colourPairsOutput } from "./styles/pairs.ts";
import { readStyleSheets } from "./styles/style-sheets.ts";
import { documentValidators } from "./validators/documents.ts";
import { formValidators } from "./validators/forms.ts";
import { runtimeText, runtimeTypes } from "./validators/runtime.ts";

/** Makes every file of src/generated from the sources, in memory. @throws SourceError when the sources have problems */
export async function generate(sources: Sources): Promise<Output[]> {
  checkSources(sources);
  const operations = operationsOf(sources);
  const bundle = bundleOf(sources, operations);
  const unlike = formLimitProblems(sources, { ...bundle.definitions, ...bundle.inputs }, sentForms(sources));
  if (unlike.length > 0) throw new SourceError(unlike);
  return [
    await typesOutput(bundle.definitions),
    operationsOutput(operations),
    contractOutput(operations),
    clientOutput(operations),
    blocksOutput(sources.blocks),
    firstBlocksOutput(sources.blocks),
    blockTableOutput(sources.blocks, bundle.definitions),
    localeKeysOutput({
      product: {
        ...sources.texts,
        ...Object.fromEntries(sources.languages.map((locale) => [`common.language.${locale}`, ""])),
      },
      studio: sources.studioTexts,
    }),
    ...languagesOutputs(sources.languages),
    bundleOutput(bundle),
    siteSchemasOutput({
      definitions: { ...bundle.definitions, ...bundle.inputs },
      blocks: sources.blocks.map((block) => block.content),
      operations,
      layouts: defaultLayouts(sources.root),
      words: sources.docs[schemaLanguage],
    }),
    openapiOutput({
      operations,
      definitions: bundle.definitions,
      tags: tagsOf(sources),
      examples: sources.examples,
      texts: sources.englishTexts,
    }),
    enumsOutput(sources.entities),
    errorCodesOutput(),
    ...inlineScriptsOutput(sources.root),
    colourPairsOutput(readStyleSheets(sources.root)),
    ...documentValidators(
      bundle.definitions,
      sources.blocks.map((block) => block.content),
    ),
    ...formValidators(sources.forms),
    { path: "validators/runtime.js", text: runtimeText },
    { path: "validators/runtime.d.ts", text: runtimeTypes },
    databaseOutput(await readColumns(sources.root, sources.migrations)),
  ];
}

function defaultLayouts(root: string): Record<string, { slots?: object }> {
  const folder = "tenants/default/layouts/";
  return Object.fromEntries(
    listFiles(root, folder, ".json").map((file) => [
      file.slice(folder.length, -".json".length),
      readJson<{ slots?: object }>(root, file).content,
    ]),
  );
}

function tagsOf({ apis }: Sources): Record<string, string> {
  return Object.fromEntries(apis.map(({ content }) => [content.tag, content.description]));
}
