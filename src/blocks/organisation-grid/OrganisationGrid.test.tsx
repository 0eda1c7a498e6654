import { expect, test } from "vitest";
import { addresses, draw } from "../testing/draw.tsx";
import { OrganisationGrid } from "./OrganisationGrid.tsx";

test("links to each organisation's home", () => {
  const grid = draw(OrganisationGrid, { items: [{ orgNo: "1001", orgName: "江城学校", courseCount: 20 }] });
  expect(addresses(grid)).toEqual(["/org/1001"]);
  expect(grid.textContent).toContain("20 门课程");
});
