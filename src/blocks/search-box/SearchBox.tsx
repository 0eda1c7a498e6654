import { useRef, useState, type FormEvent } from "react";
import { styled } from "styled-components";
import { inputLimits } from "../../generated/built/input-limits.ts";
import type { BlockProps } from "../block.ts";
import { useHydrated } from "../../forms/useHydrated.ts";
import { Icon } from "../../ui/icons/Icon.tsx";
import { searchHref, searchTypeOf } from "../../shared/links.ts";

/** Spaces alone find nothing; `required` takes them. */
const NOT_BLANK = String.raw`.*\S.*`;

/**
 * A keyword that leads to its results. Without JavaScript the form itself asks for /search?str=…&type=…, which the
 * server sends on; the browser then refuses an empty keyword in its own words.
 */
export function SearchBox(props: BlockProps<"searchBox">) {
  const {
    path = "",
    base = "",
    type = searchTypeOf(path),
    value = "",
    label,
    placeholder,
    emptyMessage,
    size = "compact",
    on,
    t,
    blockKey,
  } = props;
  const [empty, setEmpty] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const hydrated = useHydrated();

  function search(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const str = field.current?.value.trim() ?? "";
    setEmpty(str === "");
    if (str === "") return field.current?.focus();
    const href = searchHref(str, type, base);
    if (on.search) void on.search({ str, type, href });
    else follow(event.currentTarget, href);
  }

  return (
    <Form
      role="search"
      aria-label={label ?? t("searchBox.label")}
      action={base + "/search"}
      method="get"
      className={size}
      noValidate={hydrated}
      onSubmit={search}
    >
      <input
        key={value}
        ref={field}
        type="search"
        name="str"
        defaultValue={value}
        {...inputLimits.searchCourses.str}
        required
        pattern={NOT_BLANK}
        title={hydrated ? undefined : emptyMessage}
        placeholder={placeholder}
        aria-label={label ?? t("searchBox.label")}
        aria-invalid={empty || undefined}
        aria-describedby={empty ? `${blockKey}-empty` : undefined}
        autoComplete="off"
        enterKeyHint="search"
        aria-keyshortcuts={size === "compact" ? "/" : undefined}
        onInput={() => setEmpty(false)}
      />
      <input type="hidden" name="type" value={type} />
      <button type="submit" aria-label={t("searchBox.submit")}>
        <Icon name="search" weight={2} />
        {size === "large" && <span>{t("searchBox.submit")}</span>}
      </button>
      <p id={`${blockKey}-empty`} role="alert">
        {empty ? emptyMessage : ""}
      </p>
    </Form>
  );
}

/** Goes there the way a link does, so that whoever handles links on this page handles this one. */
function follow(form: HTMLFormElement, href: string): void {
  const link = document.createElement("a");
  link.href = href;
  form.append(link);
  link.click();
  link.remove();
}

const Form = styled.form`
  position: relative;
  display: flex;
  width: 100%;
  box-sizing: border-box;
  background: var(--color-surface);
  border: 1px solid var(--color-border-strong);
  border-radius: var(--radius-control);
  &:focus-within {
    outline: 2px solid var(--color-focus);
    outline-offset: 1px;
  }
  input[type="search"] {
    flex: 1;
    min-width: 0;
    min-height: 42px;
    padding-block: 0;
    padding-inline: 14px 4px;
    font: inherit;
    color: var(--color-text);
    background: none;
    border: 0;
    outline: none;
    appearance: none;
  }
  input::placeholder {
    color: var(--color-text-muted);
    opacity: 1;
  }
  input::-webkit-search-cancel-button {
    display: none;
  }
  button {
    display: flex;
    align-items: center;
    justify-content: center;
    gap: 8px;
    flex: none;
    min-width: 44px;
    min-height: 42px;
    padding: 0;
    font: inherit;
    color: var(--color-text-muted);
    background: none;
    border: 0;
    border-radius: inherit;
    cursor: pointer;
  }
  button:hover {
    color: var(--color-primary);
  }
  button:focus-visible {
    outline: 2px solid var(--color-focus);
    outline-offset: -4px;
  }
  &.large input[type="search"] {
    min-height: 52px;
    padding-inline-start: 18px;
    font-size: 1.0625rem;
  }
  &.large button {
    margin: 4px;
    padding: 0 20px;
    min-height: 44px;
    color: var(--color-primary-text);
    background: var(--color-primary);
    border-radius: calc(var(--radius-control) - 2px);
    font-weight: 600;
  }
  p {
    position: absolute;
    z-index: 5;
    inset-block-start: calc(100% + 8px);
    inset-inline-start: 0;
    margin: 0;
    padding: 8px 12px;
    font-size: 0.875rem;
    color: var(--color-danger);
    background: var(--color-surface);
    border: 1px solid currentColor;
    border-radius: var(--radius-control);
    box-shadow: var(--shadow-raised);
  }
  p:empty {
    display: none;
  }
`;
