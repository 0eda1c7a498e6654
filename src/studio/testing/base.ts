import type { Layer } from "../../site/document/resolve.ts";

/** A small default site, to try the studio's parts with. */
export const base: Layer = {
  version: 1,
  site: {
    version: 1,
    info: { title: { text: { "zh-CN": "讲堂", en: "Lectern" } }, isShowService: true, service1: "4000000001" },
    locales: { default: "zh-CN", offered: ["zh-CN", "en"] },
    features: { live: true, library: true },
    links: { gov: { linkName: "教育部", linkUrl: "https://www.moe.gov.cn", order: 10 } },
  },
  nav: {
    version: 1,
    items: {
      home: { navTitle: { text: { "zh-CN": "首页", en: "Home" } }, navUrl: "/index", order: 10 },
      list: { navTitle: { text: { "zh-CN": "课程", en: "Courses" } }, navUrl: "/list", order: 20 },
    },
  },
  theme: {
    version: 1,
    color: {
      light: {
        page: "#f7f3ea",
        surface: "#fffdf8",
        surfaceAlt: "#efe8d9",
        text: "#23252b",
        textMuted: "#5f5d57",
        border: "#ddd4c2",
        primary: "#2b3a70",
        primaryText: "#ffffff",
        accent: "#b8371d",
        accentText: "#ffffff",
        success: "#2c6a45",
        warning: "#855200",
        danger: "#a92a2a",
        info: "#2b5278",
        focus: "#2b3a70",
      },
    },
    radius: { card: "4px" },
  },
  layouts: { default: { version: 1, frame: "column", slots: { main: { tag: "main" }, overlay: {} }, blocks: {} } },
  screens: {
    home: {
      version: 1,
      path: ["/", "/index"],
      org: true,
      layout: "default",
      data: { courses: { operation: "listCourses", params: { pageSize: 8 } } },
      blocks: {
        statement: {
          type: "textBlock",
          in: "main",
          props: {
            level: 1,
            heading: { $t: "site.home.lecturers" },
            paragraphs: [{ text: { "zh-CN": "第一段", en: "First" } }, { text: { "zh-CN": "第二段", en: "Second" } }],
          },
        },
        grid: {
          type: "courseGrid",
          in: "main",
          order: 10,
          props: { items: { $bind: "data.courses.list" }, base: { $bind: "site.base" } },
        },
        points: {
          type: "featureList",
          in: "main",
          order: 20,
          props: { items: [{ heading: { text: { "zh-CN": "一", en: "One" } } }] },
        },
      },
    },
    list: { version: 1, path: "/list", layout: "default", title: { text: { "zh-CN": "全部课程", en: "Courses" } } },
  },
};
