import type { RouteView, SiteView, ViewerView } from "../document/page.ts";
import type { Scope } from "../compile/scope.ts";
import { visitor } from "../document/visitor.ts";

interface Parts {
  viewer?: Partial<ViewerView>;
  site?: Partial<SiteView>;
  route?: Partial<RouteView>;
  data?: Record<string, unknown>;
}

/** For tests: the scope of a page for a signed-out visitor of the platform, with the given parts in it. */
export function scopeWith({ viewer, site, route, data }: Parts = {}): Scope {
  return {
    viewer: { ...visitor, ...viewer },
    site: { ...platform, ...site },
    route: { path: "/list", screen: "list", params: {}, query: {}, returnTo: "/list", isWriting: false, ...route },
    data: data ?? {},
  };
}

const platform: SiteView = {
  orgNo: "",
  base: "",
  info: {
    title: "讲台",
    logo: "",
    ico: "",
    keyword: "",
    desc: "",
    isEnableStatistics: false,
    courseAutoSignOutTime: 0,
    isShowService: false,
  },
  nav: [],
  about: [],
  links: [],
  ads: [],
  locale: "zh-CN",
  locales: ["zh-CN", "en"],
  features: {},
  timeZone: "Asia/Shanghai",
  courseCategories: [1],
  organisation: {},
};
