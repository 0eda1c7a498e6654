import type { ReactNode } from "react";
import { styled } from "styled-components";
import { IsPutawayEnum } from "../../generated/enums.ts";
import type { OwnCustomPackage } from "../../generated/types.ts";
import { Content } from "../../ui/content.tsx";
import { yuan } from "../../ui/price.tsx";
import type { BlockProps } from "../block.ts";
import { DeskList } from "../shared/desk-list.tsx";
import { deskFormStyle, deskListStyle } from "../shared/desk-style.ts";
import { useAct, type Act } from "../shared/use-act.tsx";
import { WritePackage } from "./WritePackage.tsx";

/** What the parts of the desk have. */
export interface PartProps extends BlockProps<"packageDesk"> {
  act: Act;
}

/** The packages of tailored training, shown or not; the form that makes one, and what can be done with each. */
export function PackageDesk(props: BlockProps<"packageDesk">): ReactNode {
  const { items, on, t } = props;
  const { act, status } = useAct({ changed: () => on.changed?.({}), unreached: "packageDesk.unreached", t });
  return (
    <Root>
      <WritePackage {...props} act={act} />
      {status}
      <DeskList
        items={items}
        empty={t("packageDesk.empty")}
        line={(one) => <Line key={one.id} {...props} act={act} package={one} />}
        t={t}
      />
    </Root>
  );
}

function Line(props: PartProps & { package: OwnCustomPackage }): ReactNode {
  const { package: one, operations, act, t } = props;
  const { id, customName, orgName, categoryName, days, peopleLeast, peopleMost, priceFrom, waitingCount } = one;
  const isShown = one.isPutaway === IsPutawayEnum.up;
  const name = <Content>{customName}</Content>;
  const facts = [
    t("packageDesk.lasts", { count: days }),
    t("packageDesk.people", { least: peopleLeast, most: peopleMost }),
    priceFrom === "" ? t("packageDesk.onRequest") : t("packageDesk.from", { price: yuan(priceFrom) }),
  ];
  const put = (isPutaway: IsPutawayEnum) =>
    void act(
      () => operations.saveCustomPackageState({ id, isPutaway }),
      isPutaway === IsPutawayEnum.up ? "packageDesk.shown" : "packageDesk.takenBack",
    );
  return (
    <li>
      <h2>
        {isShown ? (
          <a className="link" href={`/custom/detail/${id}`}>
            {name}
          </a>
        ) : (
          name
        )}
        {!isShown && <small>{t("packageDesk.hidden")}</small>}
      </h2>
      <p className="num">{facts.join(" · ")}</p>
      <p className="hint">
        <Content>{[orgName ?? t("packageDesk.platform"), categoryName].join(" · ")}</Content>
        {waitingCount > 0 && (
          <>
            {" · "}
            <a className="link" href="/studio/custom">
              {t("packageDesk.waiting", { count: waitingCount })}
            </a>
          </>
        )}
      </p>
      <WritePackage {...props} />
      <div className="tools">
        <button type="button" className="link" onClick={() => put(isShown ? IsPutawayEnum.down : IsPutawayEnum.up)}>
          {t(isShown ? "packageDesk.takeBack" : "packageDesk.show")}
          <span className="vh"> {customName}</span>
        </button>
      </div>
    </li>
  );
}

const Root = styled.div`
  ${deskListStyle}
  ${deskFormStyle}
  .cover {
    max-width: 100%;
    height: auto;
    border-radius: var(--radius-small);
  }
`;
