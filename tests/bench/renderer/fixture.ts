import messages from "../../../src/locales/zh-CN.json" with { type: "json" };
import type { FormDefinition } from "../../../src/site/document/form-definition.ts";
import type { LocalisedScreen, PagePayload } from "../../../src/site/document/page.ts";
import { scopeWith } from "../../../src/site/testing/scope.ts";

/** 60 cards of courses. */
export const courses = Array.from({ length: 60 }, (_, index) => ({
  id: String(index + 1),
  courseName: `第 ${index + 1} 门课：从图纸到成品`,
  courseSubtitle: "四周做出自己的第一件作品",
  courseLogo: `/demo/covers/${index}.svg`,
  courseCategory: (index % 4) + 1,
  isFree: index % 5 === 0 ? 1 : 0,
  courseOriginal: `${100 + index}.00`,
  courseDiscount: index % 3 === 0 ? "" : `${80 + index}.00`,
  lecturerUserNo: "1",
  lecturerName: "王老师",
  orgNo: "",
  countStudy: 10 * index,
  countBuy: index,
  periodTotal: 12,
}));

/** Three levels of categories for the filter bar. */
export const categories = Array.from({ length: 8 }, (_, first) => ({
  id: String(first + 1),
  categoryName: `大类 ${first + 1}`,
  childrenList: Array.from({ length: 6 }, (_, second) => ({
    id: `${first + 1}${second}`,
    categoryName: `小类 ${second}`,
    childrenList: [],
  })),
}));

const fields = Array.from({ length: 12 }, (_, index) => `field${index + 1}`);

/** A form of twelve fields. */
export const form: FormDefinition = {
  title: "bench",
  schema: {
    type: "object",
    required: fields.slice(0, 6),
    properties: Object.fromEntries(
      fields.map((name, index) => [
        name,
        index % 4 === 3 ? { type: "boolean", title: name } : { type: "string", title: name, maxLength: 40 },
      ]),
    ),
  },
  uiSchema: {},
  validator: "login",
};

const screen: LocalisedScreen = {
  locale: "zh-CN",
  frame: "column",
  slots: {
    header: { tag: "header", order: 1 },
    main: { tag: "main", order: 2 },
    footer: { tag: "footer", order: 3 },
    overlay: {},
  },
  data: { courses: { operation: "listCourses", params: { sort: { $bind: "route.query.sort" }, pageSize: 60 } } },
  blocks: {
    filters: {
      type: "filterBar",
      in: "main",
      order: 10,
      props: {
        categories: { $bind: "data.categories" },
        path: { $bind: "route.path" },
        query: { $bind: "route.query" },
        totalCount: { $bind: "data.courses.totalCount", as: "integer" },
      },
    },
    grid: {
      type: "courseGrid",
      in: "main",
      order: 20,
      when: { path: "data.courses.totalCount", gt: 0 },
      props: { items: { $bind: "data.courses.list" }, columns: 4, isVip: { $bind: "viewer.isVip" } },
      on: { addToCart: [{ do: "toast", text: "好", tone: "success" }] },
    },
    form: {
      type: "form",
      in: "main",
      order: 30,
      props: { form: "bench", title: "报名", submitLabel: "提交" },
      on: { submit: [{ do: "toast", text: "好", tone: "success" }] },
    },
  },
};

const { viewer, site, route } = scopeWith();

/** The page as configuration. */
export const payload: PagePayload = {
  status: 200,
  screenName: "bench",
  revision: "1",
  locale: "zh-CN",
  title: "",
  description: "",
  base: "",
  requestId: "",
  messages,
  forms: { bench: form },
  operations: {},
  screen,
  viewer,
  site,
  route,
  data: { courses: { list: courses, totalCount: courses.length }, categories },
};
