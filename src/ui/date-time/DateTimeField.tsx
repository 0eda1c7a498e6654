import {
  lazy,
  Suspense,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type InputHTMLAttributes,
  type ReactNode,
} from "react";
import { styled } from "styled-components";
import type { Day } from "../../shared/days.ts";
import { ControlIcon } from "../icons/ControlIcon.tsx";
import { useHandler } from "../use-handler.ts";
import { nativeTypes } from "./native-types.ts";
import { readDateTime, showDateTime, type DateTimeKind } from "./read-date-time.ts";

/** What the field and its picker say, each behind a text key `dateTime.<name>`. */
export type DateTimeWord =
  | `format.${DateTimeKind}`
  | `unreadable.${DateTimeKind}`
  | `open.${DateTimeKind}`
  | "hour"
  | "minute"
  | "none"
  | "clear"
  | "done";

type Passed = Pick<
  InputHTMLAttributes<HTMLInputElement>,
  | "id"
  | "name"
  | "className"
  | "required"
  | "disabled"
  | "autoFocus"
  | "autoComplete"
  | "aria-invalid"
  | "aria-describedby"
  | "onFocus"
  | "onBlur"
>;

export interface DateTimeFieldProps extends Passed {
  kind: DateTimeKind;
  /** What it is about: the picker has this name. */
  label: string;
  /** As a field of HTML has it (`2027-01-31`, `2027-01-31T09:00`, `09:00`), or what was typed instead, as it stands. */
  value: string;
  /** Told what is typed or picked, in the same form where it can be read, else as it stands; empty where it is cleared. */
  onChange: (value: string) => void;
  words: (name: DateTimeWord) => string;
  locale: string;
  /** The first day that can be picked; what is typed is for whoever takes it to check. */
  earliest?: Day | undefined;
  /** The name by which a form of HTML sends the value. */
  sendAs?: string;
  /** Whether the field itself says that something cannot be read; forms say it among their own messages. */
  isOwnJudge?: boolean;
}

const loadPicker = () => import("./DateTimePopover.tsx");
const DateTimePopover = lazy(async () => ({ default: (await loadPicker()).DateTimePopover }));

/**
 * A day, a day and a time, or a time, of the site's clock: typed, or picked in a popover whose code comes when a person
 * heads for it. The page is served with the browser's own field, which works without JavaScript; as soon as the page
 * runs it is ours, with what was typed in it, but never under the hands of somebody who is typing.
 */
export function DateTimeField(props: DateTimeFieldProps): ReactNode {
  const { kind, label, value, onChange, words, locale, earliest, sendAs, isOwnJudge = false, ...rest } = props;
  const field = useRef<HTMLInputElement>(null);
  const [isDrawn, setDrawn] = useState(false);
  const [open, setOpen] = useState(false);
  const [typed, setTyped] = useState("");
  const [left, setLeft] = useState(false);
  const isUnreadable = value !== "" && readDateTime(kind, value) === undefined;
  const says = isOwnJudge && isUnreadable && left && !open;
  const faultId = `${rest.id}__unreadable`;

  /** The browser's own field goes once nobody is in it; what it holds is taken over. */
  const takeOver = useHandler(() => {
    const { current: input } = field;
    if (!input || isDrawn) return;
    if (input.value !== "" && input.value !== nativeValue(kind, value)) onChange(input.value);
    if (document.activeElement !== input && !input.validity.badInput) setDrawn(true);
  });
  useLayoutEffect(() => takeOver(), [takeOver]);
  // A form of HTML is not sent with it, and the browser says the same words.
  useEffect(() => {
    if (isOwnJudge) field.current?.setCustomValidity(isUnreadable && isDrawn ? words(`unreadable.${kind}`) : "");
  });

  const set = (next: string) => {
    setTyped(next);
    onChange(readDateTime(kind, next) ?? next);
  };
  // While a person types 2027/1/5 the value already is 2027-01-05; the field is put in order when they leave it.
  const shown = (readDateTime(kind, typed) ?? typed) === value ? typed : showDateTime(value);
  const described = [rest["aria-describedby"], says && faultId].filter(Boolean).join(" ") || undefined;
  return (
    <Field className="date-time">
      <input
        {...rest}
        ref={field}
        // What fills in a field that was typed in too early leaves it to us.
        data-date-time={kind}
        name={sendAs && isDrawn ? undefined : (sendAs ?? rest.name)}
        aria-describedby={described}
        aria-invalid={says || rest["aria-invalid"]}
        {...(isDrawn
          ? { type: "text", inputMode: kind === "date" ? "numeric" : undefined, value: shown }
          : { type: nativeTypes[kind], value: nativeValue(kind, value) })}
        autoComplete={rest.autoComplete ?? "off"}
        placeholder={isDrawn ? words(`format.${kind}`) : undefined}
        onChange={({ target }) => set(target.value)}
        onFocus={(event) => {
          setLeft(false);
          rest.onFocus?.(event);
        }}
        onBlur={(event) => {
          setTyped("");
          setLeft(true);
          takeOver();
          rest.onBlur?.(event);
        }}
      />
      {isDrawn && (
        <button
          type="button"
          disabled={rest.disabled}
          aria-label={words(`open.${kind}`)}
          aria-haspopup="dialog"
          aria-expanded={open}
          onPointerEnter={() => void loadPicker()}
          onFocus={() => void loadPicker()}
          onClick={() => setOpen(true)}
        >
          <ControlIcon name="calendar" />
        </button>
      )}
      {sendAs && isDrawn && value !== "" && <input type="hidden" name={sendAs} value={value} />}
      {says && (
        <span className="unreadable" id={faultId} role="alert">
          {words(`unreadable.${kind}`)}
        </span>
      )}
      {open && (
        <Suspense>
          <DateTimePopover
            kind={kind}
            anchor={field}
            locale={locale}
            label={label}
            value={value}
            words={words}
            earliest={earliest}
            onPick={onChange}
            onClose={() => {
              setOpen(false);
              setLeft(true);
            }}
          />
        </Suspense>
      )}
    </Field>
  );
}

/** What the browser's own field can hold: nothing else. */
function nativeValue(kind: DateTimeKind, value: string): string {
  return readDateTime(kind, value) ?? "";
}

// The list of tags of every page has no span (src/server/bundling/lean-libraries.ts), and a paragraph takes no div.
const Field = styled("span")`
  position: relative;
  display: block;
  min-width: 0;
  && input[type="text"] {
    padding-inline-end: 48px;
  }
  > button {
    position: absolute;
    top: 0;
    inset-inline-end: 0;
    display: grid;
    place-items: center;
    width: 44px;
    height: 44px;
    padding: 0;
    color: var(--color-text-muted);
    background: none;
    border: 0;
    border-radius: var(--radius-control);
    cursor: pointer;
  }
  > button:hover {
    color: var(--color-text);
  }
  > .unreadable {
    display: block;
    margin-top: 4px;
    font-size: 0.875rem;
    color: var(--color-danger);
  }
`;
