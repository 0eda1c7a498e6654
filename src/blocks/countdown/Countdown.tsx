import type { ReactNode } from "react";
import { styled } from "styled-components";
import type { BlockProps, Translate } from "../block.ts";
import { isDateTime } from "../../shared/date-time.ts";
import { Content } from "../../ui/content.tsx";
import { useTimeLeft } from "../../ui/countdown.tsx";
import { When } from "../../ui/when.tsx";

/**
 * How long it is until a time of the site. The page as served says the time, which is true however long it was kept;
 * where JavaScript runs it counts, and says other words when the time has come.
 */
export function Countdown(props: BlockProps<"countdown">): ReactNode {
  // A binding may give anything.
  return isDateTime(props.until ?? "") ? <Counting {...props} /> : null;
}

function Counting({ until, timeZone, heading, overText, locale, t }: BlockProps<"countdown">): ReactNode {
  const left = useTimeLeft(until, timeZone);
  const isOver = left !== undefined && left <= 0;
  const words = isOver ? overText : heading;
  return (
    <Root>
      {words && (
        <p className="words">
          <Content>{words}</Content>
        </p>
      )}
      {left !== undefined && !isOver && (
        <p className="left num" role="timer">
          {partsOf(left, t).map(([name, count]) => (
            <span key={name}>
              <b>{String(count).padStart(2, "0")}</b> {name}
            </span>
          ))}
        </p>
      )}
      <p className="muted">
        <When at={until} locale={locale} />
      </p>
    </Root>
  );
}

function partsOf(left: number, t: Translate): [name: string, count: number][] {
  const seconds = Math.floor(left / 1000);
  return [
    [t("countdown.days"), Math.floor(seconds / 86_400)],
    [t("countdown.hours"), Math.floor(seconds / 3600) % 24],
    [t("countdown.minutes"), Math.floor(seconds / 60) % 60],
    [t("countdown.seconds"), seconds % 60],
  ];
}

const Root = styled.div`
  display: grid;
  justify-items: center;
  gap: 12px;
  text-align: center;
  .words {
    font: var(--font-weight-heading) var(--font-size-title) / 1.3 var(--font-heading);
  }
  .left {
    display: flex;
    flex-wrap: wrap;
    justify-content: center;
    gap: 8px;
  }
  .left span {
    display: grid;
    min-width: 72px;
    padding: 10px 8px;
    border-radius: var(--radius-card);
    background: var(--color-surface-alt);
    color: var(--color-text);
    font-size: 0.875rem;
  }
  .left b {
    font-size: 1.75rem;
    line-height: 1.2;
  }
`;
