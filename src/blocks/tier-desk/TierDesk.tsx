import type { ReactNode } from "react";
import { styled } from "styled-components";
import type { MemberTier } from "../../generated/types.ts";
import { Content } from "../../ui/content.tsx";
import { yuan } from "../../ui/price.tsx";
import type { BlockProps } from "../block.ts";
import { DeskList } from "../shared/desk-list.tsx";
import { deskFormStyle, deskListStyle } from "../shared/desk-style.ts";
import { useAct, type Act } from "../shared/use-act.tsx";
import { WriteTier } from "./WriteTier.tsx";

/** What the parts of the desk have. */
export interface PartProps extends BlockProps<"tierDesk"> {
  act: Act;
}

/** The tiers of the membership, each with a form that changes it; and one that makes another. */
export function TierDesk(props: BlockProps<"tierDesk">): ReactNode {
  const { items, on, t } = props;
  const { act, status } = useAct({ changed: () => on.changed?.({}), unreached: "tierDesk.unreached", t });
  return (
    <Root>
      <WriteTier {...props} act={act} />
      {status}
      <DeskList
        items={items}
        empty={t("tierDesk.empty")}
        line={(tier) => <Line key={tier.id} {...props} act={act} tier={tier} />}
        t={t}
      />
    </Root>
  );
}

function Line(props: PartProps & { tier: MemberTier }): ReactNode {
  const { tier, t } = props;
  const { setName, days, orgPrice, fabPrice, renewalPrice } = tier;
  const facts = [
    t("tierDesk.lasts", { count: days }),
    yuan(fabPrice ?? orgPrice),
    fabPrice !== undefined && t("tierDesk.insteadOf", { amount: yuan(orgPrice) }),
    renewalPrice !== undefined && t("tierDesk.renewalAt", { amount: yuan(renewalPrice) }),
    t("tierDesk.holders", { count: tier.countHolders }),
  ];
  return (
    <li>
      <h2>
        <Content>{setName}</Content>
        {tier.isPutaway === 0 && <small>{t("tierDesk.off")}</small>}
      </h2>
      <p className="num">{facts.filter(Boolean).join(" · ")}</p>
      <p className="hint">
        <Content>{tier.benefits.join(" · ")}</Content>
      </p>
      <WriteTier {...props} />
    </li>
  );
}

const Root = styled.div`
  ${deskListStyle}
  ${deskFormStyle}
`;
