import type { PageStatistics } from "../../shared/statistics.ts";
import type {
  Action,
  AdvItem,
  Condition,
  DataSource,
  FriendLink,
  NavItem,
  WebsiteInfo,
  WebsiteNav,
} from "../../generated/types.ts";
import type { FormDefinitions } from "./form-definition.ts";

/**
 * Everything that the browser needs to show one page and take it over: the server writes it into the page as JSON
 * (`<script type="application/json" id="lectern-page">`) or says there where it is (`data-page`), and gives it for a
 * navigation (`GET /_lectern/page?to=…`).
 */
export interface PagePayload {
  /** HTTP status of the page: 200, 404 or 500. */
  status: number;
  screenName: string;
  /** Names what the page was made from; another revision means that compiled screens are stale. */
  revision: string;
  locale: string;
  title: string;
  description: string;
  /** "" on the platform and on a tenant's own host, "/org/1001" below it. */
  base: string;
  screen: LocalisedScreen;
  /**
   * Texts by key: those of `common.`, of the block types and of the forms on the page (`formTextKeys`,
   * `FORM_THEME_TEXTS`).
   */
  messages: Record<string, string>;
  /** The forms that blocks of the page name in their prop `form`, resolved. */
  forms: FormDefinitions;
  /** How to call each operation that a source, an action or a block of the page names. */
  operations: Record<string, OperationAddress>;
  /** Reply of each data source by its name. */
  data: Record<string, unknown>;
  site: SiteView;
  viewer: ViewerView;
  route: RouteView;
  /** Shown on the error page and written in the log. */
  requestId: string;
  /** How the page is counted; nothing where it is not. */
  statistics?: PageStatistics;
}

/** What `/_lectern/page` gives instead when the visitor has to go elsewhere. */
export interface PageRedirect {
  redirect: string;
}

/** What a person is asked, and what the two answers are called. */
export interface Question {
  text: string;
  yes: string;
  no: string;
  /** Other words for what the call decides, by the value of one field of it. */
  cases?: { by: string; of: Record<string, Pick<Question, "text" | "yes">> };
}

/** A question as an action asks it: a button that it does not name has its usual name. */
export type AskedQuestion = Pick<Question, "text"> & Partial<Pick<Question, "yes" | "no">>;

export interface OperationAddress {
  method: string;
  path: string;
  pathParams: readonly string[];
  queryParams: readonly string[];
  /**
   * Money or rights move: asked before an action calls it, in the product's own words, which no document and no site's
   * texts change.
   */
  confirm?: Question;
  /** Whether it changes something: then it belongs to the tenancy of who makes it, whichever site the page is of. */
  write?: true;
  /** Whether it makes something: sent again because its reply got lost, it goes with the same key. */
  once?: true;
}

/** The root `viewer`: who looks at the page. Signed out, everything but `signedIn` has its empty value. */
export interface ViewerView {
  signedIn: boolean;
  id: string;
  /** 1 learner, 2 lecturer, 3 organisation; 0 signed out. */
  userType: number;
  isVip: boolean;
  /** The day that the membership ends, as 2027-01-01; "" for who is no member. */
  vipEndDate: string;
  orgNo: string;
  name: string;
  loginName: string;
  photo: string;
  directUser: boolean;
  roadTransportationUser: boolean;
  isRecommended: boolean;
  /** Only there, and true, for those who run the platform. */
  isOperator?: boolean;
  /** What they may do for the organisation that they act for: "owner" with its own account. Absent for all others. */
  staffRole?: string;
  /** Its name, where they act for it with an account of their own. */
  staffOrgName?: string;
  /** Only there, and true, for whom an organisation asked to work for it, now or once. */
  hasStaffPlace?: boolean;
  needPerfection: boolean;
  firstLoginVerificationStatus: number;
  /** Whether the profile has to be completed before anything else. */
  mustComplete: boolean;
}

/** The root `site`: the site's settings in the page's language. */
export interface SiteView {
  /** "" on the platform. */
  orgNo: string;
  base: string;
  info: WebsiteInfo;
  /** On an organisation's pages the addresses have /org/{orgNo} before them. */
  nav: NavItem[];
  about: WebsiteNav[];
  links: FriendLink[];
  ads: AdvItem[];
  locale: string;
  locales: string[];
  /** Of all times that the site writes. */
  timeZone: string;
  features: Record<string, boolean>;
  /** Only there, and true, where nobody becomes a member by signing up: it takes an invitation. */
  invitedOnly?: boolean;
  /** The kinds of courses that the site offers: without its feature a kind is not shown anywhere. */
  courseCategories: number[];
  organisation: OrganisationView;
}

/** What an organisation says of itself on its own pages; the platform has none of it. */
export interface OrganisationView {
  orgName?: string;
  slogan?: string;
  intro?: string;
  logo?: string;
  cover?: string;
  phone?: string;
  email?: string;
  address?: string;
  hours?: string[];
}

/** The root `route`: the address of the page. */
export interface RouteView {
  /** The path as the visitor sees it, `/org/1001` included. */
  path: string;
  screen: string;
  params: Record<string, string>;
  query: Record<string, string>;
  /** Where to come back to after signing in: the address of this page, or what `temporaryUrl` held. */
  returnTo: string;
  /** Whether one writes there: any path with the word write in it, which the default layout shows without frame. */
  isWriting: boolean;
}

/**
 * A screen laid over its layout, its texts in one language. What the compiler takes, and what travels to the browser.
 */
export interface LocalisedScreen {
  locale: string;
  frame: string;
  slots: Record<string, { tag?: string; order?: number }>;
  title?: LocalisedText;
  description?: LocalisedText;
  data: Record<string, DataSource>;
  blocks: Record<string, LocalisedBlock>;
}

export interface LocalisedBlock {
  type: string;
  in: string;
  order?: number;
  when?: Condition;
  /** Any value in it, at any depth, may be a `Binding` or a `FormatText`. */
  props?: Record<string, unknown>;
  on?: Record<string, LocalisedAction[]>;
}

/** An action whose texts are in one language. */
export type LocalisedAction = {
  [Kind in Action["do"]]: Localised<Extract<Action, { do: Kind }>>;
}[Action["do"]];

type Localised<T> = { [Key in keyof T]: Key extends "text" | "confirm" | "yes" ? LocalisedText : T[Key] };

/** A text in the page's language; one with bound values waits for them. */
export type LocalisedText = string | FormatText;

/** A text whose `{names}` are filled when the page is made. */
export interface FormatText {
  $format: string;
  /** The forms of a plural that differ, of those that the language has; `with.count` chooses. */
  $zero?: string;
  $one?: string;
  $two?: string;
  $few?: string;
  $many?: string;
  with: Record<string, unknown>;
}
