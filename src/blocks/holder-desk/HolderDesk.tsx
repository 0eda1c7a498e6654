import type { ReactNode } from "react";
import { styled } from "styled-components";
import type { TierHolder } from "../../generated/types.ts";
import { Content } from "../../ui/content.tsx";
import { WholeDates } from "../../ui/whole-dates.tsx";
import type { BlockProps } from "../block.ts";
import { DeskList } from "../shared/desk-list.tsx";
import { deskFormStyle, deskListStyle } from "../shared/desk-style.ts";
import { useAct, type Act } from "../shared/use-act.tsx";
import { EndTier } from "./EndTier.tsx";
import { GiveTier } from "./GiveTier.tsx";

/** What the parts of the desk have. */
export interface PartProps extends BlockProps<"holderDesk"> {
  act: Act;
}

/** People with a membership; giving one to somebody, and extending or ending each. */
export function HolderDesk(props: BlockProps<"holderDesk">): ReactNode {
  const { items, on, t } = props;
  const { act, status } = useAct({ changed: () => on.changed?.({}), unreached: "holderDesk.unreached", t });
  return (
    <Root>
      <GiveTier {...props} act={act} />
      {status}
      <DeskList
        items={items}
        empty={t("holderDesk.empty")}
        line={(holder) => <Line key={holder.userNo} {...props} act={act} holder={holder} />}
        t={t}
      />
    </Root>
  );
}

function Line(props: PartProps & { holder: TierHolder }): ReactNode {
  const { holder, t } = props;
  const { userName, mobile, setName, gmtBegin, gmtEnd } = holder;
  return (
    <li>
      <h2>
        <Content>{userName}</Content>
        <small>{t(holder.isMember ? "holderDesk.runs" : "holderDesk.over")}</small>
      </h2>
      <p className="num">
        {mobile !== "" && `${mobile} · `}
        {setName !== "" && (
          <>
            <Content>{setName}</Content>
            {" · "}
          </>
        )}
        <WholeDates>{`${gmtBegin.slice(0, 10)} – ${gmtEnd.slice(0, 10)}`}</WholeDates>
        {holder.isGiven && ` · ${t("holderDesk.given")}`}
      </p>
      {holder.reason !== "" && (
        <p className="hint">
          {t("holderDesk.reasonWas")} <Content>{holder.reason}</Content>
        </p>
      )}
      <GiveTier {...props} />
      {holder.isMember && <EndTier {...props} />}
    </li>
  );
}

const Root = styled.div`
  ${deskListStyle}
  ${deskFormStyle}
`;
