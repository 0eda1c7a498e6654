import { Notices } from "./Notices.tsx";
import { useState, type ReactNode } from "react";
import type { ExamSlot } from "../../generated/types.ts";
import type { BlockProps } from "../block.ts";
import { Content } from "../../ui/content.tsx";
import { Late } from "../../ui/late.tsx";
import { RichTextView } from "../../ui/rich-text-view.tsx";
import { AnswerInput } from "./AnswerInput.tsx";
import { isAnswered, unstored } from "./answers.ts";
import { Clock } from "./Clock.tsx";
import { SheetStyle } from "./SheetStyle.ts";
import { useSheet, type SheetView } from "./use-sheet.ts";

type Props = BlockProps<"examSheet">;

/** The paper of an attempt. All that a person answers is saved as it is given. */
export function ExamSheet(props: Props): ReactNode {
  return <Sheet key={props.attemptId} {...props} />;
}

function Sheet({ t, ...props }: Props): ReactNode {
  const sheet = useSheet({ ...props, t });
  const [later, setLater] = useState<ReadonlySet<number>>(new Set());
  const [isSubmitting, setSubmitting] = useState(false);
  const { attempt, left, isHolder, isOffline, fault } = sheet;
  if (!attempt) return fault === "" ? <Late t={t} /> : <p role="alert">{fault}</p>;
  const waiting = unstored(sheet.answers).length;
  const toggle = (slot: number) =>
    setLater((before) => {
      const next = new Set(before);
      if (!next.delete(slot)) next.add(slot);
      return next;
    });
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
          <button type="button" className="btn ghost" onClick={sheet.takeOver}>
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
      {isSubmitting && <SubmitPanel sheet={sheet} later={later} close={() => setSubmitting(false)} t={t} />}
      <div className="body">
        <QuestionMap sheet={sheet} later={later} t={t} />
        <div className="questions">
          {attempt.sectionList.map(({ title }, section) => (
            <section key={section} aria-label={title}>
              <h2>
                <Content>{title}</Content>
              </h2>
              {attempt.slotList
                .filter((slot) => slot.section === section)
                .map((slot) => (
                  <Question
                    key={slot.slot}
                    slot={slot}
                    sheet={sheet}
                    isLater={later.has(slot.slot)}
                    toggle={() => toggle(slot.slot)}
                    t={t}
                  />
                ))}
            </section>
          ))}
        </div>
      </div>
    </SheetStyle>
  );
}

interface Shared {
  sheet: SheetView;
  t: Props["t"];
}

function Question({
  slot,
  sheet,
  isLater,
  toggle,
  t,
}: Shared & { slot: ExamSlot; isLater: boolean; toggle: () => void }): ReactNode {
  const given = sheet.answers.get(slot.slot);
  const isStored = !given || given.seq <= given.storedSeq;
  const id = `q-${slot.slot}`;
  return (
    <article id={id} aria-labelledby={`${id}-stem`}>
      <p className="meta">
        <b className="num">{slot.slot}</b>
        <span>{t(`examSheet.kind.${slot.questionKind}`)}</span>
        <span className="num">{t("examSheet.points", { points: slot.maxScore })}</span>
        <label>
          <input type="checkbox" checked={isLater} onChange={toggle} />
          {t("examSheet.later")}
        </label>
      </p>
      <div id={`${id}-stem`}>
        <RichTextView body={slot.body.stem} />
      </div>
      <AnswerInput
        id={id}
        kind={slot.questionKind}
        body={slot.body}
        answer={given?.body ?? {}}
        isReadOnly={!sheet.isHolder}
        change={(body, isTyping) => sheet.answer(slot.slot, body, isTyping)}
        t={t}
      />
      <p className="when num">
        {isStored
          ? given?.gmtSaved && t("examSheet.savedAt", { time: given.gmtSaved.slice(11) })
          : t("examSheet.notSaved")}
      </p>
    </article>
  );
}

function QuestionMap({ sheet, later, t }: Shared & { later: ReadonlySet<number> }): ReactNode {
  return (
    <nav aria-label={t("examSheet.map")}>
      <ul>
        {sheet.attempt?.slotList.map(({ slot }) => {
          const done = isAnswered(sheet.answers.get(slot)?.body ?? {});
          const state = later.has(slot) ? "later" : done ? "done" : "open";
          return (
            <li key={slot}>
              <a
                href={`#q-${slot}`}
                data-state={state}
                aria-label={t(`examSheet.map.${state as "open"}`, { no: slot })}
                className="num"
              >
                {slot}
              </a>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}

function SubmitPanel({
  sheet,
  later,
  close,
  t,
}: Shared & { later: ReadonlySet<number>; close: () => void }): ReactNode {
  const [busy, setBusy] = useState(false);
  const slots = sheet.attempt?.slotList.map(({ slot }) => slot) ?? [];
  const open = slots.filter((slot) => !isAnswered(sheet.answers.get(slot)?.body ?? {}));
  const waiting = unstored(sheet.answers).map(({ slot }) => slot);
  const lines: [string, number[]][] = [
    ["examSheet.panel.open", open],
    ["examSheet.panel.later", slots.filter((slot) => later.has(slot))],
    ["examSheet.panel.waiting", waiting],
  ];
  return (
    <section className="panel" aria-label={t("examSheet.panel")}>
      <h2>{t("examSheet.panel")}</h2>
      {lines.map(([key, list]) =>
        list.length === 0 ? null : (
          <p key={key}>
            {t(key as "examSheet.panel.open", { count: list.length })}{" "}
            {list.map((slot) => (
              <a key={slot} href={`#q-${slot}`} className="num">
                {slot}
              </a>
            ))}
          </p>
        ),
      )}
      {open.length === 0 && waiting.length === 0 && <p>{t("examSheet.panel.complete")}</p>}
      <p className="ways">
        <button
          type="button"
          className="btn"
          disabled={busy}
          onClick={() => {
            setBusy(true);
            void sheet.submit().finally(() => setBusy(false));
          }}
        >
          {t("examSheet.panel.submit")}
        </button>
        <button type="button" className="btn ghost" onClick={close}>
          {t("examSheet.panel.back")}
        </button>
      </p>
    </section>
  );
}
