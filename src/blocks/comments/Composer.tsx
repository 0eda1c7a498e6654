import { useState, type FormEvent, type ReactNode } from "react";
import { styled } from "styled-components";
import { inputLimits } from "../../generated/built/input-limits.ts";
import type { Translate } from "../block.ts";

export interface ComposerProps {
  canRate: boolean;
  ownScore?: number;
  /** The comment that is edited. */
  before?: string;
  /** Words in the empty box. */
  placeholder?: string;
  /** True once it is kept; what was refused stays in the form. */
  save(values: { commentText?: string; score?: number }): Promise<boolean>;
  cancel(): void;
  t: Translate;
  /** Unique in the page. */
  id: string;
}

/** Writes a comment or an answer, and rates where that may be done. */
export function Composer({
  canRate,
  ownScore,
  before = "",
  placeholder,
  save,
  cancel,
  t,
  id,
}: ComposerProps): ReactNode {
  const [text, setText] = useState(before);
  const [score, setScore] = useState(ownScore ?? 0);
  const [busy, setBusy] = useState(false);
  const words = text.trim();
  const rates = canRate && score > 0 && score !== ownScore;
  const isEmpty = (words === "" || words === before) && !rates;
  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (busy || isEmpty) return;
    setBusy(true);
    await save({ ...(words === "" ? {} : { commentText: words }), ...(rates ? { score } : {}) });
    setBusy(false);
  };
  return (
    <Form onSubmit={(event) => void send(event)}>
      {canRate && (
        <fieldset>
          <legend>{t("comments.rate")}</legend>
          {[1, 2, 3, 4, 5].map((one) => (
            <label key={one} className={one <= score ? "on" : undefined}>
              <input
                type="radio"
                className="vh"
                name={id + "-score"}
                checked={one === score}
                onChange={() => setScore(one)}
              />
              <span aria-hidden="true">★</span>
              <span className="vh">{t("comments.score", { score: one })}</span>
            </label>
          ))}
        </fieldset>
      )}
      <label className="vh" htmlFor={id + "-text"}>
        {placeholder ?? t("comments.text")}
      </label>
      <textarea
        id={id + "-text"}
        rows={4}
        {...inputLimits.saveCourseComment.commentText}
        value={text}
        placeholder={placeholder ?? t("comments.text")}
        autoFocus
        onChange={(event) => setText(event.target.value)}
      />
      <div className="do">
        <button type="submit" className="btn" aria-disabled={busy || isEmpty}>
          {t("comments.send")}
        </button>
        <button type="button" className="btn ghost" onClick={cancel}>
          {t("common.cancel")}
        </button>
      </div>
    </Form>
  );
}

const Form = styled.form`
  display: grid;
  gap: 12px;
  margin-block: 8px 16px;
  .do {
    display: flex;
    gap: 8px;
  }
  fieldset {
    display: flex;
    align-items: center;
    gap: 0;
    border: 0;
    padding: 0;
  }
  legend {
    float: inline-start;
    margin-inline-end: 12px;
  }
  fieldset label {
    display: inline-grid;
    place-items: center;
    width: 44px;
    height: 44px;
    font-size: 1.5rem;
    color: var(--color-border-strong);
    cursor: pointer;
  }
  fieldset .on {
    color: var(--color-accent);
  }
  fieldset label:has(:focus-visible) {
    outline: 2px solid var(--color-primary);
    outline-offset: -4px;
  }
  textarea {
    width: 100%;
    padding: 10px 12px;
    border: 1px solid var(--color-border-strong);
    border-radius: var(--radius-control);
    background: var(--color-surface);
    color: inherit;
    font: inherit;
    resize: vertical;
  }
`;
