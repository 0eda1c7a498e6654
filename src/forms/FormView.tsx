import type Form from "@rjsf/core";
import type { IChangeEvent } from "@rjsf/core";
import type { ErrorSchema, RJSFSchema, UiSchema } from "@rjsf/utils";
import { useEffect, useEffectEvent, useMemo, useRef, useState, type ReactNode, type SyntheticEvent } from "react";
import type { FormDefinition } from "../site/document/form-definition.ts";
import { useHandler } from "../ui/use-handler.ts";
import type { FormCalls, FormSurroundings } from "./context.ts";
import { extraErrors, faultOf, type FormFault } from "./form-error.ts";
import { FormRoot } from "./FormRoot.ts";
import { Icon } from "./Icon.tsx";
import { submission } from "./submission.ts";
import { ThemedForm } from "./theme.ts";
import { sentBefore, typedBefore } from "./typed-before.ts";
import { useDraft, type DraftOf } from "./useDraft.ts";
import { useHydrated } from "./useHydrated.ts";
import { useSame } from "./useSame.ts";
import { useValidator } from "./useValidator.ts";
import { dayOf } from "./validation/days.ts";

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
  layout?: "stack" | "grid" | undefined;
  /** Whose the passwords of the form are, where it does not ask: password managers look for it. */
  username?: string | undefined;
  /** What the form says to someone whose browser runs no JavaScript. */
  withoutScript?: string;
  /** Keeps what is typed until it is sent. */
  draft?: DraftOf | undefined;
  /**
   * Gets the checked and trimmed values. While it runs the form takes no second submit; when it rejects, the form shows
   * why, keeps what was typed, and can be sent again. False says that the person took it back.
   */
  onSubmit: (values: Record<string, unknown>) => Promise<void | false>;
  /** Stands below the button. */
  children?: ReactNode;
}

/**
 * A form in Lectern's theme: checked when it is sent and from then on at every change, in the words of its form file;
 * the first bad field gets the focus.
 */
