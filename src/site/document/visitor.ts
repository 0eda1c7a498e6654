import type { ViewerView } from "./page.ts";

/** The root `viewer` when nobody is signed in: everything has its empty value. */
export const visitor: ViewerView = {
  signedIn: false,
  id: "",
  userType: 0,
  isVip: false,
  vipEndDate: "",
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
