import { useEffect, useRef, useState, type ReactNode } from "react";
import { inputLimits } from "../../generated/built/input-limits.ts";
import type { StudioKey } from "../../generated/built/locale-keys.ts";
import type { LayerChange } from "../../generated/types.ts";
import { ChangeList } from "../history/ChangeList.tsx";
import { DateTimeField } from "../../ui/date-time/DateTimeField.tsx";
import { readDateTime } from "../../ui/date-time/read-date-time.ts";
import { Sheet } from "../../ui/Sheet.tsx";
import { messageOf } from "../calls/outcome.ts";
import { useStudio, useStudioState, useWorkbench } from "../StudioContext.ts";
import type { Finding } from "../types.ts";
import { FindingList } from "./FindingList.tsx";
import { YoursList } from "../yours/YoursList.tsx";
import { PreviewLink } from "./PreviewLink.tsx";
import { RequestNote } from "./RequestNote.tsx";
import { findingsOf, isBehind } from "./refusal.ts";

/** One call that the sheet makes. */
export interface Step {
  act: () => Promise<unknown>;
  /** What is said when it is done. */
  done: StudioKey;
  values?: Record<string, string>;
  /** Whether the message offers to take it back. */
  undo?: true;
  /** Whether the draft stays as it is. */
  keeps?: true;
}

