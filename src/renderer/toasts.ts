export type ToastTone = "success" | "error" | "info";

export interface Toast {
  id: number;
  text: string;
  tone: ToastTone;
}

/** How long the same message is not said again, in ms. */
export const sameMessageAfter = 2000;
const shownFor = { success: 4000, info: 5000, error: 7000 };

/** The messages on the page. One store for the page: whoever has something to say, there is one place to read it. */
export function createToasts(now: () => number = Date.now) {
  let toasts: readonly Toast[] = [];
  let lastId = 0;
  const said = new Map<string, number>();
  const listeners = new Set<() => void>();
  const change = (next: readonly Toast[]) => {
    toasts = next;
    for (const listener of listeners) listener();
  };

  const dismiss = (id: number) => change(toasts.filter((toast) => toast.id !== id));
  return {
    list: () => toasts,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** Shows a message, unless the same words were shown less than two seconds ago. */
    show(text: string, tone: ToastTone) {
      const time = now();
      if (time - (said.get(text) ?? -Infinity) < sameMessageAfter) return;
      for (const [words, at] of said) if (time - at >= sameMessageAfter) said.delete(words);
      said.set(text, time);
      const id = ++lastId;
      change([...toasts.slice(-3), { id, text, tone }]);
      setTimeout(() => dismiss(id), shownFor[tone]);
    },
    dismiss,
  };
}

export type Toasts = ReturnType<typeof createToasts>;
