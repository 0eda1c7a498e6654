import type { ReactNode } from "react";
import { styled } from "styled-components";
import type { BlockProps } from "../block.ts";
import { Late } from "../../ui/late.tsx";
import { deskStyle } from "../shared/desk-style.ts";
import { figureStyle } from "../shared/figure-style.ts";
import { histogramStyle } from "../shared/histogram.tsx";
import { BankAccount } from "./BankAccount.tsx";
import { IncomeChart } from "./IncomeChart.tsx";
import { Withdraw } from "./Withdraw.tsx";
import { money } from "../shared/money.ts";

export type Props = BlockProps<"earningsDesk">;

const figures = ["enableBalances", "pendingBalances", "freezeBalances", "historyMoney", "totalIncome"] as const;

/** What was earned, and how it gets to the bank. */
export function EarningsDesk(props: Props): ReactNode {
  const { earnings, t } = props;
  if (!earnings)
    return (
      <Root aria-busy>
        <Late t={t} />
      </Root>
    );
  return (
    <Root>
      <dl className="figures">
        {figures.map((name) => (
          <div key={name}>
            <dt>{t(`earningsDesk.figure.${name}`)}</dt>
            <dd className="num">{money(earnings[name])}</dd>
            <dd className="hint">{t(`earningsDesk.about.${name}`)}</dd>
          </div>
        ))}
      </dl>
      {earnings.claimMoney !== "0.00" && (
        <p className="note">{t("earningsDesk.claim", { amount: money(earnings.claimMoney) })}</p>
      )}
      <div className="pair">
        <Withdraw {...props} earnings={earnings} />
        <BankAccount {...props} earnings={earnings} />
      </div>
      <IncomeChart {...props} />
    </Root>
  );
}

const Root = styled.div`
  ${deskStyle}
  ${histogramStyle}
  ${figureStyle}
  .pair {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 300px), 1fr));
    gap: 32px;
    align-items: start;
  }
  form {
    display: grid;
    gap: 12px;
    max-width: 480px;
  }
  section > .btn,
  p + form {
    margin-top: 12px;
  }
  [role="status"]:empty {
    display: none;
  }
  form .tools {
    display: flex;
    flex-wrap: wrap;
    gap: 12px;
  }
  .charts {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 340px), 1fr));
    gap: 24px 32px;
    margin-bottom: 24px;
  }
  .courses {
    display: grid;
    gap: 10px;
    max-width: 560px;
    margin-top: 8px;
  }
  .courses li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: 2px 16px;
  }
  .courses svg {
    grid-column: 1 / -1;
    width: 100%;
    height: 6px;
  }
  .courses rect {
    fill: var(--color-primary);
  }
  [role="status"]:empty {
    display: none;
  }
`;
