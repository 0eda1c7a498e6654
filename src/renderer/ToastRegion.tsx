import { useSyncExternalStore } from "react";
import type { Toast, Toasts } from "./toasts.ts";

const none: readonly Toast[] = [];
const silent: Pick<Toasts, "list" | "subscribe"> = { list: () => none, subscribe: () => () => {} };

/**
 * Where messages are shown and read out. It is in the served page already: a live region has to be there before it
 * speaks.
 */
export function ToastRegion({ toasts, closeLabel }: { toasts?: Toasts; closeLabel: string }) {
  const store = toasts ?? silent;
  const list = useSyncExternalStore(store.subscribe, store.list, () => none);
  return (
    <div className="toasts" role="status" aria-live="polite">
      {list.map((toast) => (
        <div key={toast.id} className={`toast ${toast.tone}`}>
          {toast.text}
          <button type="button" aria-label={closeLabel} onClick={() => toasts?.dismiss(toast.id)}>
            ×
          </button>
        </div>
      ))}
    </div>
  );
}
