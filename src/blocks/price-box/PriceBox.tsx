import { CourseCategoryEnum } from "../../generated/enums.ts";
import { useEffect, useEffectEvent, useState, type ReactNode } from "react";
import { styled } from "styled-components";
import { studyHref } from "../../shared/links.ts";
import { priceView } from "../../shared/prices.ts";
import type { BlockProps } from "../block.ts";
import { Price } from "../../ui/price.tsx";
import { keepWish, takeWish } from "../shared/wish.ts";

type Props = BlockProps<"priceBox">;

/**
 * What a course costs, and what to do next. The buttons to enrol and for the cart show when the screen gives them
 * something to do.
 */
export function PriceBox(props: Props): ReactNode {
  const { course, study, isVip, signedIn, signInUrl, outlineHref, outlineLabel, vipHref, slots, on, t } = props;
  const held = study?.isPay === 1 ? study : undefined;
  // With the course at hand it is known who may have it at once; the signed out are asked to sign in first.
  const enrol = study ? study.canApply === 1 && on.enrol : !(signInUrl && !signedIn) && on.enrol;
  const { free, vipFree, saving } = course ? priceView(course) : { free: false, vipFree: false };
  const toBuy = course && !held && !free && !(isVip && vipFree) && on.addToCart ? course : undefined;
  const isResource = course?.courseCategory === CourseCategoryEnum.resource;
  return (
    <Root>
      {course ? (
        <Price course={course} isVip={isVip} t={t} />
      ) : (
        <p className="price">
          <b> </b>
        </p>
      )}
      {saving && !held && !isVip && vipHref && (
        <p className="hint">
          <a className="link" href={vipHref}>
            {t("priceBox.member")}
          </a>
        </p>
      )}
      <div className="do">
        {held && (
          <a className="btn" href={studyHref(held.courseId, held.lastPeriodId)}>
            {t(isResource ? "priceBox.toFiles" : held.lastPeriodId ? "priceBox.continue" : "priceBox.start")}
          </a>
        )}
        {held && (
          <p className="hint num">
            {isResource ? t("priceBox.heldFiles") : t("priceBox.held", { percent: held.percent })}
          </p>
        )}
        {enrol && course && (
          <button
            type="button"
            className="btn"
            onClick={() => void enrol({ courseId: course.id, to: studyHref(course.id) })}
          >
            {t(!free && !study ? "priceBox.buy" : isResource ? "priceBox.toFiles" : "priceBox.start")}
          </button>
        )}
        {signedIn && toBuy && <CartButton {...props} courseId={toBuy.id} />}
        {!signedIn && signInUrl && (
          <a className="btn" href={signInUrl} onClick={() => toBuy && keepWish(`cart/${toBuy.id}`)}>
            {t(toBuy ? "priceBox.addToCart" : isResource ? "priceBox.signInFiles" : "priceBox.signIn")}
          </a>
        )}
        {slots.actions}
        {outlineHref && (
          <a className="btn ghost" href={outlineHref}>
            {outlineLabel ?? t("priceBox.outline")}
          </a>
        )}
      </div>
    </Root>
  );
}

function CartButton({ courseId, cart, cartHref, on, t }: Props & { courseId: string }): ReactNode {
  const [adding, setAdding] = useState(false);
  const add = async () => {
    setAdding(true);
    await on.addToCart?.({ courseId });
    setAdding(false);
  };
  const isIn = cart?.list.some((line) => line.courseId === courseId);
  // What was pressed before signing in is done now, once it is known that it is not done already.
  const isKnown = cart !== undefined;
  const fulfil = useEffectEvent(() => {
    if (takeWish(`cart/${courseId}`) && !isIn) void add();
  });
  useEffect(() => {
    // Done as by a press, which marks the button at once.
    // oxlint-disable-next-line react/set-state-in-effect
    if (isKnown) fulfil();
  }, [courseId, isKnown]);
  if (cartHref && isIn)
    return (
      <a className="btn" href={cartHref}>
        {t("priceBox.inCart")}
      </a>
    );
  return (
    <button type="button" className="btn" aria-disabled={adding} onClick={() => adding || void add()}>
      {t("priceBox.addToCart")}
    </button>
  );
}

const Root = styled.div`
  padding: 16px 20px 20px;
  .price b {
    font-size: 1.75rem;
    line-height: 1.2;
  }
  .price b.svip {
    display: inline-flex;
    color: var(--color-vip);
  }
  .hint {
    margin-top: 4px;
    font-size: 0.8125rem;
    color: var(--color-text-muted);
  }
  .do {
    display: grid;
    gap: 8px;
    margin-top: 16px;
  }
`;
