import { contract, type Handlers, type OperationSpec } from "../../../generated/contract.ts";
import type { OperationId } from "../../../generated/operations.ts";
import type { OperationContext } from "../../core/context.ts";
import type { IncomingFile } from "../../core/incoming-file.ts";
import { byAccess, type Policies } from "../../core/policy.ts";

export type ServerHandlers = Handlers<OperationContext, IncomingFile>;

/** What an operation is run with. Its input has been validated against its schema before either is called. */
export interface RunnableOperation {
  handler: (input: never, context: OperationContext) => Promise<unknown>;
  policy: (context: OperationContext, input: never) => boolean | Promise<boolean>;
}

/**
 * Brings together what operations are made of. Throws, naming them all, when one has no handler, or neither a policy nor
 * an access that is known: the types say so as well, but a server must not start open because somebody silenced a type
 * error.
 */
export function assembleOperations(
  handlers: ServerHandlers,
  policies: Policies,
  specs: Readonly<Record<OperationId, Pick<OperationSpec, "access">>> = contract,
): Record<OperationId, RunnableOperation> {
  const ids = Object.keys(specs) as OperationId[];
  const allowing = Object.fromEntries(ids.map((id) => [id, policies[id] ?? byAccess[specs[id].access]]));
  const without = (table: object) => ids.filter((id) => typeof Reflect.get(table, id) !== "function");
  const problems = [
    ...without(handlers).map((id) => `${id} has no handler`),
    ...without(allowing).map((id) => `${id} has neither a policy nor an access`),
    ...Object.keys({ ...handlers, ...policies })
      .filter((id) => !ids.includes(id as OperationId))
      .map((id) => `${id} is not an operation of schemas/api`),
  ];
  if (problems.length > 0)
    throw new Error(`The operations are not complete:\n${problems.map((problem) => `  - ${problem}`).join("\n")}`);
  const operations: Partial<Record<OperationId, RunnableOperation>> = {};
  for (const id of ids) operations[id] = { handler: handlers[id], policy: allowing[id] as RunnableOperation["policy"] };
  return operations as Record<OperationId, RunnableOperation>;
}
