import type { ReactNode } from "react";
import { styled } from "styled-components";
import { AnnouncementAudienceEnum, AnnouncementStateEnum } from "../../generated/enums.ts";
import type { Announcement } from "../../generated/types.ts";
import { Content } from "../../ui/content.tsx";
import { RichTextView } from "../../ui/rich-text-view.tsx";
import type { BlockProps } from "../block.ts";
import { DeskList } from "../shared/desk-list.tsx";
import { deskFormStyle, deskListStyle } from "../shared/desk-style.ts";
import { SureButton } from "../shared/sure-button.tsx";
import { useAct, type Act } from "../shared/use-act.tsx";
import { WriteAnnouncement } from "./WriteAnnouncement.tsx";

type Props = BlockProps<"announcementDesk">;

/** What the parts of the desk have. */
export interface PartProps extends Props {
  act: Act;
}

/** What a site announces: the form, and what was sent or waits. */
export function AnnouncementDesk(props: Props): ReactNode {
  const { items, on, t } = props;
  const { act, status } = useAct({ changed: () => on.changed?.({}), unreached: "announcementDesk.unreached", t });
  return (
    <Root>
      <WriteAnnouncement {...props} act={act} />
      {status}
      <DeskList
        items={items}
        empty={t("announcementDesk.empty")}
        line={(announcement) => <Line key={announcement.id} {...props} act={act} announcement={announcement} />}
        t={t}
      />
    </Root>
  );
}

function Line({ announcement, operations, act, t }: PartProps & { announcement: Announcement }): ReactNode {
  const { id, audience, targetName, msgTitle, msgText, sendTime, announcementState, countSent, countRead } =
    announcement;
  const waits = announcementState === AnnouncementStateEnum.scheduled;
  const wasSent =
    announcementState === AnnouncementStateEnum.sent || announcementState === AnnouncementStateEnum.sending;
  const toTarget = audience === AnnouncementAudienceEnum.course || audience === AnnouncementAudienceEnum.grade;
  return (
    <li>
      <h2>
        <Content>{msgTitle}</Content> <small>{t(`announcementDesk.state.${announcementState}`)}</small>
        {announcement.isTop === 1 && <small>{t("announcementDesk.top")}</small>}
      </h2>
      <p className="hint num">
        {t(`announcementDesk.audience.${audience}`)}
        {toTarget && (
          <>
            {" "}
            <Content>{targetName}</Content>
          </>
        )}
        {" · "}
        {sendTime.slice(0, 16)}
        {wasSent && ` · ${t("announcementDesk.read", { sent: countSent, read: countRead })}`}
      </p>
      <details>
        <summary>
          {t("announcementDesk.show")}
          <span className="vh"> {msgTitle}</span>
        </summary>
        <RichTextView body={msgText} />
      </details>
      {waits && (
        <div className="tools">
          <SureButton
            label={t("announcementDesk.cancel")}
            about={msgTitle}
            question={t("announcementDesk.cancelAsk", { title: msgTitle })}
            className="link danger"
            onSure={() => void act(() => operations.cancelAnnouncement({ id }), "announcementDesk.cancelled")}
            t={t}
          />
        </div>
      )}
    </li>
  );
}

const Root = styled.div`
  ${deskListStyle}
  ${deskFormStyle}
  .write {
    margin-bottom: 16px;
  }
`;
