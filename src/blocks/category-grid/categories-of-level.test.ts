import { expect, test } from "vitest";
import { categoriesOfLevel } from "./categories-of-level.ts";

const tree = [
  {
    id: "1",
    categoryName: "Road",
    childrenList: [
      {
        id: "2",
        categoryName: "Licences",
        childrenList: [
          { id: "3", categoryName: "Freight" },
          { id: "4", categoryName: "Taxi" },
        ],
      },
    ],
  },
  { id: "9", categoryName: "Cooking" },
];

test("gives the categories of the asked level with the way to them", () => {
  expect(categoriesOfLevel(tree, 3).map(({ path }) => path)).toEqual([
    ["1", "2", "3"],
    ["1", "2", "4"],
  ]);
  expect(categoriesOfLevel(tree, 1).map(({ category }) => category.categoryName)).toEqual(["Road", "Cooking"]);
});
