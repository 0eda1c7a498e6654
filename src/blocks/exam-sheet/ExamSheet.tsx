import { useState, type ReactNode } from "react";
import type { BlockProps } from "../block.ts";
import { Content } from "../../ui/content.tsx";
import { Empty } from "../../ui/empty.tsx";
import { Late } from "../../ui/late.tsx";
import { unstored } from "./answers.ts";
import { Calculator } from "./Calculator.tsx";
import { Clock } from "./Clock.tsx";
import { HandedIn } from "./HandedIn.tsx";
import { Notices } from "./Notices.tsx";
import { Question } from "./Question.tsx";
import { SheetStyle } from "./SheetStyle.ts";
import { QuestionMap, Steps } from "./SlotLinks.tsx";
import { SubmitSheet } from "./SubmitSheet.tsx";
import { usePlace } from "./use-place.ts";
import { useSheet } from "./use-sheet.ts";

type Props = BlockProps<"examSheet">;

/** The paper of an attempt. All that a person answers is saved as it is given. */
export function ExamSheet(props: Props): ReactNode {
  return <Sheet key={props.attemptId} {...props} />;
}

function Sheet({ t, listHref, ...props }: Props): ReactNode {
  const sheet = useSheet({ ...props, t });
  const place = usePlace();
  const [isSubmitting, setSubmitting] = useState(false);
  const [isCalculating, setCalculating] = useState(false);
  const { attempt, left, isHolder, isOffline, fault } = sheet;
  if (!attempt && fault === "") return <Late t={t} />;
  if (!attempt)
    return (
      <div role="alert">
        <Empty text={fault} {...(listHref ? { href: listHref, label: t("examSheet.mine") } : {})} />
      </div>
    );
  if (sheet.handedIn) return <HandedIn card={sheet.handedIn} href={props.doneHref ?? "/"} t={t} />;
  const waiting = unstored(sheet.answers).length;
  return (
    <SheetStyle>
      <header>
        <h1>
          <Content>{attempt.examName}</Content>
        </h1>
        {left && <Clock left={left} t={t} onOver={() => void sheet.submit()} />}
        <p className="saved" role="status">
          {t(waiting === 0 ? "examSheet.allSaved" : "examSheet.saving", { count: waiting })}
        </p>
        <button type="button" className="btn" disabled={!isHolder} onClick={() => setSubmitting(true)}>
          {t("examSheet.submit")}
        </button>
      </header>
      {isOffline && (
        <p className="bar" role="alert">
          {t("examSheet.offline")}
        </p>
      )}
      {!isHolder && (
        <p className="bar" role="alert">
          {t("examSheet.elsewhere")}{" "}
          <button type="button" className="btn ghost" onClick={() => void sheet.takeOver()}>
            {t("examSheet.takeOver")}
          </button>
        </p>
      )}
      <Notices attempt={attempt} notices={sheet.notices} t={t} />
      {fault !== "" && (
        <p className="bar" role="alert">
          {fault}
        </p>
      )}
      {isSubmitting && <SubmitSheet sheet={sheet} place={place} close={() => setSubmitting(false)} t={t} />}
      <div className="body">
        <aside>
          <p className="tools">
            <button type="button" className="btn ghost" aria-pressed={place.isOneByOne} onClick={place.toggleOneByOne}>
              {t("examSheet.oneByOne")}
            </button>
            {attempt.isCalculatorAllowed && (
              <button
                type="button"
                className="btn ghost"
                aria-pressed={isCalculating}
                onClick={() => setCalculating(!isCalculating)}
              >
                {t("examSheet.calculator")}
              </button>
            )}
          </p>
          {isCalculating && <Calculator id={props.blockKey} t={t} />}
          <QuestionMap sheet={sheet} place={place} t={t} />
        </aside>
        <div className="questions">
          {attempt.sectionList.map(({ title }, section) => {
            const slots = attempt.slotList.filter(
              (slot) => slot.section === section && (!place.isOneByOne || slot.slot === place.current),
            );
            return slots.length === 0 ? null : (
              <section key={section} aria-label={title}>
                <h2>
                  <Content>{title}</Content>
                </h2>
                {slots.map((slot) => (
                  <Question key={slot.slot} slot={slot} sheet={sheet} t={t} />
                ))}
              </section>
            );
          })}
          {place.isOneByOne && <Steps sheet={sheet} place={place} t={t} />}
        </div>
      </div>
    </SheetStyle>
  );
}
