import { useState } from "react";
import * as errorCode from "../../generated/error-codes.ts";
import type { OwnExam } from "../../generated/types.ts";
import { useLeaveWarning } from "../../editor/use-leave-warning.ts";
import type { BlockProps } from "../block.ts";
import { callFault } from "../shared/call-error.ts";
import type { Opened } from "./ExamSettings.tsx";
import { faultsOf, formOf, settingsOf, usualPass, usualSettings, type SettingsForm } from "./settings-form.ts";

type Props = BlockProps<"examSettings">;

/** The settings while they are edited: what is typed, what is wrong with it, and saving. */
export function useSettings({ operations, on, path, paperId, t }: Props, { exam: first, copied, papers }: Opened) {
  const typed = useForm(
    begin(
      first,
      copied,
      papers.find(({ id }) => id === paperId || papers.length === 1),
    ),
  );
  const { form, setFaults, setMessage } = typed;
  const [exam, setExam] = useState(first);
  const [isConflict, setConflict] = useState(false);
  const [busy, setBusy] = useState(false);

  const take = (newer: OwnExam) => {
    setExam(newer);
    typed.take(formOf(newer.settings));
    setConflict(false);
  };
  const failed = (error: unknown) => {
    const { message: why, fields } = callFault(error, t, "examSettings.unreached");
    setFaults(Object.fromEntries(fields.map((one) => [one.path.replace(/^settings\./, ""), one.message])));
    setConflict((error as { code?: number }).code === errorCode.EXAM_CHANGED);
    setMessage(fields.length > 0 ? t("examSettings.faults", { count: fields.length }) : why);
  };
  const work = async (what: () => Promise<void>) => {
    if (busy) return;
    setBusy(true);
    setMessage("");
    try {
      await what();
    } catch (error) {
      failed(error);
    }
    setBusy(false);
  };
  const save = (version = exam?.version, andPublish = false) =>
    work(async () => {
      const wrong = wrongOf(form, papers, t);
      const count = Object.keys(wrong).length;
      if (count > 0) {
        setFaults(wrong);
        setMessage(t("examSettings.faults", { count }));
        return;
      }
      const settings = settingsOf(form);
      const newer = await operations.saveExam({
        ...(exam ? { id: exam.id, ...(version === undefined ? {} : { version }) } : {}),
        settings,
      });
      take(newer);
      const last = andPublish ? await operations.publishExam({ id: newer.id, isPutaway: 1 }) : newer;
      take(last);
      setMessage(t(andPublish ? "examSettings.published" : "examSettings.saved"));
      if (!exam) await on.saved?.({ to: `${path}/edit?id=${newer.id}` });
    });

  return {
    ...typed,
    change: (changed: Partial<SettingsForm>) => typed.change(first ? changed : withPass(changed, form, papers)),
    exam,
    isConflict,
    busy,
    save: () => save(),
    publish: () => save(undefined, true),
    withdraw: () =>
      work(async () => {
        if (!exam) return;
        const newer = await operations.publishExam({ id: exam.id, isPutaway: 0 });
        setExam(newer);
        setMessage(t("examSettings.withdrawn"));
      }),
    /** After somebody else's change: theirs instead of one's own, or one's own over theirs. */
    theirs: () => work(async () => exam && take(await operations.getOwnExam({ id: exam.id }))),
    mine: async () => {
      if (!exam) return;
      const { version } = await operations.getOwnExam({ id: exam.id });
      await save(version);
    },
  };
}

/** Another paper takes its pass mark with it, until somebody types another. */
function withPass(
  changed: Partial<SettingsForm>,
  { paperId, passScore }: SettingsForm,
  papers: Opened["papers"],
): Partial<SettingsForm> {
  const scoreOf = (paper: string | undefined) => papers.find(({ id }) => id === paper)?.maxScore;
  const score = scoreOf(changed.paperId);
  const isUsual = [usualSettings.passScore, usualPass(scoreOf(paperId) ?? 100)].includes(passScore);
  return score !== undefined && isUsual ? { passScore: usualPass(score), ...changed } : changed;
}

/** What is typed, what is wrong with it, and whether it is saved. */
function useForm(first: SettingsForm) {
  const [form, setForm] = useState(first);
  const [saved, setSaved] = useState(first);
  const [faults, setFaults] = useState<Partial<Record<string, string>>>({});
  const [message, setMessage] = useState("");
  const isChanged = JSON.stringify(form) !== JSON.stringify(saved);
  useLeaveWarning(() => isChanged);
  const change = (changed: Partial<SettingsForm>) => {
    setForm((before) => ({ ...before, ...changed }));
    // What is wrong with a field is said until it changes.
    setFaults((before) =>
      Object.fromEntries(Object.entries(before).filter(([name]) => !Object.keys(changed).includes(name))),
    );
    setMessage("");
  };
  const taken = (read: SettingsForm) => {
    setForm(read);
    setSaved(read);
    setFaults({});
  };
  return { form, faults, setFaults, message, setMessage, isChanged, change, take: taken };
}

function begin(
  exam: OwnExam | undefined,
  copied: OwnExam | undefined,
  paper: Opened["papers"][number] | undefined,
): SettingsForm {
  if (exam) return formOf(exam.settings);
  // A copy is sat at another time.
  if (copied) return { ...formOf(copied.settings), gmtBegin: "", gmtEnd: "" };
  return {
    ...usualSettings,
    ...(paper === undefined ? {} : { paperId: paper.id, passScore: usualPass(paper.maxScore) }),
  };
}

/** What is wrong with the fields, in words. */
function wrongOf(form: SettingsForm, papers: Opened["papers"], t: Props["t"]): Partial<Record<string, string>> {
  const maxScore = papers.find(({ id }) => id === form.paperId)?.maxScore;
  return Object.fromEntries(
    Object.entries(faultsOf(form, maxScore)).map(([name, fault]) => [
      name,
      t(`examSettings.fault.${fault}`, { max: maxScore ?? 0 }),
    ]),
  );
}
