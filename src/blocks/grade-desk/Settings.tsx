import { GradeStateEnum } from "../../generated/enums.ts";
import type { FormEvent, ReactNode } from "react";
import { useStateFor } from "../../ui/use-state-for.ts";
import { CoverField } from "../shared/cover-field.tsx";
import { SureButton } from "../shared/sure-button.tsx";
import type { PanelProps } from "./OneGrade.tsx";
import { fieldOf, settingsOf } from "./settings-form.ts";
import { useAct } from "../shared/use-act.tsx";

/** What the class is called, when it is, how many it takes and who comes in; and opening, starting and closing it. */
export function Settings({ gradeId, grade, path, operations, changed, on, t }: PanelProps): ReactNode {
  const { act, busy, status } = useAct({ unreached: "gradeView.unreached", t });
  const { settings, gradeState, version } = grade;
  const [cover, setCover] = useStateFor(String(version), settings.cover ?? "");
  const save = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const edited = { ...settingsOf(new FormData(event.currentTarget), settings), cover };
    void act(async () => {
      await changed(await operations.saveGrade({ id: gradeId, version, settings: edited }));
      return t("gradeDesk.saved");
    });
  };
  const put = (state: 2 | 3 | 4) =>
    void act(async () => changed(await operations.saveGradeState({ id: gradeId, gradeState: state })));
  const steps = ([2, 3, 4] as const).filter((state) => state !== gradeState);
  return (
    <>
      <div className="tools">
        {steps.map((state) =>
          state === GradeStateEnum.closed ? (
            <SureButton
              key={state}
              label={t("gradeDesk.put.4")}
              question={t("gradeDesk.close.sure")}
              className="btn ghost danger"
              onSure={() => put(state)}
              t={t}
            />
          ) : (
            <button key={state} type="button" className="btn ghost" aria-disabled={busy} onClick={() => put(state)}>
              {t(`gradeDesk.put.${state}`)}
            </button>
          ),
        )}
        {grade.memberCount === 0 && !grade.hasAttempts && (
          <SureButton
            label={t("gradeDesk.delete")}
            question={t("gradeDesk.delete.sure")}
            className="link danger"
            onSure={() =>
              void act(async () => {
                await operations.deleteGrade({ id: gradeId });
                await on.go?.({ to: path });
              })
            }
            t={t}
          />
        )}
      </div>
      {status}
      <form key={version} className="form" onSubmit={save}>
        <label className="field">
          <span>{t("gradeDesk.field.gradeName")}</span>
          <input name="gradeName" required maxLength={100} defaultValue={settings.gradeName} />
        </label>
        <label className="field">
          <span>{t("gradeDesk.field.intro")}</span>
          <textarea name="intro" rows={4} maxLength={5000} defaultValue={settings.intro} />
        </label>
        <CoverField cover={cover} change={setCover} operations={operations} t={t} />
        <div className="pair">
          {(["beginTime", "endTime"] as const).map((name) => (
            <label key={name} className="field">
              <span>{t(`gradeDesk.field.${name}`)}</span>
              <input name={name} type="datetime-local" required defaultValue={fieldOf(settings[name])} />
            </label>
          ))}
          <label className="field">
            <span>{t("gradeDesk.field.capacity")}</span>
            <input name="capacity" type="number" min={1} max={100_000} step={1} defaultValue={settings.capacity} />
          </label>
          <label className="field">
            <span>{t("gradeDesk.field.price")}</span>
            <input name="price" type="number" min={0} max={99_999} step={0.01} defaultValue={settings.price} />
          </label>
        </div>
        <p className="hint">{t("gradeDesk.field.price.hint")}</p>
        <label className="field">
          <span>{t("gradeDesk.field.gradeJoin")}</span>
          <select name="gradeJoin" defaultValue={settings.gradeJoin}>
            {([1, 2, 3] as const).map((one) => (
              <option key={one} value={one}>
                {t(`gradeDesk.join.${one}`)}
              </option>
            ))}
          </select>
        </label>
        <label className="field">
          <span>{t("gradeDesk.field.gradeStudy")}</span>
          <select name="gradeStudy" defaultValue={settings.gradeStudy}>
            {([1, 2, 3, 4] as const).map((one) => (
              <option key={one} value={one}>
                {t(`gradeDesk.study.${one}`)}
              </option>
            ))}
          </select>
        </label>
        <label className="field">
          <span>{t("gradeDesk.field.gradeCertificate")}</span>
          <select name="gradeCertificate" defaultValue={settings.gradeCertificate}>
            {([1, 2, 3, 4, 5] as const).map((one) => (
              <option key={one} value={one}>
                {t(`gradeDesk.certificate.${one}`)}
              </option>
            ))}
          </select>
        </label>
        {(["isListed", "isMembersShown", "isBoardShown"] as const).map((name) => (
          <label key={name} className="check">
            <input type="checkbox" name={name} defaultChecked={settings[name] ?? false} />
            {t(`gradeDesk.field.${name}`)}
          </label>
        ))}
        <p>
          <button className="btn" aria-disabled={busy}>
            {t("examPeople.save")}
          </button>
        </p>
      </form>
    </>
  );
}
