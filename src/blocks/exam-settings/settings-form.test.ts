import { expect, test } from "vitest";
import { faultsOf, formOf, introduceOf, plainOf, settingsOf, usualSettings } from "./settings-form.ts";

const right = { ...usualSettings, examName: "期末", paperId: "3" };

test("what a form says comes back as it was, also where fields are empty", () => {
  expect(faultsOf(right, 100)).toEqual({});
  const settings = settingsOf({ ...right, gmtBegin: "2026-12-01T08:00", gmtEnd: "2026-12-01T10:00", limitMinutes: "" });
  expect(settings).toMatchObject({ gmtBegin: "2026-12-01 08:00:00", gmtEnd: "2026-12-01 10:00:00", examPrice: "0.00" });
  expect(settings.limitMinutes).toBeUndefined();
  expect(settingsOf(formOf(settings))).toEqual(settings);
  const [one, two] = ["a".repeat(64), "0".repeat(64)];
  const locked = settingsOf({ ...right, safeBrowserKeys: ` ${one.toUpperCase()} \n\n${two}\n` });
  expect(locked.safeBrowserKeys).toEqual([one, two]);
  expect(settingsOf(formOf(locked))).toEqual(locked);
});

test("each bad input is named at its field", () => {
  const bad = {
    ...right,
    examName: " ",
    paperId: "",
    gmtBegin: "2026-12-01T10:00",
    gmtEnd: "2026-12-01T08:00",
    limitMinutes: "0",
    attemptsAllowed: "-1",
    graceSeconds: "601",
    passScore: "101",
    examPrice: "免费",
    safeBrowserKeys: `${"a".repeat(64)}\nabc`,
    examAudience: "3",
  };
  expect(faultsOf(bad, 100)).toEqual({
    examName: "name",
    paperId: "paper",
    gmtEnd: "window",
    limitMinutes: "limit",
    attemptsAllowed: "attempts",
    graceSeconds: "grace",
    passScore: "pass",
    examPrice: "price",
    safeBrowserKeys: "keys",
    courseId: "course",
  });
  expect(faultsOf({ ...right, showAnswers: "4" }, 100)).toEqual({ showAnswers: "show" });
  expect(faultsOf({ ...right, examAudience: "2" }, 100)).toEqual({ examPrice: "buyers" });
});

test("an introduction of plain paragraphs is a text; one with more is not, so that nothing of it is lost", () => {
  expect(plainOf(introduceOf("一\n\n二"))).toBe("一\n\n二");
  expect(plainOf(undefined)).toBe("");
  const bold = { type: "text", text: "重要", marks: [{ type: "bold" }] };
  const rich = { type: "doc", content: [{ type: "paragraph", content: [bold] }] };
  expect(plainOf(rich as never)).toBeUndefined();
});
