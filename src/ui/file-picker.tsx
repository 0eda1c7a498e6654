import type { ComponentProps, ReactNode } from "react";
import { styled } from "styled-components";

interface FilePickerProps extends Omit<ComponentProps<"input">, "children" | "className" | "onChange" | "type"> {
  /** The words on the button, which name the input too. */
  children: ReactNode;
  /** Of the button. Default: a plain one. */
  className?: string;
  /** Called with what was chosen: one file at least, and with `multiple` more. */
  onFiles: (files: readonly [File, ...File[]]) => void;
}

/**
 * A button by which files are chosen. The browser's own says 选择文件 or Choose file in the browser's language, not in
 * that of the page. The same file may be chosen again, after it was changed or refused.
 */
export function FilePicker({ children, className = "btn ghost", onFiles, ...input }: FilePickerProps): ReactNode {
  return (
    <Label className={className}>
      {children}
      <input
        {...input}
        type="file"
        onChange={({ target }) => {
          const [first, ...others] = target.files ?? [];
          target.value = "";
          if (first) onFiles([first, ...others]);
        }}
      />
    </Label>
  );
}

const Label = styled("label")`
  position: relative;
  width: fit-content;
  max-width: 100%;
  overflow: hidden;
  cursor: pointer;
  &:has(:focus-visible) {
    outline: 2px solid var(--color-focus);
    outline-offset: 2px;
  }
  &:has(:disabled) {
    opacity: 0.6;
    cursor: default;
  }
  /* Over the whole button, so that a file may be dropped there too. */
  input {
    position: absolute;
    inset: 0;
    width: 100%;
    opacity: 0;
    cursor: inherit;
  }
`;
