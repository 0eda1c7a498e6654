const libraries =
  "react|react-dom|scheduler|react-router|react-router-dom|cookie|swr|use-sync-external-store|dequal|styled-components|@emotion|stylis|tslib|css-to-react-native|postcss-value-parser|csstype";

/**
 * Blocks that stand on screens together. One file of them compresses better than ten, and a visitor comes to need them
 * all; and the frame of every page, which says where each block is, names fewer files.
 */
const together = {
  front: [
    "callout",
    "text-block",
    "banner-carousel",
    "feature-list",
    "zone-grid",
    "article-list",
    "lecturer-grid",
    "organisation-hero",
  ],
  organisations: ["stats-band", "organisation-grid", "grade-grid", "category-grid"],
  categories: ["category-menu(?=/(?!Dropdown))"],
  lists: [
    "course-grid",
    "filter-bar",
    "pagination",
    "breadcrumbs",
    "search-tabs",
    "search-results",
    "empty-state",
    "shared/suggestion",
  ],
  details: [
    "shared/wish",
    "toggle-button",
    "share-link",
    "course-hero",
    "course-outline",
    "course-intro",
    "price-box",
    "recommended-courses",
    "lecturer-card",
  ],
  comments: ["comments(?=/(?!Composer))", "shared/(said|report-button)(?=[.])"],
  reading: ["rich-text", "article-body", "about-nav"],
  pictures: ["picture", "picture-text", "gallery", "logo-wall", "quotes", "team", "shared/person"],
  plain: ["button-row", "divider", "table", "notice-strip", "timeline"],
  framed: ["video", "embed", "shared/foreign-frame"],
  ways: ["sign-in-panel", "tabs"],
  own: [
    "message-list",
    "setting-list",
    "setting-row",
    "study-list",
    "study-log",
    "follow-list",
    "account-menu",
    "menu-group",
  ],
  teaching: ["live-channel"],
  buying: ["cart-list", "checkout", "vip-tiers", "order-payment"],
  exams: ["exam-grid", "exam-view", "exam-attempts"],
  records: [
    "record-list(?=/(?!FormDialog|Revealed))",
    "record-detail",
    "site/records",
    "generated/built/record-(fields|calls)",
  ],
  // After what it has of records, which would come with it else.
  deciding: ["preview-band", "preview-lessons(?=/(?!Film))"],
  files: ["media-upload"],
  study: [
    "course-player(?=/(CoursePlayer|EmptyPanel|Panels|PlayerStyle|lessons|panels|open-lesson)[.])",
    "lesson-(outline|notes|transcript)(?=/Lesson)",
    "study-bar(?=/(StudyBar|BarStyle)[.])",
  ],
  previews: ["document-viewer(?=/DocumentViewer[.])"],
} satisfies Record<string, readonly string[]>;

/** Blocks of the frame of every page. */
const frame = [
  "site-header",
  "menu-link",
  "site-footer",
  "footer-\\w+",
  "search-box",
  "category-dropdown",
  "ad-banner",
  "columns",
  "section-heading",
];

/** Pieces that the frame shares with blocks of a first visit. */
const pieces = [
  "content",
  "disclosure",
  "empty",
  "heading",
  "icons/(Drawing|Icon|site-icons)",
  "late",
  "named",
  "price",
];

/** What the frame would take along by its folder, and few pages need. */
const leftOutOfFrame: Readonly<Record<string, readonly string[]>> = {
  renderer: ["confirm"],
  browser: [
    "another-account",
    "keep-focus",
    "keep-typed",
    "keep-viewer",
    "live-connection",
    "preview",
    "send-chunks",
    "send-form",
    "statistics/",
    "unanswered",
    "zone-note",
  ],
  shared: [
    "all-pages",
    "answer-text",
    "certificate-paper",
    "code",
    "credit-code",
    "date-time",
    "days",
    "exam-sale",
    "field-errors",
    "file-form",
    "fold-width",
    "formula",
    "frame-hosts",
    "image-names",
    "lesson-kinds",
    "lists",
    "live-chat",
    "login-name",
    "memoize",
    "moved",
    "named-patterns",
    "password-rule",
    "pay-types",
    "people-table",
    "posted-form",
    "preview-links",
    "qr-path",
    "referral-href",
    "rich-text-paragraphs",
    "richtext",
    "same",
    "short-hash",
    "stale-errors",
    "statistics",
    "study-progress",
    "table-columns",
    "typed-number",
  ],
  site: [
    "check/linear-pattern",
    "check/form-",
    "document/(own-questions|complete-form|fits|form-|location|theme)",
    "preview/",
    "records/",
  ],
};

