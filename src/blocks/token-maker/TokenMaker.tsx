import { useState, type ReactNode } from "react";
import { styled } from "styled-components";
import { useHeld } from "../../forms/useHeld.ts";
import type { OperationInput } from "../../generated/operations.ts";
import type { BlockProps } from "../block.ts";
import { deskStyle } from "../shared/desk-style.ts";
import { NamedForm } from "../shared/named-form.tsx";
import { MadeToken } from "./MadeToken.tsx";

/** Makes an operator token, and shows it this once. The code of the form comes when it is opened. */
export function TokenMaker(props: BlockProps<"tokenMaker">): ReactNode {
  const { form = "operator-token", on, operations, blockKey, locale, t } = props;
  const held = useHeld();
  const [isOpen, setOpen] = useState(false);
  const [made, setMade] = useState("");
  const make = async (values: Record<string, unknown>) => {
    // The form's validator has checked the values against the body of this very call.
    const { name = "", scopes = [], days } = values as Partial<OperationInput<"addOperatorToken">>;
    const reply = await operations.addOperatorToken({ name, scopes, ...(days === undefined ? {} : { days }) });
    setMade(reply.token);
    setOpen(false);
    await on.made?.({});
  };
  return (
    <Root>
      <button
        type="button"
        className="btn"
        {...held}
        aria-expanded={isOpen}
        onClick={() => (setMade(""), setOpen(!isOpen))}
      >
        {t("tokenMaker.add")}
      </button>
      {isOpen && (
        <NamedForm
          name={form}
          id={blockKey}
          t={t}
          locale={locale}
          signedIn
          submitLabel={t("tokenMaker.make")}
          onSubmit={make}
        />
      )}
      {made !== "" && <MadeToken token={made} hide={() => setMade("")} t={t} />}
    </Root>
  );
}

const Root = styled.div`
  ${deskStyle}
  display: grid;
  justify-items: start;
  gap: 16px;
  max-width: 640px;
  > div {
    width: 100%;
  }
  code {
    overflow-wrap: anywhere;
    user-select: all;
  }
`;
