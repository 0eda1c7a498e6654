import type { ReactNode } from "react";
import type { BlockProps } from "../block.ts";
import { Content } from "../../ui/content.tsx";
import { Late } from "../../ui/late.tsx";
import { SheetStyle } from "../exam-sheet/SheetStyle.ts";
import { TryQuestion } from "../exam-sheet/TryQuestion.tsx";
import { AnswerSheet, PersonLines } from "../shared/answer-sheet.tsx";
import { ListFilters } from "../shared/list-filters.tsx";
import { QuestionFacts, QuestionView } from "../shared/question-view.tsx";
import { Root } from "./Root.ts";

type Props = BlockProps<"questionSheet">;
type Question = NonNullable<Props["questions"]>[number];

/** The questions of a paper by its sections, to be read, tried or printed. What is tried goes nowhere. */
export function QuestionSheet(props: Props): ReactNode {
  const { questions, sections = [], filterParam, query, drawing, printName, isTried, t } = props;
  if (!questions)
    return (
      <ul aria-busy>
        <Late t={t} />
      </ul>
    );
  const wrong = questions.filter(({ isRight }) => isRight === false);
  const isNarrowed = filterParam !== undefined && query?.[filterParam] === WRONG;
  const bySection = Map.groupBy(isNarrowed ? wrong : questions, ({ section }) => section);
  return (
    <Root data-wakes={isTried || printName !== undefined ? "" : undefined}>
      {printName !== undefined && (
        <p className="bar">
          <button type="button" className="btn" onClick={() => print()}>
            {t("questionSheet.print")}
          </button>
        </p>
      )}
      {wrong.length > 0 && (
        <ListFilters
          {...props}
          filterLabel={t("questionSheet.show")}
          filters={[
            { value: "", label: t("questionSheet.show.all"), count: questions.length },
            { value: WRONG, label: t("questionSheet.show.wrong"), count: wrong.length },
          ]}
        />
      )}
      {/* What was tried belongs to the questions that were drawn. */}
      <div key={drawing}>
        {printName !== undefined && <PersonLines t={t} />}
        {isNarrowed && wrong.length === 0 && <p>{t("questionSheet.show.none")}</p>}
        {[...bySection].map(([section, own]) => (
          <Section key={section} {...props} title={sections[section]?.title ?? ""} questions={own} section={section} />
        ))}
      </div>
      {printName !== undefined && <AnswerSheet name={printName} questions={questions} t={t} />}
    </Root>
  );
}

/** In the address: only questions that did not earn all their points. */
const WRONG = "wrong";

function Section({
  title,
  section,
  questions,
  shows = [],
  isTried,
  blockKey,
  t,
}: Props & { title: string; section: number; questions: readonly Question[] }): ReactNode {
  const id = `${blockKey}-section-${section}`;
  const points = questions.reduce((sum, { maxScore }) => sum + Math.round(maxScore * 100), 0) / 100;
  const Paper = isTried ? SheetStyle : "div";
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>
        <Content>{title}</Content>{" "}
        <small className="num">{t("questionSheet.total", { count: questions.length, points })}</small>
      </h2>
      <Paper>
        {questions.map((question) => {
          const { slot, questionKind, body } = question;
          const one = `${blockKey}-${slot}`;
          return isTried ? (
            <TryQuestion key={slot} id={one} kind={questionKind} body={body} t={t}>
              <QuestionFacts question={question} hasScore={false} t={t} />
            </TryQuestion>
          ) : (
            <QuestionView key={slot} id={one} question={question} shows={shows} t={t} />
          );
        })}
      </Paper>
    </section>
  );
}
