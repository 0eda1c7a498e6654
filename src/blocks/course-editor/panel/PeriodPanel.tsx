import { lazy, Suspense, type ReactNode } from "react";
import { inputLimits } from "../../../generated/built/input-limits.ts";
import type { DraftMedia } from "../../../generated/types.ts";
import { isTimed, lessonKindsOf } from "../../../shared/lesson-kinds.ts";
import type { BlockProps } from "../../block.ts";
import type { SubmitError } from "../bar/submit-errors.ts";
import type { Values } from "../state/change.ts";
import type { Body, Period } from "../state/draft.ts";
import type { Editor } from "../state/use-editor.ts";
import { faultOf } from "./ChapterPanel.tsx";
import { Field } from "./Field.tsx";
import { PeriodMedia } from "./PeriodMedia.tsx";

const LiveTimes = lazy(async () => ({ default: (await import("./LiveTimes.tsx")).LiveTimes }));

interface PeriodPanelProps {
  period: Period;
  body: Body;
  change: Editor["change"];
  block: BlockProps<"courseEditor">;
  faults: readonly SubmitError[];
  /** What learners see in it now. */
  published: DraftMedia | undefined;
}

/** A lesson: its name, its kind, what it shows or when it is, and whether it can be tried. */
export function PeriodPanel({ period, body, change, block, faults, published }: PeriodPanelProps): ReactNode {
  const { key } = period;
  const { t } = block;
  const set = (values: Values<Omit<Period, "key">>, about?: string) =>
    change({ do: "setPeriod", key, values }, { where: key, ...(about ? { about: `${key}.${about}` } : {}) });
  const types = lessonKindsOf[body.courseCategory];
  return (
    <>
      <Field id={`${key}-periodName`} label={t("courseEditor.period.name")} fault={faultOf(faults, "periodName")}>
        {(field) => (
          <input
            {...field}
            className="lf-input"
            {...inputLimits.saveCourseDraft.body.chapters.items.periods.items.periodName}
            value={period.periodName}
            onChange={(event) => set({ periodName: event.target.value }, "name")}
          />
        )}
      </Field>
      <Field id={`${key}-periodType`} label={t("courseEditor.period.type")} fault={faultOf(faults, "periodType")}>
        {(field) => (
          <select
            {...field}
            className="lf-input lf-select"
            value={period.periodType}
            onChange={(event) => {
              const periodType = types.find((type) => String(type) === event.target.value);
              // A file of another kind does not fit, and only a live session has times.
              if (periodType !== undefined)
                set({
                  periodType,
                  mediaNo: undefined,
                  ...(isTimed(periodType) ? {} : { beginTime: undefined, endTime: undefined }),
                });
            }}
          >
            {[...new Set([...types, period.periodType])].map((type) => (
              <option key={type} value={type}>
                {t(`courseEditor.type.${type}`)}
              </option>
            ))}
          </select>
        )}
      </Field>
      {isTimed(period.periodType) && (
        <Suspense
          fallback={
            <p className="lf-note" role="status">
              {t("courseEditor.loading")}
            </p>
          }
        >
          <LiveTimes
            period={period}
            t={t}
            locale={block.locale}
            onChange={set}
            faults={{ begin: faultOf(faults, "beginTime"), end: faultOf(faults, "endTime") }}
          />
        </Suspense>
      )}
      <PeriodMedia
        period={period}
        block={block}
        published={published}
        fault={faultOf(faults, "mediaNo")}
        onChoose={(mediaNo) => set({ mediaNo })}
      />
      <Field id={`${key}-periodDesc`} label={t("courseEditor.desc")} fault={faultOf(faults, "periodDesc")}>
        {(field) => (
          <textarea
            {...field}
            className="lf-input lf-textarea"
            rows={3}
            {...inputLimits.saveCourseDraft.body.chapters.items.periods.items.periodDesc}
            value={period.periodDesc}
            onChange={(event) => set({ periodDesc: event.target.value }, "desc")}
          />
        )}
      </Field>
      <label className="lf-tick">
        <input
          type="checkbox"
          role="switch"
          id={`${key}-isFree`}
          aria-describedby={`${key}-isFree__help`}
          checked={period.isFree === 1}
          aria-checked={period.isFree === 1}
          onChange={(event) => set({ isFree: event.target.checked ? 1 : 0 })}
        />
        <span>{t("courseEditor.period.free")}</span>
      </label>
      <p className="lf-note" id={`${key}-isFree__help`}>
        {t("courseEditor.period.freeHelp")}
      </p>
    </>
  );
}
