import { isObject, type JsonObject } from "../../shared/json.ts";
import type { Layer } from "./resolve.ts";

/**
 * Types of blocks that are no more, and what the platform's screens have in their place under the same key. What others
 * said of such a block is where it stands and when it is shown.
 */
export const retiredTypes: Readonly<Record<string, string>> = {
  announcementDesk: "recordList",
  articleDesk: "recordList",
  certificateDesk: "recordList",
  certificateList: "recordList",
  certificateTools: "recordList",
  codeLoginForm: "form",
  couponDesk: "recordList",
  couponList: "recordList",
  courseDraftList: "recordList",
  earningsDesk: "recordDetail",
  examAnalysis: "recordDetail",
  examLogin: "form",
  examExplain: "questionSheet",
  examImport: "importSheet",
  examPaperList: "recordList",
  examPreview: "questionSheet",
  examQuestionBank: "recordList",
  examPeople: "importSheet",
  examResult: "recordDetail",
  examResults: "recordDetail",
  examSettings: "form",
  examSubjects: "recordList",
  gradeDesk: "recordList",
  gradeRoom: "recordDetail",
  holderDesk: "recordList",
  lecturerDesk: "recordList",
  lecturerInvite: "recordList",
  lecturerOffers: "recordList",
  liveSessions: "recordList",
  loginForm: "form",
  mediaLessons: "recordList",
  mediaLibrary: "recordList",
  memberImport: "importSheet",
  memberJoin: "recordDetail",
  memberList: "recordList",
  membership: "recordDetail",
  moderationDesk: "recordList",
  myGrades: "recordList",
  openDesk: "recordList",
  orderDetail: "recordDetail",
  orderList: "recordList",
  organisationFigures: "recordDetail",
  ownExamList: "recordList",
  ownPosts: "recordList",
  ownReviews: "recordList",
  packageDesk: "recordList",
  passwordForm: "form",
  payoutBatch: "importSheet",
  platformFigures: "recordDetail",
  peopleImport: "importSheet",
  recordTable: "recordList",
  registerForm: "form",
  requestQueue: "recordList",
  resetForm: "form",
  saleList: "recordList",
  sandboxPayment: "recordDetail",
  shareDesk: "recordList",
  statementView: "recordList",
  tierDesk: "recordList",
  tokenDesk: "recordList",
  tokenMaker: "recordList",
  walletView: "recordList",
  wordTools: "importSheet",
};

/**
 * Properties of retired types that organisations could change too, by what stands in their place: a patch that names one
 * of them, and no type, was written over the block of before.
 */
const formerProps: Readonly<Record<string, readonly string[]>> = {
  recordDetail: ["gradeId", "room", "deskHref", "signInHref"],
  recordList: ["signInHref"],
};

const t = (key: string) => ({ $t: key });

/**
 * Types that organisations could place too, and what a block of each is today: what it says of itself stays, what it had
 * by its type is said of it now. So it shows the same, wherever it stands. What only the platform has today (`isLink`) is
 * a link to it, without what the block said of itself.
 */
export const movedTypes: Readonly<Record<string, { type: string; props: JsonObject; isLink?: true }>> = {
  adviceForm: {
    type: "form",
    props: {
      form: "advice",
      keepDraft: true,
      doneText: t("page.advice.done"),
      again: t("page.advice.more"),
      signIn: { label: t("page.advice.signIn"), note: t("page.advice.needsSession") },
    },
  },
  articleCategories: {
    type: "labelFilter",
    props: {
      valueField: "id",
      textField: "zoneName",
      param: "zoneId",
      labelsLabel: t("page.info.categories"),
      allLabel: t("page.info.allCategories"),
    },
  },
  blogFilter: {
    type: "labelFilter",
    props: {
      tabs: [
        { label: t("page.blog.tab.latest"), query: { labelType: "" } },
        { label: t("page.blog.tab.hot"), query: { labelType: "3" } },
        { label: t("page.blog.tab.follows"), query: { labelType: "2", labelNo: "" }, withoutLabels: true },
      ],
      tabsLabel: t("page.blog.tabs"),
      labelsLabel: t("page.blog.labels"),
      allLabel: t("page.blog.allLabels"),
    },
  },
  gradeRoom: {
    type: "sectionHeading",
    props: { heading: t("page.account.grade"), href: "/account/grade", linkLabel: t("gradeView.enter") },
    isLink: true,
  },
  myGrades: {
    type: "sectionHeading",
    props: { heading: t("page.account.grade"), href: "/account/grade", linkLabel: t("gradeView.enter") },
    isLink: true,
  },
  questionFilter: {
    type: "labelFilter",
    props: {
      tabs: [
        { label: t("page.question.tab.all"), query: { labelType: "", isUnanswered: "" } },
        { label: t("page.question.tab.latest"), query: { labelType: "1", isUnanswered: "" } },
        { label: t("page.question.tab.hot"), query: { labelType: "3", isUnanswered: "" } },
        { label: t("page.question.tab.unanswered"), query: { labelType: "", isUnanswered: "1" } },
      ],
      tabsLabel: t("page.question.tabs"),
      labelsLabel: t("page.question.labels"),
      allLabel: t("page.question.allLabels"),
    },
  },
};

