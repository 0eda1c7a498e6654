import type { TextKey } from "../../generated/built/locale-keys.ts";
import { useState, type ReactNode } from "react";
import { LiveStatusEnum } from "../../generated/enums.ts";
import { styled } from "styled-components";
import { courseHref, studyHref } from "../../shared/links.ts";
import type { BlockProps } from "../block.ts";
import { Content } from "../../ui/content.tsx";
import { Countdown } from "../../ui/countdown.tsx";
import { stateLabelStyle } from "../../ui/state-label.ts";
import { keepWish, useWish } from "../shared/wish.ts";

type Props = BlockProps<"openCourseView">;

/** What the way in is called, at the times that there is one. */
const ways: Partial<Record<number, TextKey>> = {
  [LiveStatusEnum.waiting]: "openCourseView.early",
  [LiveStatusEnum.live]: "openCourseView.enter",
  [LiveStatusEnum.replayReady]: "openCourseView.replay",
};

/** The head of an open class: when it is, how many places are left, taking one, and the way in for who has one. */
export function OpenCourseView({ open, registration, signedIn, signInUrl, timeZone, on, t }: Props): ReactNode {
  const [busy, setBusy] = useState(false);
  if (!open) return <Root className="full" aria-busy />;
  const { id, liveStatus, memberMost, courseId, periodId } = open;
  const taken = registration?.memberCount ?? open.memberCount;
  const isIn = registration?.isRegistered === true;
  const wayIn = isIn && courseId && periodId ? studyHref(courseId, periodId) : undefined;
  const takesPlaces =
    liveStatus === LiveStatusEnum.waiting ||
    liveStatus === LiveStatusEnum.live ||
    (liveStatus === LiveStatusEnum.replayReady && periodId !== undefined);
  const act = async (event: "register" | "leave", payload: object) => {
    if (busy) return;
    setBusy(true);
    await on[event]?.(payload);
    setBusy(false);
  };
  return (
    <Root className="full">
      <div className="wrap">
        <div className="title">
          <p className="state">
            <span data-status={liveStatus}>{t(`common.liveStatus.${liveStatus}`)}</span> {open.categoryName}
          </p>
          <h1>
            <Content>{open.openName}</Content>
          </h1>
          <p className="lead">{open.openDesc}</p>
          <dl>
            <div>
              <dt>{t("openCourseView.time")}</dt>
              <dd className="num">
                {open.beginTime.slice(0, 16)} — {open.endTime.slice(11, 16)}
              </dd>
            </div>
            <div>
              <dt>{t("openCourseView.lecturer")}</dt>
              <dd>
                <a href={"/lecturer/" + open.lecturerUserNo}>
                  <Content>{open.lecturerName}</Content>
                </a>
              </dd>
            </div>
            <div>
              <dt>{t("openCourseView.places")}</dt>
              <dd className="num">
                {t(memberMost > 0 ? "openCourseView.placesOf" : "openCourseView.placesFree", {
                  count: taken,
                  most: memberMost,
                })}
              </dd>
            </div>
          </dl>
        </div>
        <div className="side">
          <div className="cover">
            <img src={open.cover} alt="" width={640} height={360} fetchPriority="high" />
          </div>
          <div className="do">
            <p className="price">
              <b className="free">{t("common.free")}</b>
            </p>
            {liveStatus === LiveStatusEnum.waiting && <Countdown until={open.beginTime} timeZone={timeZone} t={t} />}
            <Place
              liveStatus={liveStatus}
              takesPlaces={takesPlaces}
              isKnown={registration !== undefined}
              isIn={isIn}
              isFull={memberMost > 0 && taken >= memberMost}
              signedIn={signedIn}
              signInUrl={signInUrl}
              busy={busy}
              onTake={
                on.register && (() => void act("register", { id, isRemind: liveStatus === LiveStatusEnum.waiting }))
              }
              t={t}
            />
            {wayIn && ways[liveStatus] && (
              <a className={liveStatus === LiveStatusEnum.waiting ? "btn ghost" : "btn"} href={wayIn}>
                {t(ways[liveStatus])}
              </a>
            )}
            {isIn && liveStatus === LiveStatusEnum.waiting && on.register && (
              <label className="remind">
                <input
                  type="checkbox"
                  checked={registration.isRemind}
                  onChange={(event) => void act("register", { id, isRemind: event.target.checked })}
                />{" "}
                {t("openCourseView.remind")}
              </label>
            )}
            {isIn && liveStatus <= LiveStatusEnum.live && on.leave && (
              <button
                type="button"
                className="btn ghost"
                aria-disabled={busy}
                onClick={() => void act("leave", { id })}
              >
                {t("openCourseView.leave")}
              </button>
            )}
            {courseId && open.courseCategory && (
              <a className="btn ghost" href={courseHref(open.courseCategory, courseId)}>
                {t("openCourseView.course", { name: open.courseName ?? "" })}
              </a>
            )}
          </div>
        </div>
      </div>
    </Root>
  );
}

