import { expect, test } from "vitest";
import { draw } from "../testing/draw.tsx";
import { OnDevice } from "./OnDevice.tsx";

test("stands around what is for some screens, and is not there without it", () => {
  for (const device of ["phone", "desktop"] as const) {
    const around = draw(OnDevice, { device }, { slots: { content: "电话" } }).firstElementChild;
    expect(around?.textContent).toBe("电话");
    expect(around?.classList.contains(device)).toBe(true);
  }
  expect(draw(OnDevice, { device: "phone" }).innerHTML).toBe("");
});
