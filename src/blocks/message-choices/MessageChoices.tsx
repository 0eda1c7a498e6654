import { useState, type ReactNode } from "react";
import { styled } from "styled-components";
import { MessageKindEnum } from "../../generated/enums.ts";
import type { BlockProps } from "../block.ts";
import { callFaultText } from "../shared/call-error.ts";

/** Which messages the viewer wants; each choice is kept at once. */
export function MessageChoices({ muted = [], operations, t }: BlockProps<"messageChoices">): ReactNode {
  const [chosen, setChosen] = useState<readonly MessageKindEnum[]>(muted);
  const [message, setMessage] = useState({ text: "", isFault: false });
  const [busy, setBusy] = useState(false);
  const choose = async (kind: MessageKindEnum, isWanted: boolean) => {
    if (busy) return;
    const before = chosen;
    const mutedList = isWanted ? before.filter((one) => one !== kind) : [...before, kind];
    setBusy(true);
    setChosen(mutedList);
    try {
      await operations.saveMessageChoice({ mutedList });
      setMessage({ text: t("messageChoices.saved"), isFault: false });
    } catch (error) {
      setChosen(before);
      setMessage({ text: callFaultText(error, t, "messageChoices.unreached"), isFault: true });
    }
    setBusy(false);
  };
  return (
    <Root>
      <summary>{t("messageChoices.heading")}</summary>
      <fieldset>
        <legend className="vh">{t("messageChoices.heading")}</legend>
        {Object.values(MessageKindEnum).map((kind) => (
          <label key={kind}>
            <input
              type="checkbox"
              checked={!chosen.includes(kind)}
              onChange={({ target }) => void choose(kind, target.checked)}
            />
            {t(`messageChoices.kind.${kind}`)}
          </label>
        ))}
        <label>
          <input type="checkbox" checked disabled />
          {t("messageChoices.always")}
        </label>
      </fieldset>
      <p role="status" className={message.isFault ? "fault" : undefined}>
        {message.text}
      </p>
    </Root>
  );
}

const Root = styled.details`
  margin-top: 32px;
  summary {
    min-height: 44px;
    padding-block: 10px;
    font-weight: 600;
    cursor: pointer;
  }
  fieldset {
    display: grid;
    border: 0;
  }
  label {
    display: flex;
    align-items: center;
    gap: 10px;
    min-height: 44px;
  }
  input {
    flex: none;
    width: 20px;
    height: 20px;
  }
  .fault {
    color: var(--color-danger);
  }
`;
