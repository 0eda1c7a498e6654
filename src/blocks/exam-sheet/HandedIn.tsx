import type { ReactNode } from "react";
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
    <section aria-labelledby="handed-in" role="status">
      <h1 id="handed-in">{t("examSheet.handedIn")}</h1>
      <p>
        <Content>{examName}</Content>
      </p>
      <p>{t("examSheet.handedIn.score", { score: score ?? 0, max: maxScore })}</p>
      {isPassed !== undefined && <p>{t(isPassed ? "examSheet.handedIn.passed" : "examSheet.handedIn.failed")}</p>}
      <p>
        <a className="btn" href={href}>
          {t("examSheet.handedIn.leave")}
        </a>
      </p>
    </section>
  );
}
