import { expect, test } from "vitest";
import { draw } from "../testing/draw.tsx";
import { OnDevice } from "./OnDevice.tsx";

test("stands around what is for some screens, and is not there without it", () => {
  expect(draw(OnDevice, { device: "phone" }, { slots: { content: "电话" } }).textContent).toBe("电话");
  expect(draw(OnDevice, { device: "phone" }).innerHTML).toBe("");
});
