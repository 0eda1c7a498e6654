import { builtOutputs } from "./built/outputs.ts";
import { modelOf, type Model } from "./model/index.ts";
import { blocksOutput, firstBlocksOutput } from "./outputs/blocks.ts";
import { clientOutput } from "./outputs/client.ts";
import { contractOutput } from "./outputs/contract.ts";
import { databaseOutput } from "./outputs/database.ts";
import { errorCodesOutput } from "./outputs/error-codes.ts";
import { enumsOutput } from "./outputs/enums.ts";
import { languagesOutput } from "./outputs/languages.ts";
import { operationsOutput } from "./outputs/operations.ts";
import type { Output } from "./outputs/output.ts";
import { typesOutput } from "./outputs/types.ts";
import { readColumns } from "./read/columns.ts";
import type { Sources } from "./read/sources.ts";
import { colourPairsOutput } from "./styles/pairs.ts";
import { readStyleSheets } from "./styles/style-sheets.ts";

/**
 * Makes every file of src/generated from the sources, in memory.
 * @throws SourceError when the sources have problems
 */
export async function generate(sources: Sources): Promise<Output[]> {
  const model = modelOf(sources);
  return [...(await keptOutputs(model)), ...builtOutputs(model)];
}

/** What git keeps of src/generated, because people read it: all but `built/`. */
export async function keptOutputs({ sources, operations, bundle }: Model): Promise<Output[]> {
  return [
    await typesOutput(bundle.definitions),
    operationsOutput(operations),
    contractOutput(operations),
    clientOutput(operations),
    blocksOutput(sources.blocks),
    firstBlocksOutput(sources.blocks),
    languagesOutput(sources.languages),
    enumsOutput(sources.entities),
    errorCodesOutput(),
    colourPairsOutput(readStyleSheets(sources.root)),
    databaseOutput(await readColumns(sources.root, sources.migrations)),
  ];
}
