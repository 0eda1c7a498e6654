import type { CSSProperties, ReactNode } from "react";
import type { TextKey } from "../../generated/built/locale-keys.ts";
import type { CourseSuggestion, CourseWay } from "../../generated/types.ts";
import type { Translate } from "../block.ts";
import { CourseTile } from "./course-tile.tsx";
import { Empty } from "../../ui/empty.tsx";
import { withQuery, type Query } from "../../ui/query.ts";

interface SuggestionProps {
  text: string;
  /** A way on that is there in any case. */
  way: { href?: string | undefined; label?: string | undefined };
  suggestion: CourseSuggestion | undefined;
  path: string;
  /** What the address says: only filters that stand in it can be left out. */
  query: Query;
  columns?: number;
  isVip?: boolean | undefined;
  t: Translate;
  children?: ReactNode;
}

/** In place of a list without courses: lists near it that have some, with how many, and courses that many study. */
export function Suggestion({
  text,
  way,
  suggestion,
  path,
  query,
  columns = 4,
  isVip,
  t,
  children,
}: SuggestionProps): ReactNode {
  const ways = (suggestion?.ways ?? []).filter(({ without = [] }) => without.every((name) => query[name]));
  return (
    <div className="suggestion">
      <Empty text={text} href={way.href} label={way.label}>
        {children}
        {ways.length > 0 && (
          <ul className="ways">
            {ways.map((one) => (
              <li key={wayLabel(one, t)}>
                <a className="btn ghost" href={addressOf(one, path, query)}>
                  {wayLabel(one, t)}
                </a>
              </li>
            ))}
          </ul>
        )}
      </Empty>
      {suggestion && suggestion.popular.length > 0 && (
        <section>
          <h2>{t("common.suggestion.popular")}</h2>
          <ul className="grid" style={{ "--columns": columns } as CSSProperties}>
            {suggestion.popular.map((course) => (
              <CourseTile key={course.id} course={course} isVip={isVip} t={t} />
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

/** The looks of it, for the style of the block around. */
export const suggestionStyle = `
  .ways { display: flex; flex-wrap: wrap; justify-content: center; gap: 8px; }
  .suggestion h2 { margin: 32px 0 16px; font-size: 1.125rem; }
`;

function addressOf({ without = [], courseCategory }: CourseWay, path: string, query: Query): string {
  const change = Object.fromEntries(without.map((name) => [name, ""]));
  return withQuery(path, query, {
    ...change,
    ...(courseCategory === undefined ? {} : { type: String(courseCategory) }),
    pageCurrent: "",
    pageFrom: "",
  });
}

function wayLabel({ without = [], categoryName, courseCategory, totalCount: count }: CourseWay, t: Translate): string {
  if (courseCategory !== undefined)
    return t("common.suggestion.kind", { kind: t(`common.kind.${courseCategory}`), count });
  if (categoryName !== undefined) return t("common.suggestion.category", { category: categoryName, count });
  const first = without[0]?.startsWith("categoryno") ? "category" : without[0];
  return t(`common.suggestion.without.${first}` as TextKey, { count });
}
