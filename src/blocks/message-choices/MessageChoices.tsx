import { useState, type ReactNode } from "react";
import { styled } from "styled-components";
import { MessageKindEnum } from "../../generated/enums.ts";
import type { SaveMessageChoiceBody } from "../../generated/types.ts";
import type { BlockProps } from "../block.ts";
import { callFaultText, carriedOut } from "../shared/call-error.ts";
import { summaryMark } from "../shared/summary-mark.ts";

/** In place of a kind, of what always comes. */
const ALWAYS = 0;
const HOURS = Array.from({ length: 24 }, (_hour, at) => at);

/** Which messages the viewer wants, and which of them by SMS too; each choice is kept at once. */
export function MessageChoices({
  muted = [],
  sms = [],
  quietFrom = 22,
  quietTo = 8,
  isSmsOffered = 0,
  on,
  t,
}: BlockProps<"messageChoices">): ReactNode {
  const [chosen, setChosen] = useState({
    muted,
    sms: sms as NonNullable<SaveMessageChoiceBody["smsList"]>,
    quietFrom,
    quietTo,
  });
  const [message, setMessage] = useState({ text: "", isFault: false });
  const [busy, setBusy] = useState(false);
  const save = async (next: typeof chosen) => {
    if (busy) return;
    const before = chosen;
    const body: SaveMessageChoiceBody = {
      mutedList: next.muted,
      ...(isSmsOffered === 1 ? { smsList: next.sms, quietFrom: next.quietFrom, quietTo: next.quietTo } : {}),
    };
    setBusy(true);
    setChosen(next);
    try {
      await carriedOut(on.choose?.(body));
      setMessage({ text: t("messageChoices.saved"), isFault: false });
    } catch (error) {
      setChosen(before);
      setMessage({ text: callFaultText(error, t, "messageChoices.unreached"), isFault: true });
    }
    setBusy(false);
  };
  const bySms = (kind: MessageKindEnum | typeof ALWAYS, name: string, isMuted = false) =>
    isSmsOffered === 1 && (
      <label>
        <input
          type="checkbox"
          aria-label={t("messageChoices.smsOf", { kind: name })}
          checked={chosen.sms.includes(kind) && !isMuted}
          disabled={isMuted}
          onChange={({ target }) => void save({ ...chosen, sms: changed(chosen.sms, kind, target.checked) })}
        />
        {t("messageChoices.sms")}
      </label>
    );
  const hourOf = (name: "quietFrom" | "quietTo") => (
    <label>
      {t(name === "quietFrom" ? "messageChoices.quietFrom" : "messageChoices.quietTo")}
      <select value={chosen[name]} onChange={({ target }) => void save({ ...chosen, [name]: Number(target.value) })}>
        {HOURS.map((hour) => (
          <option key={hour} value={hour}>
            {String(hour).padStart(2, "0")}:00
          </option>
        ))}
      </select>
    </label>
  );
  return (
    <Root>
      <summary>{t("messageChoices.heading")}</summary>
      {isSmsOffered === 1 && <p className="hint">{t("messageChoices.smsHint")}</p>}
      <fieldset>
        <legend className="vh">{t("messageChoices.heading")}</legend>
        {Object.values(MessageKindEnum).map((kind) => {
          const name = t(`messageChoices.kind.${kind}`);
          const isMuted = chosen.muted.includes(kind);
          return (
            <div key={kind}>
              <label>
                <input
                  type="checkbox"
                  checked={!isMuted}
                  onChange={({ target }) =>
                    void save({ ...chosen, muted: changed(chosen.muted, kind, !target.checked) })
                  }
                />
                {name}
              </label>
              {bySms(kind, name, isMuted)}
            </div>
          );
        })}
        <div>
          <label>
            <input type="checkbox" checked disabled />
            {t("messageChoices.always")}
          </label>
          {bySms(ALWAYS, t("messageChoices.always"))}
        </div>
      </fieldset>
      {isSmsOffered === 1 && (
        <fieldset>
          <legend>{t("messageChoices.quiet")}</legend>
          <p className="hint">{t("messageChoices.quietHint")}</p>
          <div>
            {hourOf("quietFrom")}
            {hourOf("quietTo")}
          </div>
        </fieldset>
      )}
      <p role="status" className={message.isFault ? "fault" : undefined}>
        {message.text}
      </p>
    </Root>
  );
}

/** A list with a kind, or without it. */
const changed = <Kind,>(list: readonly Kind[], kind: Kind, isIn: boolean): Kind[] =>
  isIn ? [...list, kind] : list.filter((one) => one !== kind);

const Root = styled.details`
  margin-top: 32px;
  ${summaryMark}
  summary {
    width: fit-content;
    min-height: 44px;
    padding-block: 10px;
    font-weight: 600;
    cursor: pointer;
  }
  .hint {
    color: var(--color-text-muted);
  }
  fieldset {
    display: grid;
    max-width: 640px;
    padding: 0;
    border: 0;
  }
  fieldset > div {
    display: flex;
    justify-content: space-between;
    gap: 16px;
  }
  label {
    display: flex;
    align-items: center;
    gap: 10px;
    min-height: 44px;
  }
  label + label {
    flex: none;
  }
  input {
    flex: none;
    width: 20px;
    height: 20px;
    accent-color: var(--color-primary);
  }
  legend:not(.vh) {
    padding: 16px 0 0;
    font-weight: 600;
  }
  select {
    min-height: 44px;
  }
  .fault {
    color: var(--color-danger);
  }
`;
