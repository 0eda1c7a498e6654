import type Form from "@rjsf/core";
import type { RJSFSchema, UiSchema } from "@rjsf/utils";
import { lazy, Suspense, useEffect, useEffectEvent, useMemo, useRef, useState, type ReactNode } from "react";
import type { FormDefinition } from "../site/document/form-definition.ts";
import type { FormCalls, FormSurroundings } from "./context.ts";
import { extraErrors, type FormFault } from "./form-error.ts";
import { FormRoot } from "./FormRoot.ts";
import { ControlIcon } from "../ui/icons/ControlIcon.tsx";
import { atItsField } from "./refused-field.ts";
import { submission } from "./submission.ts";
import { ThemedForm } from "./theme.ts";
import { sentBefore, typedBefore } from "./typed-before.ts";
import { useBranchDefaults } from "./useBranchDefaults.ts";
import { useDraft, type DraftOf } from "./useDraft.ts";
import { useHiddenValues } from "./useHiddenValues.ts";
import { useHydrated } from "./useHydrated.ts";
import { useOnceKey } from "./useOnceKey.ts";
import { useSame } from "./useSame.ts";
import { firstBad, useFocusOnError } from "./useFocusOnError.ts";
import { useSending } from "./useSending.ts";
import { useSurroundings } from "./useSurroundings.ts";
import { useVersion } from "./useVersion.ts";

export interface FormViewProps {
  definition: FormDefinition;
  /** Unique in the page: the ids of the fields begin with it. */
  id: string;
  t: FormSurroundings["t"];
  locale: string;
  calls?: FormCalls;
  /** Whether there is a session, for widgets that need one. */
  signedIn?: boolean | undefined;
  initial?: Record<string, unknown> | undefined;
  submitLabel: string;
  /** bad: what it does takes something away. */
  tone?: "bad" | undefined;
  layout?: "stack" | "grid" | undefined;
  /** Whose the passwords of the form are, where it does not ask: password managers look for it. */
  username?: string | undefined;
  /** What the form says to someone whose browser runs no JavaScript. */
  withoutScript?: string;
  /** Where a browser may send it by itself, to the address of the page: fields that go along, and what came of it. */
  native?: { hidden: ReactNode; fault?: FormFault | undefined } | undefined;
  /** Another way to send it, such as to save and publish: `onSubmit` is told which button was pressed. */
  second?: { label: string } | undefined;
  /** Gets what another person saved meanwhile: where the call refuses an older version, the form asks whose counts. */
  onStale?: (() => Promise<unknown>) | undefined;
  /** Keeps what is typed until it is sent. */
  draft?: DraftOf | undefined;
  /**
   * Gets the checked and trimmed values. While it runs the form takes no second submit; when it rejects, the form shows
   * why, keeps what was typed, and can be sent again. False says that the person took it back.
   */
  onSubmit: (values: Record<string, unknown>, button?: "second") => Promise<void | false>;
  /** Stands below the button. */
  children?: ReactNode;
}

const VersionChoice = lazy(async () => ({ default: (await import("./VersionChoice.tsx")).VersionChoice }));

/**
 * A form in Lectern's theme: checked when it is sent and from then on at every change, in the words of its form file;
 * the first bad field gets the focus.
 */
