import { expect, it } from "vitest";
import type { ComposedScreen } from "../document/resolve.ts";
import { onDevices } from "./on-device.ts";

const screenWith = (blocks: ComposedScreen["blocks"]): ComposedScreen => ({
  layout: "default",
  frame: "plain",
  slots: {},
  data: {},
  blocks,
});

it("puts a block for phones into one that shows it there, at its place, with what sits in it", () => {
  const { blocks } = onDevices(
    screenWith({
      band: { type: "band", in: "main", order: 3, shown: { device: "phone", from: "2027-01-01 00:00:00" } },
      inner: { type: "textBlock", in: "band.content" },
    }),
  );
  expect(blocks).toEqual({
    "band@device": { type: "onDevice", in: "main", order: 3, props: { device: "phone" } },
    band: { type: "band", in: "band@device.content", shown: { from: "2027-01-01 00:00:00" } },
    inner: { type: "textBlock", in: "band.content" },
  });
});

it("leaves screens alone in which no block is for some devices only, and dialogs", () => {
  const screen = screenWith({
    one: { type: "band", in: "main", shown: { until: "2027-01-01 00:00:00" } },
    dialog: { type: "form", in: "overlay", shown: { device: "desktop" } },
  });
  expect(onDevices(screen)).toBe(screen);
});
