import { useId, useMemo, useRef, useState, type ReactNode } from "react";
import { usePanel } from "../panel/context.ts";
import { EditIcon } from "../../ui/icons/EditIcon.tsx";
import { pressedKey } from "../../ui/pressed-key.ts";

/** Something that can be chosen. */
export interface Choosable {
  id: string;
  label: string;
  /** A second line. */
  detail?: string | undefined;
  /** Found by these words too. */
  words?: string | undefined;
}

interface ChooserProps {
  id: string;
  /** What is chosen for: read aloud. */
  label: string;
  options: readonly Choosable[];
  /** The chosen one's id. */
  value: string | undefined;
  /** What to show for a value that is no option. */
  shown?: string | undefined;
  placeholder: string;
  onChoose: (id: string) => void;
  onSearch?: ((words: string) => void) | undefined;
}

/** How many options are drawn; what is searched for comes nearer with each letter. */
const most = 60;

/**
 * A button that shows what is chosen, and opens a list that can be searched: arrow keys go through it, Enter takes one,
 * Escape closes it. It opens in its place rather than over the page, so that a narrow panel shows all of it.
 */
export function Chooser({
  id,
  label,
  options,
  value,
  shown,
  placeholder,
  onChoose,
  onSearch,
}: ChooserProps): ReactNode {
  const { t } = usePanel();
  const list = useId();
  const [isOpen, setOpen] = useState(false);
  const [words, setWords] = useState("");
  const [at, setAt] = useState(0);
  const button = useRef<HTMLButtonElement>(null);
  const box = useRef<HTMLDivElement>(null);
  const found = useMemo(() => searched(options, words), [options, words]);
  const visible = found.slice(0, most);
  const chosen = options.find((option) => option.id === value);

  function close() {
    setOpen(false);
    setWords("");
    setAt(0);
    button.current?.focus();
  }

  function go(next: number) {
    const index = Math.max(0, Math.min(visible.length - 1, next));
    setAt(index);
    box.current?.querySelectorAll("[role=option]")[index]?.scrollIntoView?.({ block: "nearest" });
  }

  return (
    <div className="sp-chooser">
      <button
        ref={button}
        type="button"
        id={id}
        className="sp-input sp-chosen"
        aria-expanded={isOpen}
        aria-label={`${label}: ${chosen?.label ?? shown ?? placeholder}`}
        onClick={() => (isOpen ? close() : setOpen(true))}
      >
        <span data-empty={value === undefined || undefined}>{chosen?.label ?? shown ?? placeholder}</span>
        <EditIcon name="down" />
      </button>
      {isOpen && (
        <div
          className="sp-options"
          ref={box}
          onKeyDown={(event) => {
            const key = pressedKey(event);
            if (key === "Escape") close();
            else if (key === "ArrowDown") go(at + 1);
            else if (key === "ArrowUp") go(at - 1);
            else if (key === "Enter" && visible[at]) {
              onChoose(visible[at].id);
              close();
            } else return;
            event.preventDefault();
            event.stopPropagation();
          }}
        >
          <input
            className="sp-input"
            autoFocus
            role="combobox"
            aria-expanded
            aria-controls={list}
            aria-activedescendant={visible[at] ? `${list}-${at}` : undefined}
            aria-label={t("studio.choose.search", { label })}
            placeholder={t("studio.choose.placeholder")}
            value={words}
            onChange={(event) => {
              setWords(event.target.value);
              setAt(0);
              onSearch?.(event.target.value);
            }}
          />
          <div className="sp-found" id={list} role="listbox" aria-label={label}>
            {visible.map((option, index) => (
              // The keys are the search field's, which has the focus and names the option that they are at.
              // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
              <div
                key={option.id}
                id={`${list}-${index}`}
                role="option"
                tabIndex={-1}
                aria-selected={option.id === value}
                data-at={index === at || undefined}
                onPointerMove={() => setAt(index)}
                onClick={() => (onChoose(option.id), close())}
              >
                <span>{option.label}</span>
                {option.detail && <small>{option.detail}</small>}
              </div>
            ))}
          </div>
          <p className="sp-note" role="status">
            {found.length === 0
              ? t("studio.choose.none")
              : found.length > most
                ? t("studio.choose.more", { count: found.length - most })
                : ""}
          </p>
        </div>
      )}
    </div>
  );
}

/** Those that have every word, in the order they came; those that begin with what was typed first. */
function searched(options: readonly Choosable[], words: string): readonly Choosable[] {
  const wanted = words.trim().toLowerCase();
  if (wanted === "") return options;
  const parts = wanted.split(/\s+/);
  const found = options.filter(({ label, detail = "", words: more = "", id }) => {
    const text = `${label} ${detail} ${more} ${id}`.toLowerCase();
    return parts.every((part) => text.includes(part));
  });
  return [...found].sort(
    (a, b) => Number(b.label.toLowerCase().startsWith(wanted)) - Number(a.label.toLowerCase().startsWith(wanted)),
  );
}
