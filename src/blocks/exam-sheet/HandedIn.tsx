import type { ReactNode } from "react";
import { styled } from "styled-components";
import type { ExamAttemptCard } from "../../generated/types.ts";
import { Content } from "../../ui/content.tsx";
import type { Translate } from "../block.ts";

interface Props {
  card: ExamAttemptCard;
  /** Back to the door of the exam room. */
  href: string;
  t: Translate;
}

/** The last page in an exam room: that the answers are handed in, and the score. Loading it again shows nothing of it. */
export function HandedIn({ card, href, t }: Props): ReactNode {
  const { examName, score, maxScore, isPassed } = card;
  return (
    <Root aria-labelledby="handed-in" role="status">
      <h1 id="handed-in">{t("examSheet.handedIn")}</h1>
      <p>
        <Content>{examName}</Content>
      </p>
      <p className="score num">{t("examSheet.handedIn.score", { score: score ?? 0, max: maxScore })}</p>
      {isPassed !== undefined && <p>{t(isPassed ? "examSheet.handedIn.passed" : "examSheet.handedIn.failed")}</p>}
      <p>
        <a className="btn" href={href}>
          {t("examSheet.handedIn.leave")}
        </a>
      </p>
    </Root>
  );
}

const Root = styled.section`
  display: grid;
  justify-items: start;
  gap: 12px;
  margin-block: clamp(24px, 8vh, 80px);
  .score {
    font-size: 1.5rem;
    font-weight: 600;
  }
  .btn {
    margin-top: 12px;
  }
`;
