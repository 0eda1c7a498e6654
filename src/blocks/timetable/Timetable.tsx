import type { CSSProperties, ReactNode } from "react";
import { styled } from "styled-components";
import type { BlockProps } from "../block.ts";
import { Content } from "../../ui/content.tsx";
import { Heading } from "../../ui/heading.tsx";
import { ownAddress } from "../../ui/own-address.ts";

type Props = BlockProps<"timetable">;
type Item = NonNullable<Props["items"]>[number];

/**
 * A week: each day a list of what is on, by its time. On a wide screen the days stand side by side, and what begins at
 * the same time in one row; on a phone one day comes after the other.
 */
export function Timetable({ items = [], level = 3, base, locale, blockKey }: Props): ReactNode {
  if (items.length === 0) return null;
  const days = inOrder(items.map(({ day }) => day));
  const times = inOrder(items.map(({ from }) => from));
  return (
    <Root style={{ "--days": days.length, "--times": times.length } as CSSProperties}>
      {days.map((day) => (
        <div key={day} className="day" role="group" aria-labelledby={`${blockKey}-${day}`}>
          <Heading level={level}>
            <span id={`${blockKey}-${day}`}>{nameOfDay(day, locale)}</span>
          </Heading>
          <ol>
            {times.map((time, row) => {
              const lessons = items.filter((item) => item.day === day && item.from === time);
              if (lessons.length === 0) return null;
              return (
                <li key={time} style={{ gridRow: row + 1 }}>
                  {lessons.map((lesson, place) => (
                    <Lesson key={place} base={base} {...lesson} />
                  ))}
                </li>
              );
            })}
          </ol>
        </div>
      ))}
    </Root>
  );
}

function Lesson({ from, to, heading, text, href, base }: Item & { base: string | undefined }): ReactNode {
  const name = <Content>{heading}</Content>;
  return (
    <div className="lesson">
      <span className="num">{to ? `${from}–${to}` : from}</span>
      <b>{href ? <a href={ownAddress(href, base)}>{name}</a> : name}</b>
      {text && (
        <span>
          <Content>{text}</Content>
        </span>
      )}
    </div>
  );
}

const inOrder = <Value extends string | number>(values: Value[]): Value[] => [...new Set(values)].toSorted();

/** The name of a day of the week in a language; 1 is Monday. */
function nameOfDay(day: number, locale: string): string {
  return new Intl.DateTimeFormat(locale, { weekday: "long", timeZone: "UTC" }).format(Date.UTC(2024, 0, day));
}

const Root = styled.div`
  display: grid;
  gap: 24px 12px;
  ol {
    display: grid;
    gap: 8px;
    margin-top: 8px;
  }
  .lesson {
    display: grid;
    gap: 2px;
    padding: 10px 12px;
    border-inline-start: 3px solid var(--color-accent);
    border-radius: var(--radius-small);
    background: var(--color-surface-alt);
    color: var(--color-text);
    font-size: 0.9375rem;
  }
  .lesson + .lesson {
    margin-top: 8px;
  }
  .lesson a {
    text-decoration: underline;
    text-underline-offset: 4px;
  }
  @media (min-width: 760px) {
    grid-template-columns: repeat(var(--days), minmax(0, 1fr));
    grid-template-rows: auto repeat(var(--times), auto);
    row-gap: 8px;
    .day,
    ol {
      display: grid;
      grid-template-rows: subgrid;
    }
    .day {
      grid-row: 1 / -1;
    }
    ol {
      grid-row: 2 / -1;
      margin: 0;
    }
  }
`;
