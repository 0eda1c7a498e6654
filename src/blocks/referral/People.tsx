import type { ReactNode } from "react";
import { Content } from "../../ui/content.tsx";
import { Late } from "../../ui/late.tsx";
import { yuan } from "../../ui/price.tsx";
import type { BlockProps } from "../block.ts";

/** Who came, and the reward of each. */
export function People({ items, blockKey, t }: BlockProps<"referral">): ReactNode {
  return (
    <section aria-labelledby={`${blockKey}-people`} aria-busy={!items || undefined}>
      <h2 id={`${blockKey}-people`}>{t("referral.list")}</h2>
      {!items && <Late t={t} />}
      {items?.length === 0 && <p className="hint">{t("referral.empty")}</p>}
      {items && items.length > 0 && (
        <table className="lines">
          <thead>
            <tr>
              {(["name", "came", "state", "money"] as const).map((column) => (
                <th key={column}>{t(`referral.column.${column}`)}</th>
              ))}
            </tr>
          </thead>
          <tbody>
            {items.map(({ name, gmtCreate, rewardState, rewardMoney, gmtDue }, index) => (
              // Names are cut, and two may come in one second.
              <tr key={index}>
                <td>
                  <Content>{name}</Content>
                </td>
                <td data-label={t("referral.column.came")} className="num">
                  {gmtCreate.slice(0, 10)}
                </td>
                <td data-label={t("referral.column.state")}>
                  {rewardState === "pending" && gmtDue
                    ? t("referral.state.due", { day: gmtDue.slice(0, 10) })
                    : t(`referral.state.${rewardState}`)}
                </td>
                <td data-label={t("referral.column.money")} className="num">
                  {rewardMoney === undefined ? "–" : yuan(rewardMoney)}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}
