import { useState, type FormEvent, type ReactNode, type RefObject } from "react";
import { css } from "styled-components";
import { inputLimits } from "../../generated/built/input-limits.ts";
import type { BlockProps } from "../block.ts";
import { faultsIn } from "./error-messages.ts";

type Props = BlockProps<"courseDraftList">;
interface Own {
  dialog: RefObject<HTMLDialogElement | null>;
  id: string;
}

/** Asks for the name of a new course and, where there is a choice, its kind; then its editor opens. */
export function NewCourse({ dialog, id, kinds, editPath, on, operations, t }: Props & Own): ReactNode {
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState("");
  const begin = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    const given = new FormData(event.currentTarget);
    const courseName = String(given.get("courseName") ?? "").trim();
    const courseCategory = kinds.find((kind) => String(kind) === given.get("courseCategory")) ?? kinds[0];
    if (courseName === "" || courseCategory === undefined) return setFault(t("courseDraftList.nameMissing"));
    setBusy(true);
    setFault("");
    try {
      const { courseId } = await operations.createCourseDraft({ courseCategory, courseName });
      dialog.current?.close();
      await on.open?.({ to: `${editPath}?courseId=${courseId}` });
    } catch (error) {
      setFault(faultsIn(error)[0] ?? "");
    }
    setBusy(false);
  };
  return (
    <dialog ref={dialog} aria-labelledby={`${id}-new`}>
      <form onSubmit={(event) => void begin(event)} noValidate>
        <h2 id={`${id}-new`}>{t("courseDraftList.newHeading")}</h2>
        <label>
          {t("courseDraftList.name")}
          <input
            type="text"
            name="courseName"
            {...inputLimits.createCourseDraft.courseName}
            autoComplete="off"
            aria-invalid={fault !== "" || undefined}
            aria-describedby={fault ? `${id}-fault` : undefined}
          />
        </label>
        {kinds.length > 1 && (
          <fieldset>
            <legend>{t("courseDraftList.kind")}</legend>
            {kinds.map((kind, place) => (
              <label key={kind}>
                <input type="radio" name="courseCategory" value={kind} defaultChecked={place === 0} />
                {t(`courseDraftList.kind.${kind}`)}
              </label>
            ))}
          </fieldset>
        )}
        {fault && (
          <p id={`${id}-fault`} className="fault" role="alert">
            {fault}
          </p>
        )}
        <p className="end">
          <button type="button" className="btn ghost" onClick={() => dialog.current?.close()}>
            {t("common.cancel")}
          </button>
          <button className="btn" aria-disabled={busy}>
            {t("courseDraftList.begin")}
          </button>
        </p>
      </form>
    </dialog>
  );
}

export const newCourseStyle = css`
  dialog {
    width: min(440px, calc(100vw - 32px));
    padding: 24px;
    border: 1px solid var(--color-border);
    border-radius: var(--radius-panel);
    background: var(--color-surface-raised);
    color: var(--color-text);
    box-shadow: var(--shadow-raised);
  }
  dialog::backdrop {
    background: rgb(0 0 0 / 0.45);
  }
  dialog form {
    display: grid;
    gap: 16px;
  }
  dialog h2 {
    font-size: 1.25rem;
  }
  dialog label {
    display: grid;
    gap: 6px;
    font-weight: 600;
  }
  dialog label input {
    font-weight: 400;
  }
  fieldset {
    display: flex;
    flex-wrap: wrap;
    gap: 0 24px;
    margin: 0;
    padding: 0;
    border: 0;
  }
  legend {
    padding: 0;
    font-weight: 600;
  }
  fieldset label {
    display: inline-flex;
    align-items: center;
    gap: 8px;
    min-height: 44px;
    font-weight: 400;
  }
  input[type="radio"] {
    width: 20px;
    height: 20px;
    accent-color: var(--color-primary);
  }
  .fault {
    color: var(--color-danger);
    font-size: 0.875rem;
  }
  .end {
    display: flex;
    justify-content: end;
    gap: 12px;
  }
`;
