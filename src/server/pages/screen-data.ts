import type { OperationId } from "../../generated/operations.ts";
import type { CompiledScreen } from "../../site/compile.ts";
import type { Scope } from "../../site/scope.ts";
import type { Caller } from "../calls/caller.ts";
import { Fault } from "../errors.ts";
import type { Invoke } from "../invoke.ts";
import type { Log } from "../log.ts";

/** The data of a screen, or why the screen cannot be shown without it. It is not whole where a source failed that may answer the next time. */
export type ScreenData = { kind: "data"; data: Record<string, unknown>; isWhole?: boolean } | { kind: "notFound" } | { kind: "noAccess" } | { kind: "failed"; error: unknown };

const isNotThere: ReadonlySet<string> = new Set(["NOT_FOUND", "VALIDATION", "FEATURE_OFF"]);

/**
 * Asks all sources of a screen at once, in process. A source that fails leaves its place empty, unless the screen
 * says that it is required or the database is away, when every place would be empty.
 */
export async function loadScreenData(
  compiled: CompiledScreen,
  { scope, invoke, caller, log }: { scope: Scope; invoke: Invoke; caller: Caller; log: Log },
): Promise<ScreenData> {
  const sources = compiled.sources.filter((source) => source.enabled(scope));
  const replies = await Promise.allSettled(
    // The checker has compared operation and parameters with the contract; the call validates them again.
    sources.map((source) => invoke(source.operation as OperationId, source.input(scope) as never, caller)),
  );
  const data: Record<string, unknown> = {};
  let isWhole = true;
  for (const [index, reply] of replies.entries()) {
    const source = sources[index]!;
    if (reply.status === "fulfilled") {
      data[source.name] = reply.value;
      continue;
    }
    const fault = reply.reason instanceof Fault ? reply.reason : undefined;
    if (source.required && fault && isNotThere.has(fault.constant)) return { kind: "notFound" };
    if (source.required && fault?.constant === "NO_PERMISSION") return { kind: "noAccess" };
    if (fault?.constant === "FEATURE_OFF") continue;
    if (source.required || fault?.constant === "UNAVAILABLE") return { kind: "failed", error: reply.reason };
    // What is refused is refused again; what broke or was too much at once may be there in a moment.
    if (!fault || fault.constant === "UNEXPECTED" || fault.httpStatus !== 200) isWhole = false;
    log.warn({ err: reply.reason, source: source.name, requestId: caller.requestId }, "a source of a screen gave nothing");
  }
  return { kind: "data", data, isWhole };
}
