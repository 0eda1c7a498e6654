import { join } from "node:path";
import { judgeLayer, type BaseLookup } from "../../src/server/modules/sites/tenants/check-layer.ts";
import { readLayer } from "../../src/server/modules/sites/tenants/read-layer.ts";
import { tellIn } from "../../src/site/check/messages.ts";
import { resolveSite } from "../../src/site/document/resolve.ts";
import { mutationsOf, sourceDocuments, type Mutation } from "./mutations.ts";

/** What organisations' layers stand on here: the default and the flavours of the repository. */
export async function readBases(): Promise<BaseLookup> {
  const root = join(import.meta.dirname, "../../tenants");
  const [platform, road] = await Promise.all(
    ["default", "flavours/road-transport"].map(async (folder) => (await readLayer({ root, folder })).layer),
  );
  const bases = new Map([
    [undefined, platform!],
    ["road-transport", resolveSite([platform!, road!])],
  ] as const);
  return {
    layer: async (flavour) => bases.get(flavour as "road-transport"),
    flavours: async () => ["road-transport"],
  };
}

/** Checks so many mutated layers, and gives what the checker could not look through, each with how to make it again. */
export async function failuresOf({ count, seed }: { count: number; seed: number }): Promise<string[]> {
  const bases = await readBases();
  const failures: string[] = [];
  for (const mutation of mutationsOf(sourceDocuments(), { count, seed })) {
    const failure = await failureOf(mutation, bases);
    if (failure !== undefined) failures.push(`${mutation.label}: ${failure}`);
  }
  return failures;
}

async function failureOf({ layer }: Mutation, bases: BaseLookup): Promise<string | undefined> {
  try {
    const { findings } = await judgeLayer({ name: { kind: "organisation", orgNo: "1002" }, patch: layer }, bases);
    const notChecked = findings.find(({ key }) => key === "document.notChecked");
    if (notChecked) return notChecked.message;
    for (const finding of findings) tellIn("zh-CN", finding);
    return undefined;
  } catch (error) {
    return error instanceof Error ? (error.stack ?? error.message) : String(error);
  }
}
