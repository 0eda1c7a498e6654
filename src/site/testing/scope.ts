import type { RouteView, SiteView, ViewerView } from "../page.ts";
import type { Scope } from "../scope.ts";

interface Parts {
  viewer?: Partial<ViewerView>;
  site?: Partial<SiteView>;
  route?: Partial<RouteView>;
  data?: Record<string, unknown>;
}

/** For tests: the scope of a page for a signed-out visitor of the platform, with the given parts in it. */
export function scopeWith({ viewer, site, route, data }: Parts = {}): Scope {
  return {
    viewer: { ...signedOut, ...viewer },
    site: { ...platform, ...site },
    route: { path: "/list", screen: "list", params: {}, query: {}, returnTo: "/list", ...route },
    data: data ?? {},
  };
}

const signedOut: ViewerView = {
  signedIn: false,
  id: "",
  userType: 0,
  isVip: false,
  orgNo: "",
  name: "",
  loginName: "",
  photo: "",
  directUser: false,
  roadTransportationUser: false,
  isRecommended: false,
  needPerfection: false,
  firstLoginVerificationStatus: 0,
  mustComplete: false,
};

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
  organisation: {},
};
