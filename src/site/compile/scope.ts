import type { RouteView, SiteView, ViewerView } from "../document/page.ts";

/**
 * What bindings and conditions read: one property for each root of the site language. `item` and `form` are there
 * only while actions run; both are then the payload of the event.
 */
export interface Scope {
  viewer: ViewerView;
  site: SiteView;
  route: RouteView;
  /** The reply of each data source by its name; a source that was not asked, or failed, has none. */
  data: Readonly<Record<string, unknown>>;
  item?: unknown;
  form?: unknown;
}

/**
 * The roots that a binding may start from. No more are added: a need that comes up is met by a block or an operation.
 */
export const bindingRoots = ["viewer", "site", "route", "data", "item", "form"] as const;

export type BindingRoot = (typeof bindingRoots)[number];
