import { recordCalls } from "../../../../generated/built/record-calls.ts";
import type { OperationId } from "../../../../generated/operations.ts";
import type { RecordEntity } from "../../../../generated/built/record-fields.ts";
import type { Condition } from "../../../../generated/types.ts";
import { isBinding } from "../../../../site/compile/bindings.ts";
import type { CompiledBlock, CompiledScreen } from "../../../../site/compile/compile.ts";
import type { Scope } from "../../../../site/compile/scope.ts";
import type { SheetColumn } from "../../../../site/records/sheet-value.ts";
import { visibleColumns } from "../../../../site/records/visible-columns.ts";
import type { PreparedScreen } from "../../../modules/sites/index.ts";

/** Records that are asked for at once of a call that does not say how many it gives. */
const USUAL_PAGE_SIZE = 100;

/** A column of a list with what it is called, and for which records it has a value. */
export interface ExportedColumn extends SheetColumn {
  label?: string | undefined;
  note?: string | undefined;
  when?: Condition | undefined;
}

/** A list of a page as it is shown: the call that gives its records, and the columns. */
export interface ExportedList {
  operation: OperationId;
  /** The input of the call without its page. */
  input: Record<string, unknown>;
  of: RecordEntity;
  name: string;
  fileName: string;
  columns: readonly ExportedColumn[];
  /** Records that it gives as a file at most. */
  most: number;
  /** Records that its call gives at once at most. */
  pageSize: number;
  /** The parameter that goes on after the last record, where its pages have no number. */
  cursor: string | undefined;
}

/**
 * The list that a block of a page shows; undefined where the page has no such block now, where the block offers no
 * export, or where its call does not.
 */
export function exportedList(screen: PreparedScreen, key: string, scope: Scope): ExportedList | undefined {
  const { compiled, localised } = screen;
  const block = blocksOf(compiled).find((one) => one.key === key);
  const items = localised.blocks[key]?.props?.["items"];
  if (block?.type !== "recordList" || !block.visible(scope) || !isBinding(items)) return undefined;
  const source = compiled.sources.find(({ name }) => items.$bind === `data.${name}.list`);
  const props = block.props(scope) as unknown as ListProps;
  if (!source?.enabled(scope) || props.exports !== true) return undefined;
  const call = Object.hasOwn(recordCalls, source.operation) ? recordCalls[source.operation] : undefined;
  if (!call || call.exports === 0) return undefined;
  const { cursor } = call;
  const { pageCurrent: _, pageFrom: __, pageSize: ___, limit: ____, ...asked } = source.input(scope);
  const input = Object.fromEntries(Object.entries(asked).filter(([name]) => name !== cursor));
  return {
    // The checker has compared it with the contract.
    operation: source.operation as OperationId,
    input,
    of: props.of,
    name: props.caption,
    fileName: props.fileName ?? props.caption,
    columns: visibleColumns(props.columns, props.choosable ? props.chosen : undefined),
    most: call.exports,
    pageSize: call.maxSize || USUAL_PAGE_SIZE,
    cursor,
  };
}

interface ListProps {
  of: RecordEntity;
  caption: string;
  fileName?: string;
  exports?: boolean;
  choosable?: boolean;
  columns: readonly (ExportedColumn & { off?: boolean; withheld?: boolean })[];
  chosen?: string;
}

function blocksOf({ slots }: CompiledScreen): CompiledBlock[] {
  const withInner = (block: CompiledBlock): CompiledBlock[] => [
    block,
    ...Object.values(block.children).flat().flatMap(withInner),
  ];
  return Object.values(slots).flat().flatMap(withInner);
}
