import { useEffect, useRef, useState, type ReactNode } from "react";
import { useHandler } from "../use-handler.ts";
import type { DateTimeField, DateTimeFieldProps } from "./DateTimeField.tsx";
import { nativeTypes } from "./native-types.ts";

/**
 * A field for a day or a time on pages of which few have one: its code comes when the page runs, and the browser's own
 * field stands there until then, also as long as somebody types in it.
 */
export function LateDateTimeField(props: DateTimeFieldProps): ReactNode {
  const { kind, value, onChange, label, words, locale, earliest, sendAs, isOwnJudge, ...rest } = props;
  const native = useRef<HTMLInputElement>(null);
  const [Drawn, setDrawn] = useState<typeof DateTimeField>();
  const draw = useHandler((module: { DateTimeField: typeof DateTimeField }) => {
    const { current: input } = native;
    if (!input || document.activeElement === input || input.validity.badInput) return;
    if (input.value !== "" && input.value !== value) onChange(input.value);
    setDrawn(() => module.DateTimeField);
  });
  // Without a connection the browser's own field stays, which does as well.
  const load = useHandler(() => void import("./DateTimeField.tsx").then(draw, () => undefined));
  useEffect(() => load(), [load]);
  if (Drawn) return <Drawn {...props} />;
  return (
    <input
      {...rest}
      ref={native}
      name={sendAs ?? rest.name}
      type={nativeTypes[kind]}
      value={value}
      onChange={({ target }) => onChange(target.value)}
      onBlur={load}
    />
  );
}
