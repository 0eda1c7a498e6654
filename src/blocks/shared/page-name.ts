import { pageNameKey as KEY } from "../../shared/draft-key.ts";

/** Names this tab to the server. It stays when the page is loaded again, and another tab has another. */
export function pageName(): string {
  const known = sessionStorage.getItem(KEY);
  if (known) return known;
  const made = [...crypto.getRandomValues(new Uint8Array(12))]
    .map((byte) => byte.toString(16).padStart(2, "0"))
    .join("");
  sessionStorage.setItem(KEY, made);
  return made;
}
