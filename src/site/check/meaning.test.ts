import { expect, it } from "vitest";
import { language } from "../testing/language.ts";
import { checkPatch } from "./patch.ts";
import { sameMeaning } from "./meaning.ts";
import { defaultLayer } from "../testing/layers.ts";

/** What the checker takes a name for, in a document of an organisation. */
function meantBy(patch: object): string | undefined {
  const { findings } = checkPatch({ below: [defaultLayer()], patch, language });
  return findings.find(({ suggestion }) => suggestion !== undefined)?.suggestion;
}
const type = (name: string) => ({ screens: { list: { blocks: { own: { type: name } } } } });
const prop = (of: string, name: string) => ({
  screens: { list: { blocks: { own: { type: of, props: { [name]: 1 } } } } },
});
const data = (name: string) => ({ screens: { list: { data: { own: { operation: name } } } } });
const nav = (name: string) => ({ nav: { items: { own: { [name]: "x" } } } });

it.each([
  ["carousel", type("carousel"), "bannerCarousel"],
  ["faq", type("faq"), "faqList"],
  ["faqs", type("faqs"), "faqList"],
  ["questionsAndAnswers", type("questionsAndAnswers"), "faqList"],
  ["features", type("features"), "featureList"],
  ["stats", type("stats"), "statsBand"],
  ["courses", data("courses"), "listCourses"],
  ["lecturers", data("lecturers"), "listLecturers"],
  ["title", nav("title"), "navTitle"],
  ["href", nav("href"), "navUrl"],
  ["link", nav("link"), "navUrl"],
  ["address", nav("address"), "navUrl"],
  ["questions", prop("faqList", "questions"), "items"],
  ["answers", prop("faqList", "answers"), "items"],
  ["values", prop("statsBand", "values"), "items"],
  ["buttons", prop("organisationHero", "buttons"), "actions"],
  ["links", prop("callout", "links"), "actions"],
  ["background", prop("callout", "background"), "tone"],
  ["pictureShape", prop("bannerCarousel", "pictureShape"), "ratio"],
  ["readableLength", prop("richText", "readableLength"), "narrow"],
])("%s is taken for what it means", (_, patch, wanted) => expect(meantBy(patch)).toBe(wanted));

it("guesses nothing where several names mean it, or none does", () => {
  const words = (name: string) => ({ a: ["red box"], b: ["red line"], c: ["blue"] })[name] ?? [];
  expect(sameMeaning("red", ["a", "b", "c"], words)).toBeUndefined();
  expect(sameMeaning("redLine", ["a", "b", "c"], words)).toBe("b");
  expect(sameMeaning("green", ["a", "b", "c"], words)).toBeUndefined();
  expect(sameMeaning("", ["a"], words)).toBeUndefined();
});
