import { ChoiceScoringEnum, type QuestionKindEnum } from "../../src/generated/enums.ts";
import { writeGift } from "../../src/server/modules/exams/formats/gift-write.ts";
import { readQuestions } from "../../src/server/modules/exams/formats/read-questions.ts";
import { anyQuestions } from "../../src/server/modules/exams/formats/testing/any-question.ts";
import { analyseItems } from "../../src/server/modules/exams/analysis/analyse-items.ts";
import { findPostgres } from "../api/postgres.ts";
import { measureServed } from "./exam-figures-served.ts";
import { percentile, type BenchRow } from "./table.ts";

/**
 * Measures what a lecturer waits for: 2,000 questions in GIFT, and the figures of 5,000 attempts at 50 questions. First
 * what is calculated alone, then the calls of a server.
 */
export async function bench(): Promise<BenchRow[]> {
  const gift = (forms: boolean) =>
    Buffer.from(
      writeGift(
        anyQuestions("bench", 2000, {
          kinds: [1, 2, 3, 4, 5, 6] as QuestionKindEnum[],
          forms,
          blanks: 1,
          scoring: [ChoiceScoringEnum.deduction],
          metadata: true,
        }),
      ).text,
    );
  const [plain, formatted] = [gift(false), gift(true)];
  const scores = Array.from({ length: 5000 }, (_, attempt) =>
    Array.from({ length: 50 }, (_slot, item) => ((attempt * 7919 + item * 104_729) % 97 < attempt / 60 ? 200 : 0)),
  );
  const programs = findPostgres();
  if (!programs) console.log("  the calls are not measured: no PostgreSQL on this machine");
  const most = Array.from({ length: 50 }, () => 200);
  return [
    {
      name: "2,000 questions in GIFT",
      figure: median(() => readQuestions({ format: "gift", bytes: plain })),
      unit: "ms",
      goal: { atMost: 1000 },
    },
    {
      name: `2,000 with lists and pictures in all (${Math.round(formatted.length / 1000)} kB)`,
      figure: median(() => readQuestions({ format: "gift", bytes: formatted })),
      unit: "ms",
    },
    {
      name: "figures of 5,000 × 50",
      figure: median(() => analyseItems(scores, most)),
      unit: "ms",
      goal: { atMost: 2000 },
    },
    ...(programs ? await measureServed(programs, plain) : []),
  ];
}

function median(work: () => unknown): number {
  work();
  const times = Array.from({ length: 5 }, () => {
    const start = performance.now();
    work();
    return performance.now() - start;
  });
  return percentile(times, 0.5);
}
