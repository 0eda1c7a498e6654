import { isBinding } from "../compile/bindings.ts";
import { isObject } from "../../shared/json.ts";
import { remember } from "../../shared/memoize.ts";
import type { ViewerView } from "../document/page.ts";
import { entryOf, type Permissions } from "./permissions.ts";

/** What of the root `viewer` says nothing of a person that the organisation does not see anyway. */
const openOfViewer: readonly (keyof ViewerView)[] = [
  "signedIn",
  "id",
  "userType",
  "isVip",
  "orgNo",
  "directUser",
  "roadTransportationUser",
  "isRecommended",
  "firstLoginVerificationStatus",
  "needPerfection",
  "mustComplete",
];

/** What private data may be in: the operation of each data source of the screen. */
export interface Secrets {
  permissions: Permissions;
  data: Readonly<Record<string, unknown>>;
}

/** Whether a path reads what only the viewer may read: who they are, and replies of calls that are not public. */
export function isPrivate(path: string, { permissions, data }: Secrets): boolean {
  const [root, name] = path.split(".");
  if (root === "viewer") return name === undefined || !(openOfViewer as readonly string[]).includes(name);
  if (root !== "data") return false;
  if (name === undefined) return true;
  const source = entryOf(data, name);
  const operation = isObject(source) ? source["operation"] : undefined;
  if (typeof operation !== "string") return false;
  return entryOf(permissions.operations, operation)?.access !== "public";
}

/** A binding in a value, and the way to it. */
export interface Bound {
  path: readonly string[];
  bind: string;
}

/** The bindings in a value, at any depth. */
export function bindingsIn(value: unknown, path: readonly string[] = []): Bound[] {
  if (isBinding(value)) return typeof value.$bind === "string" ? [{ path, bind: value.$bind }] : [];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => bindingsIn(inner, [...path, name]));
}

/** The data sources that a value reads; of an object, which is part of a document and so never changes, looked up once. */
export function sourcesIn(value: unknown): ReadonlySet<string> {
  if (typeof value !== "object" || value === null) return new Set();
  return remember(sourcesOf, value, () => {
    const sources = new Set<string>();
    addSourcesIn(value, sources);
    return sources;
  });
}

const sourcesOf = new WeakMap<object, ReadonlySet<string>>();

/** The way to a binding is not asked for here: this goes through all properties of all blocks. */
function addSourcesIn(value: unknown, sources: Set<string>): void {
  if (typeof value !== "object" || value === null) return;
  if (isBinding(value)) {
    if (typeof value.$bind === "string" && value.$bind.startsWith("data."))
      sources.add(value.$bind.split(".")[1] ?? "");
    return;
  }
  for (const inner of Object.values(value)) addSourcesIn(inner, sources);
}
