import type { JsonObject } from "../../shared/json.ts";
import { asked, base, said } from "./said.ts";
import { ownWords } from "./starter-text.ts";

/** What a new page begins with. Its words are `studio.template.<name>` and `….about`. */
export interface Template {
  name: string;
  blocks: (title: Record<string, string>) => JsonObject;
  data?: JsonObject;
}

const words = (type: keyof typeof ownWords): JsonObject => structuredClone(ownWords[type]?.props ?? {});
const data = (type: keyof typeof ownWords): JsonObject => structuredClone(ownWords[type]?.data ?? {});

/** The page's own heading. */
const opening = (title: Record<string, string>, lead?: JsonObject): JsonObject => ({
  type: "sectionHeading",
  in: "main",
  order: 10,
  props: { heading: { text: title }, level: 1, ...(lead ? { lead } : {}) },
});

/** The templates of new pages, the empty one last. */
export const templates: readonly Template[] = [
  {
    name: "about",
    blocks: (title) => ({
      opening: opening(title, asked("一句话说清楚你们是谁、在做什么。", "One sentence: who you are and what you do.")),
      story: { type: "columns", in: "main", order: 20, props: { split: "main-aside" } },
      text: {
        type: "textBlock",
        in: "story.first",
        order: 10,
        props: {
          heading: said("我们的来历", "Where we come from"),
          level: 2,
          paragraphs: [
            asked("写写学校是什么时候、为什么办起来的。", "When and why the school began."),
            asked("再写写今天在这里教什么、谁在学。", "What is taught here today, and who learns."),
          ],
        },
      },
      figures: {
        type: "textBlock",
        in: "story.second",
        order: 10,
        props: {
          heading: said("找到我们", "Find us"),
          level: 2,
          paragraphs: [
            asked("地址：请填写", "Address: to be filled in"),
            asked("电话：请填写", "Telephone: to be filled in"),
          ],
        },
      },
      people: {
        type: "sectionHeading",
        in: "main",
        order: 30,
        props: {
          heading: said("我们的讲师", "Our lecturers"),
          level: 2,
          href: "/lecturer",
          linkLabel: said("全部讲师", "All lecturers"),
          base,
        },
      },
      lecturers: { type: "lecturerGrid", in: "main", order: 40, props: words("lecturerGrid") },
    }),
    data: data("lecturerGrid"),
  },
  {
    name: "enrol",
    blocks: (title) => ({
      opening: opening(
        title,
        asked("用一句话说清楚谁适合来、能学到什么。", "One sentence: who this is for, and what they will learn."),
      ),
      call: {
        type: "callout",
        in: "main",
        order: 12,
        props: {
          kicker: said("正在招生", "Now enrolling"),
          heading: said("现在就可以报名", "Enrol today"),
          tone: "primary",
          look: "band",
          base,
          actions: [{ label: said("看课程", "See the courses"), href: "/list" }],
        },
      },
      heading: {
        type: "sectionHeading",
        in: "main",
        order: 15,
        props: { heading: said("为什么来这里学", "Why learn here"), level: 2 },
      },
      reasons: { type: "featureList", in: "main", order: 20, props: words("featureList") },
      steps: {
        type: "featureList",
        in: "main",
        order: 30,
        props: {
          look: "steps",
          columns: 3,
          items: [
            {
              heading: said("选课程", "Choose a course"),
              text: said("看课程目录，试学第一节。", "Read the outline and try the first lesson."),
            },
            { heading: said("报名", "Enrol"), text: said("在线报名，随时开始。", "Enrol online, begin at any time.") },
            {
              heading: said("开学", "Begin"),
              text: said("按自己的时间学，有问题就问。", "Learn at your own pace, and ask."),
            },
          ],
        },
      },
      questions: {
        type: "sectionHeading",
        in: "main",
        order: 40,
        props: { heading: said("常见问题", "Questions"), level: 2 },
      },
      faq: { type: "faqList", in: "main", order: 50, props: words("faqList") },
    }),
  },
  {
    name: "courses",
    blocks: (title) => ({
      opening: opening(title, asked("说说这些课程为什么放在一起。", "Say why these courses stand together.")),
      courses: { type: "courseGrid", in: "main", order: 20, props: words("courseGrid") },
      more: {
        type: "callout",
        in: "main",
        order: 30,
        props: {
          heading: said("还想看别的？", "Looking for something else?"),
          tone: "paper",
          look: "band",
          base,
          actions: [{ label: said("全部课程", "All courses"), href: "/list" }],
        },
      },
    }),
    data: data("courseGrid"),
  },
  {
    name: "faq",
    blocks: (title) => ({
      opening: opening(title, said("先看看别人问过什么。", "See first what others have asked.")),
      faq: { type: "faqList", in: "main", order: 20, props: words("faqList") },
    }),
  },
  {
    name: "article",
    blocks: (title) => ({
      opening: opening(title),
      body: { type: "richText", in: "main", order: 20, props: words("richText") },
    }),
  },
  { name: "empty", blocks: (title) => ({ opening: opening(title) }) },
];
