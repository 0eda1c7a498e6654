import { useContext, useState } from "react";
import { styled } from "styled-components";
import { FormDefinitionsContext } from "../../forms/definition.ts";
import { FormView } from "../../forms/FormView.tsx";
import type { TextKey } from "../../generated/built/locale-keys.ts";
import type { BlockProps } from "../block.ts";

/**
 * A suggestion to whoever runs the site. Everybody may write one; sending it needs a session, and who has none is led
 * to sign in and finds the text again afterwards.
 */
export function AdviceForm(props: BlockProps<"adviceForm">) {
  const { form = "advice", signedIn = false, viewerId = "", title, intro, submitLabel, doneText } = props;
  const { on, t, locale, blockKey } = props;
  const definition = useContext(FormDefinitionsContext)[form];
  const [sent, setSent] = useState(false);

  async function send(values: Record<string, unknown>) {
    const outcome = await (signedIn ? on.submit : on.signIn)?.(values);
    if (outcome?.done === false && outcome.error !== undefined) throw outcome.error;
    // What is not sent yet stays a draft: it is there again after signing in.
    if (!signedIn || outcome?.done === false) return false;
    setSent(true);
  }

  if (sent) {
    return (
      <div>
        <p role="status">{doneText ?? t("adviceForm.done")}</p>
        <p>
          <button type="button" className="button" onClick={() => setSent(false)}>
            {t("adviceForm.more")}
          </button>
        </p>
      </div>
    );
  }
  if (!definition) return <p role="status">{t("form.missing")}</p>;
  const label = submitLabel ?? t((definition.submit?.$t ?? "form.theme.submit") as TextKey);
  return (
    <Section aria-labelledby={title ? `${blockKey}-title` : undefined}>
      {title && <h2 id={`${blockKey}-title`}>{title}</h2>}
      {intro && <p className="intro">{intro}</p>}
      <FormView
        definition={definition}
        id={blockKey}
        t={t}
        locale={locale}
        submitLabel={signedIn ? label : t("adviceForm.signIn")}
        draft={{ form, owner: viewerId }}
        onSubmit={send}
      >
        {!signedIn && <p className="note">{t("adviceForm.needsSession")}</p>}
      </FormView>
    </Section>
  );
}

const Section = styled.section`
  width: 100%;
  max-width: 680px;
  h2 {
    margin: 0 0 8px;
    font-size: 1.375rem;
    line-height: 1.3;
  }
  .intro {
    margin: 0 0 24px;
    color: var(--color-text-muted);
    line-height: 1.6;
  }
  .note {
    margin: 12px 0 0;
    color: var(--color-text-muted);
  }
`;
