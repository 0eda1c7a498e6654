import * as errorCode from "../../../generated/error-codes.ts";
import type { TextKey } from "../../../generated/built/locale-keys.ts";
import { useEffect, useEffectEvent, type ReactNode } from "react";
import { styled } from "styled-components";
import type { Translate } from "../../block.ts";
import { countdownWords } from "../../../ui/countdown.tsx";
import { Icon } from "../../../ui/icons/Icon.tsx";
import { useStateFor } from "../../../ui/use-state-for.ts";
import type { PlaybackAccess } from "../usePlaybackAccess.ts";

interface Props {
  access: PlaybackAccess & { state: "refused" };
  /** When it begins, as the site says it. */
  begins: string | undefined;
  t: Translate;
}

/** What stands in the place of the picture of a live class that is not there yet, or not any more. */
export function LiveWait({ access, begins, t }: Props): ReactNode {
  return (
    <Wait className="instead">
      <Icon name={access.code === errorCode.REPLAY_NOT_YET ? "clock" : "live"} size={40} />
      <p role="status">
        <b>{t(headings[access.code] ?? "coursePlayer.live.over")}</b>
      </p>
      {access.code === errorCode.LIVE_NOT_YET && begins && (
        <p className="num muted">{t("coursePlayer.begins", { time: begins.slice(0, 16) })}</p>
      )}
      {access.code === errorCode.LIVE_NOT_YET && access.seconds !== undefined && (
        <Left seconds={access.seconds} t={t} />
      )}
      {access.code in headings && <p className="muted">{t("coursePlayer.live.byItself")}</p>}
    </Wait>
  );
}

/** Codes that a class in waiting is refused with, and what is said to each; every other one says that it is over. */
const headings: Record<number, TextKey> = {
  [errorCode.LIVE_NOT_YET]: "coursePlayer.live.waiting",
  [errorCode.LIVE_NO_PICTURE]: "coursePlayer.live.noPicture",
  [errorCode.REPLAY_NOT_YET]: "coursePlayer.live.awaitingReplay",
};

/** Whether a refusal is one of those that pass by themselves. */
export function passes(code: number): boolean {
  return code in headings;
}

/** Counted from what the server said, not by the clock of this machine, which may be wrong. */
function Left({ seconds, t }: { seconds: number; t: Translate }): ReactNode {
  const [left, setLeft] = useStateFor(seconds, seconds);
  const tell = useEffectEvent(setLeft);
  useEffect(() => {
    const end = performance.now() + seconds * 1000;
    const timer = setInterval(() => tell(Math.max(0, Math.ceil((end - performance.now()) / 1000))), 1000);
    return () => clearInterval(timer);
  }, [seconds]);
  return (
    <p className="countdown num" role="timer">
      {countdownWords(left, t)}
    </p>
  );
}

const Wait = styled.div`
  svg {
    color: var(--color-accent);
  }
  .countdown {
    font-size: 1.25rem;
    font-weight: 600;
    color: var(--color-accent);
  }
`;
