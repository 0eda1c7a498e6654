import { contract } from "../../../generated/contract.ts";
import type { OperationId, OperationInput, OperationReply } from "../../../generated/operations.ts";
import type { CompiledScreen } from "../../../site/compile/compile.ts";
import type { Scope } from "../../../site/compile/scope.ts";
import { faultOf } from "../calls/answer.ts";
import type { Caller } from "../calls/caller.ts";
import { CodedError, type FieldFault } from "../../core/errors.ts";
import { onceTogether } from "../../database/page-reads.ts";
import type { Invoke } from "../invoke.ts";
import type { Log } from "../../core/log.ts";
import type { AddressValues } from "./address-values.ts";

/**
 * The data of a screen, or why the screen cannot be shown without it. `lastPage`: the address asks for a page of a list
 * beyond its last one. It is not whole where a source failed that may answer the next time.
 */
export type ScreenData =
  | { kind: "data"; data: Record<string, unknown>; lastPage?: { name: string; page: number }; isWhole?: boolean }
  | { kind: "notFound" }
  | { kind: "noAccess" }
  | { kind: "failed"; error: unknown };

/** The database does not answer, or not in time: a list that is missing would look like an empty one. */
const isAway: ReadonlySet<string> = new Set(["UNAVAILABLE", "TOO_BUSY"]);
const isNotThere: ReadonlySet<string> = new Set(["NOT_FOUND", "VALIDATION", "FEATURE_OFF"]);
const isNotForThem: ReadonlySet<string> = new Set(["NO_PERMISSION", "GRADE_NOT_IN"]);
/** Of a page of which their role may not read all, who acts for an organisation sees nothing: a part would look empty. */
const isNotForStaff: ReadonlySet<string> = new Set(["STAFF_ROLE", "STAFF_SELF"]);

/**
 * Asks all sources of a screen at once, in process. A source that fails leaves its place empty, unless the screen says
 * that it is required or the database is away or does not answer, when every place would be empty. Where an operation does not take a
 * value that came from the address, there is no such page.
 */
export async function loadScreenData(
  compiled: CompiledScreen,
  {
    scope,
    invoke,
    caller,
    log,
    values,
  }: { scope: Scope; invoke: Invoke; caller: Caller; log: Log; values: AddressValues },
): Promise<ScreenData> {
  if (!values.areReadable(scope)) return { kind: "notFound" };
  const sources = compiled.sources.filter((source) => source.enabled(scope));
  const replies = await Promise.allSettled(
    // The checker has compared operation and parameters with the contract; the call validates them again.
    sources.map((source) => askOnce(invoke, source.operation as OperationId, source.input(scope), caller)),
  );
  const data: Record<string, unknown> = {};
  let lastPage: { name: string; page: number } | undefined;
  let isWhole = true;
  for (const [index, reply] of replies.entries()) {
    const source = sources[index]!;
    if (reply.status === "fulfilled") {
      data[source.name] = reply.value;
      const page = lastPageOf(reply.value, source.input(scope)["pageCurrent"]);
      const name = values.pageName(source.name);
      if (page !== undefined && name !== undefined) lastPage = { name, page };
      continue;
    }
    const fault = reply.reason instanceof CodedError ? reply.reason : undefined;
    if (source.required && fault && isNotThere.has(fault.constant)) return { kind: "notFound" };
    if (fault?.constant === "VALIDATION" && values.concern(source.name, fieldsOf(fault), scope))
      return { kind: "notFound" };
    if (fault && isNotForStaff.has(fault.constant)) return { kind: "noAccess" };
    if (source.required && fault && isNotForThem.has(fault.constant)) return { kind: "noAccess" };
    if (fault?.constant === "FEATURE_OFF") continue;
    if (source.required || isAway.has(faultOf(reply.reason, caller.requestId).constant))
      return { kind: "failed", error: reply.reason };
    if (!isRefused(fault)) isWhole = false;
    // The browser asks for what has no answer: a call that counts how often somebody asks would count one try twice.
    else if (contract[source.operation as OperationId].counts) data[source.name] = null;
    log.warn(
      { err: reply.reason, source: source.name, requestId: caller.requestId },
      "a source of a screen gave nothing",
    );
  }
  return { kind: "data", data, isWhole, ...(lastPage && { lastPage }) };
}

/** What is refused is refused again; what broke or was too much at once may be there in a moment. */
function isRefused(fault: CodedError | undefined): boolean {
  return fault !== undefined && fault.constant !== "UNEXPECTED" && fault.httpStatus === 200;
}

/** Runs an operation that a page reads; the same with the same input once for a page of a signed-in person. */
export async function askOnce<Id extends OperationId>(
  invoke: Invoke,
  id: Id,
  input: object,
  caller: Caller,
): Promise<OperationReply<Id>> {
  return onceTogether(`${id} ${JSON.stringify(input)}`, () => invoke(id, input as OperationInput<Id>, caller));
}

/** The last page of a list, where the one that was asked for lies beyond it. */
function lastPageOf(reply: unknown, asked: unknown): number | undefined {
  const total = (reply as { totalPage?: unknown } | null)?.totalPage;
  if (typeof total !== "number" || typeof asked !== "number") return undefined;
  const last = Math.max(total, 1);
  return asked > last ? last : undefined;
}

function fieldsOf({ data }: CodedError): readonly FieldFault[] {
  const { fields } = (data ?? {}) as { fields?: readonly FieldFault[] };
  return fields ?? [];
}
