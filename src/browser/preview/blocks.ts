import type { FragmentInstance } from "react";

/** The blocks that are in the page, by key: where they are, and which of them failed. */
export interface Blocks {
  /** Told by the registry of a block that comes, or goes. */
  set(key: string, instance: FragmentInstance | null): void;
  keys(): string[];
  /** The rectangle around a block, in the window; undefined for one that shows nothing. */
  rect(key: string): DOMRect | undefined;
  scrollTo(key: string): void;
  /** Whether any of it is to be seen. */
  isInView(key: string): boolean;
  /** The innermost block that an element belongs to. */
  of(target: EventTarget | null): string | undefined;
  fail(key: string): void;
  failed(): string[];
  /** Forgets what failed: another page, or the next draft, is drawn. */
  forgive(): void;
  /** Called when any of it changed. */
  onChange(listener: () => void): () => void;
}

/**
 * Finds blocks by the references of their fragments. The elements of a block get its key as `data-block`, so that a
 * click leads back to it; where two blocks share an element it is the inner one's.
 */
export function createBlocks(): Blocks {
  const instances = new Map<string, FragmentInstance>();
  const failures = new Set<string>();
  const listeners = new Set<() => void>();
  const tell = () => listeners.forEach((listener) => listener());
  const markers = new Map<string, IntersectionObserver>();
  const markerOf = (key: string) => {
    let marker = markers.get(key);
    if (!marker) markers.set(key, (marker = mark(key)));
    return marker;
  };
  return {
    set(key, instance) {
      if (instance) {
        instances.set(key, instance);
        instance.observeUsing(markerOf(key));
      } else {
        instances.get(key)?.unobserveUsing(markerOf(key));
        instances.delete(key);
      }
      tell();
    },
    keys: () => [...instances.keys()],
    rect(key) {
      const rects =
        instances
          .get(key)
          ?.getClientRects()
          .filter(({ width, height }) => width > 0 || height > 0) ?? [];
      if (rects.length === 0) return undefined;
      const left = Math.min(...rects.map((rect) => rect.left));
      const top = Math.min(...rects.map((rect) => rect.top));
      return new DOMRect(
        left,
        top,
        Math.max(...rects.map(({ right }) => right)) - left,
        Math.max(...rects.map(({ bottom }) => bottom)) - top,
      );
    },
    scrollTo(key) {
      const rect = this.rect(key);
      if (!rect || (rect.top >= 0 && rect.bottom <= innerHeight)) return;
      const calm = matchMedia("(prefers-reduced-motion: reduce)").matches;
      const room = Math.max(16, (innerHeight - rect.height) / 2);
      scrollTo({ top: scrollY + rect.top - room, behavior: calm ? "instant" : "smooth" });
    },
    isInView(key) {
      const rect = this.rect(key);
      return rect !== undefined && rect.bottom > 0 && rect.top < innerHeight;
    },
    of: (target) =>
      target instanceof Element ? (target.closest("[data-block]")?.getAttribute("data-block") ?? undefined) : undefined,
    fail(key) {
      failures.add(key);
      tell();
    },
    failed: () => [...failures],
    forgive: () => failures.clear(),
    onChange(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

/**
 * A fragment tells an observer of the elements that it has, and of those that come to it: here they are only given
 * their key.
 */
function mark(key: string): IntersectionObserver {
  const observer = {
    observe(element: Element) {
      if (!element.hasAttribute("data-block")) element.setAttribute("data-block", key);
    },
    unobserve(element: Element) {
      if (element.getAttribute("data-block") === key) element.removeAttribute("data-block");
    },
  };
  return observer as unknown as IntersectionObserver;
}
