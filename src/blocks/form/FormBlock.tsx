import { useContext, useState } from "react";
import { styled } from "styled-components";
import { FormDefinitionsContext } from "../../forms/definition.ts";
import { FormView } from "../../forms/FormView.tsx";
import type { BlockProps } from "../block.ts";

/** Any form, wherever a screen wants one. What happens to its values is said by the screen's actions for `submit`. */
export function FormBlock(props: BlockProps<"form">) {
  const { form, title, intro, submitLabel, doneText, layout, initial, on, t, locale, blockKey, operations } = props;
  const definition = useContext(FormDefinitionsContext)[form];
  const [done, setDone] = useState(false);
  if (!definition) return <p role="status">{t("form.missing")}</p>;
  return (
    <Section aria-labelledby={title ? `${blockKey}-title` : undefined}>
      {title && <h2 id={`${blockKey}-title`}>{title}</h2>}
      {intro && <p className="intro">{intro}</p>}
      {done && doneText ? (
        <p className="done" role="status">
          {doneText}
        </p>
      ) : (
        <FormView
          definition={definition}
          id={blockKey}
          t={t}
          locale={locale}
          calls={operations}
          initial={initial}
          layout={layout}
          submitLabel={submitLabel ?? t(definition.submit?.$t ?? "form.theme.submit")}
          onSubmit={async (values) => {
            const outcome = await on.submit?.(values);
            if (outcome?.done) setDone(true);
            // Whatever the actions have shown, what is wrong with a field stands beside it.
            else if (outcome?.error !== undefined) throw outcome.error;
          }}
        />
      )}
    </Section>
  );
}

const Section = styled.section`
  max-width: 720px;
  h2 { margin: 0 0 20px; font-size: 1.375rem; line-height: 1.3; }
  h2 + .intro { margin-top: -12px; }
  .intro { margin: 0 0 24px; color: var(--color-text-muted); line-height: 1.6; }
  .done { margin: 0; padding: 16px; color: var(--color-success); border: 1px solid currentColor; border-radius: var(--radius-control); }
`;
