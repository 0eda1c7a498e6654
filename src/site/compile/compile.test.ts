import { describe, expect, it } from "vitest";
import { compileScreen } from "./compile.ts";
import { maxBlockDepth } from "../document/placement.ts";
import type { LocalisedBlock } from "../document/page.ts";
import { scopeWith } from "../testing/scope.ts";
import { screenWith } from "../testing/screen.ts";

const compiled = (blocks: Record<string, LocalisedBlock>) => compileScreen(screenWith({ blocks }));
const scope = scopeWith({ route: { query: { page: "2" } }, data: { courses: { list: [{ id: "1" }] } } });

describe("compileScreen", () => {
  it("puts blocks into slots by order, then by key", () => {
    const { slots, regions } = compiled({
      b: { type: "text", in: "main" },
      z: { type: "text", in: "main", order: -1 },
      a: { type: "text", in: "main" },
      late: { type: "text", in: "main", order: 10 },
      top: { type: "bar", in: "header" },
    });
    expect(slots["main"]?.map(({ key }) => key)).toEqual(["z", "a", "b", "late"]);
    expect(slots["header"]?.map(({ key }) => key)).toEqual(["top"]);
    expect(regions).toEqual([
      { name: "header", tag: "header" },
      { name: "main", tag: "main" },
    ]);
  });

  it("puts blocks into the slots of blocks", () => {
    const { slots, blockTypes } = compiled({
      tabs: { type: "tabs", in: "main" },
      two: { type: "text", in: "tabs.left", order: 2 },
      one: { type: "grid", in: "tabs.left", order: 1 },
      right: { type: "text", in: "tabs.right" },
    });
    const tabs = slots["main"]?.[0];
    expect(tabs?.children["left"]?.map(({ key }) => key)).toEqual(["one", "two"]);
    expect(tabs?.children["right"]?.map(({ key }) => key)).toEqual(["right"]);
    expect(blockTypes.toSorted()).toEqual(["grid", "tabs", "text"]);
  });

  it("leaves out what sits nowhere or in a circle", () => {
    const { slots, blockTypes } = compiled({
      lost: { type: "text", in: "nobody.left" },
      nowhere: { type: "text", in: "attic" },
      a: { type: "tabs", in: "b.left" },
      b: { type: "tabs", in: "a.left" },
      self: { type: "tabs", in: "self.left" },
      kept: { type: "grid", in: "main" },
    });
    expect(
      Object.values(slots)
        .flat()
        .map(({ key }) => key),
    ).toEqual(["kept"]);
    expect(blockTypes).toEqual(["grid"]);
  });

  it("gives the same props object at every render when nothing is bound", () => {
    const block = compiled({ a: { type: "text", in: "main", props: { heading: "Hello", list: [{ x: 1 }] } } }).slots[
      "main"
    ]?.[0];
    expect(block?.props(scope)).toBe(block?.props(scope));
    expect(block?.props(scope)).toEqual({ heading: "Hello", list: [{ x: 1 }] });
  });

  it("builds only what is bound and shares the rest", () => {
    const options = { columns: [1, 2] };
    const props = {
      items: { $bind: "data.courses.list" },
      options,
      nested: { list: [{ page: { $bind: "route.query.page", as: "integer" } }] },
    };
    const block = compiled({ a: { type: "grid", in: "main", props } }).slots["main"]?.[0];
    const built = block?.props(scope);
    expect(built).toEqual({ items: [{ id: "1" }], options, nested: { list: [{ page: 2 }] } });
    expect(built?.["options"]).toBe(options);
    expect(built?.["items"]).toBe((scope.data["courses"] as { list: unknown }).list);
  });

  it("fills bound values into texts and chooses the plural", () => {
    const heading = {
      $format: "{count} courses for {name}",
      $one: "{count} course for {name}",
      with: { count: { $bind: "data.total" }, name: "Li" },
    };
    const block = compiled({ a: { type: "text", in: "main", props: { heading } } }).slots["main"]?.[0];
    expect(block?.props(scopeWith({ data: { total: 3 } }))).toEqual({ heading: "3 courses for Li" });
    expect(block?.props(scopeWith({ data: { total: 1 } }))).toEqual({ heading: "1 course for Li" });
    expect(block?.props(scopeWith())).toEqual({ heading: " courses for Li" });
  });

  it("hides a block whose condition it does not understand", () => {
    const when = JSON.parse('{"path":"viewer.userType","like":2}');
    const block = compiled({ a: { type: "text", in: "main", when } }).slots["main"]?.[0];
    expect(block?.visible(scope)).toBe(false);
  });

  it("compiles sources: input without what is missing, and when to ask", () => {
    const { sources } = compileScreen(
      screenWith({
        data: {
          courses: {
            operation: "listCourses",
            params: {
              pageSize: 12,
              pageCurrent: { $bind: "route.query.page", as: "integer" },
              categoryno1: { $bind: "route.query.categoryno1" },
            },
            required: true,
          },
          mine: { operation: "listMine", when: { path: "viewer.signedIn", eq: true } },
        },
      }),
    );
    const [courses, mine] = sources;
    expect(courses?.input(scope)).toEqual({ pageSize: 12, pageCurrent: 2 });
    expect(courses).toMatchObject({ name: "courses", operation: "listCourses", required: true });
    expect(courses?.enabled(scope)).toBe(true);
    expect(mine?.enabled(scope)).toBe(false);
    expect(mine?.input(scope)).toBe(mine?.input(scope));
  });

  it("leaves out what stands too deep in other blocks, as a document of before may have it, and shows the rest", () => {
    const chain = Object.fromEntries(
      Array.from({ length: 20_000 }, (_none, index) => [
        `b${index}`,
        { type: "tabs", in: index === 0 ? "main" : `b${index - 1}.left` },
      ]),
    );
    const { slots, blockTypes } = compiled({ ...chain, after: { type: "text", in: "main", order: 1 } });
    let depth = 0;
    for (let block = slots["main"]?.[0]; block; block = block.children["left"]?.[0]) depth += 1;
    expect(depth).toBe(maxBlockDepth);
    expect([slots["main"]?.[1]?.key, blockTypes]).toEqual(["after", ["tabs", "text"]]);
  });

  it("reads title and description", () => {
    const screen = compileScreen(
      screenWith({ title: { $format: "{name} · Lectern", with: { name: { $bind: "data.course.courseName" } } } }),
    );
    expect(screen.title(scopeWith({ data: { course: { courseName: "Forklifts" } } }))).toBe("Forklifts · Lectern");
    expect(screen.description(scope)).toBe("");
  });
});
