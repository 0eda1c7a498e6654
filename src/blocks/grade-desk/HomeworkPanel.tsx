import { useEffect, useRef, useState, type FormEvent, type ReactNode } from "react";
import { RefusedSubmit } from "../../forms/form-error.ts";
import { HomeworkLateEnum } from "../../generated/enums.ts";
import type { OwnHomework } from "../../generated/types.ts";
import { Content } from "../../ui/content.tsx";
import { useHandler } from "../../ui/use-handler.ts";
import { SureButton } from "../shared/sure-button.tsx";
import { homeworkOf, rubricText } from "./homework-form.ts";
import type { PanelProps } from "./OneGrade.tsx";
import { fieldOf } from "./settings-form.ts";
import { useAct } from "../shared/use-act.tsx";

/** The homework of a class: given, changed, and led to where it is marked. */
export function HomeworkPanel(props: PanelProps): ReactNode {
  const { gradeId, grade, markingHref, operations, changed, t } = props;
  const { act, busy, status } = useAct({ unreached: "gradeView.unreached", t });
  const [list, setList] = useState<readonly OwnHomework[]>();
  const [edited, setEdited] = useState<OwnHomework | "new">();
  const load = useHandler(async () => setList((await operations.listOwnHomework({ gradeId })).list));
  useEffect(() => void act(load), [act, load]);
  const mayGive = !grade.isAssisted;
  return (
    <>
      {mayGive && edited === undefined && (
        <p>
          <button type="button" className="btn" onClick={() => setEdited("new")}>
            {t("gradeDesk.homework.add")}
          </button>
        </p>
      )}
      {edited !== undefined && (
        <HomeworkForm
          key={edited === "new" ? "new" : edited.id}
          {...props}
          edited={edited === "new" ? undefined : edited}
          busy={busy}
          cancel={() => setEdited(undefined)}
          save={(settings) =>
            void act(async () => {
              if (!settings) throw new RefusedSubmit(t("gradeDesk.homework.rubric.fault"));
              await operations.saveHomework({
                gradeId,
                ...(edited === "new" ? {} : { id: edited.id, version: edited.version }),
                settings,
              });
              setEdited(undefined);
              await load();
              await changed();
              return t("gradeDesk.saved");
            })
          }
        />
      )}
      {status}
      {list?.length === 0 && edited === undefined && <p className="muted">{t("gradeDesk.homework.none")}</p>}
      <ul>
        {list?.map((one) => (
          <li key={one.id}>
            <p>
              <b>
                <Content>{one.settings.homeworkName}</Content>
              </b>{" "}
              <span className="hint num">
                {t("gradeHomework.due", { time: one.settings.gmtDue.slice(0, 16) })} ·{" "}
                {t("gradeDesk.homework.counts", {
                  done: one.handedInCount,
                  all: one.memberCount,
                  late: one.lateCount,
                  waiting: one.waitingCount,
                })}
              </span>
            </p>
            <div className="tools">
              {markingHref && one.handedInCount > 0 && (
                <a className="link" href={`${markingHref}?exam=${one.id}`}>
                  {t("gradeDesk.homework.mark")}
                  <span className="vh"> {one.settings.homeworkName}</span>
                </a>
              )}
              {mayGive && one.isOwnKind && (
                <button type="button" className="link" onClick={() => setEdited(one)}>
                  {t("examPeople.edit")}
                  <span className="vh"> {one.settings.homeworkName}</span>
                </button>
              )}
              {mayGive && !one.isBegun && (
                <SureButton
                  label={t("gradeDesk.homework.takeBack")}
                  about={one.settings.homeworkName}
                  question={t("gradeDesk.homework.takeBack.sure")}
                  className="link danger"
                  onSure={() =>
                    void act(async () => {
                      await operations.deleteHomework({ gradeId, id: one.id });
                      await load();
                      await changed();
                    })
                  }
                  t={t}
                />
              )}
            </div>
          </li>
        ))}
      </ul>
    </>
  );
}

