import { describe, expect, it } from "vitest";
import { QuestionKindEnum } from "../../../../generated/enums.ts";
import { drawPaper, optionOrders } from "./draw-paper.ts";
import { seededRandom, shuffled } from "./seeded-random.ts";

const bank = Array.from({ length: 40 }, (_, index) => ({
  versionId: `v${index}`,
  subjectId: index < 30 ? "circuits" : "safety",
  kind: index % 2 === 0 ? QuestionKindEnum.singleChoice : QuestionKindEnum.blanks,
  difficulty: 1 + (index % 5),
  tags: index % 10 === 0 ? ["voltage"] : [],
}));
interface Rule {
  count: number;
  cents: number;
  subjectId?: string;
  kind?: QuestionKindEnum;
  difficulty?: readonly [number, number];
  tag?: string;
}
const fits = (question: (typeof bank)[number], { subjectId, kind, difficulty, tag }: Rule): boolean =>
  (subjectId === undefined || question.subjectId === subjectId) &&
  (kind === undefined || question.kind === kind) &&
  (difficulty === undefined || (question.difficulty >= difficulty[0] && question.difficulty <= difficulty[1])) &&
  (tag === undefined || question.tags.includes(tag));
const draw = (rules: readonly Rule[], seed = "s", fixed: { versionId: string; cents: number }[] = []) => {
  const random = rules.map((rule) => ({
    count: rule.count,
    cents: rule.cents,
    candidates: bank.filter((question) => fits(question, rule)).map(({ versionId }) => versionId),
  }));
  return drawPaper({ sections: [{ fixed, random }], seed, shuffleQuestions: true });
};
const slotsOf = (result: ReturnType<typeof draw>) => ("places" in result ? result.places : []);

describe("a paper that is drawn", () => {
  it("is the same for the same seed, and another for another", () => {
    const rules = [{ count: 10, cents: 200 }];
    expect(draw(rules, "one")).toEqual(draw(rules, "one"));
    expect(slotsOf(draw(rules, "one"))).not.toEqual(slotsOf(draw(rules, "two")));
  });

  it("has no question twice, also beside fixed ones", () => {
    const slots = slotsOf(draw([{ count: 39, cents: 100 }], "s", [{ versionId: "v3", cents: 500 }]));
    expect(new Set(slots.map(({ versionId }) => versionId)).size).toBe(40);
    expect(slots.find(({ versionId }) => versionId === "v3")?.maxCents).toBe(500);
    expect(slots.map(({ slot }) => slot)).toEqual(Array.from({ length: 40 }, (_, index) => index + 1));
  });

  it("keeps to what its rules ask for", () => {
    const slots = slotsOf(
      draw([{ count: 3, cents: 100, subjectId: "safety", kind: QuestionKindEnum.singleChoice, difficulty: [2, 5] }]),
    );
    const questions = slots.map(({ versionId }) => bank.find((one) => one.versionId === versionId));
    expect(questions.map((one) => one && [one.subjectId, one.kind, one.difficulty >= 2])).toEqual(
      Array.from({ length: 3 }, () => ["safety", QuestionKindEnum.singleChoice, true]),
    );
  });

  it("fills a narrow part after a wide one, whatever the seed", () => {
    for (let seed = 0; seed < 50; seed++) {
      const slots = slotsOf(
        draw(
          [
            { count: 36, cents: 100 },
            { count: 4, cents: 300, tag: "voltage" },
          ],
          String(seed),
        ),
      );
      expect(
        slots
          .filter(({ maxCents }) => maxCents === 300)
          .map(({ versionId }) => versionId)
          .sort(),
      ).toEqual(["v0", "v10", "v20", "v30"]);
    }
  });

  it("shows all options of a question, in an order by chance", () => {
    const orderOf = optionOrders("s");
    const orders = Array.from({ length: 20 }, () => orderOf(["a", "b", "c", "d"]));
    expect(orders.every((order) => order.toSorted().join() === "a,b,c,d")).toBe(true);
    expect(new Set(orders.map((order) => order.join())).size).toBeGreaterThan(3);
    const again = optionOrders("s");
    expect(orders.map(() => again(["a", "b", "c", "d"]))).toEqual(orders);
  });

  it("draws from a large bank as from a small one, each question as likely as the next, and fills overlapping parts", () => {
    const large = Array.from({ length: 1000 }, (_, index) => `q${index}`);
    const counts = new Map(large.map((id) => [id, 0]));
    for (let seed = 0; seed < 2000; seed++) {
      const random = [
        { count: 10, cents: 100, candidates: large },
        { count: 10, cents: 100, candidates: large.slice(0, 10) },
      ];
      const places = slotsOf(
        drawPaper({ sections: [{ fixed: [], random }], seed: `${seed}`, shuffleQuestions: false }),
      );
      expect(new Set(places.map(({ versionId }) => versionId)).size).toBe(20);
      for (const { versionId } of places.slice(0, 10)) counts.set(versionId, counts.get(versionId)! + 1);
    }
    // 990 cells with 20.2 each; 989 degrees of freedom, 1,158 is passed once in 10,000 by chance.
    const [narrow, wide] = [large.slice(0, 10), large.slice(10)];
    expect(narrow.map((id) => counts.get(id))).toEqual(narrow.map(() => 0));
    const mean = 20_000 / wide.length;
    // Without replacement the spread is a little smaller than that of throws.
    expect(wide.reduce((sum, id) => sum + (counts.get(id)! - mean) ** 2 / mean, 0)).toBeLessThan(1158);
  });
});

it("names the parts that the bank cannot fill, and what is there for them", () => {
  expect(
    draw([
      { count: 5, cents: 100, tag: "voltage" },
      { count: 1, cents: 100, subjectId: "none" },
      { count: 2, cents: 100 },
    ]),
  ).toEqual({
    shortages: [
      { section: 0, rule: 0, wanted: 5, there: 4 },
      { section: 0, rule: 1, wanted: 1, there: 0 },
    ],
  });
});

it("mixes without favour: each of 4 places holds each of 4 things about as often", () => {
  const random = seededRandom("mix");
  const counts = Array.from({ length: 16 }, () => 0);
  for (let run = 0; run < 4000; run++)
    shuffled([0, 1, 2, 3], random).forEach((thing, place) => (counts[place * 4 + thing]! += 1));
  // Chi-squared of 16 cells with 1,000 each; 9 degrees of freedom, 33.7 is passed once in 10,000 by chance.
  const chi = counts.reduce((sum, count) => sum + (count - 1000) ** 2 / 1000, 0);
  expect(chi).toBeLessThan(33.7);
});
