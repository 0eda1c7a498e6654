import { expect, it } from "vitest";
import { freeSource, sourcesIn, withSources } from "./sources.ts";

const block = {
  when: {
    all: [
      { path: "data.courses.totalCount", gt: 0 },
      { path: "viewer.signedIn", eq: true },
    ],
  },
  props: { items: { $bind: "data.courses.list" }, title: { $bind: "site.info.title" }, path: "data" },
  on: {
    join: [
      { do: "call", body: { id: { $bind: "data.grades.list.0.id" } } },
      { do: "refresh", data: ["cart"] },
    ],
  },
};

it("finds the data that a block reads, asks about and refreshes", () => {
  expect(sourcesIn(block)).toEqual(["courses", "grades", "cart"]);
  expect(sourcesIn({ props: { text: "data.courses" } })).toEqual([]);
});

it("gives a block other data, and leaves all else as it is", () => {
  const renamed = withSources(
    block,
    new Map([
      ["courses", "courses2"],
      ["cart", "cart2"],
    ]),
  );
  expect(sourcesIn(renamed)).toEqual(["courses2", "grades", "cart2"]);
  expect(JSON.stringify(renamed).replaceAll("courses2", "courses").replaceAll("cart2", "cart")).toBe(
    JSON.stringify(block),
  );
});

it("names a copy like what it is a copy of", () => {
  expect(freeSource("courses", (name) => ["courses", "courses2"].includes(name))).toBe("courses3");
});