function HomeworkForm({
  edited,
  busy,
  save,
  cancel,
  t,
}: Pick<PanelProps, "t"> & {
  edited: OwnHomework | undefined;
  busy: boolean;
  save: (settings: ReturnType<typeof homeworkOf>) => void;
  cancel: () => void;
}): ReactNode {
  const settings = edited?.settings;
  const [late, setLate] = useState<number>(settings?.homeworkLate ?? HomeworkLateEnum.refused);
  const [rubric, setRubric] = useState(rubricText(settings?.rubricList ?? []));
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  const isFixed = edited?.isBegun ?? false;
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!busy) save(homeworkOf(new FormData(event.currentTarget)));
  };
  return (
    <form className="form" onSubmit={submit}>
      <label className="field">
        <span>{t("gradeDesk.homework.name")}</span>
        <input ref={field} name="homeworkName" required maxLength={200} defaultValue={settings?.homeworkName} />
      </label>
      <label className="field">
        <span>{t("gradeDesk.homework.task")}</span>
        <textarea name="task" required rows={6} maxLength={5000} readOnly={isFixed} defaultValue={settings?.task} />
        {isFixed && <small className="hint">{t("gradeDesk.homework.fixed")}</small>}
      </label>
      <div className="pair">
        <label className="field">
          <span>{t("gradeDesk.homework.begin")}</span>
          <input
            name="gmtBegin"
            type="datetime-local"
            defaultValue={settings?.gmtBegin && fieldOf(settings.gmtBegin)}
          />
        </label>
        <label className="field">
          <span>{t("gradeDesk.homework.due")}</span>
          <input name="gmtDue" type="datetime-local" required defaultValue={settings && fieldOf(settings.gmtDue)} />
        </label>
        <label className="field">
          <span>{t("gradeDesk.homework.late")}</span>
          <select name="homeworkLate" value={late} onChange={({ target }) => setLate(Number(target.value))}>
            {([1, 2, 3] as const).map((one) => (
              <option key={one} value={one}>
                {t(`gradeDesk.homework.late.${one}`)}
              </option>
            ))}
          </select>
        </label>
        {late !== Number(HomeworkLateEnum.refused) && (
          <label className="field">
            <span>{t("gradeDesk.homework.end")}</span>
            <input name="gmtEnd" type="datetime-local" defaultValue={settings?.gmtEnd && fieldOf(settings.gmtEnd)} />
          </label>
        )}
        {late === Number(HomeworkLateEnum.pointsOff) && (
          <label className="field">
            <span>{t("gradeDesk.homework.percent")}</span>
            <input
              name="latePercent"
              type="number"
              min={1}
              max={100}
              required
              defaultValue={settings?.latePercent ?? 10}
            />
          </label>
        )}
        {rubric.trim() === "" && (
          <label className="field">
            <span>{t("gradeDesk.homework.max")}</span>
            <input
              name="maxScore"
              type="number"
              min={1}
              max={1000}
              step="any"
              required
              readOnly={isFixed}
              defaultValue={settings?.maxScore ?? 100}
            />
          </label>
        )}
      </div>
      <label className="field">
        <span>{t("gradeDesk.homework.rubric")}</span>
        <textarea
          name="rubric"
          rows={4}
          readOnly={isFixed}
          value={rubric}
          onChange={({ target }) => setRubric(target.value)}
        />
        <small className="hint">{t("gradeDesk.homework.rubric.hint")}</small>
      </label>
      <label className="check">
        <input name="isFileTaken" type="checkbox" defaultChecked={settings?.isFileTaken ?? true} />
        <span>{t("gradeDesk.homework.files")}</span>
      </label>
      <p className="tools">
        <button className="btn" aria-disabled={busy}>
          {t(edited ? "examPeople.save" : "gradeDesk.homework.give")}
        </button>
        <button type="button" className="btn ghost" onClick={cancel}>
          {t("examPeople.cancel")}
        </button>
      </p>
    </form>
  );
}
