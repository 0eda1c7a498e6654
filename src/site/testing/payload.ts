import type { PagePayload } from "../document/page.ts";
import { scopeWith } from "./scope.ts";

/** What the server sends of a page that shows a screen; what a test does not say is as little as can be. */
export function payloadWith(parts: Pick<PagePayload, "screen"> & Partial<PagePayload>): PagePayload {
  const { viewer, site, route } = scopeWith();
  return {
    status: 200,
    screenName: "test",
    revision: "1",
    locale: "zh-CN",
    title: "",
    description: "",
    base: "",
    requestId: "",
    messages: {},
    forms: {},
    operations: {},
    viewer,
    site,
    route,
    data: {},
    ...parts,
  };
}
