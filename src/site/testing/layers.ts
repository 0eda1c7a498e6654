import type { Layer } from "../document/resolve.ts";

/** For tests: a small default site without a mistake. */
export function defaultLayer(): Layer {
  return {
    version: 1,
    site: {
      version: 1,
      info: { title: { text: { en: "Lectern" } } },
      locales: { default: "en", offered: ["en"] },
      features: { live: true },
    },
    nav: { version: 1, items: { list: { navTitle: { $t: "join.title" }, navUrl: "/list", order: 1 } } },
    theme: {
      version: 1,
      color: {
        light: {
          page: "#ffffff",
          surface: "#ffffff",
          surfaceAlt: "#f4f6f8",
          text: "#1a1d21",
          textMuted: "#555c66",
          border: "#d8dde3",
          primary: "#0b5cad",
          primaryText: "#ffffff",
          accent: "#8a5a00",
          accentText: "#ffffff",
          success: "#0a6b3d",
          warning: "#7a4b00",
          danger: "#b3261e",
          info: "#0b5cad",
          focus: "#0b5cad",
        },
      },
    },
    layouts: {
      default: {
        version: 1,
        frame: "column",
        slots: { main: { tag: "main" }, overlay: {} },
        data: { categories: { operation: "listCourseCategories" } },
        blocks: { welcome: { type: "callout", in: "main", props: { heading: { $t: "join.title" } } } },
      },
    },
    screens: {
      list: {
        version: 1,
        path: "/list",
        org: true,
        layout: "default",
        data: {
          courses: {
            operation: "listCourses",
            params: { pageCurrent: { $bind: "route.query.page", as: "integer", or: 1 }, pageSize: 12 },
          },
        },
        blocks: {
          columns: { type: "columns", in: "main" },
          grid: {
            type: "courseGrid",
            in: "columns.first",
            props: { items: { $bind: "data.courses.list" }, columns: 4, isVip: { $bind: "viewer.isVip" } },
          },
          join: {
            type: "callout",
            in: "main",
            order: 3,
            when: {
              any: [
                { path: "viewer.signedIn", eq: false },
                { path: "viewer.userType", lt: 2 },
              ],
            },
            props: {
              heading: { $t: "list.count", with: { count: { $bind: "data.courses.totalCount" } } },
              actions: [{ label: { $t: "join.title" }, href: "/list" }],
            },
            on: {
              action: [
                { do: "refresh", data: ["courses"] },
                { do: "toast", text: { $t: "join.title" }, tone: "success" },
              ],
            },
          },
        },
      },
      view: {
        version: 1,
        path: "/view/{id}",
        layout: "default",
        data: {
          course: { operation: "getCourse", params: { courseId: { $bind: "route.params.id" } }, required: true },
        },
      },
      "not-found": { version: 1, layout: "default" },
    },
  };
}
