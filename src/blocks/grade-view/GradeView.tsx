import type { ReactNode } from "react";
import { styled } from "styled-components";
import { ExamKindEnum } from "../../generated/enums.ts";
import type { BlockProps } from "../block.ts";
import { Content } from "../../ui/content.tsx";
import { Late } from "../../ui/late.tsx";
import { yuan } from "../../ui/price.tsx";
import { Buy } from "./Buy.tsx";

type Props = BlockProps<"gradeView">;

/** What a class is, and the ways in: the blocks of its screen, beside buying a place. */
export function GradeView(props: Props): ReactNode {
  const { grade, standing, signedIn, signInUrl, slots, t } = props;
  if (!grade) return <Late t={t} />;
  const isIn = standing?.role !== undefined;
  const hasWays = standing?.isInvited || standing?.canUseCode || standing?.canApply;
  // Homework is done inside: here it only says what is to come.
  const isHomework = ({ examKind }: { examKind: number }) => examKind === ExamKindEnum.homework;
  const homework = grade.examList.filter(isHomework);
  const exams = grade.examList.filter((one) => !isHomework(one));
  const by =
    grade.lecturerUserNo && grade.lecturerName ? (
      <a className="link" href={`/lecturer/${grade.lecturerUserNo}`}>
        <Content>{grade.lecturerName}</Content>
      </a>
    ) : (
      grade.orgName && <Content>{grade.orgName}</Content>
    );
  const facts: [name: "lecturer" | "time" | "members" | "places" | "lessons" | "price", value: ReactNode][] = [
    ["lecturer", by],
    ["time", `${grade.beginTime?.slice(0, 10)} — ${grade.endTime?.slice(0, 10)}`],
    ["members", grade.memberCount],
    ["places", grade.placesLeft],
    ["lessons", grade.lessonCount || undefined],
    ["price", grade.isFree === 1 || !grade.price ? t("common.free") : yuan(grade.price)],
  ];
  return (
    <Root>
      <div className="head">
        <div>
          <p className="muted">{grade.gradeStatus && t(`gradeGrid.status.${grade.gradeStatus}`)}</p>
          <h1>
            <Content>{grade.gradeName}</Content>
          </h1>
          {grade.intro && (
            <p className="intro">
              <Content>{grade.intro}</Content>
            </p>
          )}
        </div>
        {grade.cover && <img src={grade.cover} alt="" width={640} height={360} />}
      </div>
      <dl>
        {facts.map(([name, value]) =>
          value === undefined || value === "" ? null : (
            <div key={name}>
              <dt>{t(`gradeView.fact.${name}`)}</dt>
              <dd className="num">{value}</dd>
            </div>
          ),
        )}
      </dl>
      {signedIn && !standing && <Late t={t} />}
      {!isIn && <Buy {...props} grade={grade} standing={signedIn ? standing : undefined} />}
      {!signedIn && signInUrl && (
        <p>
          <a className={grade.isSold ? "link" : "btn"} href={signInUrl}>
            {t("gradeView.signIn")}
          </a>
        </p>
      )}
      {isIn && (
        <p>
          <a className="btn" href={`/grade/course/${grade.id}`}>
            {t("gradeView.enter")}
          </a>
        </p>
      )}
      {slots.ways ??
        (hasWays && !isIn && (
          <p>
            <a className="btn" href={`/grade/view/${grade.id}`}>
              {t("gradeView.join")}
            </a>
          </p>
        ))}
      {grade.courseList.length > 0 && (
        <section>
          <h2>{t("gradeView.courses")}</h2>
          {Number(grade.coursesPrice) > 0 && (
            <p className="muted">
              {grade.isStudyOpen
                ? t("gradeView.included", { price: yuan(grade.coursesPrice) })
                : t("gradeView.notIncluded")}
            </p>
          )}
          <ul>
            {grade.courseList.map(({ courseId, courseName }) => (
              <li key={courseId}>
                <a className="link" href={`/view/${courseId}`}>
                  <Content>{courseName}</Content>
                </a>
              </li>
            ))}
          </ul>
        </section>
      )}
      {homework.length > 0 && (
        <section>
          <h2>{t("gradeView.homework")}</h2>
          <ul>
            {homework.map(({ id, examName }) => (
              <li key={id}>
                <Content>{examName}</Content>
              </li>
            ))}
          </ul>
        </section>
      )}
      {exams.length > 0 && (
        <section>
          <h2>{t("gradeView.exams")}</h2>
          <ul>
            {exams.map(({ id, examName }) => (
              <li key={id}>
                <a className="link" href={`/exam/view/${id}`}>
                  <Content>{examName}</Content>
                </a>
              </li>
            ))}
          </ul>
        </section>
      )}
    </Root>
  );
}

const Root = styled.article`
  > .head {
    display: grid;
    gap: 24px;
  }
  > .head img {
    width: 100%;
    height: auto;
    aspect-ratio: 16 / 9;
    object-fit: cover;
    border-radius: var(--radius-card);
  }
  .intro {
    margin-top: 12px;
    max-width: 65ch;
    white-space: pre-line;
  }
  > dl {
    display: flex;
    flex-wrap: wrap;
    gap: 12px 40px;
    margin-block: 24px;
    padding-block: 20px;
    border-block: 1px solid var(--color-border);
  }
  > dl dt {
    font-size: 0.8125rem;
    color: var(--color-text-muted);
  }
  > dl dd a {
    margin-block: -12px;
  }
  > dl dd {
    font-size: 1.125rem;
    font-weight: 600;
  }
  .buy {
    margin-bottom: 16px;
  }
  .buy .ways {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 12px 20px;
    margin-bottom: 8px;
  }
  .buy .price {
    font-size: 1.75rem;
    color: var(--color-price);
  }
  .buy .hint {
    font-size: 0.875rem;
    color: var(--color-text-muted);
  }
  > .note {
    margin-bottom: 16px;
    padding: 12px 16px;
    border-inline-start: 3px solid var(--color-accent);
    background: var(--color-surface-alt);
  }
  > section {
    margin-top: 32px;
  }
  > section li {
    display: flex;
    align-items: center;
    min-height: 48px;
    border-bottom: 1px solid var(--color-border);
  }
  @media (min-width: 760px) {
    > .head {
      grid-template-columns: 1fr 320px;
    }
  }
`;
