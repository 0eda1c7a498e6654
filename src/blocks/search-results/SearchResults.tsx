import type { CSSProperties, ReactNode } from "react";
import { styled } from "styled-components";
import type { TextPart } from "../../generated/types.ts";
import type { BlockProps } from "../block.ts";
import { Content } from "../../ui/content.tsx";
import { CourseTile, WaitingTiles } from "../shared/course-tile.tsx";
import { Suggestion, suggestionStyle } from "../shared/suggestion.tsx";

type Props = BlockProps<"searchResults">;

/** What was found, the hits marked; and what to try when nothing was. */
export function SearchResults({
  items,
  keyword = "",
  totalCount,
  isVip,
  emptyHref,
  suggestion,
  path = "",
  query = {},
  t,
}: Props): ReactNode {
  return (
    <Root aria-busy={!items || undefined}>
      <header>
        <h1>{t("searchResults.heading", { keyword })}</h1>
        {totalCount !== undefined && <p className="muted num">{t("searchResults.found", { count: totalCount })}</p>}
      </header>
      {items?.length === 0 ? (
        <Suggestion
          text={t("searchResults.empty", { keyword })}
          way={{ href: emptyHref, label: t("searchResults.all") }}
          suggestion={suggestion}
          path={path}
          query={query}
          isVip={isVip}
          t={t}
        >
          <p>{t("searchResults.tip")}</p>
        </Suggestion>
      ) : (
        <>
          <h2 className="vh">{t("searchResults.list")}</h2>
          <ul className="grid" style={{ "--columns": 4 } as CSSProperties}>
            {items ? (
              items.map((course, place) => (
                <CourseTile
                  key={course.id}
                  course={course}
                  isVip={isVip}
                  eager={place < 4}
                  name={marked(course.highlight.courseName)}
                  t={t}
                >
                  {course.highlight.courseSubtitle?.some((part) => part.hit) && (
                    <p className="by">
                      <Content words={course.courseSubtitle}>{marked(course.highlight.courseSubtitle)}</Content>
                    </p>
                  )}
                </CourseTile>
              ))
            ) : (
              <WaitingTiles count={8} t={t} />
            )}
          </ul>
        </>
      )}
    </Root>
  );
}

function marked(parts: TextPart[]): ReactNode {
  return parts.map((part, place) => (part.hit ? <mark key={place}>{part.text}</mark> : part.text));
}

const Root = styled.section`
  header {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: 4px 16px;
    margin-bottom: 20px;
  }
  ${suggestionStyle}
`;
