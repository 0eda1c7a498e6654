import { useCallback, useEffect, useEffectEvent, useMemo, useState, type ReactNode } from "react";
import { useHydrated } from "../../forms/useHydrated.ts";
import { soon } from "../../ui/soon.tsx";
import { PanelContext, setPanels, usePanels, type PanelItem } from "./panels.ts";

/** Nothing to press before the page runs. */
const PanelTabs = soon(() => import("./PanelTabs.tsx").then((module) => module.PanelTabs), null);

interface Props {
  label: string;
  id: string;
  items: readonly PanelItem[];
  slots: Partial<Record<string, ReactNode>>;
}

/**
 * The panels beside the lesson, one in front. What was typed behind another stays. A panel whose blocks have nothing to
 * show is left out.
 */
export function Panels({ label, id, items, slots }: Props): ReactNode {
  const filled = items.flatMap((item, place) => {
    const content = slots[SLOTS[place] ?? ""];
    return content ? [{ ...item, content }] : [];
  });
  const isLive = useHydrated();
  const { shown } = usePanels();
  const [empty, setEmpty] = useState<Record<string, boolean>>({});
  const offered = filled.filter(({ value }) => !empty[value]);
  const front = offered.find(({ value }) => value === shown) ?? offered[0];
  const tell = useCallback(
    (value: string, isEmpty: boolean) =>
      setEmpty((before) => (before[value] === isEmpty ? before : { ...before, [value]: isEmpty })),
    [],
  );
  const names = offered.map(({ value, label: words }) => `${value} ${words}`).join("\n");
  const tellItems = useEffectEvent(() => setPanels({ items: offered }));
  // By their names: the list is another one at each drawing.
  useEffect(() => tellItems(), [names]);
  useEffect(() => () => setPanels({ items: [], shown: "", isOpen: true }), []);
  const hasTabs = isLive && items.length > 1;
  return (
    <>
      {items.length > 1 && (
        <div className="tabs">
          {hasTabs && <PanelTabs label={label} id={id} items={offered} front={front?.value} />}
        </div>
      )}
      {filled.map(({ value, content }) => (
        <Panel key={value} value={value} isShown={value === front?.value} tell={tell} id={id} isTab={hasTabs}>
          {content}
        </Panel>
      ))}
    </>
  );
}

const SLOTS = ["first", "second", "third", "fourth", "fifth"];

interface PanelProps {
  value: string;
  id: string;
  isShown: boolean;
  isTab: boolean;
  tell: (value: string, isEmpty: boolean) => void;
  children: ReactNode;
}

function Panel({ value, id, isShown, isTab, tell, children }: PanelProps): ReactNode {
  const context = useMemo(
    () => ({ isShown, setEmpty: (isEmpty: boolean) => tell(value, isEmpty) }),
    [isShown, tell, value],
  );
  return (
    <div
      className="panel"
      id={`${id}-panel-${value}`}
      hidden={!isShown}
      {...(isTab ? { role: "tabpanel", "aria-labelledby": `${id}-tab-${value}` } : {})}
    >
      <PanelContext value={context}>{children}</PanelContext>
    </div>
  );
}
