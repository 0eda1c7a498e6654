import type { ReactNode } from "react";
import type { Translate } from "../block.ts";
import { Drawing } from "../../ui/icons/Drawing.tsx";
import { Icon } from "../../ui/icons/Icon.tsx";
import { usePanels } from "./panels.ts";
import { togglePanels } from "./toggle-panels.ts";

/** What is around the lesson that plays. */
export interface LessonWays {
  courseHref: string | undefined;
  previousHref: string | undefined;
  nextHref: string | undefined;
  nextName: string | undefined;
}

interface Props {
  ways: LessonWays;
  hasCaptions: boolean;
  isLive: boolean;
  t: Translate;
}

const icons = {
  previous: "M18 6l-9 6 9 6zM6 6v12",
  next: "M6 6l9 6-9 6zM18 6v12",
  wide: "M3 6h18v12H3zM7 10l-2 2 2 2M17 10l2 2-2 2",
};

/** Where one is, over the picture; shown where the page around it is not. */
export function Head({ title, courseHref, t }: { title: string; courseHref: string | undefined; t: Translate }) {
  return (
    <div slot="top-chrome" className="head">
      {courseHref && (
        <a className="control back" href={courseHref} aria-label={t("coursePlayer.toCourse")}>
          <Icon name="left" size={24} />
        </a>
      )}
      <span>{title}</span>
    </div>
  );
}

/** The bar of the player. All that one does with a lesson is in it, because full screen shows nothing else. */
export function Controls({ ways, hasCaptions, isLive, t }: Props): ReactNode {
  const { items, isOpen } = usePanels();
  return (
    <div className="bars">
      {!isLive && (
        <media-control-bar className="line">
          <media-time-range />
        </media-control-bar>
      )}
      <media-control-bar>
        {ways.previousHref && (
          <a className="control wide" href={ways.previousHref} aria-label={t("coursePlayer.previous")}>
            <Drawing d={icons.previous} size={24} />
          </a>
        )}
        <media-play-button />
        {ways.nextHref && (
          <a className="control" href={ways.nextHref} aria-label={t("coursePlayer.next")} title={ways.nextName}>
            <Drawing d={icons.next} size={24} />
          </a>
        )}
        {!isLive && (
          <>
            <media-seek-backward-button seekoffset="10" className="wide" />
            <media-seek-forward-button seekoffset="10" className="wide" />
          </>
        )}
        {isLive && <media-live-button />}
        <media-mute-button />
        <media-volume-range className="wide" />
        {!isLive && <media-time-display showduration="" notoggle="" />}
        <span className="space" />
        {/* It says whether it is on, as a switch does. */}
        {hasCaptions && <media-captions-button ref={asSwitch(t("coursePlayer.captions"))} />}
        <media-settings-menu-button />
        <media-pip-button className="wide" />
        {items.length > 0 && (
          <media-chrome-button
            className="theatre"
            aria-label={t("coursePlayer.theatre")}
            aria-pressed={!isOpen}
            handleClick={togglePanels}
          >
            <Drawing className="outline" d={icons.wide} size={24} />
            <span slot="tooltip-content">{t("coursePlayer.theatre")}</span>
          </media-chrome-button>
        )}
        <media-fullscreen-button />
      </media-control-bar>
    </div>
  );
}

/** What the button is and is called, which it would say in words of its own. */
function asSwitch(name: string): (element: HTMLElement | null) => void {
  return (element) => {
    element?.setAttribute("role", "switch");
    element?.setAttribute("aria-label", name);
  };
}
