import { schemaLanguage } from "../../src/shared/schema-language.ts";
import type { Model } from "../model/index.ts";
import { blockTableOutput } from "../outputs/block-table.ts";
import { bundleOutput } from "../outputs/bundle.ts";
import { formCallsOutput } from "../outputs/form-calls.ts";
import { inputLimitsOutput } from "../outputs/input-limits.ts";
import { inlineScriptsOutput } from "../outputs/inline-scripts.ts";
import { cataloguesOutputs } from "../outputs/languages.ts";
import { localeKeysOutput } from "../outputs/locale-keys.ts";
import { openapiOutput } from "../outputs/openapi.ts";
import { recordCallsOutput } from "../outputs/record-calls.ts";
import { recordFieldsOutput } from "../outputs/record-fields.ts";
import type { Output } from "../outputs/output.ts";
import { siteSchemasOutput } from "../outputs/site-schemas.ts";
import { listFiles, readJson } from "../read/files.ts";
import type { Sources } from "../read/sources.ts";
import { documentValidators } from "../validators/documents.ts";
import { formValidators } from "../validators/forms.ts";
import { runtimeText, runtimeTypes } from "../validators/runtime.ts";

/**
 * `built/`: what programs read and people do not. Every command makes it where it is stale (`make.ts`), also without
 * development packages: what is imported here must be among the dependencies.
 */
export function builtOutputs({ sources, operations, bundle }: Model): Output[] {
  const blocks = sources.blocks.map(({ content }) => content);
  const outputs = [
    blockTableOutput(sources.blocks, bundle.definitions),
    localeKeysOutput({
      product: {
        ...sources.texts,
        ...Object.fromEntries(sources.languages.map((locale) => [`common.language.${locale}`, ""])),
      },
      studio: sources.studioTexts,
    }),
    ...cataloguesOutputs(sources.languages),
    bundleOutput(bundle),
    siteSchemasOutput({
      definitions: { ...bundle.definitions, ...bundle.inputs },
      blocks,
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
    ...inlineScriptsOutput(sources.root),
    ...documentValidators(bundle.definitions, blocks),
    formCallsOutput(sources.forms),
    recordFieldsOutput(sources, bundle.definitions),
    recordCallsOutput(sources, { operations, definitions: bundle.definitions }),
    inputLimitsOutput(operations, bundle),
    ...formValidators(sources.forms),
    { path: "validators/runtime.js", text: runtimeText },
    { path: "validators/runtime.d.ts", text: runtimeTypes },
  ];
  return outputs.map(({ path, text }) => ({ path: `built/${path}`, text }));
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
