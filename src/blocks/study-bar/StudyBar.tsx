import type { CSSProperties, ReactNode } from "react";
import type { BlockProps } from "../block.ts";
import { Content } from "../../ui/content.tsx";
import { Disclosure } from "../../ui/disclosure.tsx";
import { Icon } from "../../ui/icons/Icon.tsx";
import { firstGrapheme } from "../../shared/cut-text.ts";
import { pageOfCourse } from "../course-player/lessons.ts";
import { usePanels } from "../course-player/panels.ts";
import { soon } from "../../ui/soon.tsx";
import { BarStyle } from "./BarStyle.ts";

/** Nothing to press before there are panels. */
const PanelSwitch = soon(() => import("./PanelSwitch.tsx").then((module) => module.PanelSwitch), null);

/**
 * The bar above a lesson: back to the course, how much of it is complete, the panels of the player, and one's own
 * picture. Nothing of the shop.
 */
export function StudyBar(props: BlockProps<"studyBar">): ReactNode {
  const { study, elsewhere, signedIn, name = "", photo, slots, t } = props;
  const panels = usePanels();
  const back = pageOfCourse(props) ?? elsewhere ?? "/";
  const title = study?.courseName ?? props.courseName;
  return (
    <BarStyle className="study-bar">
      <div className="line">
        <a className="back" href={back} aria-label={t("studyBar.back", { name: title ?? "" })}>
          <Icon name="left" />
          <b>
            <Content>{title}</Content>
          </b>
        </a>
        {study && (
          <span className="progress">
            <i style={{ "--share": `${study.percent}%` } as CSSProperties} />
            <span className="num" aria-hidden="true">
              {study.percent}%
            </span>
            <span className="vh">
              {t("studyBar.progress", { percent: study.percent, done: study.completeTotal, total: study.periodTotal })}
            </span>
          </span>
        )}
        {panels.items.length > 0 && <PanelSwitch panels={panels} label={t("studyBar.panels")} />}
        {slots.actions}
        {signedIn ? (
          <Disclosure
            className="me"
            label={t("studyBar.account")}
            summary={
              photo ? (
                <img className="face" src={photo} alt="" width={30} height={30} />
              ) : (
                <span className="face">{firstGrapheme(name) || <Icon name="person" size={18} />}</span>
              )
            }
          >
            <div className="pop">{slots.menu}</div>
          </Disclosure>
        ) : (
          slots.sign
        )}
      </div>
    </BarStyle>
  );
}
