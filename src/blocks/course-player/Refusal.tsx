import type { ReactNode } from "react";
import * as errorCode from "../../generated/error-codes.ts";
import type { Period } from "../../generated/types.ts";
import type { Translate } from "../block.ts";
import type { PlaybackAccess } from "./usePlaybackAccess.ts";

interface Props {
  access: PlaybackAccess & { state: "refused" };
  period: Period;
  signedIn: boolean;
  signInUrl: string | undefined;
  courseHref: string | undefined;
  onAgain: () => void;
  t: Translate;
}

/** Why a lesson does not play, and what leads on from there. */
export function Refusal({ access, period, signedIn, signInUrl, courseHref, onAgain, t }: Props): ReactNode {
  const begins = access.beginTime ?? period.beginTime;
  return (
    <div className="instead" role="status">
      <p>
        {access.code === errorCode.COURSE_NOT_HELD && !signedIn
          ? t("coursePlayer.signInFirst")
          : access.message || t("coursePlayer.failed")}
      </p>
      {access.code === errorCode.LIVE_NOT_YET && begins && (
        <p className="num">{t("coursePlayer.begins", { time: begins.slice(0, 16) })}</p>
      )}
      {access.code === errorCode.COURSE_NOT_HELD ? (
        <>
          {!signedIn && signInUrl && (
            <a className="btn" href={signInUrl}>
              {t("coursePlayer.signIn")}
            </a>
          )}
          {courseHref && (
            <a className={signedIn ? "btn" : "btn ghost"} href={courseHref}>
              {t("coursePlayer.toCourse")}
            </a>
          )}
        </>
      ) : (
        <button type="button" className="btn ghost" onClick={onAgain}>
          {t("coursePlayer.again")}
        </button>
      )}
    </div>
  );
}