const anyOf = (names: readonly string[]): string => names.join("|");

/** A pattern of the paths below each folder that begin with one of its names. */
const below = (folders: Readonly<Record<string, readonly string[]>>): string =>
  Object.entries(folders)
    .map(([folder, names]) => `${folder}/(${anyOf(names)})`)
    .join("|");

/** What a list with actions, a queue and a dialog share: no library of forms comes with a button. */
const smallPieces: Readonly<Record<string, readonly string[]>> = {
  ui: [
    "use-handler",
    "neighbour",
    "when",
    "whole-dates",
    "ModalDialog",
    "figures",
    "file-picker",
    "icons/(ControlIcon|control-icons)",
    "date-time/(LateDateTimeField|native-types)",
  ],
  "blocks/shared": ["dialog-style", "summary-mark", "link-button", "list-filters", "table-as-cards", "money"],
  forms: ["form-error", "useHeld"],
  "site/records": ["holds"],
  shared: ["same", "image-names", "field-errors", "days"],
};

const { front, organisations, categories, lists, details, reading } = together;
const others = ["comments", "category-grid", "grade-grid", "live-schedule", "file-list"];
const first = new RegExp(
  `^(${anyOf([frame, front, organisations, categories, lists, details, reading, others].flat())})/`,
);

/** Whether a block, by the name of its folder, stands in the frame of every page. */
export const isOfFrame = (folder: string): boolean => new RegExp(`^(${anyOf(frame)})$`).test(folder);

/**
 * Whether a block, by the name of its folder, is of those that a first visit meets. The frame of every page names the
 * files of these; it fetches the list of all when a page has another.
 */
export const isOfFirstVisit = (folder: string): boolean => first.test(`${folder}/X`);

/**
 * How the browser's code is cut. The libraries change seldom and are kept apart; the frame of every page is one file;
 * blocks that stand together are one. Every other block is a file of its own, loaded by the screens that use it.
 */
export const chunks = [
  { name: "libraries", test: new RegExp(`node_modules/(${libraries})/`) },
  // Lists of values, for editors alone: the values themselves are written where they are used. Before the frame, which
  // takes along what its modules name.
  { name: "enums", test: /src\/generated\/enums[.]/ },
  {
    name: "frame",
    test: new RegExp(
      `src/(?!${below(leftOutOfFrame)})(${anyOf([
        "renderer|site|shared|browser",
        "generated/(first-blocks|client)",
        "forms/(definition|useHydrated)",
        `ui/(${anyOf(pieces)})[.]`,
        `blocks/(shared/course-tile[.]|(${anyOf(frame)})/)`,
      ])})`,
    ),
  },
  // What blocks of these files and others share: it comes with the first that needs it.
  { name: "items", test: /src\/(blocks\/shared\/item-list|ui\/state-label)[.]/ },
  { name: "calling", test: /src\/(blocks\/shared\/call-error|ui\/save-file)[.]/ },
  // An upload brings no form with it.
  { name: "uploading", test: /src\/forms\/upload[.]/ },
  { name: "times", test: /src\/(browser\/zone-note|shared\/date-time)[.]/ },
  { name: "typed", test: /src\/shared\/(typed-number|fold-width)[.]/ },
  { name: "query", test: /src\/ui\/query[.]/ },
  { name: "pieces", test: new RegExp(`src/(${below(smallPieces)})[.]`) },
  { name: "text", test: /src\/ui\/rich-text-view[.]/ },
  // A field for a day or a time; the month to pick from comes when somebody heads for it.
  { name: "date-times", test: /src\/ui\/date-time\/(DateTimeField|read-date-time)[.]/ },
  { name: "forms", test: /src\/forms\/FormView[.]/ },
  { name: "tables", test: /src\/shared\/(all-pages|people-table|table-columns)[.]/ },
  ...Object.entries(together).map(([name, folders]) => ({
    name,
    test: new RegExp(`src/(blocks/)?(${anyOf(folders)})[./]`),
  })),
];

/** All that is named here, as beginnings of paths in `src`: a test looks whether it is there. */
export const namedPlaces: readonly string[] = [
  ...[...frame, ...Object.values(together).flat()].map((name) =>
    /^(ui|site|generated)\//.test(name) ? name : `blocks/${name}`,
  ),
  ...pieces.map((name) => `ui/${name}`),
  ...[leftOutOfFrame, smallPieces].flatMap((places) =>
    Object.entries(places).flatMap(([folder, names]) => names.map((name) => `${folder}/${name}`)),
  ),
].map((place) => place.replace(/[(\\].*/, ""));
