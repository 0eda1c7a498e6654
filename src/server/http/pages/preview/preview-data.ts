import bundle from "../../../../generated/bundle.json" with { type: "json" };
import { contract } from "../../../../generated/contract.ts";
import type { OperationId } from "../../../../generated/operations.ts";
import type { CompiledScreen, CompiledSource } from "../../../../site/compile/compile.ts";
import { exampleOf } from "../../../../site/document/example-data.ts";
import type { Scope } from "../../../../site/compile/scope.ts";
import type { Caller } from "../../calls/caller.ts";
import type { Invoke } from "../../invoke.ts";

interface PreviewDataParts {
  scope: Scope;
  invoke: Invoke;
  /** Nobody: without a session. */
  caller: Caller;
  locale: string;
  today: string;
}

/**
 * The data of a screen in a preview. Public data is read without a session. Private data is never read: sample data takes
 * its place where the simulated viewer is signed in, or where the screen needs it.
 */
export async function loadPreviewData(
  compiled: CompiledScreen,
  parts: PreviewDataParts,
): Promise<{ data: Record<string, unknown>; examples: string[] }> {
  const { scope } = parts;
  const data: Record<string, unknown> = {};
  const examples: string[] = [];
  const load = async (source: CompiledSource): Promise<void> => {
    const asked = isPublic(source.operation) ? await publicReply(source, parts) : undefined;
    if (asked) {
      data[source.name] = asked.reply;
    } else if (source.required || (scope.viewer.signedIn && !isPublic(source.operation))) {
      data[source.name] = exampleReply(source.operation, parts);
      examples.push(source.name);
    }
  };
  await Promise.all(compiled.sources.filter((source) => source.enabled(scope)).map(load));
  return { data, examples: examples.sort() };
}

/** An operation's reply as it could be. */
export function exampleReply(
  operation: string,
  { locale, today }: Pick<PreviewDataParts, "locale" | "today">,
): unknown {
  const name = `${operation[0]?.toUpperCase()}${operation.slice(1)}Reply`;
  return Object.hasOwn(bundle.$defs, name) ? exampleOf(name, { definitions: bundle.$defs, locale, today }) : undefined;
}

async function publicReply(
  { operation, input }: CompiledSource,
  { scope, invoke, caller }: PreviewDataParts,
): Promise<{ reply: unknown } | undefined> {
  try {
    // The call validates what it is given.
    return { reply: await invoke(operation as OperationId, input(scope) as never, caller) };
  } catch {
    // A draft is looked at half way: what gives nothing leaves its place empty, or has an example.
    return undefined;
  }
}

function isPublic(operation: string): boolean {
  return Object.hasOwn(contract, operation) && contract[operation as OperationId].access === "public";
}
