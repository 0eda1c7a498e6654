import type { ReactNode } from "react";
import { Content } from "../../ui/content.tsx";
import { figuresIn } from "../../ui/figures.ts";
import type { Translate } from "../block.ts";
import { FigureTable, type FigureColumn } from "../shared/figure-table.tsx";
import { signedMoney } from "../shared/money.ts";
import type { Figures, Props } from "./PlatformFigures.tsx";

/** Organisations and courses of which most was sold. */
export function TopLists({ figures, locale, blockKey, t }: Props & { figures: Figures }): ReactNode {
  const { organisationList, courseList } = figures;
  const sold = soldColumns(locale, t);
  const seller = ({ orgName }: { orgName?: string | undefined }) =>
    orgName === undefined ? t("platformFigures.platform") : <Content>{orgName}</Content>;
  return (
    <>
      <section aria-labelledby={`${blockKey}-organisations`}>
        <h2 id={`${blockKey}-organisations`}>{t("platformFigures.organisations")}</h2>
        {organisationList.length === 0 ? (
          <p className="hint">{t("platformFigures.nothingSold")}</p>
        ) : (
          <FigureTable
            caption={t("platformFigures.organisations")}
            rows={organisationList}
            keyOf={({ orgNo }) => orgNo}
            columns={[{ name: "name", label: t("platformFigures.column.organisation"), cell: seller }, ...sold]}
          />
        )}
      </section>
      <section aria-labelledby={`${blockKey}-courses`}>
        <h2 id={`${blockKey}-courses`}>{t("platformFigures.courses")}</h2>
        {courseList.length === 0 ? (
          <p className="hint">{t("platformFigures.noCourseSold")}</p>
        ) : (
          <FigureTable
            caption={t("platformFigures.courses")}
            rows={courseList}
            keyOf={({ courseId }) => courseId}
            columns={[
              {
                name: "name",
                label: t("platformFigures.column.course"),
                cell: (course) => (
                  <>
                    <Content>{course.courseName}</Content>
                    <span className="hint">{seller(course)}</span>
                  </>
                ),
              },
              ...sold,
            ]}
          />
        )}
      </section>
    </>
  );
}

interface Sold {
  saleCount: number;
  turnover: string;
  refunded: string;
}

function soldColumns(locale: string, t: Translate): FigureColumn<Sold>[] {
  const { number } = figuresIn(locale);
  const column = (name: keyof Sold, cell: (row: Sold) => ReactNode) => ({
    name,
    label: t(`platformFigures.column.${name}`),
    className: "num",
    cell,
  });
  return [
    column("saleCount", ({ saleCount }) => number(saleCount)),
    column("turnover", ({ turnover }) => signedMoney(turnover)),
    column("refunded", ({ refunded }) => signedMoney(refunded)),
  ];
}
