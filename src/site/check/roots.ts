import type { RouteView, SiteView, ViewerView } from "../document/page.ts";
import type { Schema } from "./schema.ts";

const text: Schema = { type: "string" };
const yes: Schema = { type: "boolean" };
const whole: Schema = { type: "integer" };
const listOf = (items: Schema): Schema => ({ type: "array", items });
const texts: Schema = { type: "object", additionalProperties: text };

function closed<Keys extends string>(properties: Record<Keys, Schema>): Schema {
  return { type: "object", additionalProperties: false, properties, required: Object.keys(properties) };
}

/** What the root `viewer` has. The type keeps it level with `ViewerView`. */
export const viewerSchema = closed<keyof ViewerView>({
  signedIn: yes,
  id: text,
  userType: whole,
  isVip: yes,
  vipEndDate: text,
  orgNo: text,
  name: text,
  loginName: text,
  photo: text,
  directUser: yes,
  roadTransportationUser: yes,
  isRecommended: yes,
  isOperator: yes,
  staffRole: text,
  staffOrgName: text,
  hasStaffPlace: yes,
  needPerfection: yes,
  firstLoginVerificationStatus: whole,
  mustComplete: yes,
});

/** What the root `site` has. */
export const siteSchema = closed<keyof SiteView>({
  orgNo: text,
  base: text,
  info: { $ref: "#/$defs/WebsiteInfo" },
  nav: listOf({ $ref: "#/$defs/NavItem" }),
  about: listOf({ $ref: "#/$defs/WebsiteNav" }),
  links: listOf({ $ref: "#/$defs/FriendLink" }),
  ads: listOf({ $ref: "#/$defs/AdvItem" }),
  locale: text,
  locales: listOf(text),
  features: { type: "object", additionalProperties: yes },
  timeZone: text,
  invitedOnly: yes,
  courseCategories: listOf(whole),
  organisation: {
    type: "object",
    additionalProperties: false,
    properties: {
      orgName: text,
      slogan: text,
      intro: text,
      logo: text,
      cover: text,
      phone: text,
      email: text,
      address: text,
      hours: listOf(text),
    },
  },
});

/** What the root `route` has, on a screen whose paths have these `{names}`; undefined when they are not known. */
export function routeSchema(names: readonly string[] | undefined): Schema {
  const params = names ? { ...closed(Object.fromEntries(names.map((name) => [name, text]))), required: [] } : texts;
  return closed<keyof RouteView>({ path: text, screen: text, params, query: texts, returnTo: text, isWriting: yes });
}
