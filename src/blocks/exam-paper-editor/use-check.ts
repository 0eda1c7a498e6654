import { useEffect, useState } from "react";
import type { ExamPaperSection, ExamPaperShortage } from "../../generated/types.ts";
import { useHandler } from "../../ui/use-handler.ts";

/** ms after the last change: numbers are typed digit by digit. */
const QUIET_MS = 600;

/** The random parts that the bank cannot fill, as far as it is known; asked again after each change. */
export function useCheck(
  sections: readonly ExamPaperSection[],
  check: (sections: ExamPaperSection[]) => Promise<{ shortageList: ExamPaperShortage[] }>,
): ExamPaperShortage[] {
  const [shortages, setShortages] = useState<ExamPaperShortage[]>([]);
  const ask = useHandler(check);
  // What decides whether it can be filled: neither names nor points.
  const asked = JSON.stringify(
    sections.map(({ fixed, random }) => [
      fixed?.map(({ questionId }) => questionId),
      random?.map(({ score: _score, ...rule }) => rule),
    ]),
  );
  const list = useHandler(() => sections.map((section) => ({ ...section, title: section.title || "-" })));
  useEffect(() => {
    let current = true;
    const timer = setTimeout(() => {
      const all = list();
      const isAskable =
        all.some(({ random }) => random) && all.every(({ random = [] }) => random.every(({ subjectId }) => subjectId));
      const answer = isAskable ? ask(all) : Promise.resolve({ shortageList: [] });
      answer.then(
        ({ shortageList }) => current && setShortages(shortageList),
        // It is a hint: without it the paper can be saved, and publishing an exam asks again.
        () => current && setShortages([]),
      );
    }, QUIET_MS);
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [asked, ask, list]);
  return shortages;
}
