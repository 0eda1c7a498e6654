import type { ReactNode } from "react";
import type { Period, StudyPeriod } from "../../generated/types.ts";
import type { Translate } from "../block.ts";
import { Content } from "../../ui/content.tsx";
import { Icon } from "../../ui/icons/Icon.tsx";

/** One period: its kind as a sign, its name, whether it is free to try or how far the viewer is, and how long it is. */
export function PeriodLine({
  period,
  standing,
  trial,
  href,
  t,
}: {
  period: Period;
  standing?: StudyPeriod | undefined;
  trial: boolean;
  href?: string | undefined;
  t: Translate;
}): ReactNode {
  const icon = ({ 1: "play", 2: "live", 3: "book", 4: "file" } as const)[period.periodType];
  const size =
    period.videoLength ??
    (period.docPage ? t("courseOutline.pages", { count: period.docPage }) : period.beginTime?.slice(0, 16));
  return (
    <li>
      <Icon name={icon} size={16} />
      {href ? (
        <a className="to" href={href}>
          <Content>{period.periodName}</Content>
        </a>
      ) : (
        <span>
          <Content>{period.periodName}</Content>
        </span>
      )}
      {standing && standing.percent > 0 && (
        <span className="far num">
          {standing.isComplete === 1 ? t("courseOutline.done") : t("courseOutline.at", { percent: standing.percent })}
        </span>
      )}
      {trial && !standing?.percent && <span className="try">{t("courseOutline.try")}</span>}
      <span className="leader" />
      {size && <span className="size num">{size}</span>}
    </li>
  );
}
