import { useState, type ReactNode } from "react";
import { useHandler } from "../../ui/use-handler.ts";
import type { BlockProps } from "../block.ts";
import { headingOf } from "./item.ts";
import type { Action, Item, PartProps } from "./RecordList.tsx";

type Props = BlockProps<"recordList">;

/** Offers to take back what was done last, where the action says which other one does that. */
export function useUndo(
  { actions = [], columns, on }: Props,
  start: PartProps["start"],
): Pick<PartProps, "start"> & { wayBack: ReactNode } {
  const [last, setLast] = useState<{ action: Action; item: Item }>();
  const started = useHandler(async (action: Action, item?: Item) => {
    const isDone = await start(action, item);
    if (isDone) setLast(item && action.undo !== undefined ? { action, item } : undefined);
    return isDone;
  });
  if (actions.every(({ undo }) => undo === undefined)) return { start, wayBack: undefined };
  const back = last && actions.find(({ name }) => name === last.action.undo && on[name] !== undefined);
  return {
    start: started,
    wayBack: (
      <div role="status">
        {last && (
          <p className="undone">
            <span>
              {last.action.done ?? last.action.label} {headingOf(last.item, columns)}
            </span>
            {back && (
              <button type="button" className="link" onClick={() => void started(back, last.item)}>
                {back.label}
              </button>
            )}
          </p>
        )}
      </div>
    ),
  };
}
