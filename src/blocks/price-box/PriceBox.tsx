import type { ReactNode } from "react";
import { styled } from "styled-components";
import { priceView } from "../../site/prices.ts";
import type { BlockProps } from "../block.ts";
import { Price } from "../parts/price.tsx";

type Props = BlockProps<"priceBox">;

/** What a course costs, and what to do next. The button to enrol shows when the screen gives it something to do. */
export function PriceBox({ course, isVip, signedIn, signInUrl, outlineHref, slots, on, t }: Props): ReactNode {
  const { enrol } = on;
  const free = course && priceView(course).free;
  return (
    <Root>
      {course ? <Price course={course} isVip={isVip} t={t} /> : <p className="price"><b> </b></p>}
      {course && !free && !isVip && <p className="hint">{t("priceBox.member")}</p>}
      <div className="do">
        {enrol && course && <button type="button" className="btn" onClick={() => enrol({ courseId: course.id })}>{t(free ? "priceBox.start" : "priceBox.buy")}</button>}
        {slots.actions}
        {!signedIn && signInUrl && <a className="btn" href={signInUrl}>{t("priceBox.signIn")}</a>}
        {outlineHref && <a className="btn ghost" href={outlineHref}>{t("priceBox.outline")}</a>}
      </div>
    </Root>
  );
}

const Root = styled.div`
  padding: 16px 20px 20px;
  .price b { font-size: 1.75rem; line-height: 1.2; }
  .price b.svip { display: inline-flex; color: var(--color-vip); }
  .hint { margin-top: 4px; font-size: .8125rem; color: var(--color-text-muted); }
  .do { display: grid; gap: 8px; margin-top: 16px; }
`;
