import { hashOf } from "./artwork/palette.ts";
import type { CourseSeed } from "./content/types.ts";
import { dayAt } from "./insert-rows.ts";

/** A period as it is inserted, without where it belongs. */
export interface PeriodDraft {
  period_name: string;
  period_type: number;
  is_free: boolean;
  video_seconds: number | null;
  doc_name: string;
  doc_page: number | null;
  begin_time: Date | null;
  end_time: Date | null;
  sort: number;
}

/** The chapters of a course from its outline. Lengths, pages and dates follow from the titles. */
export function outlineOf(course: CourseSeed, now: Date): { name: string; periods: PeriodDraft[] }[] {
  const kind = course.kind ?? 1;
  let number = 0;
  return course.outline
    .trim()
    .split("\n")
    .map((line) => {
      const [name = "", titles = ""] = line.trim().split("：");
      const periods = titles.split("｜").map((title): PeriodDraft => {
        number += 1;
        const spread = hashOf(`${course.slug}/${title}`);
        return {
          period_name: kind === 4 ? title.replace(/\.\w+$/, "") : title,
          period_type: kind,
          // The first lesson of what costs money may be tried.
          is_free: course.price === 0 || (number === 1 && kind !== 4),
          video_seconds: kind === 1 ? 320 + (spread % 1400) : null,
          doc_name: kind === 4 ? title : kind === 3 ? `${title}.pdf` : "",
          doc_page: kind === 3 || title.endsWith(".pdf") ? 8 + (spread % 52) : null,
          ...(kind === 2 ? session(course.slug, number, now) : { begin_time: null, end_time: null }),
          sort: number,
        };
      });
      return { name, periods };
    });
}

/** A live class has some evenings behind it and some before it, two days apart; each lasts an hour and a half. */
function session(slug: string, number: number, now: Date): { begin_time: Date; end_time: Date } {
  const first = (hashOf(slug) % 9) - 3;
  const begin = dayAt(now, first + (number - 1) * 2, 19, 30);
  return { begin_time: begin, end_time: new Date(begin.getTime() + 90 * 60_000) };
}
