import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from "react";
import { styled } from "styled-components";
import { pressedKey } from "../../ui/pressed-key.ts";
import type { Translate } from "../block.ts";
import type { LessonWays } from "./Controls.tsx";

/** Seconds until the next lesson begins. */
const NEXT_SECONDS = 5;

interface Props {
  isComplete: boolean;
  percent: number;
  ways: LessonWays;
  /** Whether the next lesson begins by itself. */
  goesOn: boolean;
  onStay(): void;
  t: Translate;
}

/**
 * The end of a video, over the picture: whether the lesson counts as complete, and what comes next. The next lesson
 * begins by itself, unless the person says no or does not want that at all.
 */
export function EndCard({ isComplete, percent, ways, goesOn, onStay, t }: Props): ReactNode {
  const { nextHref, nextName = "", courseHref } = ways;
  const link = useRef<HTMLAnchorElement>(null);
  const card = useRef<HTMLDivElement>(null);
  const [left, setLeft] = useState(NEXT_SECONDS);
  const isCounting = goesOn && nextHref !== undefined;
  const go = useEffectEvent(() => link.current?.click());
  useEffect(() => {
    if (!isCounting) return;
    const end = Date.now() + NEXT_SECONDS * 1000;
    const timer = setInterval(() => {
      const rest = Math.max(0, Math.ceil((end - Date.now()) / 1000));
      setLeft(rest);
      if (rest > 0) return;
      clearInterval(timer);
      go();
    }, 250);
    return () => clearInterval(timer);
  }, [isCounting]);
  // Who is in the player by keyboard comes to the card, which covers it, and back when it goes.
  useEffect(() => {
    const before = document.activeElement;
    if (!(before instanceof HTMLElement) || !before.closest(".screen")) return;
    card.current?.focus();
    return () => {
      if (document.activeElement === document.body && before.isConnected) before.focus();
    };
  }, []);
  return (
    <Card ref={card} tabIndex={-1} className="ended" onKeyDown={(event) => pressedKey(event) === "Escape" && onStay()}>
      <p role="status">
        {isComplete
          ? t("coursePlayer.ended")
          : t(percent > 0 ? "coursePlayer.endedAt" : "coursePlayer.atEnd", { percent })}
      </p>
      {nextHref ? (
        <>
          <p className="next">{t("coursePlayer.nextOne", { name: nextName })}</p>
          {isCounting && (
            <p className="num" aria-live="off">
              {t("coursePlayer.nextIn", { total: left })}
            </p>
          )}
          <p className="row">
            <a ref={link} className="btn" href={nextHref}>
              {t("coursePlayer.nextNow")}
            </a>
            <button type="button" className="btn ghost" onClick={onStay}>
              {t("common.cancel")}
            </button>
          </p>
        </>
      ) : (
        <p className="row">
          {courseHref && (
            <a className="btn" href={courseHref}>
              {t("coursePlayer.toCourse")}
            </a>
          )}
          <button type="button" className="btn ghost" onClick={onStay}>
            {t("common.close")}
          </button>
        </p>
      )}
    </Card>
  );
}

const Card = styled.div`
  position: absolute;
  inset: 0;
  z-index: 6;
  display: grid;
  place-content: center;
  justify-items: center;
  gap: 8px;
  padding: 16px;
  overflow: auto;
  outline: none;
  background: rgb(12 14 20 / 0.88);
  color: #fff;
  text-align: center;
  .next {
    font-size: 1.125rem;
    font-weight: 600;
  }
  .row {
    display: flex;
    flex-wrap: wrap;
    justify-content: center;
    gap: 12px;
    margin-top: 8px;
  }
  .btn.ghost {
    border-color: #fff;
    color: #fff;
  }
  .btn.ghost:hover {
    background: rgb(255 255 255 / 0.16);
  }
`;
