import { expect, test } from "vitest";
import { customPackage } from "../testing/custom-package.ts";
import { addresses, draw } from "../testing/draw.tsx";
import { CustomGrid } from "./CustomGrid.tsx";

test("says how long, for how many and from what price", () => {
  const grid = draw(CustomGrid, { items: [customPackage, { ...customPackage, id: "5", priceFrom: "" }] });
  expect(addresses(grid)).toEqual(["/custom/detail/4", "/custom/detail/5"]);
  for (const words of ["2 天", "15–40 人", "¥18,000 起", "按需报价"]) expect(grid.textContent).toContain(words);
});