/** What a block has no more: what a document of before says of it goes, wherever its block stands. */
const retiredParts: Readonly<Record<string, { props?: readonly string[]; on?: readonly string[] }>> = {
  // Who sits an exam stands above it.
  examStart: { props: ["name"] },
  // A class is joined beside it.
  gradeView: { on: ["go"] },
  // What a reviewer decides are its actions, by their names.
  previewBand: { on: ["decide"] },
};

/**
 * A patch that was written over a block of a retired type, as one over what stands in its place: order, place and
 * condition stay; type and properties, which the block of today does not have, go. A block of a moved type gets the type
 * and properties of today. The layer given is not changed.
 *
 * @param typeBelow the type of the block at `["screens", name, "blocks", key]` in the layers below.
 */
export function withoutRetired(layer: Layer, typeBelow: (path: readonly string[]) => string | undefined): Layer {
  const changed: JsonObject = {};
  for (const part of ["layouts", "screens"] as const) {
    for (const [name, document] of Object.entries(layer[part] ?? {})) {
      const blocks = isObject(document) ? document["blocks"] : undefined;
      if (!isObject(document) || !isObject(blocks)) continue;
      const known = Object.entries(blocks).map(([key, block]): [string, unknown] => {
        const below = typeBelow([part, name, "blocks", key]);
        const isOver = isObject(block) && isWrittenOver(block, below);
        return [key, isOver ? ofToday(block) : withoutParts(moved(block), below)];
      });
      if (known.every(([key, block]) => block === blocks[key])) continue;
      const documents = isObject(changed[part]) ? changed[part] : { ...layer[part] };
      documents[name] = { ...document, blocks: Object.fromEntries(known) };
      changed[part] = documents;
    }
  }
  return Object.keys(changed).length === 0 ? layer : { ...layer, ...changed };
}

/** Whether a patch names a type that was retired or its properties, or says columns as tables of records had them. */
function isWrittenOver({ type, props }: JsonObject, below: string | undefined): boolean {
  if (below === undefined) return false;
  if (typeof type === "string") return Object.hasOwn(retiredTypes, type) && retiredTypes[type] === below;
  if (isObject(props) && formerProps[below]?.some((name) => Object.hasOwn(props, name))) return true;
  const columns = below === "recordList" && isObject(props) ? props["columns"] : undefined;
  return Array.isArray(columns) && columns.some((column) => isObject(column) && "as" in column);
}

function ofToday({ type: _, props: __, on: ___, ...rest }: JsonObject): JsonObject {
  return rest;
}

/** A block of a type that is another one today; everything else as it is. */
function moved(block: unknown): unknown {
  const type = isObject(block) ? block["type"] : undefined;
  const today = typeof type === "string" && Object.hasOwn(movedTypes, type) ? movedTypes[type] : undefined;
  if (!today || !isObject(block)) return block;
  const own = isObject(block["props"]) && !today.isLink ? block["props"] : {};
  return { ...block, type: today.type, props: { ...today.props, ...own } };
}

/** A block without what its type has no more; everything else as it is. */
function withoutParts(block: unknown, below: string | undefined): unknown {
  if (!isObject(block)) return block;
  const type = typeof block["type"] === "string" ? block["type"] : below;
  const gone = type !== undefined && Object.hasOwn(retiredParts, type) ? retiredParts[type] : undefined;
  const kept = { ...block };
  for (const part of ["props", "on"] as const) {
    const given = block[part];
    const names = gone?.[part]?.filter((name) => isObject(given) && Object.hasOwn(given, name)) ?? [];
    if (isObject(given) && names.length > 0)
      kept[part] = Object.fromEntries(Object.entries(given).filter(([name]) => !names.includes(name)));
  }
  return kept["props"] === block["props"] && kept["on"] === block["on"] ? block : kept;
}
