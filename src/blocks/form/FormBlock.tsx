import { useContext, useEffect, useMemo, useRef, useState } from "react";
import type { TextKey } from "../../generated/built/locale-keys.ts";
import { styled } from "styled-components";
import { solvedCaptcha, withCaptcha } from "../../forms/captcha/with-captcha.ts";
import { FormDefinitionsContext } from "../../forms/definition.ts";
import { FormView } from "../../forms/FormView.tsx";
import { holds } from "../../site/records/holds.ts";
import type { BlockProps } from "../block.ts";

type Props = BlockProps<"form">;

/** Any form, wherever a screen wants one. What happens to its values is said by the screen's actions for `submit`. */
export function FormBlock(props: Props) {
  const {
    form,
    title,
    intro,
    submitLabel,
    doneText,
    second,
    layout,
    initial,
    beside,
    keepDraft,
    draftOf = [],
    signedIn,
    viewerId = "",
    slots,
    on,
    t,
    locale,
    blockKey,
    operations,
  } = props;
  const first = useMemo(() => begun(initial, beside), [initial, beside]);
  const definition = useContext(FormDefinitionsContext)[form];
  const [done, setDone] = useState(false);
  const after = useRef<HTMLDivElement>(null);
  const hasAfter = Boolean(doneText || slots.done);
  // The button that had the focus is gone: whoever hears the page is led to what stands there now.
  useEffect(() => {
    if (done) after.current?.focus();
  }, [done]);

  if (!definition) return <p role="status">{t("form.missing")}</p>;
  return (
    <Section aria-labelledby={title ? `${blockKey}-title` : undefined}>
      {title && <h2 id={`${blockKey}-title`}>{title}</h2>}
      {intro && !(done && hasAfter) && <p className="intro">{intro}</p>}
      {done && hasAfter ? (
        <div ref={after} className="after" tabIndex={-1}>
          {doneText && (
            <p className="done" role="status">
              {doneText}
            </p>
          )}
          {slots.done}
        </div>
      ) : (
        <FormView
          definition={definition}
          id={blockKey}
          t={t}
          locale={locale}
          calls={operations}
          signedIn={signedIn}
          initial={first}
          draft={keepDraft ? { form: [form, ...draftOf].join(":"), owner: viewerId } : undefined}
          layout={layout}
          submitLabel={submitLabel ?? t((definition.submit?.$t ?? "form.theme.submit") as TextKey)}
          second={second && on.second && holds(second.when, first ?? {}) ? second : undefined}
          onStale={on.stale && (() => on.stale?.() ?? Promise.resolve())}
          onSubmit={async (values, button) => {
            if (!(await submit(props, values, button ?? "submit"))) return false;
            setDone(true);
          }}
        />
      )}
    </Section>
  );
}

/** Runs the screen's actions; gives whether all ran, and rejects with what is to be said in the form. */
async function submit(
  { captcha, signedIn, on, operations }: Props,
  values: Record<string, unknown>,
  button: "submit" | "second",
): Promise<boolean> {
  const send = async (solved?: string) => {
    const outcome = await on[button]?.(solved === undefined ? values : { ...values, captcha: solved });
    // Whatever the actions have shown, what is wrong with a field stands beside it.
    if (outcome && !outcome.done && outcome.error !== undefined) throw outcome.error;
    if (outcome?.done !== true) return false;
    await on[button === "submit" ? "sent" : "secondSent"]?.(outcome.reply);
    return true;
  };
  if (!captcha) return send();
  const { getCaptcha } = operations;
  if (signedIn) return withCaptcha({ call: send, getCaptcha });
  return send(await solvedCaptcha(getCaptcha));
}

/** What the form begins with; an empty text takes a value away. */
function begun(initial: Props["initial"], beside: Props["beside"]): Props["initial"] {
  if (!beside) return initial;
  return Object.fromEntries(Object.entries({ ...initial, ...beside }).filter(([, value]) => value !== ""));
}

const Section = styled.section`
  max-width: 720px;
  h2 {
    margin: 0 0 20px;
    font-size: 1.375rem;
    line-height: 1.3;
  }
  h2 + .intro {
    margin-top: -12px;
  }
  .intro {
    margin: 0 0 24px;
    color: var(--color-text-muted);
    line-height: 1.6;
  }
  .after {
    display: grid;
    gap: 24px;
  }
  .after:focus {
    outline: none;
  }
  .done {
    margin: 0;
    padding: 16px;
    color: var(--color-success);
    border: 1px solid currentColor;
    border-radius: var(--radius-control);
  }
`;