interface PlaceProps extends Pick<Props, "signedIn" | "signInUrl" | "t"> {
  liveStatus: number;
  /** Whether places are given at all. */
  takesPlaces: boolean;
  /** Whether it is known who has a place. */
  isKnown: boolean;
  isIn: boolean;
  isFull: boolean;
  busy: boolean;
  onTake: (() => void) | undefined;
}

/** The place in the class: that one has it, how to take it, or why there is none. */
function Place(props: PlaceProps): ReactNode {
  const { liveStatus, takesPlaces, isKnown, isIn, isFull, signedIn, signInUrl, busy, onTake, t } = props;
  useWish(isKnown && takesPlaces && !isIn && !isFull ? "register" : undefined, () => onTake?.());
  const isReplay = liveStatus === LiveStatusEnum.replayReady;
  if (!takesPlaces)
    return <p>{t(liveStatus === LiveStatusEnum.awaitingReplay ? "openCourseView.awaiting" : "openCourseView.over")}</p>;
  if (!signedIn)
    return signInUrl ? (
      <a className="btn" href={signInUrl} onClick={() => keepWish("register")}>
        {t(isReplay ? "openCourseView.signInReplay" : "openCourseView.signIn")}
      </a>
    ) : null;
  if (isIn)
    return (
      <p className="in" role="status">
        {t(liveStatus === LiveStatusEnum.waiting ? "openCourseView.in" : "openCourseView.inNow")}
      </p>
    );
  if (isFull) return <p role="status">{t("openCourseView.full")}</p>;
  if (!onTake) return null;
  return (
    <button type="button" className="btn" aria-disabled={busy} onClick={onTake}>
      {t(isReplay ? "openCourseView.registerReplay" : "openCourseView.register")}
    </button>
  );
}

const Root = styled.div`
  background: var(--color-surface-alt);
  border-bottom: 1px solid var(--color-border);
  .wrap {
    display: grid;
    gap: 24px clamp(24px, 5vw, 72px);
    padding-block: clamp(20px, 4vw, 48px);
  }
  .title {
    display: flex;
    flex-direction: column;
    justify-content: center;
    min-width: 0;
  }
  .state {
    margin-bottom: 8px;
    font-size: 0.875rem;
    color: var(--color-text-muted);
  }
  [data-status] {
    display: inline-block;
    margin-inline-end: 8px;
    ${stateLabelStyle}
    background: var(--color-surface);
  }
  .lead {
    margin-top: 12px;
    max-width: 40em;
    font-size: 1.125rem;
    color: var(--color-text-muted);
  }
  dl {
    display: flex;
    flex-wrap: wrap;
    gap: 12px 40px;
    margin-top: 28px;
    padding-top: 20px;
    border-top: 1px solid var(--color-border-strong);
  }
  dt {
    font-size: 0.8125rem;
    color: var(--color-text-muted);
  }
  dd {
    font-size: 1.125rem;
    font-weight: 600;
  }
  .side {
    align-self: start;
    border: 1px solid var(--color-border);
    border-radius: var(--radius-card);
    overflow: hidden;
    background: var(--color-surface);
  }
  .do {
    display: grid;
    gap: 8px;
    padding: 16px 20px 20px;
  }
  .price b {
    font-size: 1.75rem;
    line-height: 1.2;
  }
  .countdown {
    font-weight: 600;
    color: var(--color-accent);
  }
  .in {
    font-weight: 600;
    color: var(--color-success);
  }
  .remind {
    display: flex;
    align-items: center;
    gap: 8px;
    min-height: 44px;
  }
  .remind input {
    width: 20px;
    height: 20px;
  }
  @media (min-width: 900px) {
    .wrap {
      grid-template-columns: minmax(0, 1fr) minmax(320px, 420px);
    }
  }
`;
