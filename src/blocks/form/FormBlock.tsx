import { useContext, useEffect, useMemo, useRef, useState } from "react";
import type { TextKey } from "../../generated/built/locale-keys.ts";
import { useCaptcha } from "../../forms/captcha/useCaptcha.ts";
import { FormDefinitionsContext } from "../../forms/definition.ts";
import { FormView } from "../../forms/FormView.tsx";
import { navHref } from "../../shared/links.ts";
import { isObject } from "../../shared/json.ts";
import type { FormDefinition } from "../../site/document/form-definition.ts";
import { holds } from "../../site/records/holds.ts";
import type { BlockProps } from "../block.ts";
import { FormSection } from "../shared/form-section.ts";

type Props = BlockProps<"form">;

/** Any form, wherever a screen wants one. What happens to its values is said by the screen's actions for `submit`. */
export function FormBlock(props: Props) {
  const {
    form,
    title,
    intro,
    submitLabel,
    tone,
    words,
    doneText,
    again,
    signIn,
    second,
    layout,
    initial,
    beside,
    keepDraft,
    draftOf = [],
    signedIn,
    viewerId = "",
    captcha = false,
    username,
    withoutScript,
    links = [],
    slots,
    on,
    t,
    locale,
    blockKey,
    operations,
  } = props;
  const first = useMemo(() => begun(initial, beside), [initial, beside]);
  const plain = useContext(FormDefinitionsContext)[form];
  const definition = useMemo(() => plain && withWords(plain, words), [plain, words]);
  const { verifying, send } = useCaptcha({
    getCaptcha: operations.getCaptcha,
    isFirst: captcha && !signedIn,
    t: (key) => t(key as TextKey),
  });
  const [done, setDone] = useState(false);
  const after = useRef<HTMLDivElement>(null);
  const hasAfter = Boolean(doneText || slots.done);
  // The button that had the focus is gone: whoever hears the page is led to what stands there now.
  useEffect(() => {
    if (done) after.current?.focus();
  }, [done]);

  const mustSignIn = on.signIn !== undefined && signIn !== undefined && !signedIn;
  if (!definition) return <p role="status">{t("form.missing")}</p>;
  const isGuarded = captcha || definition.isGuarded === true;
  return (
    <FormSection aria-labelledby={title ? `${blockKey}-title` : undefined}>
      {title && <h2 id={`${blockKey}-title`}>{title}</h2>}
      {intro && !(done && hasAfter) && <p className="intro">{intro}</p>}
      {done && hasAfter ? (
        <div ref={after} className="after" tabIndex={-1}>
          {doneText && (
            <p className="done" role="status">
              {doneText}
            </p>
          )}
          {again && (
            <p className="again">
              <button type="button" className="btn ghost" onClick={() => setDone(false)}>
                {again}
              </button>
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
          draft={
            keepDraft
              ? {
                  form: [form, ...draftOf].join(":"),
                  owner: viewerId,
                  // A password is in no draft: asking before the page closes would keep nothing of it.
                  isShort: definition.sealed !== undefined,
                }
              : undefined
          }
          layout={layout}
          submitLabel={
            mustSignIn ? signIn.label : (submitLabel ?? t((definition.submit?.$t ?? "form.theme.submit") as TextKey))
          }
          tone={tone === "bad" ? tone : undefined}
          second={second && on.second && holds(second.when, first ?? {}) ? second : undefined}
          username={username}
          {...(withoutScript === undefined ? {} : { withoutScript })}
          onStale={on.stale && (() => on.stale?.() ?? Promise.resolve())}
          onSubmit={async (values, button) => {
            if (mustSignIn) {
              await on.signIn?.();
              // What is not sent yet stays a draft.
              return false;
            }
            const way = button ?? "submit";
            const sent = isGuarded
              ? await send((solved) => submit(on, solved === undefined ? values : { ...values, captcha: solved }, way))
              : await submit(on, values, way);
            if (!sent) return false;
            setDone(true);
          }}
        >
          {mustSignIn && <p className="needs-session">{signIn.note}</p>}
          {isGuarded && (
            <p className="verifying" role="status">
              {verifying && t("form.theme.code.verifying")}
            </p>
          )}
          {links.length > 0 && (
            <p className="links">
              {links.map(({ label, href, base = "" }) => (
                <a key={label} href={navHref(href, base)}>
                  {label}
                </a>
              ))}
            </p>
          )}
        </FormView>
      )}
    </FormSection>
  );
}

/** Runs the screen's actions; gives whether all ran, and rejects with what is to be said in the form. */
async function submit(on: Props["on"], values: Record<string, unknown>, button: "submit" | "second"): Promise<boolean> {
  const outcome = await on[button]?.(values);
  // Whatever the actions have shown, what is wrong with a field stands beside it.
  if (outcome && !outcome.done && outcome.error !== undefined) throw outcome.error;
  if (outcome?.done !== true) return false;
  await on[button === "submit" ? "sent" : "secondSent"]?.(outcome.reply);
  return true;
}

/** What the form begins with; an empty text takes a value away. */
function begun(initial: Props["initial"], beside: Props["beside"]): Props["initial"] {
  if (!beside) return initial;
  return Object.fromEntries(Object.entries({ ...initial, ...beside }).filter(([, value]) => value !== ""));
}

/** Words in place of the keys of texts: what is no key shows itself. */
function withWords(definition: FormDefinition, words: Props["words"]): FormDefinition {
  if (!words || words.length === 0) return definition;
  const uiSchema: Record<string, unknown> = { ...definition.uiSchema };
  for (const { field, placeholder, help } of words) {
    const own = uiSchema[field];
    uiSchema[field] = {
      ...(isObject(own) ? own : {}),
      ...(placeholder ? { "ui:placeholder": placeholder } : {}),
      ...(help ? { "ui:help": help } : {}),
    };
  }
  return { ...definition, uiSchema };
}