/** What is about to be published, what is in the way of it, and when. */
export function PublishSheet({ onClose }: { onClose: () => void }): ReactNode {
  const {
    t,
    store,
    calls,
    notify,
    words,
    start: { locale, may },
  } = useStudio();
  const { stored, findings: checked } = useStudioState();
  const workbench = useWorkbench();
  const [changes, setChanges] = useState<LayerChange[]>();
  const [refused, setRefused] = useState<{ words: string; findings: readonly Finding[]; behind: boolean }>();
  const [message, setMessage] = useState("");
  const [time, setTime] = useState("");
  const [busy, setBusy] = useState(true);
  const [saved, setSaved] = useState(true);
  const refusal = useRef<HTMLDivElement>(null);

  useEffect(() => {
    let gone = false;
    const look = async () => {
      const whole = await store.flush();
      const found = await calls.compare(store.get().stored.publishedRevision, "draft").catch(() => undefined);
      if (gone) return;
      setSaved(whole);
      setChanges(found ?? []);
      setBusy(false);
    };
    void look();
    return () => {
      gone = true;
    };
  }, [calls, store]);

  // It stands at the buttons that were pressed, and comes into view with the focus.
  useEffect(() => refusal.current?.focus(), [refused]);

  const findings = refused?.findings.length ? refused.findings : checked;
  const errors = findings.filter(({ severity }) => severity === "error");
  const mistakes = errors.filter(({ about }) => about === undefined);
  const warnings = findings.filter(({ severity, about }) => severity === "warning" && about === undefined);
  const yours = findings.filter(({ about }) => about !== undefined);

  /** Runs a call, and says what came of it; a draft that is behind what is published has to be looked at first. */
  async function run({ act, done, values, undo, keeps }: Step) {
    setBusy(true);
    setRefused(undefined);
    try {
      await act();
      await (keeps ? store.refresh() : store.reload("studio.edit.published"));
      notify(t(done, values), undo && { label: t("studio.undo"), run: store.undoLast() });
      onClose();
    } catch (error) {
      setRefused({ words: messageOf(error, t), findings: findingsOf(error), behind: isBehind(error) });
      setBusy(false);
    }
  }
  const { version, request } = stored;
  // Where two are wanted, whoever changed it last asks another, whatever their role.
  const isAlone = may.publishSite && stored.needsTwo && stored.isOwn;
  const publishes = may.publishSite && !isAlone;
  const isAsked = request?.state === "open" && request.version === version;
  const nothing = changes !== undefined && changes.length === 0;
  const isStuck = busy || nothing || errors.length > 0 || !saved;

  return (
    <Sheet
      title={t(publishes ? "studio.publishTitle" : "studio.request.ask")}
      closeLabel={t("studio.close")}
      onClose={onClose}
      width={760}
    >
      {stored.scheduleFault && (
        <p className="wrong">
          {t(`studio.scheduleFault.${stored.scheduleFault.reason}`, { time: stored.scheduleFault.time })}
        </p>
      )}
      {!nothing && <RequestNote busy={busy} run={run} />}
      {mistakes.length > 0 && !refused && (
        <section aria-label={t("studio.toMend")}>
          <h3>{t("studio.toMend")}</h3>
          <FindingList findings={mistakes} onGo={onClose} />
        </section>
      )}
      {!nothing && (
        <section aria-label={t("studio.settings.yours")}>
          <h3>{t("studio.settings.yours")}</h3>
          <YoursList {...workbench} findings={yours} onGo={onClose} />
        </section>
      )}
      <section aria-label={t("studio.changes")}>
        <h3>{t("studio.changes")}</h3>
        {changes === undefined ? (
          <p className="hint" role="status">
            {t("studio.loading")}
          </p>
        ) : nothing ? (
          <p className="hint">{t("studio.noChanges")}</p>
        ) : (
          <ChangeList changes={changes} most={12} />
        )}
      </section>
      {warnings.length > 0 && (
        <details>
          <summary>{t("studio.warnings", { count: warnings.length })}</summary>
          <FindingList findings={warnings} onGo={onClose} />
        </details>
      )}
      {stored.scheduledTime !== undefined ? (
        <p>{t("studio.scheduledFor", { time: stored.scheduledTime })}</p>
      ) : (
        <>
          {!publishes && !isAsked && (
            <p className="hint">{t(isAlone ? "studio.request.needsTwo" : "studio.request.hint")}</p>
          )}
          {!isAsked || publishes ? (
            <div className="field">
              <label htmlFor="publish-message">{t(publishes ? "studio.message" : "studio.request.note")}</label>
              <input
                id="publish-message"
                value={message}
                {...inputLimits.publishSite.message}
                placeholder={t("studio.messageExample")}
                onChange={({ target }) => setMessage(target.value)}
              />
            </div>
          ) : null}
          {publishes && (
            <div className="field">
              <label htmlFor="publish-time">{t("studio.publishTime")}</label>
              <DateTimeField
                kind="dateTime"
                id="publish-time"
                label={t("studio.publishTime")}
                value={time}
                onChange={setTime}
                words={(name) => words.named(`dateTime.${name}`) ?? ""}
                locale={locale}
                isOwnJudge
              />
              <p className="hint">{t("studio.publishTimeHint")}</p>
            </div>
          )}
        </>
      )}
      {may.createSitePreview && <PreviewLink />}
      {!saved && (
        <p className="wrong" role="alert">
          {t("studio.notSaved")}
        </p>
      )}
      {refused && (
        <div role="alert" tabIndex={-1} ref={refusal}>
          <p className="wrong">{refused.words}</p>
          {refused.behind && (
            <button
              type="button"
              className="btn ghost"
              onClick={() => void run({ act: () => store.takeNewBase(), done: "studio.behindTaken" })}
            >
              {t("studio.behindTake")}
            </button>
          )}
          {mistakes.length > 0 && <FindingList findings={mistakes} onGo={onClose} />}
        </div>
      )}
      <div className="foot">
        {stored.isChanged && !nothing && (
          <button
            type="button"
            className="btn ghost apart"
            disabled={busy}
            onClick={() => void run({ act: () => calls.discardDraft(version), done: "studio.discarded", undo: true })}
          >
            {t("studio.discard")}
          </button>
        )}
        {may.publishSite && stored.scheduledTime !== undefined ? (
          <button
            type="button"
            className="btn ghost"
            disabled={busy}
            onClick={() => void run({ act: () => calls.unschedule(), done: "studio.unscheduled" })}
          >
            {t("studio.unschedule")}
          </button>
        ) : !publishes ? (
          !isAsked && (
            <button
              type="button"
              className="btn"
              disabled={isStuck}
              onClick={() =>
                void run({
                  act: () => calls.ask({ version: store.get().stored.version, note: message }),
                  done: "studio.request.asked",
                  keeps: true,
                })
              }
            >
              {t("studio.request.ask")}
            </button>
          )
        ) : time === "" ? (
          <button
            type="button"
            className="btn"
            disabled={isStuck}
            onClick={() =>
              void run({
                act: () => calls.publish({ version: store.get().stored.version, message }),
                done: "studio.published",
              })
            }
          >
            {t("studio.publishNow")}
          </button>
        ) : (
          <button
            type="button"
            className="btn"
            disabled={isStuck || readDateTime("dateTime", time) === undefined}
            onClick={() =>
              void run({
                act: () =>
                  calls.schedule({
                    version: store.get().stored.version,
                    publishTime: `${time.replace("T", " ")}:00`,
                    message,
                  }),
                done: "studio.scheduleSet",
                values: { time: time.replace("T", " ") },
              })
            }
          >
            {t("studio.schedule")}
          </button>
        )}
      </div>
    </Sheet>
  );
}
