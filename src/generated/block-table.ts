// Made by `npm run generate` from schemas/ and src/blocks; never edit it by hand.
import type { OperationId } from "./operations.ts";
import type {
  AboutNavProps,
  AccountMenuProps,
  AdBannerProps,
  AdviceFormProps,
  AdviceFormSubmitEvent,
  AdviceFormSignInEvent,
  ArticleBodyProps,
  ArticleCategoriesProps,
  ArticleListProps,
  AvatarEditorProps,
  AvatarEditorSaveEvent,
  AvatarEditorRemoveEvent,
  BandProps,
  BannerCarouselProps,
  BreadcrumbsProps,
  CalloutProps,
  CalloutActionEvent,
  CategoryDropdownProps,
  CategoryGridProps,
  CategoryMenuProps,
  CodeLoginFormProps,
  CodeLoginFormSignedInEvent,
  ColumnsProps,
  CourseGridProps,
  CourseGridAddToCartEvent,
  CourseHeroProps,
  CourseIntroProps,
  CourseOutlineProps,
  EmptyStateProps,
  ErrorPageProps,
  FaqListProps,
  FeatureListProps,
  FilterBarProps,
  FooterAboutProps,
  FooterCodesProps,
  FooterFriendsProps,
  FooterNoteProps,
  FooterRecordsProps,
  FooterServiceProps,
  FormBlockProps,
  FormBlockSubmitEvent,
  GradeGridProps,
  LecturerCardProps,
  LecturerGridProps,
  LoginFormProps,
  LoginFormSignedInEvent,
  MenuGroupProps,
  MenuLinkProps,
  MenuLinkPressEvent,
  MessageListProps,
  MessageListReadEvent,
  MessageListReadAllEvent,
  MobileLandingProps,
  OrganisationGridProps,
  OrganisationHeroProps,
  PaginationProps,
  PasswordFormProps,
  PasswordFormDoneEvent,
  PriceBoxProps,
  PriceBoxEnrolEvent,
  PriceBoxAddToCartEvent,
  ProfileCompletionProps,
  ProfileCompletionCompletedEvent,
  ProfileCompletionSignOutEvent,
  RecommendedCoursesProps,
  RegisterFormProps,
  RegisterFormSignedInEvent,
  ResetFormProps,
  ResetFormDoneEvent,
  RichTextProps,
  SearchBoxProps,
  SearchBoxSearchEvent,
  SearchResultsProps,
  SearchTabsProps,
  SectionHeadingProps,
  SettingListProps,
  SettingRowProps,
  SignInPanelProps,
  SiteFooterProps,
  SiteHeaderProps,
  StatsBandProps,
  TabsProps,
  TextBlockProps,
  ZoneGridProps,
} from "./types.ts";

/** What each block takes, tells and needs, as types. */
export interface BlockTypes {
  aboutNav: { props: AboutNavProps; events: never; slots: never; operations: never; payloads: Record<never, never> };
  accountMenu: { props: AccountMenuProps; events: never; slots: "groups"; operations: never; payloads: Record<never, never> };
  adBanner: { props: AdBannerProps; events: never; slots: never; operations: never; payloads: Record<never, never> };
  adviceForm: { props: AdviceFormProps; events: "submit" | "signIn"; slots: never; operations: never; payloads: { submit: AdviceFormSubmitEvent; signIn: AdviceFormSignInEvent } };
  articleBody: { props: ArticleBodyProps; events: never; slots: never; operations: never; payloads: Record<never, never> };
  articleCategories: { props: ArticleCategoriesProps; events: never; slots: never; operations: never; payloads: Record<never, never> };
  articleList: { props: ArticleListProps; events: never; slots: never; operations: never; payloads: Record<never, never> };
  avatarEditor: { props: AvatarEditorProps; events: "save" | "remove"; slots: never; operations: "getUpload" | "uploadFile"; payloads: { save: AvatarEditorSaveEvent; remove: AvatarEditorRemoveEvent } };
  band: { props: BandProps; events: never; slots: "content"; operations: never; payloads: Record<never, never> };
  bannerCarousel: { props: BannerCarouselProps; events: never; slots: never; operations: never; payloads: Record<never, never> };
  breadcrumbs: { props: BreadcrumbsProps; events: never; slots: never; operations: never; payloads: Record<never, never> };
  callout: { props: CalloutProps; events: "action"; slots: never; operations: never; payloads: { action: CalloutActionEvent } };
  categoryDropdown: { props: CategoryDropdownProps; events: never; slots: never; operations: "listCourseCategories" | "listHomeRecommendations"; payloads: Record<never, never> };
  categoryGrid: { props: CategoryGridProps; events: never; slots: never; operations: never; payloads: Record<never, never> };
  categoryMenu: { props: CategoryMenuProps; events: never; slots: never; operations: never; payloads: Record<never, never> };
  codeLoginForm: { props: CodeLoginFormProps; events: "signedIn"; slots: never; operations: "sendCode" | "getCaptcha" | "loginWithCode"; payloads: { signedIn: CodeLoginFormSignedInEvent } };
  columns: { props: ColumnsProps; events: never; slots: "first" | "second" | "third"; operations: never; payloads: Record<never, never> };
  courseGrid: { props: CourseGridProps; events: "addToCart"; slots: never; operations: never; payloads: { addToCart: CourseGridAddToCartEvent } };
  courseHero: { props: CourseHeroProps; events: never; slots: "price"; operations: never; payloads: Record<never, never> };
  courseIntro: { props: CourseIntroProps; events: never; slots: never; operations: never; payloads: Record<never, never> };
  courseOutline: { props: CourseOutlineProps; events: never; slots: never; operations: never; payloads: Record<never, never> };
  emptyState: { props: EmptyStateProps; events: never; slots: never; operations: never; payloads: Record<never, never> };
  errorPage: { props: ErrorPageProps; events: never; slots: never; operations: never; payloads: Record<never, never> };
  faqList: { props: FaqListProps; events: never; slots: never; operations: never; payloads: Record<never, never> };
  featureList: { props: FeatureListProps; events: never; slots: never; operations: never; payloads: Record<never, never> };
  filterBar: { props: FilterBarProps; events: never; slots: never; operations: never; payloads: Record<never, never> };
  footerAbout: { props: FooterAboutProps; events: never; slots: never; operations: never; payloads: Record<never, never> };
  footerCodes: { props: FooterCodesProps; events: never; slots: never; operations: never; payloads: Record<never, never> };
  footerFriends: { props: FooterFriendsProps; events: never; slots: never; operations: never; payloads: Record<never, never> };
  footerNote: { props: FooterNoteProps; events: never; slots: never; operations: never; payloads: Record<never, never> };
  footerRecords: { props: FooterRecordsProps; events: never; slots: never; operations: never; payloads: Record<never, never> };
  footerService: { props: FooterServiceProps; events: never; slots: never; operations: never; payloads: Record<never, never> };
  form: { props: FormBlockProps; events: "submit"; slots: "done"; operations: "listEnum" | "listTransportCategories" | "sendCode" | "getCaptcha" | "getUpload" | "uploadFile"; payloads: { submit: FormBlockSubmitEvent } };
  gradeGrid: { props: GradeGridProps; events: never; slots: never; operations: never; payloads: Record<never, never> };
  lecturerCard: { props: LecturerCardProps; events: never; slots: never; operations: never; payloads: Record<never, never> };
  lecturerGrid: { props: LecturerGridProps; events: never; slots: never; operations: never; payloads: Record<never, never> };
  loginForm: { props: LoginFormProps; events: "signedIn"; slots: never; operations: "getLoginKey" | "loginWithPassword"; payloads: { signedIn: LoginFormSignedInEvent } };
  menuGroup: { props: MenuGroupProps; events: never; slots: "entries"; operations: never; payloads: Record<never, never> };
  menuLink: { props: MenuLinkProps; events: "press"; slots: never; operations: never; payloads: { press: MenuLinkPressEvent } };
  messageList: { props: MessageListProps; events: "read" | "readAll"; slots: never; operations: never; payloads: { read: MessageListReadEvent; readAll: MessageListReadAllEvent } };
  mobileLanding: { props: MobileLandingProps; events: never; slots: never; operations: never; payloads: Record<never, never> };
  organisationGrid: { props: OrganisationGridProps; events: never; slots: never; operations: never; payloads: Record<never, never> };
  organisationHero: { props: OrganisationHeroProps; events: never; slots: "aside"; operations: never; payloads: Record<never, never> };
  pagination: { props: PaginationProps; events: never; slots: never; operations: never; payloads: Record<never, never> };
  passwordForm: { props: PasswordFormProps; events: "done"; slots: never; operations: "getLoginKey" | "updateLoginPassword"; payloads: { done: PasswordFormDoneEvent } };
  priceBox: { props: PriceBoxProps; events: "enrol" | "addToCart"; slots: "actions"; operations: never; payloads: { enrol: PriceBoxEnrolEvent; addToCart: PriceBoxAddToCartEvent } };
  profileCompletion: { props: ProfileCompletionProps; events: "completed" | "signOut"; slots: never; operations: "getNeedPerfection" | "updateNeedPerfection" | "listEnum" | "listTransportCategories"; payloads: { completed: ProfileCompletionCompletedEvent; signOut: ProfileCompletionSignOutEvent } };
  recommendedCourses: { props: RecommendedCoursesProps; events: never; slots: never; operations: never; payloads: Record<never, never> };
  registerForm: { props: RegisterFormProps; events: "signedIn"; slots: never; operations: "getLoginKey" | "sendCode" | "getCaptcha" | "register"; payloads: { signedIn: RegisterFormSignedInEvent } };
  resetForm: { props: ResetFormProps; events: "done"; slots: never; operations: "getLoginKey" | "sendCode" | "getCaptcha" | "resetPassword"; payloads: { done: ResetFormDoneEvent } };
  richText: { props: RichTextProps; events: never; slots: never; operations: never; payloads: Record<never, never> };
  searchBox: { props: SearchBoxProps; events: "search"; slots: never; operations: never; payloads: { search: SearchBoxSearchEvent } };
  searchResults: { props: SearchResultsProps; events: never; slots: never; operations: never; payloads: Record<never, never> };
  searchTabs: { props: SearchTabsProps; events: never; slots: never; operations: never; payloads: Record<never, never> };
  sectionHeading: { props: SectionHeadingProps; events: never; slots: never; operations: never; payloads: Record<never, never> };
  settingList: { props: SettingListProps; events: never; slots: "rows"; operations: never; payloads: Record<never, never> };
  settingRow: { props: SettingRowProps; events: never; slots: "more"; operations: never; payloads: Record<never, never> };
  signInPanel: { props: SignInPanelProps; events: never; slots: "form"; operations: never; payloads: Record<never, never> };
  siteFooter: { props: SiteFooterProps; events: never; slots: "top" | "bottom"; operations: never; payloads: Record<never, never> };
  siteHeader: { props: SiteHeaderProps; events: never; slots: "banner" | "search" | "categories" | "promoted" | "join" | "actions" | "sign" | "menu"; operations: never; payloads: Record<never, never> };
  statsBand: { props: StatsBandProps; events: never; slots: never; operations: never; payloads: Record<never, never> };
  tabs: { props: TabsProps; events: never; slots: "first" | "second" | "third" | "fourth"; operations: never; payloads: Record<never, never> };
  textBlock: { props: TextBlockProps; events: never; slots: never; operations: never; payloads: Record<never, never> };
  zoneGrid: { props: ZoneGridProps; events: never; slots: never; operations: never; payloads: Record<never, never> };
}

