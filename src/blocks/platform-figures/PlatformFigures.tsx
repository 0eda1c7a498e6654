import type { ReactNode } from "react";
import { styled } from "styled-components";
import { figuresIn } from "../../ui/figures.ts";
import { Late } from "../../ui/late.tsx";
import { withQuery } from "../../ui/query.ts";
import type { BlockProps } from "../block.ts";
import { deskStyle } from "../shared/desk-style.ts";
import { figureStyle } from "../shared/figure-style.ts";
import { FileButtons } from "../shared/file-buttons.tsx";
import { histogramStyle } from "../shared/histogram.tsx";
import { signedMoney } from "../shared/money.ts";
import { Charts } from "./Charts.tsx";
import { TopLists } from "./TopLists.tsx";

export type Props = BlockProps<"platformFigures">;
export type Figures = NonNullable<Props["figures"]>;

const choices = ["7", "30", "90", "365"] as const;
const USUAL = "30";

/** The platform in numbers: what a time span brought, by day or month, and who sold most in it. */
export function PlatformFigures(props: Props): ReactNode {
  const { figures, days = USUAL, path, on, locale, t } = props;
  if (!figures)
    return (
      <Root aria-busy>
        <Late t={t} href={path} />
      </Root>
    );
  const { number } = figuresIn(locale);
  const span = choices.find((choice) => choice === days) ?? USUAL;
  const totals = [
    ["personCount", number(figures.personCount)],
    ["orderCount", number(figures.orderCount)],
    ["turnover", signedMoney(figures.turnover)],
    ["earned", signedMoney(figures.earned)],
    ["refundCount", number(figures.refundCount)],
    ["refunded", signedMoney(figures.refunded)],
    ["courseCount", number(figures.courseCount)],
    ["organisationCount", number(figures.organisationCount)],
  ] as const;
  return (
    <Root>
      <nav className="strip" aria-label={t("platformFigures.days")}>
        {choices.map((choice) => (
          <a
            key={choice}
            href={withQuery(path, {}, { days: choice === USUAL ? "" : choice })}
            aria-current={span === choice ? "page" : undefined}
          >
            {t(`platformFigures.last.${choice}`)}
          </a>
        ))}
      </nav>
      <dl className="figures">
        {totals.map(([name, written]) => (
          <div key={name}>
            <dt>{t(`platformFigures.total.${name}`)}</dt>
            <dd className="num">{written}</dd>
          </div>
        ))}
      </dl>
      <Charts {...props} figures={figures} span={span} />
      <div>
        <FileButtons save={on.export} t={t} />
      </div>
      <TopLists {...props} figures={figures} />
    </Root>
  );
}

const Root = styled.div`
  ${deskStyle}
  ${histogramStyle}
  ${figureStyle}
  .charts {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 340px), 1fr));
    gap: 28px 32px;
  }
  .charts h2 {
    grid-column: 1 / -1;
    margin: 0;
  }
  td .hint {
    display: block;
  }
  td.num {
    white-space: nowrap;
  }
  .fault:empty {
    display: none;
  }
`;
