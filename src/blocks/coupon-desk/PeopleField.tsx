import type { ReactNode } from "react";
import type { Translate } from "../block.ts";

const mobile = /^1[3-9]\d{9}$/;

/** Whom something is given to, by their mobile numbers; the browser names the first that is none, and sends nothing. */
export function PeopleField({ id, t }: { id: string; t: Translate }): ReactNode {
  return (
    <p className="field">
      <label htmlFor={id}>{t("couponDesk.people")}</label>
      <textarea
        id={id}
        name="people"
        rows={3}
        required
        aria-describedby={`${id}-hint`}
        onInput={({ currentTarget: field }) => {
          const wrong = numbersOf(field.value).find((number) => !mobile.test(number));
          field.setCustomValidity(wrong === undefined ? "" : t("couponDesk.people.wrong", { number: wrong }));
        }}
      />
      <span id={`${id}-hint`} className="hint">
        {t("couponDesk.people.hint")}
      </span>
    </p>
  );
}

/** The mobile numbers that were typed into it. */
export function numbersIn(form: FormData): string[] {
  return numbersOf(String(form.get("people") ?? ""));
}

/** However they are parted. */
function numbersOf(text: string): string[] {
  return text.split(/[\s,，、;；]+/).filter(Boolean);
}
