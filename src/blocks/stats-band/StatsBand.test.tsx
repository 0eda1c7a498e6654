import { expect, test } from "vitest";
import { draw } from "../testing/draw.tsx";
import { StatsBand } from "./StatsBand.tsx";

test("pairs each figure with what it counts", () => {
  const band = draw(StatsBand, { items: [{ value: "47", label: "家工厂" }] });
  expect(band.querySelector("dt")?.textContent).toBe("家工厂");
  expect(band.querySelector("dd")?.textContent).toBe("47");
});
