import type { ReactNode } from "react";
import { styled } from "styled-components";
import type { OwnOpenCourse } from "../../generated/types.ts";
import { Content } from "../../ui/content.tsx";
import { WholeDates } from "../../ui/whole-dates.tsx";
import type { BlockProps } from "../block.ts";
import { DeskList } from "../shared/desk-list.tsx";
import { deskFormStyle, deskListStyle } from "../shared/desk-style.ts";
import { useAct, type Act } from "../shared/use-act.tsx";
import { CancelOpen } from "./CancelOpen.tsx";
import { WriteOpen } from "./WriteOpen.tsx";

/** What the parts of the desk have. */
export interface PartProps extends BlockProps<"openDesk"> {
  act: Act;
}

/** The open classes of a site; the form that makes one, and what can be done with each. */
export function OpenDesk(props: BlockProps<"openDesk">): ReactNode {
  const { items, on, t } = props;
  const { act, status } = useAct({ changed: () => on.changed?.({}), unreached: "openDesk.unreached", t });
  return (
    <Root>
      <WriteOpen {...props} act={act} />
      {status}
      <DeskList
        items={items}
        empty={t("openDesk.empty")}
        line={(open) => <Line key={open.id} {...props} act={act} open={open} />}
        t={t}
      />
    </Root>
  );
}

function Line(props: PartProps & { open: OwnOpenCourse }): ReactNode {
  const { open, t } = props;
  const { id, openName, courseName, lecturerName, orgName, memberCount, memberMost } = open;
  const isShown = open.isPutaway === 1;
  const shownName = <Content>{openName}</Content>;
  return (
    <li>
      <h2>
        {isShown ? (
          <a className="link" href={`/publicClass/detail/${id}`}>
            {shownName}
          </a>
        ) : (
          shownName
        )}
        {open.isOver ? <small>{t("openDesk.over")}</small> : !isShown && <small>{t("openDesk.cancelled")}</small>}
      </h2>
      <p className="num">
        <WholeDates>{`${open.beginTime.slice(0, 16)} – ${open.endTime.slice(0, 16)}`}</WholeDates>
        {" · "}
        {memberMost > 0
          ? t("openDesk.placesOf", { count: memberCount, most: memberMost })
          : t("openDesk.places", { count: memberCount })}
      </p>
      <p className="hint">
        <Content>{[orgName, lecturerName, courseName].filter(Boolean).join(" · ")}</Content>
      </p>
      {!open.isOver && isShown && (
        <>
          <WriteOpen {...props} />
          <CancelOpen {...props} />
        </>
      )}
    </li>
  );
}

const Root = styled.div`
  ${deskListStyle}
  ${deskFormStyle}
`;
