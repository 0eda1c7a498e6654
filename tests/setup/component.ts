import "./unit.ts";
import { afterAll, beforeAll } from "vitest";

// A file may ask for no document at all.
const hasDocument = typeof document !== "undefined";
const address = hasDocument ? location.href : "";

// The files of the project share one document: each begins with an empty one, at the same address, with nothing kept.
beforeAll(empty);
afterAll(empty);

function empty(): void {
  if (!hasDocument) return;
  document.body.replaceChildren();
  document.head.replaceChildren();
  for (const element of [document.documentElement, document.body]) {
    for (const { name } of [...element.attributes]) element.removeAttribute(name);
  }
  localStorage.clear();
  sessionStorage.clear();
  for (const cookie of document.cookie.split("; ")) document.cookie = `${cookie.split("=")[0]}=; expires=Thu, 01 Jan 1970 00:00:00 GMT; path=/`;
  history.replaceState(null, "", address);
}
