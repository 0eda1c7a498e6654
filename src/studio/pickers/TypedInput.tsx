import { directionOf } from "../../shared/language-tags.ts";
import { useEffect, useRef, useState, type ReactNode } from "react";

interface TypedInputProps {
  id: string;
  value: string;
  onChange: (typed: string) => void;
  type?: "text" | "number" | "url";
  isLong?: boolean;
  lang?: string;
  label?: string;
  placeholder?: string;
  list?: string;
}

/**
 * A field that is typed into. What is typed stands in it at once, whatever becomes of it further on: a number that is
 * not finished, or a Chinese word that is still being composed, is not taken away under the fingers.
 */
export function TypedInput({
  id,
  value,
  onChange,
  type = "text",
  isLong = false,
  lang,
  label,
  placeholder,
  list,
}: TypedInputProps): ReactNode {
  const [typed, setTyped] = useState(value);
  const told = useRef(value);
  const isComposing = useRef(false);
  useEffect(() => {
    if (value === told.current) return;
    told.current = value;
    setTyped(value);
  }, [value]);

  function take(next: string) {
    setTyped(next);
    if (isComposing.current) return;
    told.current = next;
    onChange(next);
  }

  const common = {
    id,
    lang,
    dir: lang === undefined ? undefined : directionOf(lang),
    placeholder,
    value: typed,
    "aria-label": label,
    "aria-describedby": `${id}-about ${id}-problems`,
    onCompositionStart: () => (isComposing.current = true),
    onCompositionEnd: (event: { currentTarget: { value: string } }) => {
      isComposing.current = false;
      take(event.currentTarget.value);
    },
    // What could not be read as it stood shows again as it counts.
    onBlur: () => value !== typed && value !== told.current && setTyped(value),
  };
  if (isLong)
    return <textarea {...common} className="sp-input" rows={2} onChange={(event) => take(event.target.value)} />;
  return (
    <input
      {...common}
      className="sp-input"
      type={type === "number" ? "text" : type}
      inputMode={type === "number" ? "decimal" : undefined}
      list={list}
      onChange={(event) => take(event.target.value)}
    />
  );
}
