import { keptTypingKey, TYPED_EVENT, type TypedDetail } from "../shared/draft-key.ts";
import { isObject } from "../shared/json.ts";

/** Fields that hold a person's words. Passwords and codes are none. */
const kinds =
  "textarea, input:is(:not([type]), [type=text], [type=url], [type=tel], [type=email], [type=number], [type=date], [type=datetime-local], [type=time]):not([autocomplete=one-time-code]), [contenteditable=true]";

/** Whose page it is, and which. */
export interface Place {
  owner: string;
  address: string;
}

interface Kept extends Place {
  fields: { name: string; value: unknown }[];
}

/**
 * Keeps what was typed into any field of a page when the session ends under it, and puts it back where its owner comes
 * to the same page again: at once, or when the field is opened. Forms and editors have drafts of their own; this is for
 * all the rest, so that no block has to think of it. `typed` are the fields in which the person typed on the page that
 * stands; those that went are left out when it counts.
 */
export function createTyped(root: Element, place: () => Place, typed: Set<Element>) {
  let waiting: Kept["fields"] = [];
  const observer = new MutationObserver(() => putBack());

  function putBack(): void {
    const left = waiting.filter(({ name, value }) => {
      const field = [...root.querySelectorAll(kinds)].find((one) => nameOf(one) === name && !typed.has(one));
      if (!field) return true;
      write(field, value);
      typed.add(field);
      return false;
    });
    if (left.length === waiting.length) return;
    waiting = left;
    store(left.length > 0 ? { ...place(), fields: left } : undefined);
    if (left.length === 0) observer.disconnect();
  }

  return {
    /** The session ended: what is typed on the page as it stands is kept. */
    keep(): void {
      const fields = [...typed]
        .filter((field) => field.matches(kinds) && root.contains(field))
        .map((field) => ({ name: nameOf(field), value: valueOf(field) }))
        .filter(({ name, value }) => name !== "" && value !== "" && value !== undefined);
      if (fields.length > 0 && place().owner !== "") store({ ...place(), fields });
    },
    /** A page stands: what was kept of it comes back. */
    arrived(): void {
      observer.disconnect();
      const kept = read();
      const { owner, address } = place();
      waiting = kept?.owner === owner && kept.address === address ? kept.fields : [];
      if (waiting.length === 0) return;
      observer.observe(root, { childList: true, subtree: true });
      putBack();
    },
  };
}

/** What a field is called on its page, as long as it stands there and when it stands there again. */
function nameOf(field: Element): string {
  const label = "labels" in field ? (field as HTMLInputElement).labels?.[0]?.textContent : undefined;
  return field.id || field.getAttribute("name") || field.getAttribute("aria-label") || label?.trim() || "";
}

function valueOf(field: Element): unknown {
  if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) return field.value;
  const detail: TypedDetail = {};
  field.dispatchEvent(new CustomEvent(TYPED_EVENT, { detail }));
  return detail.value;
}

/** As a person's typing does it, so that what draws the field knows of it. */
function write(field: Element, value: unknown): void {
  if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) {
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value")?.set?.call(field, value);
    field.dispatchEvent(new Event("input", { bubbles: true }));
  } else field.dispatchEvent(new CustomEvent(TYPED_EVENT, { detail: { value, isGiven: true } satisfies TypedDetail }));
}

function read(): Kept | undefined {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(keptTypingKey) ?? "null");
    return isObject(kept) && Array.isArray(kept["fields"]) ? (kept as unknown as Kept) : undefined;
  } catch {
    return undefined;
  }
}

function store(kept: Kept | undefined): void {
  // A browser may refuse: then nothing is kept, and everything else works.
  try {
    if (kept) sessionStorage.setItem(keptTypingKey, JSON.stringify(kept));
    else sessionStorage.removeItem(keptTypingKey);
  } catch {}
}
