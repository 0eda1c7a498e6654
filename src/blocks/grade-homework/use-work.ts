import { useEffect, useState, useSyncExternalStore } from "react";
import { useHandler } from "../../ui/use-handler.ts";
import { createWork, type WorkStore, type WorkTools, type WorkView } from "./work-store.ts";

/** Work that is begun, as long as its page shows it. Whoever leaves the page before all is stored is warned. */
export function useWork({
  attemptId,
  operations,
  t,
}: { attemptId: string } & WorkTools): WorkView & { store: WorkStore } {
  const tools = useHandler(() => ({ operations, t }));
  const [store] = useState(() => createWork(attemptId, tools));
  const view = useSyncExternalStore(store.subscribe, store.getSnapshot, store.getSnapshot);
  useEffect(() => {
    void store.load();
    return store.stop;
  }, [store]);
  const isUnsent = view.state === "unsaved" || view.state === "saving";
  useEffect(() => {
    if (!isUnsent) return undefined;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener("beforeunload", warn);
    return () => removeEventListener("beforeunload", warn);
  }, [isUnsent]);
  return { ...view, store };
}
