import type { BlockType } from "../../generated/built/block-table.ts";
import type { BlockPlacement } from "../../generated/types.ts";
import type { JsonObject } from "../../shared/json.ts";
import { asked, base, said } from "./said.ts";
import { displayWords } from "./starter-display.ts";

const paragraph = (text: string): JsonObject => ({
  type: "doc",
  content: [{ type: "paragraph", content: [{ type: "text", text }] }],
});
const askedDocument = (zh: string, en: string): JsonObject => {
  const { text } = asked(zh, en) as { text: Record<string, string> };
  return Object.fromEntries(Object.entries(text).map(([locale, words]) => [locale, paragraph(words)]));
};

/** What stands where nothing is said yet. */
export const toBeFilled = asked("请填写", "To be filled in");

/**
 * What new blocks say until somebody words them: blocks whose content is an organisation's own. It says what belongs
 * there, so that nothing that was forgotten reads like a promise.
 */
export const ownWords: Partial<
  Record<BlockType, { props: JsonObject; data?: Record<string, JsonObject>; on?: NonNullable<BlockPlacement["on"]> }>
> = {
  ...displayWords,
  sectionHeading: { props: { heading: asked("小标题", "Heading"), level: 2 } },
  textBlock: {
    props: {
      heading: asked("标题", "Heading"),
      paragraphs: [asked("在这里写一段文字。", "Write a paragraph here.")],
      level: 2,
    },
  },
  callout: {
    props: {
      heading: asked("一句想让人看到的话", "A line that people should see"),
      text: asked("再用一句话说明它。", "And a sentence that explains it."),
      tone: "paper",
      look: "band",
      base,
      actions: [{ label: said("了解更多", "Learn more"), href: "/list" }],
    },
  },
  richText: {
    props: { narrow: true, body: { text: askedDocument("在这里写正文。", "Write here.") } },
  },
  featureList: {
    props: {
      columns: 3,
      look: "signs",
      base,
      items: [
        { heading: asked("第一点", "First"), text: asked("用一两句话说明。", "A sentence or two."), icon: "book" },
        { heading: asked("第二点", "Second"), text: asked("用一两句话说明。", "A sentence or two."), icon: "people" },
        { heading: asked("第三点", "Third"), text: asked("用一两句话说明。", "A sentence or two."), icon: "shield" },
      ],
    },
  },
  faqList: {
    props: {
      items: [
        {
          question: asked("常有人问什么？", "What do people often ask?"),
          answer: asked("在这里写回答。", "Write the answer here."),
        },
        {
          question: asked("还有人问什么？", "And what else?"),
          answer: asked("在这里写回答。", "Write the answer here."),
        },
      ],
    },
  },
  statsBand: {
    props: {
      tone: "paper",
      items: [
        { value: said("0", "0"), label: asked("第一个数字", "First figure") },
        { value: said("0", "0"), label: asked("第二个数字", "Second figure") },
        { value: said("0", "0"), label: asked("第三个数字", "Third figure") },
      ],
    },
  },
  band: { props: { tone: "paper", space: "small" } },
  columns: { props: { split: "equal" } },
  emptyState: { props: { heading: said("这里还没有内容", "Nothing here yet") } },
  menuLink: { props: { label: asked("新链接", "New link"), href: "/list", base } },
  form: {
    props: {
      form: "lecturer-application",
      title: said("申请成为讲师", "Apply to teach"),
      layout: "grid",
      keepDraft: true,
      captcha: true,
      signedIn: { $bind: "viewer.signedIn" },
      viewerId: { $bind: "viewer.id" },
      doneText: said("申请已收到。", "Your application has arrived."),
    },
    on: { submit: [{ do: "call", operation: "saveLecturerAudit", body: { $bind: "form" }, quiet: true }] },
  },
  courseGrid: {
    props: {
      items: { $bind: "data.newCourses.list" },
      columns: 4,
      isVip: { $bind: "viewer.isVip" },
      base,
    },
    data: {
      newCourses: { operation: "listCourses", params: { orgNo: { $bind: "site.orgNo" }, sort: "new", pageSize: 8 } },
    },
  },
  lecturerGrid: {
    props: {
      items: { $bind: "data.ourLecturers.list" },
      columns: 4,
      look: "portraits",
      base,
    },
    data: { ourLecturers: { operation: "listLecturers", params: { orgNo: { $bind: "site.orgNo" }, pageSize: 4 } } },
  },
  articleList: {
    props: {
      items: { $bind: "data.news.list" },
      look: "headlines",
      base,
    },
    data: { news: { operation: "listArticleZoneRefs", params: { orgNo: { $bind: "site.orgNo" }, pageSize: 5 } } },
  },
  organisationHero: {
    props: {
      look: "letter",
      name: { $bind: "site.organisation.orgName" },
      slogan: { $bind: "site.organisation.slogan" },
      intro: { $bind: "site.organisation.intro" },
      cover: { $bind: "site.organisation.cover" },
      base,
    },
  },
};

/** What new lists said of themselves in earlier versions, where they were empty. */
export const starterEmptyTexts: ReadonlySet<string> = new Set([
  "还没有课程。",
  "No courses yet.",
  "还没有讲师。",
  "No lecturers yet.",
  "还没有资讯。",
  "No news yet.",
]);