/** Every block type that a screen may name. */
export type BlockType = keyof BlockTypes;

/** A block without its code. References in `props` and `events` are into bundle.json: `#/$defs/<name>`. */
export interface BlockDefinition {
  type: BlockType;
  component: string;
  title: string;
  description: string;
  /** Slots that other blocks can be placed in, as `<key>.<slot>`. */
  slots: string[];
  operations: OperationId[];
  /** Event → schema of its payload. */
  events: Record<string, object>;
  /** Schema of the props as the block receives them; `x-accepts` says what a document must give instead. */
  props: PropsSchema;
}

/** The schema of a block's props: always an object's. */
export interface PropsSchema {
  properties?: Record<string, object>;
  required?: string[];
  [keyword: string]: unknown;
}

export const blockTable: Record<BlockType, BlockDefinition> = {
  aboutNav: {
    type: "aboutNav",
    component: "AboutNav",
    title: "About navigation",
    description: "The groups and pages about the site, the page itself marked.",
    slots: [],
    operations: [],
    events: {},
    props: {"type":"object","additionalProperties":false,"properties":{"items":{"type":"array","items":{"$ref":"#/$defs/WebsiteNav"}},"current":{"type":"string","description":"The page's id. Bind it to route.params.id."},"heading":{"type":"string","x-accepts":"text"}}},
  },
  accountMenu: {
    type: "accountMenu",
    component: "AccountMenu",
    title: "Account menu",
    description: "The side menu of a person's own pages: groups of links. On small screens it opens from a bar.",
    slots: ["groups"],
    operations: [],
    events: {},
    props: {"type":"object","additionalProperties":false,"properties":{"heading":{"type":"string","x-accepts":"text","description":"What the menu is called; read aloud, and shown on the bar."}}},
  },
  adBanner: {
    type: "adBanner",
    component: "AdBanner",
    title: "Advertisement banner",
    description: "One picture with a link. Closed, it stays away for a time.",
    slots: [],
    operations: [],
    events: {},
    props: {"type":"object","additionalProperties":false,"properties":{"items":{"type":"array","items":{"$ref":"#/$defs/AdvItem"}},"hideSeconds":{"type":"integer","description":"How long it stays away after closing, in seconds.","minimum":0,"maximum":86400}}},
  },
  adviceForm: {
    type: "adviceForm",
    component: "AdviceForm",
    title: "Suggestion form",
    description: "Takes a suggestion. Who is not signed in is asked to sign in first, and keeps what was written. Make the call of submit quiet: the form says itself what the server refuses.",
    slots: [],
    operations: [],
    events: {"submit":{"type":"object","description":"The filled-in values, by property of the form"},"signIn":{"type":"object","description":"The person has to sign in before it can be sent"}},
    props: {"type":"object","additionalProperties":false,"properties":{"form":{"type":"string","minLength":1,"default":"advice","description":"Name of the form; without it: advice"},"title":{"type":"string","x-accepts":"text","description":"Heading above the form"},"intro":{"type":"string","x-accepts":"text","description":"A sentence below the heading"},"submitLabel":{"type":"string","x-accepts":"text","description":"Words on the button; without them: those of the form"},"doneText":{"type":"string","x-accepts":"text","description":"Stands in the form's place after it was sent"},"signedIn":{"type":"boolean","description":"Whether the viewer may send it at once"},"viewerId":{"type":"string","description":"Whose draft it is. Bind it to viewer.id"}}},
  },
  articleBody: {
    type: "articleBody",
    component: "ArticleBody",
    title: "Article",
    description: "One article: title, date, body. Also the about pages.",
    slots: [],
    operations: [],
    events: {},
    props: {"type":"object","additionalProperties":false,"properties":{"title":{"type":"string"},"date":{"type":"string"},"author":{"type":"string"},"cover":{"type":"string","x-accepts":"address"},"body":{"$ref":"#/$defs/RichText"},"backHref":{"type":"string","x-accepts":"address"},"backLabel":{"type":"string","x-accepts":"text"}}},
  },
  articleCategories: {
    type: "articleCategories",
    component: "ArticleCategories",
    title: "Article categories",
    description: "Links to the categories of articles.",
    slots: [],
    operations: [],
    events: {},
    props: {"type":"object","additionalProperties":false,"required":["path"],"properties":{"items":{"type":"array","items":{"$ref":"#/$defs/ArticleZone"}},"path":{"type":"string","description":"The path of the page. Bind it to route.path."},"query":{"type":"object","description":"The query of the page. Bind it to route.query.","additionalProperties":{"type":"string"}},"allLabel":{"type":"string","x-accepts":"text"}}},
  },
  articleList: {
    type: "articleList",
    component: "ArticleList",
    title: "Articles",
    description: "Articles with picture, summary and date.",
    slots: [],
    operations: [],
    events: {},
    props: {"type":"object","additionalProperties":false,"properties":{"items":{"type":"array","items":{"$ref":"#/$defs/ArticleCard"}},"look":{"type":"string","enum":["list","headlines","cards"]},"heading":{"type":"string","x-accepts":"text","description":"What the list is called, for those who hear the page: for where no other heading stands above it."},"emptyText":{"type":"string","x-accepts":"text","description":"What to say when there is nothing."},"emptyLabel":{"type":"string","x-accepts":"text","description":"The way on from there."},"emptyHref":{"type":"string","x-accepts":"address","description":"Where that way goes."},"base":{"type":"string","description":"What organisation pages put before an address: empty, or /org/{orgNo}. Bind it to site.base."}}},
  },
  avatarEditor: {
    type: "avatarEditor",
    component: "AvatarEditor",
    title: "Picture of the account",
    description: "Shows the picture of the signed-in person; another is chosen, cut to a square in the page and uploaded. The events say what the account's picture is to be: make their calls quiet, the block says itself what the server refuses.",
    slots: [],
    operations: ["getUpload","uploadFile"],
    events: {"save":{"type":"object","additionalProperties":false,"required":["photo"],"properties":{"photo":{"type":"string","description":"Address of the uploaded picture"}}},"remove":{"type":"object","additionalProperties":false,"properties":{}}},
    props: {"type":"object","additionalProperties":false,"properties":{"heading":{"type":"string","x-accepts":"text"},"photo":{"type":"string","description":"The present picture; empty when there is none."},"name":{"type":"string","description":"Its first letter stands where there is no picture."},"maxBytes":{"type":"integer","description":"The largest file that may be chosen; without it 10 MB.","minimum":1}}},
  },
  band: {
    type: "band",
    component: "Band",
    title: "Band",
    description: "A strip across the page that blocks stand in.",
    slots: ["content"],
    operations: [],
    events: {},
    props: {"type":"object","additionalProperties":false,"properties":{"tone":{"type":"string","enum":["plain","paper","primary","ink"],"description":"Background of the block."},"narrow":{"type":"boolean"},"id":{"type":"string","description":"Name that links of the page can go to."},"space":{"type":"string","enum":["none","small","large"]}}},
  },
  bannerCarousel: {
    type: "bannerCarousel",
    component: "BannerCarousel",
    title: "Banner carousel",
    description: "Pictures that scroll sideways and snap; nothing moves by itself.",
    slots: [],
    operations: [],
    events: {},
    props: {"type":"object","additionalProperties":false,"properties":{"items":{"type":"array","items":{"$ref":"#/$defs/AdvItem"}},"label":{"type":"string","x-accepts":"text","description":"What the carousel shows, for screen readers."},"ratio":{"type":"string","enum":["wide","page","tall"],"description":"Shape of the pictures."}}},
  },
  breadcrumbs: {
    type: "breadcrumbs",
    component: "Breadcrumbs",
    title: "Breadcrumbs",
    description: "The way back to the home page.",
    slots: [],
    operations: [],
    events: {},
    props: {"type":"object","additionalProperties":false,"required":["items"],"properties":{"items":{"type":"array","items":{"type":"object","additionalProperties":false,"required":["label"],"properties":{"label":{"type":"string","x-accepts":"text"},"href":{"type":"string","x-accepts":"address"}}}}}},
  },
  callout: {
    type: "callout",
    component: "Callout",
    title: "Callout",
    description: "A sentence that asks for something, with up to two links.",
    slots: [],
    operations: [],
    events: {"action":{"type":"object","additionalProperties":false,"properties":{}}},
    props: {"type":"object","additionalProperties":false,"required":["heading"],"properties":{"heading":{"type":"string","x-accepts":"text"},"text":{"type":"string","x-accepts":"text"},"kicker":{"type":"string","x-accepts":"text"},"actions":{"type":"array","description":"At most two links.","items":{"type":"object","additionalProperties":false,"required":["label","href"],"properties":{"label":{"type":"string","x-accepts":"text"},"href":{"type":"string","x-accepts":"address"}}}},"actionLabel":{"type":"string","x-accepts":"text","description":"Words of the button that runs the event action."},"base":{"type":"string","description":"What organisation pages put before an address: empty, or /org/{orgNo}. Bind it to site.base."},"tone":{"type":"string","enum":["plain","paper","primary","ink"],"description":"Background of the block."},"look":{"type":"string","enum":["band","card","ticket"]}}},
  },
  categoryDropdown: {
    type: "categoryDropdown",
    component: "CategoryDropdown",
    title: "Category dropdown",
    description: "A button that opens one of the two trees of course categories: under the pointer after a moment, with the focus, by a key or a tap. Its content is fetched when it is first wanted; without JavaScript it leads to the catalogue.",
    slots: [],
    operations: ["listCourseCategories","listHomeRecommendations"],
    events: {},
    props: {"type":"object","additionalProperties":false,"required":["heading","categoryType"],"properties":{"heading":{"type":"string","x-accepts":"text"},"categoryType":{"type":"integer","enum":[1,2],"description":"1 vocational skills, 2 business school."},"orgNo":{"type":"string","description":"Only what has courses of this organisation. Bind it to site.orgNo."},"base":{"type":"string","description":"What organisation pages put before an address: empty, or /org/{orgNo}. Bind it to site.base."},"side":{"type":"string","enum":["left","right"],"description":"Which side of the page it stands on; the panels open to the other. Without it: right."},"isVip":{"type":"boolean","description":"Whether the viewer pays the SVIP price. Bind it to viewer.isVip."}}},
  },
  categoryGrid: {
    type: "categoryGrid",
    component: "CategoryGrid",
    title: "Categories",
    description: "The categories of one level as tiles or road signs, each a link to its courses.",
    slots: [],
    operations: [],
    events: {},
    props: {"type":"object","additionalProperties":false,"properties":{"categories":{"type":"array","items":{"$ref":"#/$defs/Category"}},"base":{"type":"string","description":"What organisation pages put before an address: empty, or /org/{orgNo}. Bind it to site.base."},"level":{"type":"integer","description":"The level to show: 1, 2 or 3.","minimum":1,"maximum":3},"columns":{"type":"integer","description":"Columns on a wide screen.","minimum":2,"maximum":6},"look":{"type":"string","enum":["tiles","signs"]}}},
  },
  categoryMenu: {
    type: "categoryMenu",
    component: "CategoryMenu",
    title: "Category menu",
    description: "A tree of course categories. Each top category opens a panel of 500 px with its second and third level and recommended courses.",
    slots: [],
    operations: [],
    events: {},
    props: {"type":"object","additionalProperties":false,"required":["heading"],"properties":{"heading":{"type":"string","x-accepts":"text"},"categories":{"type":"array","items":{"$ref":"#/$defs/Category"}},"base":{"type":"string","description":"What organisation pages put before an address: empty, or /org/{orgNo}. Bind it to site.base."},"side":{"type":"string","enum":["left","right"],"description":"Which side of the page it stands on; the panel opens to the other."},"isVip":{"type":"boolean","description":"Whether the viewer pays the SVIP price. Bind it to viewer.isVip."}}},
  },
  codeLoginForm: {
    type: "codeLoginForm",
    component: "CodeLoginForm",
    title: "Sign-in form by code",
    description: "Signs a person in with a mobile number and a code that is sent to it by SMS.",
    slots: [],
    operations: ["sendCode","getCaptcha","loginWithCode"],
    events: {"signedIn":{"type":"object","description":"The reply of the sign-in: the user's information"}},
    props: {"type":"object","additionalProperties":false,"properties":{"form":{"type":"string","minLength":1,"default":"code-login","description":"Name of the form; without it: code-login"},"title":{"type":"string","x-accepts":"text","description":"Heading above the form"},"intro":{"type":"string","x-accepts":"text","description":"A sentence below the heading"},"submitLabel":{"type":"string","x-accepts":"text","description":"Words on the button; without them: those of the form"},"registerHref":{"type":"string","x-accepts":"address","description":"Where a new account is made; without it the link is left out"}}},
  },
  columns: {
    type: "columns",
    component: "Columns",
    title: "Columns",
    description: "Two or three columns of blocks; on a phone one under the other.",
    slots: ["first","second","third"],
    operations: [],
    events: {},
    props: {"type":"object","additionalProperties":false,"properties":{"split":{"type":"string","enum":["equal","main-aside","aside-main","menu-main-menu","thirds"],"description":"Widths of the columns."},"sticky":{"type":"boolean","description":"Keep the narrow column in sight while scrolling."},"gap":{"type":"string","enum":["small","large"]}}},
  },
  courseGrid: {
    type: "courseGrid",
    component: "CourseGrid",
    title: "Grid of courses",
    description: "Course cards in columns.",
    slots: [],
    operations: [],
    events: {"addToCart":{"type":"object","additionalProperties":false,"required":["id"],"properties":{"id":{"type":"string"}}}},
    props: {"type":"object","additionalProperties":false,"properties":{"items":{"type":"array","items":{"$ref":"#/$defs/CourseCard"}},"columns":{"type":"integer","description":"Columns on a wide screen.","minimum":2,"maximum":6},"look":{"type":"string","enum":["cards","list"],"description":"Cards with covers, or dense lines."},"isVip":{"type":"boolean","description":"Whether the viewer pays the SVIP price. Bind it to viewer.isVip."},"emptyText":{"type":"string","x-accepts":"text","description":"What to say when there is nothing."},"emptyLabel":{"type":"string","x-accepts":"text","description":"The way on from there."},"emptyHref":{"type":"string","x-accepts":"address","description":"Where that way goes."},"base":{"type":"string","description":"What organisation pages put before an address: empty, or /org/{orgNo}. Bind it to site.base."}}},
  },
  courseHero: {
    type: "courseHero",
    component: "CourseHero",
    title: "Course heading",
    description: "Cover, name, lecturer and figures of a course; the price box goes into its slot.",
    slots: ["price"],
    operations: [],
    events: {},
    props: {"type":"object","additionalProperties":false,"properties":{"course":{"$ref":"#/$defs/Course"},"base":{"type":"string","description":"What organisation pages put before an address: empty, or /org/{orgNo}. Bind it to site.base."}}},
  },
  courseIntro: {
    type: "courseIntro",
    component: "CourseIntro",
    title: "Course introduction",
    description: "The introduction of a course, a rich text document.",
    slots: [],
    operations: [],
    events: {},
    props: {"type":"object","additionalProperties":false,"properties":{"heading":{"type":"string","x-accepts":"text"},"body":{"$ref":"#/$defs/RichText"},"emptyText":{"type":"string","x-accepts":"text"}}},
  },
  courseOutline: {
    type: "courseOutline",
    component: "CourseOutline",
    title: "Course outline",
    description: "Chapters and periods like a table of contents, with what is free to try.",
    slots: [],
    operations: [],
    events: {},
    props: {"type":"object","additionalProperties":false,"properties":{"heading":{"type":"string","x-accepts":"text"},"chapters":{"type":"array","items":{"$ref":"#/$defs/Chapter"}},"open":{"type":"integer","description":"So many chapters are open at first.","minimum":0,"maximum":50}}},
  },
  emptyState: {
    type: "emptyState",
    component: "EmptyState",
    title: "Nothing here",
    description: "Says that there is nothing and shows a way on.",
    slots: [],
    operations: [],
    events: {},
    props: {"type":"object","additionalProperties":false,"required":["heading"],"properties":{"heading":{"type":"string","x-accepts":"text"},"text":{"type":"string","x-accepts":"text"},"href":{"type":"string","x-accepts":"address"},"linkLabel":{"type":"string","x-accepts":"text"}}},
  },
  errorPage: {
    type: "errorPage",
    component: "ErrorPage",
    title: "Error page",
    description: "What is said in place of a page that is gone, not open to the viewer, or failed.",
    slots: [],
    operations: [],
    events: {},
    props: {"type":"object","additionalProperties":false,"required":["status"],"properties":{"status":{"type":"integer","enum":[403,404,500]},"heading":{"type":"string","x-accepts":"text"},"tip":{"type":"string","x-accepts":"text"},"home":{"type":"string","x-accepts":"address"},"message":{"type":"string","description":"What went wrong, in words for the visitor."},"requestId":{"type":"string","description":"For the administrator, who finds it in the log."}}},
  },
  faqList: {
    type: "faqList",
    component: "FaqList",
    title: "Questions and answers",
    description: "Questions that open to their answers.",
    slots: [],
    operations: [],
    events: {},
    props: {"type":"object","additionalProperties":false,"required":["items"],"properties":{"items":{"type":"array","items":{"type":"object","additionalProperties":false,"required":["question","answer"],"properties":{"question":{"type":"string","x-accepts":"text"},"answer":{"type":"string","x-accepts":"text"},"href":{"type":"string","x-accepts":"address","description":"Where there is more to read."},"linkLabel":{"type":"string","x-accepts":"text","description":"Words of that link."}}}}}},
  },
  featureList: {
    type: "featureList",
    component: "FeatureList",
    title: "Features",
    description: "Points with a sign, a heading and a sentence, each perhaps a link.",
    slots: [],
    operations: [],
    events: {},
    props: {"type":"object","additionalProperties":false,"required":["items"],"properties":{"items":{"type":"array","items":{"type":"object","additionalProperties":false,"required":["heading"],"properties":{"heading":{"type":"string","x-accepts":"text"},"text":{"type":"string","x-accepts":"text"},"href":{"type":"string","x-accepts":"address"},"mark":{"type":"string","x-accepts":"text","description":"A letter or figure that stands as the sign."},"icon":{"type":"string","enum":["book","play","live","file","people","shield","truck","clock","chat","tool"]}}}},"columns":{"type":"integer","description":"Columns on a wide screen.","minimum":2,"maximum":6},"base":{"type":"string","description":"What organisation pages put before an address: empty, or /org/{orgNo}. Bind it to site.base."},"look":{"type":"string","enum":["plain","signs","steps"]}}},
  },
  filterBar: {
    type: "filterBar",
    component: "FilterBar",
    title: "Filter bar",
    description: "Category, kind, price and order as plain links; the choice is in the address.",
    slots: [],
    operations: [],
    events: {},
    props: {"type":"object","additionalProperties":false,"required":["path"],"properties":{"categories":{"type":"array","items":{"$ref":"#/$defs/Category"}},"path":{"type":"string","description":"The path of the page. Bind it to route.path."},"query":{"type":"object","description":"The query of the page. Bind it to route.query.","additionalProperties":{"type":"string"}},"show":{"type":"array","description":"The rows to show; absent, all.","items":{"type":"string","enum":["category","courseCategory","priceType","sort"]}},"totalCount":{"type":"integer","description":"How many were found."}}},
  },
  footerAbout: {
    type: "footerAbout",
    component: "FooterAbout",
    title: "Footer: about pages",
    description: "The groups of pages about the site.",
    slots: [],
    operations: [],
    events: {},
    props: {"type":"object","additionalProperties":false,"properties":{"items":{"type":"array","items":{"$ref":"#/$defs/WebsiteNav"}}}},
  },
  footerCodes: {
    type: "footerCodes",
    component: "FooterCodes",
    title: "Footer: QR codes",
    description: "QR codes of the site’s official accounts.",
    slots: [],
    operations: [],
    events: {},
    props: {"type":"object","additionalProperties":false,"properties":{"wxCode":{"type":"string","x-accepts":"address","description":"QR code of the WeChat account."},"wbCode":{"type":"string","x-accepts":"address","description":"QR code of the Weibo account."}}},
  },
  footerFriends: {
    type: "footerFriends",
    component: "FooterFriends",
    title: "Footer: friend links",
    description: "Links to friendly sites.",
    slots: [],
    operations: [],
    events: {},
    props: {"type":"object","additionalProperties":false,"properties":{"items":{"type":"array","items":{"$ref":"#/$defs/FriendLink"}}}},
  },
  footerNote: {
    type: "footerNote",
    component: "FooterNote",
    title: "Footer: name and note",
    description: "The name of the site and a sentence about it.",
    slots: [],
    operations: [],
    events: {},
    props: {"type":"object","additionalProperties":false,"required":["heading"],"properties":{"heading":{"type":"string","x-accepts":"text"},"text":{"type":"string","x-accepts":"text"}}},
  },
  footerRecords: {
    type: "footerRecords",
    component: "FooterRecords",
    title: "Footer: records",
    description: "Copyright, ICP record, police record and business licence.",
    slots: [],
    operations: [],
    events: {},
    props: {"type":"object","additionalProperties":false,"properties":{"copyright":{"type":"string","x-accepts":"text"},"icp":{"type":"string","description":"ICP record number."},"prn":{"type":"string","description":"Police record, as it is shown."},"prnNo":{"type":"string","description":"Number of the police record."},"license":{"type":"string","x-accepts":"address","description":"Where the business licence is shown."}}},
  },
  footerService: {
    type: "footerService",
    component: "FooterService",
    title: "Footer: customer service",
    description: "The QQ numbers of customer service, where the site shows them.",
    slots: [],
    operations: [],
    events: {},
    props: {"type":"object","additionalProperties":false,"properties":{"info":{"$ref":"#/$defs/WebsiteInfo"}}},
  },
  form: {
    type: "form",
    component: "FormBlock",
    title: "Form",
    description: "A form of schemas/forms or of the site's own forms. What was filled in, checked and trimmed, is the payload of the event submit. Make its call quiet: the form says itself what the server refuses.",
    slots: ["done"],
    operations: ["listEnum","listTransportCategories","sendCode","getCaptcha","getUpload","uploadFile"],
    events: {"submit":{"type":"object","description":"The filled-in values, by property of the form; with the prop captcha also `captcha`, when there is one"}},
    props: {"type":"object","additionalProperties":false,"required":["form"],"properties":{"form":{"type":"string","minLength":1,"description":"Name of the form, for example profile-completion"},"title":{"type":"string","x-accepts":"text","description":"Heading above the form"},"intro":{"type":"string","x-accepts":"text","description":"A sentence below the heading"},"submitLabel":{"type":"string","x-accepts":"text","description":"Words on the button; without them: Submit"},"doneText":{"type":"string","x-accepts":"text","description":"Stands in the form's place after its actions ran; the blocks of the slot done stand below it"},"layout":{"enum":["stack","grid"],"description":"One column, or two where there is room"},"initial":{"type":"object","additionalProperties":true,"description":"Values to start with"},"keepDraft":{"type":"boolean","description":"Keeps in the tab what is typed and not sent: over other pages, and over signing in again"},"captcha":{"type":"boolean","description":"The call asks a captcha of whoever is not signed in: one is solved before it is made"},"signedIn":{"type":"boolean","description":"Whether there is a session. Bind it to viewer.signedIn"},"viewerId":{"type":"string","description":"Whose draft it is. Bind it to viewer.id"}}},
  },
  gradeGrid: {
    type: "gradeGrid",
    component: "GradeGrid",
    title: "Classes",
    description: "Classes in columns.",
    slots: [],
    operations: [],
    events: {},
    props: {"type":"object","additionalProperties":false,"properties":{"items":{"type":"array","items":{"$ref":"#/$defs/Grade"}},"columns":{"type":"integer","description":"Columns on a wide screen.","minimum":2,"maximum":6},"heading":{"type":"string","x-accepts":"text","description":"What the list is called, for those who hear the page: for where no other heading stands above it."},"emptyText":{"type":"string","x-accepts":"text","description":"What to say when there is nothing."},"emptyLabel":{"type":"string","x-accepts":"text","description":"The way on from there."},"emptyHref":{"type":"string","x-accepts":"address","description":"Where that way goes."},"base":{"type":"string","description":"What organisation pages put before an address: empty, or /org/{orgNo}. Bind it to site.base."}}},
  },
  lecturerCard: {
    type: "lecturerCard",
    component: "LecturerCard",
    title: "Lecturer",
    description: "One lecturer with picture, position and introduction.",
    slots: [],
    operations: [],
    events: {},
    props: {"type":"object","additionalProperties":false,"properties":{"lecturer":{"$ref":"#/$defs/Lecturer"},"heading":{"type":"string","x-accepts":"text"},"look":{"type":"string","enum":["card","page"],"description":"A card beside other content, or the head of the lecturer's own page."}}},
  },
  lecturerGrid: {
    type: "lecturerGrid",
    component: "LecturerGrid",
    title: "Lecturers",
    description: "Lecturers in columns.",
    slots: [],
    operations: [],
    events: {},
    props: {"type":"object","additionalProperties":false,"properties":{"items":{"type":"array","items":{"$ref":"#/$defs/Lecturer"}},"columns":{"type":"integer","description":"Columns on a wide screen.","minimum":2,"maximum":6},"look":{"type":"string","enum":["cards","portraits"]},"heading":{"type":"string","x-accepts":"text","description":"What the list is called, for those who hear the page: for where no other heading stands above it."},"emptyText":{"type":"string","x-accepts":"text","description":"What to say when there is nothing."},"emptyLabel":{"type":"string","x-accepts":"text","description":"The way on from there."},"emptyHref":{"type":"string","x-accepts":"address","description":"Where that way goes."},"base":{"type":"string","description":"What organisation pages put before an address: empty, or /org/{orgNo}. Bind it to site.base."}}},
  },
  loginForm: {
    type: "loginForm",
    component: "LoginForm",
    title: "Sign-in form",
    description: "Signs a person in with a name or mobile number and a password, which is encrypted in the page before it is sent.",
    slots: [],
    operations: ["getLoginKey","loginWithPassword"],
    events: {"signedIn":{"type":"object","description":"The reply of the sign-in: the user's information"}},
    props: {"type":"object","additionalProperties":false,"properties":{"form":{"type":"string","minLength":1,"default":"login","description":"Name of the form; without it: login"},"title":{"type":"string","x-accepts":"text","description":"Heading above the form"},"intro":{"type":"string","x-accepts":"text","description":"A sentence below the heading"},"submitLabel":{"type":"string","x-accepts":"text","description":"Words on the button; without them: Sign in"},"registerHref":{"type":"string","x-accepts":"address","description":"Where a new account is made; without it the link is left out"},"resetHref":{"type":"string","x-accepts":"address","description":"Where a forgotten password is set anew; without it the link is left out"}}},
  },
  menuGroup: {
    type: "menuGroup",
    component: "MenuGroup",
    title: "Menu group",
    description: "Links under a heading, in a menu.",
    slots: ["entries"],
    operations: [],
    events: {},
    props: {"type":"object","additionalProperties":false,"required":["heading"],"properties":{"heading":{"type":"string","x-accepts":"text"}}},
  },
  menuLink: {
    type: "menuLink",
    component: "MenuLink",
    title: "Menu link",
    description: "One entry of a menu: a link with an optional icon and count. Without an address it is a button that runs the event press.",
    slots: [],
    operations: [],
    events: {"press":{"type":"object","additionalProperties":false,"properties":{}}},
    props: {"type":"object","additionalProperties":false,"required":["label"],"properties":{"label":{"type":"string","x-accepts":"text"},"href":{"type":"string","x-accepts":"address","description":"Where it goes; absent, it is a button."},"orgNo":{"type":"string","description":"Number of an organisation: the address is then one of its site, /org/{orgNo} before it. Bind it to viewer.orgNo."},"base":{"type":"string","description":"What organisation pages put before an address: empty, or /org/{orgNo}. Bind it to site.base for pages that an organisation has too."},"target":{"type":"string","enum":["_self","_blank"]},"icon":{"type":"string","enum":["cart","mail","home","book","play","live","file","people","shield","truck","clock","chat","tool","person","star","heart","edit","leave","money"]},"count":{"type":"integer","description":"A number at the entry, such as unread messages; from 100 on it shows 99+. 0 shows nothing."},"path":{"type":"string","description":"The path of the page, to mark the entry of the current page. Bind it to route.path."},"within":{"type":"boolean","description":"Mark it as current on the pages below its address too."},"look":{"type":"string","enum":["entry","icon","strong"],"description":"A line of words, the icon alone (the label is read aloud and shown under the pointer), or a framed button."}}},
  },
  messageList: {
    type: "messageList",
    component: "MessageList",
    title: "Messages",
    description: "A person's messages, each opened in its place; opening an unread one tells that it was read.",
    slots: [],
    operations: [],
    events: {"read":{"type":"object","additionalProperties":false,"required":["id"],"properties":{"id":{"type":"string","description":"The message that was opened"}}},"readAll":{"type":"object","additionalProperties":false,"properties":{}}},
    props: {"type":"object","additionalProperties":false,"required":["path"],"properties":{"items":{"type":"array","items":{"$ref":"#/$defs/Message"}},"unread":{"type":"integer","description":"How many are unread in all."},"path":{"type":"string","description":"The path of the page. Bind it to route.path."},"query":{"type":"object","description":"The query of the page. Bind it to route.query; isRead=0 shows the unread only.","additionalProperties":{"type":"string"}},"emptyText":{"type":"string","x-accepts":"text","description":"What to say when there is nothing."},"emptyUnreadText":{"type":"string","x-accepts":"text","description":"What to say when nothing is unread."},"emptyHref":{"type":"string","x-accepts":"address","description":"The way on from there."},"emptyLabel":{"type":"string","x-accepts":"text","description":"Words of that way."}}},
  },
  mobileLanding: {
    type: "mobileLanding",
    component: "MobileLanding",
    title: "Landing page for phones",
    description: "What the site is, the way to its mobile site, and the way to the full one, which is remembered.",
    slots: [],
    operations: [],
    events: {},
    props: {"type":"object","additionalProperties":false,"required":["heading"],"properties":{"heading":{"type":"string","x-accepts":"text","description":"The name of the site."},"logo":{"type":"string","x-accepts":"address","description":"Picture of the logo; without one a seal with the first letter."},"text":{"type":"string","x-accepts":"text"},"h5Domain":{"type":"string","x-accepts":"address","description":"The mobile site. Bind it to site.info.h5Domain; empty, only the full site is offered."},"to":{"type":"string","description":"Where the visitor came from. Bind it to route.query.to."},"base":{"type":"string","description":"What organisation pages put before an address: empty, or /org/{orgNo}. Bind it to site.base."}}},
  },
  organisationGrid: {
    type: "organisationGrid",
    component: "OrganisationGrid",
    title: "Organisations",
    description: "Organisations in columns.",
    slots: [],
    operations: [],
    events: {},
    props: {"type":"object","additionalProperties":false,"properties":{"items":{"type":"array","items":{"$ref":"#/$defs/OrganisationCard"}},"columns":{"type":"integer","description":"Columns on a wide screen.","minimum":2,"maximum":6},"heading":{"type":"string","x-accepts":"text","description":"What the list is called, for those who hear the page: for where no other heading stands above it."},"emptyText":{"type":"string","x-accepts":"text","description":"What to say when there is nothing."},"emptyLabel":{"type":"string","x-accepts":"text","description":"The way on from there."},"emptyHref":{"type":"string","x-accepts":"address","description":"Where that way goes."},"base":{"type":"string","description":"What organisation pages put before an address: empty, or /org/{orgNo}. Bind it to site.base."}}},
  },
  organisationHero: {
    type: "organisationHero",
    component: "OrganisationHero",
    title: "Organisation heading",
    description: "Name, sentence and cover of an organisation.",
    slots: ["aside"],
    operations: [],
    events: {},
    props: {"type":"object","additionalProperties":false,"properties":{"name":{"type":"string","x-accepts":"text"},"slogan":{"type":"string","x-accepts":"text"},"intro":{"type":"string","x-accepts":"text"},"cover":{"type":"string","x-accepts":"address"},"kicker":{"type":"string","x-accepts":"text"},"look":{"type":"string","enum":["split","cover","sign","letter"],"description":"Picture beside, picture behind, a road sign, or type only."},"actions":{"type":"array","description":"At most two buttons.","items":{"type":"object","additionalProperties":false,"required":["label","href"],"properties":{"label":{"type":"string","x-accepts":"text"},"href":{"type":"string","x-accepts":"address"}}}},"base":{"type":"string","description":"What organisation pages put before an address: empty, or /org/{orgNo}. Bind it to site.base."},"figures":{"type":"array","items":{"type":"object","additionalProperties":false,"required":["value","label"],"properties":{"value":{"type":"string","x-accepts":"text"},"label":{"type":"string","x-accepts":"text"}}}}}},
  },
  pagination: {
    type: "pagination",
    component: "Pagination",
    title: "Pages",
    description: "Plain links to the pages of a list.",
    slots: [],
    operations: [],
    events: {},
    props: {"type":"object","additionalProperties":false,"required":["path"],"properties":{"path":{"type":"string","description":"The path of the page. Bind it to route.path."},"query":{"type":"object","description":"The query of the page. Bind it to route.query.","additionalProperties":{"type":"string"}},"pageCurrent":{"type":"integer"},"totalPage":{"type":"integer"},"totalCount":{"type":"integer"},"param":{"type":"string","description":"Name of the page in the query; absent, pageCurrent."}}},
  },
  passwordForm: {
    type: "passwordForm",
    component: "PasswordForm",
    title: "Form to change the password",
    description: "Changes the password of the signed-in person, who gives the old one. The account's other sessions end.",
    slots: [],
    operations: ["getLoginKey","updateLoginPassword"],
    events: {"done":{"type":"object","description":"The password was changed"}},
    props: {"type":"object","additionalProperties":false,"properties":{"form":{"type":"string","minLength":1,"default":"change-password","description":"Name of the form; without it: change-password"},"title":{"type":"string","x-accepts":"text","description":"Heading above the form"},"intro":{"type":"string","x-accepts":"text","description":"A sentence below the heading"},"submitLabel":{"type":"string","x-accepts":"text","description":"Words on the button; without them: those of the form"},"loginName":{"type":"string","description":"Of the signed-in person; not shown, but password managers keep the new password under it"},"resetHref":{"type":"string","x-accepts":"address","description":"For somebody who has forgotten the old one; without it the link is left out"}}},
  },
  priceBox: {
    type: "priceBox",
    component: "PriceBox",
    title: "Price box",
    description: "Price and SVIP price of a course and what can be done with it.",
    slots: ["actions"],
    operations: [],
    events: {"enrol":{"type":"object","additionalProperties":false,"required":["courseId"],"properties":{"courseId":{"type":"string"}}},"addToCart":{"type":"object","additionalProperties":false,"required":["courseId"],"properties":{"courseId":{"type":"string"}}}},
    props: {"type":"object","additionalProperties":false,"properties":{"course":{"$ref":"#/$defs/Course"},"isVip":{"type":"boolean","description":"Whether the viewer pays the SVIP price. Bind it to viewer.isVip."},"signedIn":{"type":"boolean"},"signInUrl":{"type":"string","x-accepts":"address"},"cart":{"$ref":"#/$defs/Cart"},"cartHref":{"type":"string","x-accepts":"address","description":"Where the cart is. A course that is in `cart` links there instead of being added."},"outlineHref":{"type":"string","x-accepts":"address","description":"Where the outline of the course is."}}},
  },
  profileCompletion: {
    type: "profileCompletion",
    component: "ProfileCompletion",
    title: "Profile completion",
    description: "Tells a person whose information is incomplete, then opens a dialog that stays until the form is sent. Sits in the layout's slot overlay.",
    slots: [],
    operations: ["getNeedPerfection","updateNeedPerfection","listEnum","listTransportCategories"],
    events: {"completed":{"type":"object","additionalProperties":false,"required":["message"],"properties":{"message":{"type":"string","description":"What to tell the person"}}},"signOut":{"type":"object","additionalProperties":false,"properties":{}}},
    props: {"type":"object","additionalProperties":false,"required":["open"],"properties":{"open":{"type":"boolean","description":"Whether the person must complete the profile: bind it to viewer.mustComplete"},"form":{"type":"string","minLength":1,"default":"profile-completion","description":"Name of the form; without it: profile-completion"}}},
  },
  recommendedCourses: {
    type: "recommendedCourses",
    component: "RecommendedCourses",
    title: "Recommended courses",
    description: "A short list of courses beside or under other content.",
    slots: [],
    operations: [],
    events: {},
    props: {"type":"object","additionalProperties":false,"properties":{"heading":{"type":"string","x-accepts":"text"},"items":{"type":"array","items":{"$ref":"#/$defs/RecommendedCourse"}},"look":{"type":"string","enum":["stack","grid"]},"isVip":{"type":"boolean","description":"Whether the viewer pays the SVIP price. Bind it to viewer.isVip."}}},
  },
  registerForm: {
    type: "registerForm",
    component: "RegisterForm",
    title: "Sign-up form",
    description: "Makes an account with a mobile number, a code sent to it, a password (encrypted in the page) and the agreement to the terms, and signs the person in.",
    slots: [],
    operations: ["getLoginKey","sendCode","getCaptcha","register"],
    events: {"signedIn":{"type":"object","description":"The reply of the sign-up: the user's information"}},
    props: {"type":"object","additionalProperties":false,"properties":{"form":{"type":"string","minLength":1,"default":"register","description":"Name of the form; without it: register"},"title":{"type":"string","x-accepts":"text","description":"Heading above the form"},"intro":{"type":"string","x-accepts":"text","description":"A sentence below the heading"},"submitLabel":{"type":"string","x-accepts":"text","description":"Words on the button; without them: those of the form"},"loginHref":{"type":"string","x-accepts":"address","description":"Where somebody with an account signs in; without it the link is left out"}}},
  },
  resetForm: {
    type: "resetForm",
    component: "ResetForm",
    title: "Form for a forgotten password",
    description: "Sets a password anew with a mobile number and a code sent to it. Whoever is signed in with the account is signed out.",
    slots: [],
    operations: ["getLoginKey","sendCode","getCaptcha","resetPassword"],
    events: {"done":{"type":"object","description":"The password was set"}},
    props: {"type":"object","additionalProperties":false,"properties":{"form":{"type":"string","minLength":1,"default":"reset-password","description":"Name of the form; without it: reset-password"},"title":{"type":"string","x-accepts":"text","description":"Heading above the form"},"intro":{"type":"string","x-accepts":"text","description":"A sentence below the heading"},"submitLabel":{"type":"string","x-accepts":"text","description":"Words on the button; without them: those of the form"},"loginHref":{"type":"string","x-accepts":"address","description":"Back to signing in; without it the link is left out"}}},
  },
  richText: {
    type: "richText",
    component: "RichText",
    title: "Rich text",
    description: "A rich text document that the site itself words.",
    slots: [],
    operations: [],
    events: {},
    props: {"type":"object","additionalProperties":false,"properties":{"body":{"$ref":"#/$defs/RichText"},"narrow":{"type":"boolean","description":"Lines of a readable length, in the middle."}}},
  },
  searchBox: {
    type: "searchBox",
    component: "SearchBox",
    title: "Search box",
    description: "A keyword field that leads to /search/{str}. An empty keyword shows a message and leads nowhere. Works without JavaScript.",
    slots: [],
    operations: [],
    events: {"search":{"type":"object","additionalProperties":false,"required":["str","type","href"],"properties":{"str":{"type":"string","description":"The keyword, trimmed"},"type":{"type":"integer","description":"What is searched"},"href":{"type":"string","description":"The address of the results"}}}},
    props: {"type":"object","additionalProperties":false,"required":["emptyMessage"],"properties":{"type":{"type":"integer","minimum":1,"maximum":8,"description":"What is searched: 1 course, 2 live, 3 library, 4 resource, 5 exam, 6 blog, 7 question, 8 information; without it the one that goes with path"},"path":{"type":"string","description":"The path of the page, which says what is searched where type does not: live, resource, exam, blog, question, /info, else courses. Bind it to route.path."},"value":{"type":"string","description":"The keyword to start with: bind it to route.params.str on the results page"},"label":{"type":"string","x-accepts":"text","description":"What the field is, for screen readers; without it: Search"},"placeholder":{"type":"string","x-accepts":"text","description":"Words in the empty field"},"emptyMessage":{"type":"string","x-accepts":"text","description":"Shown when the keyword is empty"},"size":{"enum":["compact","large"],"description":"compact in a header, large at the top of a page; without it: compact"}}},
  },
  searchResults: {
    type: "searchResults",
    component: "SearchResults",
    title: "Search results",
    description: "Courses that were found, the hits marked.",
    slots: [],
    operations: [],
    events: {},
    props: {"type":"object","additionalProperties":false,"properties":{"items":{"type":"array","items":{"$ref":"#/$defs/CourseHit"}},"keyword":{"type":"string","description":"What was searched. Bind it to route.params.str."},"totalCount":{"type":"integer"},"isVip":{"type":"boolean","description":"Whether the viewer pays the SVIP price. Bind it to viewer.isVip."},"emptyHref":{"type":"string","x-accepts":"address","description":"The whole catalogue."}}},
  },
  searchTabs: {
    type: "searchTabs",
    component: "SearchTabs",
    title: "Kinds of search",
    description: "Links to the same search in each kind of course.",
    slots: [],
    operations: [],
    events: {},
    props: {"type":"object","additionalProperties":false,"required":["path"],"properties":{"path":{"type":"string","description":"The path of the page. Bind it to route.path."},"query":{"type":"object","description":"The query of the page. Bind it to route.query.","additionalProperties":{"type":"string"}},"types":{"type":"array","items":{"type":"integer","minimum":1,"maximum":8},"description":"The kinds to offer, in order; absent, 1 to 4."}}},
  },
  sectionHeading: {
    type: "sectionHeading",
    component: "SectionHeading",
    title: "Section heading",
    description: "A heading with a sentence and a link.",
    slots: [],
    operations: [],
    events: {},
    props: {"type":"object","additionalProperties":false,"required":["heading"],"properties":{"heading":{"type":"string","x-accepts":"text"},"lead":{"type":"string","x-accepts":"text"},"kicker":{"type":"string","x-accepts":"text","description":"A short word above the heading."},"href":{"type":"string","x-accepts":"address"},"linkLabel":{"type":"string","x-accepts":"text"},"base":{"type":"string","description":"What organisation pages put before an address: empty, or /org/{orgNo}. Bind it to site.base."},"level":{"type":"integer","description":"Level of the heading; the page's own heading is 1.","minimum":1,"maximum":4},"align":{"type":"string","enum":["start","centre"]}}},
  },
  settingList: {
    type: "settingList",
    component: "SettingList",
    title: "Settings",
    description: "A heading and the settings below it, one row each.",
    slots: ["rows"],
    operations: [],
    events: {},
    props: {"type":"object","additionalProperties":false,"properties":{"heading":{"type":"string","x-accepts":"text"}}},
  },
  settingRow: {
    type: "settingRow",
    component: "SettingRow",
    title: "Setting",
    description: "One setting: what it is called, how it stands, and how to change it: by a link, or by the blocks that open below it.",
    slots: ["more"],
    operations: [],
    events: {},
    props: {"type":"object","additionalProperties":false,"required":["label"],"properties":{"label":{"type":"string","x-accepts":"text"},"value":{"type":"string","x-accepts":"text","description":"How it stands."},"note":{"type":"string","x-accepts":"text","description":"A sentence about it."},"href":{"type":"string","x-accepts":"address","description":"Where it is changed."},"linkLabel":{"type":"string","x-accepts":"text","description":"Words of that link."},"moreLabel":{"type":"string","x-accepts":"text","description":"Words of the button that opens the slot more."},"orgNo":{"type":"string","description":"Number of an organisation: the address is then one of its site, /org/{orgNo} before it. Bind it to viewer.orgNo."}}},
  },
  signInPanel: {
    type: "signInPanel",
    component: "SignInPanel",
    title: "Sign-in panel",
    description: "The frame of the sign-in page: what the site is, beside the form in its slot.",
    slots: ["form"],
    operations: [],
    events: {},
    props: {"type":"object","additionalProperties":false,"properties":{"heading":{"type":"string","x-accepts":"text"},"title":{"type":"string","x-accepts":"text","description":"Name of the site."},"home":{"type":"string","x-accepts":"address"},"text":{"type":"string","x-accepts":"text"},"points":{"type":"array","items":{"type":"string","x-accepts":"text"}},"hint":{"type":"string","x-accepts":"text","description":"A line under the form."}}},
  },
  siteFooter: {
    type: "siteFooter",
    component: "SiteFooter",
    title: "Site footer",
    description: "The foot of the page: blocks beside one another, and below them blocks under one another.",
    slots: ["top","bottom"],
    operations: [],
    events: {},
    props: {"type":"object","additionalProperties":false,"properties":{}},
  },
  siteHeader: {
    type: "siteHeader",
    component: "SiteHeader",
    title: "Site header",
    description: "Logo, navigation and the viewer's menu. All else stands in its slots: banner above it, search, categories and promoted beside the navigation, join (a menu of its own), actions (icons), sign (for the signed out), menu (under the viewer's picture).",
    slots: ["banner","search","categories","promoted","join","actions","sign","menu"],
    operations: [],
    events: {},
    props: {"type":"object","additionalProperties":false,"required":["title","home"],"properties":{"title":{"type":"string","x-accepts":"text","description":"Name of the site."},"logo":{"type":"string","x-accepts":"address","description":"Picture of the logo."},"home":{"type":"string","x-accepts":"address","description":"Where the logo goes."},"nav":{"type":"array","description":"The navigation: the first 6 stand in the bar, the rest under \"more\". Without it there is none.","items":{"$ref":"#/$defs/NavItem"}},"path":{"type":"string","description":"The path of the page. Bind it to route.path."},"signedIn":{"type":"boolean","description":"Whether the viewer's picture shows with the slot menu, or the slot sign. Bind it to viewer.signedIn."},"name":{"type":"string","description":"The viewer's name."},"photo":{"type":"string","x-accepts":"address","description":"The viewer's picture."},"isVip":{"type":"boolean","description":"Whether the viewer pays the SVIP price. Bind it to viewer.isVip."},"locales":{"type":"array","items":{"type":"string"}},"look":{"type":"string","enum":["bar","stacked","centred"],"description":"One bar, two bars, or the logo in the middle."},"variant":{"type":"string","enum":["plain","join"],"description":"join shows the slot promoted beside the navigation: in the default site the links to lecturer recruitment and super membership."}}},
  },
  statsBand: {
    type: "statsBand",
    component: "StatsBand",
    title: "Figures",
    description: "Figures in a row.",
    slots: [],
    operations: [],
    events: {},
    props: {"type":"object","additionalProperties":false,"required":["items"],"properties":{"items":{"type":"array","items":{"type":"object","additionalProperties":false,"required":["value","label"],"properties":{"value":{"type":"string","x-accepts":"text"},"label":{"type":"string","x-accepts":"text"}}}},"tone":{"type":"string","enum":["plain","paper","primary","ink"],"description":"Background of the block."}}},
  },
  tabs: {
    type: "tabs",
    component: "Tabs",
    title: "Tabs",
    description: "Several blocks in one place, of which one shows at a time; which one is in the address, so that it can be linked to. A tab whose slot is empty is left out.",
    slots: ["first","second","third","fourth"],
    operations: [],
    events: {},
    props: {"type":"object","additionalProperties":false,"required":["label","items","path","name"],"properties":{"label":{"type":"string","x-accepts":"text","description":"What the tabs are about; read aloud"},"items":{"type":"array","description":"In the order of the slots.","maxItems":4,"items":{"type":"object","additionalProperties":false,"required":["value","label"],"properties":{"value":{"type":"string","minLength":1,"description":"In the address"},"label":{"type":"string","x-accepts":"text"}}}},"name":{"type":"string","minLength":1,"description":"Name in the query of the address"},"current":{"type":"string","description":"The value in the address; without one the first tab shows"},"path":{"type":"string","description":"Path of the page"},"query":{"type":"object","additionalProperties":true,"description":"What else stands in the address"}}},
  },
  textBlock: {
    type: "textBlock",
    component: "TextBlock",
    title: "Text",
    description: "A heading and paragraphs.",
    slots: [],
    operations: [],
    events: {},
    props: {"type":"object","additionalProperties":false,"properties":{"heading":{"type":"string","x-accepts":"text"},"kicker":{"type":"string","x-accepts":"text"},"paragraphs":{"type":"array","items":{"type":"string","x-accepts":"text"}},"level":{"type":"integer","description":"Level of the heading; the page's own heading is 1.","minimum":1,"maximum":4},"align":{"type":"string","enum":["start","centre"]},"href":{"type":"string","x-accepts":"address","description":"Where the button below it leads."},"linkLabel":{"type":"string","x-accepts":"text","description":"Words on that button."},"signature":{"type":"string","x-accepts":"text","description":"Who says it."}}},
  },
  zoneGrid: {
    type: "zoneGrid",
    component: "ZoneGrid",
    title: "Zones of courses",
    description: "The zones of recommended courses, each a shelf with its name and courses.",
    slots: [],
    operations: [],
    events: {},
    props: {"type":"object","additionalProperties":false,"properties":{"zones":{"type":"array","items":{"$ref":"#/$defs/Zone"}},"columns":{"type":"integer","description":"Columns on a wide screen.","minimum":2,"maximum":6},"look":{"type":"string","enum":["shelf","rows","cards"],"description":"Name beside the courses, above them, or one course large."},"moreHref":{"type":"string","x-accepts":"address","description":"The whole catalogue."},"isVip":{"type":"boolean","description":"Whether the viewer pays the SVIP price. Bind it to viewer.isVip."},"limit":{"type":"integer","description":"At most so many courses of a zone.","minimum":1,"maximum":24},"emptyText":{"type":"string","x-accepts":"text","description":"What to say when there is nothing."},"emptyLabel":{"type":"string","x-accepts":"text","description":"The way on from there."},"emptyHref":{"type":"string","x-accepts":"address","description":"Where that way goes."},"base":{"type":"string","description":"What organisation pages put before an address: empty, or /org/{orgNo}. Bind it to site.base."}}},
  },
};
