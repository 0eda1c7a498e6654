/**
 * A part of the product: the folders whose changes concern it, and its exhaustive tests, which only `npm run test:all`
 * and `npm run test:area` run.
 */
export interface Area {
  name: string;
  /** Globs of folders and files, relative to the repository. */
  folders: readonly string[];
  /** Test files below `tests`, without `.test.ts`; a `*` stands for any file of the folder. */
  exhaustive: readonly string[];
  /** Test files, written the same, that the fast tier has but for their tests by `itInWholeRun`. */
  partly?: readonly string[];
}

/**
 * Every part. A test file that stands here is not in the fast tier (`npm test`); every other test file is. What is here
 * takes minutes: kills, races, hostile input, backups, several nodes, every screen, and the details of the browser.
 */
export const areas: readonly Area[] = [
  {
    name: "orders",
    folders: [
      "src/server/modules/orders",
      "src/server/providers/payment",
      "src/server/jobs/{orders,days}.ts",
      "src/blocks/{cart-list,checkout,order-*,price-box,share-*,vip-tiers}",
    ],
    exhaustive: [
      "api/orders-killed",
      "api/orders-at-once",
      "api/ledger-at-once",
      "api/payouts-killed",
      "e2e/buying",
      "e2e/cart",
      "e2e/payouts",
    ],
    partly: ["api/grade-orders"],
  },
  {
    name: "earnings",
    folders: ["src/server/modules/figures", "src/blocks/{referral,course-figures}"],
    exhaustive: ["api/payouts-killed", "api/ledger-at-once", "e2e/payouts", "e2e/referral"],
  },
  {
    name: "exams",
    folders: ["src/server/modules/exams", "src/server/jobs/exams.ts", "src/blocks/{exam-*,question-body}"],
    exhaustive: [
      "api/exams-killed",
      "api/exam-secrets",
      "api/exam-strangers",
      "e2e/exam-bank",
      "e2e/exam-desk",
      "e2e/exam-new-lecturer",
      "e2e/exam-paper-drag",
      "e2e/exam-room",
      "e2e/exams",
      "e2e/exams-kept",
      "e2e/exams-shared-device",
    ],
    partly: ["api/exam-files", "api/exam-room"],
  },
  {
    name: "classes",
    folders: ["src/server/modules/grades", "src/blocks/{grade-*,work-desk}"],
    exhaustive: ["e2e/attendance", "e2e/class-life", "e2e/homework"],
    partly: ["api/grade-attendance", "api/grade-orders", "api/grades"],
  },
  {
    name: "certificates",
    folders: [
      "src/server/modules/{certificates,centres}",
      "src/server/jobs/certificates.ts",
      "src/blocks/certificate-*",
    ],
    exhaustive: ["api/certificate-images", "e2e/certificates", "e2e/centres"],
    partly: ["api/certificates"],
  },
  {
    name: "authoring",
    folders: [
      "src/server/modules/{authoring,media,audit}",
      "src/server/providers/storage",
      "src/editor",
      "src/blocks/{course-editor,media-*,rich-editor,preview-lessons,work-desk}",
    ],
    exhaustive: [
      "api/bucket",
      "api/media-assets",
      "api/uploads-in-chunks",
      "e2e/authoring",
      "e2e/course-editor",
      "e2e/uploads",
    ],
  },
  {
    name: "catalogue",
    folders: [
      "src/server/modules/catalogue",
      "src/blocks/{category-*,course-*,list-search,search-*,recommended-courses,lecturer-*,filter-bar,zone-grid}",
    ],
    exhaustive: ["api/catalogue-import", "e2e/catalogue", "e2e/search-engines", "e2e/header-menus"],
  },
  {
    name: "study",
    folders: [
      "src/server/modules/{notes,progress,study}",
      "src/blocks/{course-player,document-viewer,lesson-*,study-*,course-outline,file-list}",
    ],
    exhaustive: ["e2e/study", "e2e/study-document", "e2e/study-layout", "e2e/learner"],
  },
  {
    name: "live",
    folders: [
      "src/server/modules/{live,open-classes,training}",
      "src/server/providers/live",
      "src/blocks/{live-*,open-*,custom-*}",
    ],
    exhaustive: ["api/live-chat", "e2e/live"],
  },
  {
    name: "community",
    folders: [
      "src/server/modules/{comments,community,content,following,moderation,own-forms,questions,suggestions,messages}",
      "src/server/jobs/{announcements,articles,community,sms}.ts",
      "src/server/http/feeds",
      "src/blocks/{answer-list,article-*,blog-*,blogger-*,comments,follow-list,message-*}",
      "src/blocks/{post-*,question-*,report-button,rich-text,try-text}",
    ],
    exhaustive: [
      "api/hostile-posts",
      "api/long-lists",
      "api/moderation-nodes",
      "api/moderation-posts",
      "e2e/blog",
      "e2e/community-writing",
      "e2e/messages",
      "e2e/moderation",
    ],
    partly: ["api/community", "api/moderation"],
  },
  {
    name: "identity",
    folders: [
      "src/server/modules/identity",
      "src/server/providers/sms",
      "src/blocks/{avatar-editor,profile-completion,selfie,sign-in-panel}",
    ],
    exhaustive: [
      "api/profile-review",
      "api/guesses",
      "e2e/account-info",
      "e2e/forms",
      "e2e/identity",
      "e2e/identity-looks",
      "e2e/session",
    ],
    partly: ["api/sign-in"],
  },
  {
    name: "members",
    folders: ["src/server/modules/{members,onboarding,staff}"],
    exhaustive: ["api/staff-nodes", "e2e/members", "e2e/onboarding", "e2e/lecturer-invitations", "e2e/staff"],
  },
  {
    name: "sites",
    folders: [
      "src/server/modules/{sites,system}",
      "src/server/providers/dns",
      "src/server/jobs/{domains,site-schedule}.ts",
      "src/site",
      "src/renderer",
      "src/studio",
      "schemas/site",
      "tenants",
    ],
    exhaustive: [
      "api/features-off-pages",
      "api/hostile-documents",
      "api/hostile-sites",
      "api/older-documents",
      "api/site-assets",
      "api/studio-nodes",
      "api/studio-publishing",
      "api/tenants",
      "api/tenants-nodes",
      "architecture/third-language",
      "e2e/flavours",
      "e2e/hostile-pages",
      "e2e/hostile-sites",
      "e2e/operator",
      "e2e/organisation",
      "e2e/preview",
      "e2e/shell",
      "e2e/studio",
      "e2e/studio-look",
      "e2e/studio-inline",
      "e2e/studio-library",
      "tenants/bad-input",
      "tenants/hostile-layers",
      "tenants/mutations",
      "tenants/mutations-many",
    ],
  },
  {
    name: "operating",
    folders: [
      "src/cli",
      "src/server/{*.ts,*.tsx,core,bundling,lib}",
      "src/server/modules/{backup,*.ts}",
      "src/server/jobs/cleanup.ts",
      "src/demo",
      "run.mjs",
    ],
    exhaustive: [
      "api/backup",
      "api/command-line",
      "api/move",
      "api/proxies",
      "api/recovery",
      "api/rolling-upgrade",
      "api/upgrades",
      "e2e/production",
      "e2e/console",
    ],
  },
  {
    name: "database",
    folders: ["src/server/database"],
    exhaustive: [
      "api/database-hung",
      "api/database-role",
      "api/migrations-at-once",
      "api/move",
      "api/nodes",
      "api/nodes-frozen",
      "api/orders-killed",
      "api/page-reads-drawn",
      "api/recovery",
      "api/upgrades",
    ],
  },
  {
    name: "contract",
    folders: ["src/generated", "src/shared", "src/locales", "src/server/http", "schemas", "generators"],
    exhaustive: [
      "api/bad-addresses",
      "api/call-examples",
      "api/hidden-things",
      "api/slow-requests",
      "architecture/built",
      "architecture/clients",
      "architecture/third-language",
      "e2e/documents",
    ],
  },
  {
    name: "records",
    folders: ["src/blocks/{chart,record-detail,record-list}", "src/site/records", "src/server/http/pages/export"],
    exhaustive: ["api/list-export", "e2e/record-desk"],
  },
  {
    name: "screens",
    folders: [
      "src/blocks/*",
      "src/{browser,forms,renderer,ui}",
      "src/server/http/{pages,share,sitemap,statistics}",
      "tenants/default",
    ],
    exhaustive: [
      "api/bad-addresses",
      "api/kept-pages",
      "api/page-reads-drawn",
      "e2e/account",
      "e2e/back-and-forward",
      "e2e/date-times",
      "e2e/display-blocks",
      "e2e/own-forms",
      "e2e/errors",
      "e2e/every-screen*",
      "e2e/first-load",
      "e2e/forms-again",
      "e2e/header",
      "e2e/headers",
      "e2e/hostile-names",
      "e2e/keyboard",
      "e2e/looks",
      "e2e/missing-pages",
      "e2e/navigation",
      "e2e/page-bytes",
      "e2e/skip",
      "e2e/waking",
    ],
  },
];