export function FormView(props: FormViewProps) {
  const { id, t, locale, initial, submitLabel, layout, username, onSubmit, children } = props;
  const definition = useSame(props.definition);
  const form = useRef<Form>(null);
  const sending = useRef(false);
  const held = useRef(new Set<Promise<boolean>>());
  const [fault, setFault] = useState<FormFault>();
  const [attempted, setAttempted] = useState(false);
  const [busy, setBusy] = useState(false);
  const translate = useHandler(t);
  const calls = useHandler(() => props.calls ?? {});
  const signedIn = useHandler(() => props.signedIn === true);
  const values = useHandler((): Record<string, unknown> => form.current?.state.formData ?? {});
  const hold = useHandler((work: Promise<boolean>) => {
    held.current.add(work);
    const over = () => void held.current.delete(work);
    work.then(over, over);
  });
  const words = useMemo(() => ({ locale, t: translate, today: localDay }), [locale, translate]);
  const { validator, load, missing } = useValidator(definition, words);
  const check = useHandler(async (property: string) => {
    if (!(await load())) {
      setAttempted(true);
      return false;
    }
    const { errorSchema } = validator.validateFormData(
      values(),
      definition.schema as RJSFSchema,
      undefined,
      undefined,
      definition.uiSchema as UiSchema,
    );
    const wrong = (errorSchema as Record<string, ErrorSchema | undefined>)[property]?.__errors?.[0];
    if (wrong !== undefined) setFault({ message: "", fields: [{ path: property, message: wrong }] });
    return wrong === undefined;
  });
  // Stays the same object while a block passes new functions at every render: a new one would draw every field anew.
  const around = useMemo<FormSurroundings>(
    () => ({
      ...words,
      get calls() {
        return calls();
      },
      signedIn,
      values,
      check,
      hold,
      refuse: setFault,
    }),
    [words, calls, signedIn, values, check, hold],
  );
  const hydrated = useHydrated();
  const root = useRef<HTMLDivElement>(null);
  const faults = useMemo(() => extraErrors(fault), [fault]);
  const draft = useDraft({ form, definition, of: props.draft, initial });

  const takeOver = useEffectEvent((element: HTMLElement) => {
    for (const [name, value] of typedBefore(element, { id, schema: definition.schema }))
      form.current?.setFieldValue([name], value);
    if (sentBefore(element)) form.current?.submit();
  });
  useEffect(() => {
    // Once: what was done before the page ran is done before the form stands, and never again.
    if (root.current) takeOver(root.current);
  }, []);

  /**
   * A submit that comes before its validator, or before a file is sent, waits for it, so that nothing unchecked is ever
   * sent.
   */
  const holdUntilReady = (event: SyntheticEvent) => {
    setAttempted(true);
    if (isReady()) return;
    event.preventDefault();
    event.stopPropagation();
    if (!sending.current && !waiting.current) void wait();
  };
  const isReady = useHandler(() => validator.ready && !sending.current && held.current.size === 0);
  const loadNow = useHandler(load);
  const waiting = useRef(false);

  /** Sends the form once, when all that it waits for is there; where that does not come, it says so. */
  const wait = async () => {
    waiting.current = true;
    setBusy(true);
    let all = true;
    // Meanwhile the form can become another one, or a file be chosen: that is waited for too, but not for ever.
    for (let round = 0; all && round < ROUNDS && !isReady() && !sending.current; round += 1) {
      all = (await Promise.all([loadNow(), ...held.current]).catch(() => [false])).every(Boolean);
    }
    waiting.current = false;
    setBusy(false);
    if (!all || sending.current) return;
    if (isReady()) form.current?.submit();
    else setFault({ message: t("form.theme.notReady"), fields: [] });
  };

  const send = async ({ formData }: IChangeEvent) => {
    if (sending.current) return;
    sending.current = true;
    setBusy(true);
    setFault(undefined);
    try {
      if ((await onSubmit(submission(definition, formData))) !== false) draft.forget();
    } catch (error) {
      setFault(faultOf(error, t));
    } finally {
      sending.current = false;
      setBusy(false);
    }
  };

  useEffect(() => {
    if (!fault) return;
    // A refused password or code is typed again; anything else is read first.
    const within = (selector: string) => root.current?.querySelector<HTMLElement>(selector);
    const target =
      firstBad(root.current) ??
      within("input[type=password]") ??
      within("input[autocomplete=one-time-code]") ??
      within(".lf-fault");
    target?.focus();
    if (target instanceof HTMLInputElement) target.select();
  }, [fault]);

  // A fault of a field alone has no words above the form.
  const message = missing && attempted ? t("form.theme.notReady") : fault?.message;
  return (
    <FormRoot ref={root} data-layout={layout ?? "stack"} onSubmitCapture={holdUntilReady} onFocus={() => void load()}>
      {message && (
        <p className="lf-fault" role="alert" tabIndex={-1}>
          <Icon name="warning" />
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
          setFault((shown) => (shown?.fields.length ? undefined : shown));
        }}
        onError={ignore}
        onSubmit={(event) => void send(event)}
      >
        {username && <input hidden readOnly autoComplete="username" value={username} />}
        <button type="submit" className="lf-submit" disabled={!hydrated} aria-busy={busy}>
          {submitLabel}
        </button>
      </ThemedForm>
      <noscript>
        <p className="lf-note">{props.withoutScript ?? t("form.theme.needsScript")}</p>
      </noscript>
      {children}
    </FormRoot>
  );
}

/** How often a submit waits for something new before it gives up and says so. */
const ROUNDS = 5;

/** A choice is the person's: the first of several constants is no default, and a list begins empty. */
const DEFAULTS = { constAsDefaults: "never", arrayMinItems: { populate: "never" } } as const;

/** The first bad field as a person reads the page, not as the validator found them. */
function firstBad(root: HTMLElement | null): HTMLElement | null | undefined {
  return root?.querySelector<HTMLElement>("[aria-invalid=true]:not(:disabled)");
}

/** The errors are on the page; RJSF would write them to the console too. */
function ignore(): void {}

function localDay(): string {
  return dayOf(new Date());
}
