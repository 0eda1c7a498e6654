import { useState, type ReactNode } from "react";
import { styled } from "styled-components";
import { isExamSold } from "../../shared/exam-sale.ts";
import { yuan } from "../../ui/price.tsx";
import type { BlockProps } from "../block.ts";

type Props = BlockProps<"examPrice">;

/** What an exam costs, and the ways to buy it for those who may not sit it yet. Nothing where it is free. */
export function ExamPrice({ exam, standing, signedIn, cart, cartHref, checkoutHref, on, t }: Props): ReactNode {
  const [adding, setAdding] = useState(false);
  if (!exam || exam.isFree === 1) return null;
  const canBuy = signedIn ? standing?.canBuy : isExamSold(exam);
  const isIn = cart?.list.some(({ examId }) => examId === exam.id);
  const add = async () => {
    setAdding(true);
    await on.addToCart?.({ examId: exam.id });
    setAdding(false);
  };
  return (
    <Root>
      <p className="price num">{yuan(exam.examPrice)}</p>
      {canBuy && (
        <a className="btn" href={`${checkoutHref}?examIds=${encodeURIComponent(exam.id)}`}>
          {t("examPrice.buy")}
        </a>
      )}
      {canBuy && cartHref && isIn && (
        <a className="btn ghost" href={cartHref}>
          {t("examPrice.inCart")}
        </a>
      )}
      {canBuy && signedIn && on.addToCart && !isIn && (
        <button type="button" className="btn ghost" aria-disabled={adding} onClick={() => adding || void add()}>
          {t("examPrice.addToCart")}
        </button>
      )}
    </Root>
  );
}

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 12px 20px;
  .price {
    font-size: 1.75rem;
    font-weight: 700;
    color: var(--color-price);
  }
`;