export function FormView(props: FormViewProps) {
  const { id, t, initial, submitLabel, tone, second, layout, username, native, onSubmit, children } = props;
  const definition = useSame(props.definition);
  const form = useRef<Form>(null);
  const [fault, setFault] = useState<FormFault | undefined>(native?.fault);
  const [attempted, setAttempted] = useState(false);
  const { around, load, validator, missing, held } = useSurroundings({
    props,
    definition,
    form,
    onFault: setFault,
    onUnchecked: () => setAttempted(true),
  });
  const hydrated = useHydrated();
  const root = useRef<HTMLDivElement>(null);
  const faults = useMemo(() => extraErrors(fault), [fault]);
  const draft = useDraft({ form, definition, of: props.draft, initial });

  const keepHidden = useHiddenValues({ form, definition, initial });
  const suggest = useBranchDefaults({ form, definition, initial });

  const takeOver = useEffectEvent((element: HTMLElement) => {
    for (const [name, value] of typedBefore(element, { id, schema: definition.schema }))
      form.current?.setFieldValue([name], value);
    if (sentBefore(element)) form.current?.submit();
  });
  useEffect(() => {
    // Once: what was done before the page ran is done before the form stands, and never again.
    if (root.current) takeOver(root.current);
  }, []);

  const once = useOnceKey(definition);
  const pressed = useRef<"second">(undefined);
  const version = useVersion({ form, definition, initial, onStale: props.onStale });
  const { send, holdUntilReady, busy } = useSending({
    form,
    isReady: () => validator.ready && held.size === 0,
    prepare: () => Promise.all([load(), ...held]),
    send: async (formData) => {
      const values = once.keyed(submission(definition, formData));
      // Only forms with passwords carry what seals them.
      const sent = definition.sealed
        ? await (await import("./seal.ts")).withSealed(definition, values, { calls: props.calls, t })
        : values;
      const work = pressed.current ? onSubmit(sent, pressed.current) : onSubmit(sent);
      try {
        if ((await version.watch(work)) === false) return;
      } catch (error) {
        throw atItsField(error, definition, { sent, t });
      }
      once.answered();
      draft.forget();
    },
    onAttempt: () => setAttempted(true),
    onFault: setFault,
    within: definition.within,
    t,
  });
  useFocusOnError(root, fault);

  // A fault of a field alone has no words above the form.
  const message = missing && attempted ? t("form.theme.notReady") : fault?.message;
  return (
    <FormRoot ref={root} data-layout={layout ?? "stack"} onSubmitCapture={holdUntilReady} onFocus={() => void load()}>
      {message && (
        <p className="lf-fault" role="alert" tabIndex={-1}>
          <ControlIcon name="warning" />
          <span>{message}</span>
        </p>
      )}
      {draft.restored && (
        <p className="lf-draft" role="status">
          {t("form.theme.draft.restored")}
          <button type="button" onClick={draft.discard}>
            {t("form.theme.draft.discard")}
          </button>
        </p>
      )}
      <ThemedForm
        ref={form}
        id={id}
        idPrefix={id}
        method="post"
        schema={definition.schema as RJSFSchema}
        uiSchema={definition.uiSchema as UiSchema}
        validator={validator}
        formContext={around}
        initialFormData={initial}
        experimental_defaultFormStateBehavior={DEFAULTS}
        liveValidate={attempted ? "onChange" : false}
        noHtml5Validate
        {...(faults ? { extraErrors: faults } : {})}
        focusOnFirstError={() => firstBad(root.current)?.focus()}
        onChange={({ formData }) => {
          draft.keep(formData ?? {});
          keepHidden(formData);
          suggest(formData);
          setFault((shown) => (shown?.fields.length ? undefined : shown));
        }}
        onError={ignore}
        onSubmit={({ formData }) => void send(formData)}
      >
        {version.isStale && (
          <Suspense>
            <VersionChoice {...version} definition={definition} t={t} keepMine={() => form.current?.submit()} />
          </Suspense>
        )}
        {native?.hidden}
        {username && <input hidden readOnly autoComplete="username" value={username} />}
        <div className={second ? "lf-buttons" : "lf-cell"}>
          <button
            type="submit"
            className={tone === "bad" ? "lf-submit lf-danger" : "lf-submit"}
            disabled={!hydrated && !native}
            aria-busy={busy}
            onClick={() => void (pressed.current = undefined)}
          >
            {submitLabel}
          </button>
          {second && (
            <button
              type="submit"
              className="lf-submit lf-second"
              disabled={!hydrated}
              aria-busy={busy}
              onClick={() => void (pressed.current = "second")}
            >
              {second.label}
            </button>
          )}
        </div>
      </ThemedForm>
      {!native && (
        <noscript>
          <p className="lf-note">{props.withoutScript ?? t("form.theme.needsScript")}</p>
        </noscript>
      )}
      {children}
    </FormRoot>
  );
}

/** A choice is the person's: the first of several constants is no default, and a list begins empty. */
const DEFAULTS = { constAsDefaults: "never", arrayMinItems: { populate: "never" } } as const;

/** The errors are on the page; RJSF would write them to the console too. */
function ignore(): void {}
