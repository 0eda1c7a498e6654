import type { ReactNode } from "react";
import { styled } from "styled-components";
import type { PlatformShare } from "../../generated/types.ts";
import { Content } from "../../ui/content.tsx";
import { WholeDates } from "../../ui/whole-dates.tsx";
import type { BlockProps } from "../block.ts";
import { DeskList } from "../shared/desk-list.tsx";
import { deskFormStyle, deskListStyle } from "../shared/desk-style.ts";
import { useAct, type Act } from "../shared/use-act.tsx";
import { ChangeShare } from "./ChangeShare.tsx";
import { ShareHistory } from "./ShareHistory.tsx";

/** What the parts of a share have. */
export interface PartProps extends BlockProps<"shareDesk"> {
  act: Act;
  share: PlatformShare;
}

/** What the platform keeps of sales, of one organisation, lecturer or course after the other. */
export function ShareDesk(props: BlockProps<"shareDesk">): ReactNode {
  const { items, usualProportion, on, t } = props;
  const { act, status } = useAct({ changed: () => on.changed?.({}), unreached: "shareDesk.unreached", t });
  return (
    <Root>
      {usualProportion !== undefined && <p className="hint num">{t("shareDesk.usual", { share: usualProportion })}</p>}
      {status}
      <DeskList
        items={items}
        empty={t("shareDesk.empty")}
        line={(share) => <Line key={share.subject + share.subjectNo} {...props} act={act} share={share} />}
        t={t}
      />
    </Root>
  );
}

function Line(props: PartProps): ReactNode {
  const { share, t } = props;
  return (
    <li>
      <h2>
        <Content>{share.subjectName}</Content>
        <small>{t(share.isAgreed ? "shareDesk.agreed" : "shareDesk.asUsual")}</small>
      </h2>
      <p className="hint num">
        {t("shareDesk.number", { number: share.subjectNo })}
        {share.orgName !== "" && (
          <>
            {" · "}
            <Content>{share.orgName}</Content>
          </>
        )}
      </p>
      <p className="num">
        {t("shareDesk.keeps", { share: share.platformProportion, rest: rest(share.platformProportion) })}
      </p>
      {share.gmtNext !== undefined && share.nextProportion !== undefined && (
        <p className="num">
          <WholeDates>
            {t("shareDesk.next", { share: share.nextProportion, from: share.gmtNext.slice(0, 16) })}
          </WholeDates>
        </p>
      )}
      <ChangeShare {...props} />
      <ShareHistory {...props} />
    </li>
  );
}

/** What is left for those who teach, without the dust of binary fractions. */
function rest(share: number): number {
  return Math.round((100 - share) * 100) / 100;
}

const Root = styled.div`
  ${deskListStyle}
  ${deskFormStyle}
`;
