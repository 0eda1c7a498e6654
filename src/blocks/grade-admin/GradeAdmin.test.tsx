import { afterEach, expect, test } from "vitest";
import { clear, draw, t } from "../../forms/testing/page.ts";
import { GradeAdmin } from "./GradeAdmin.tsx";

const around = { slots: {}, on: {}, t, locale: "zh-CN", blockKey: "b", operations: {} };
const kept = () => localStorage.getItem("isGradeAdmin");

afterEach(clear);

test("whether a person manages the class that is open is kept in the browser, and nothing before it is known", async () => {
  localStorage.setItem("isGradeAdmin", "false");
  await draw(<GradeAdmin {...around} />);
  expect(kept()).toBe("false");
  await draw(<GradeAdmin {...around} isGradeAdmin />);
  expect(kept()).toBe("true");
  await draw(<GradeAdmin {...around} isGradeAdmin={false} />);
  expect(kept()).toBe("false");
});
