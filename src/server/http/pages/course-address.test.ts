import { expect, test } from "vitest";
import type { CompiledScreen } from "../../../site/compile/compile.ts";
import { courseElsewhere } from "./course-address.ts";

const sources: CompiledScreen["sources"] = [
  { name: "course", operation: "getCourse", required: true, enabled: () => true, input: () => ({}) },
];
const at = (path: string, base = "") => ({
  orgNo: "",
  base,
  segments: path.split("/").filter(Boolean),
  canonical: base + path,
});
const data = { course: { id: "7", courseCategory: 2 } };

test("a course under the address of another category has its own", () => {
  for (const path of ["/view/7", "/library/view/7", "/resource-detail/7", "/resource/detail/7"])
    expect(courseElsewhere({ address: at(path), sources, data }), path).toBe("/live-detail/7");
});

test("what a site has below its own number stays there", () => {
  expect(courseElsewhere({ address: at("/view/7", "/org/1001"), sources, data })).toBe("/org/1001/live-detail/7");
});

test("both addresses of its category are right, and pages that are of no category have a course as well", () => {
  for (const path of ["/live-detail/7", "/live/detail/7", "/study/7", "/course/sharing/course/7"])
    expect(courseElsewhere({ address: at(path), sources, data }), path).toBeUndefined();
  expect(courseElsewhere({ address: at("/view/7"), sources, data: {} })).toBeUndefined();
  expect(courseElsewhere({ address: undefined, sources, data })).toBeUndefined();
});
