import { useState, type ReactNode } from "react";
import { styled } from "styled-components";
import { useHeld } from "../../forms/useHeld.ts";
import { Content } from "../../ui/content.tsx";
import type { BlockProps, Translate } from "../block.ts";
import { FilePicker } from "../../ui/file-picker.tsx";

type Files = NonNullable<BlockProps<"importSheet">["files"]>;

/** A whole file, chosen or dropped here, in place of lines of a text. */
export function FileSource({
  files: { accept, note },
  file,
  onChoose,
  t,
}: {
  files: Files;
  file: File | undefined;
  onChoose(file: File | undefined): void;
  t: Translate;
}): ReactNode {
  const [isOver, setOver] = useState(false);
  const held = useHeld();
  return (
    <Root
      role="group"
      aria-label={t("importSheet.file")}
      data-over={isOver || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        const [dropped] = event.dataTransfer.files;
        if (dropped) onChoose(dropped);
      }}
    >
      {file ? (
        <>
          <p className="tools">
            <b>
              <Content>{file.name}</Content>
            </b>
            <button type="button" className="link" onClick={() => onChoose(undefined)}>
              {t("importSheet.file.remove")}
            </button>
          </p>
          <p>{t("importSheet.file.chosen")}</p>
        </>
      ) : (
        <p>{t("importSheet.file.drop")}</p>
      )}
      <FilePicker {...held} accept={accept.join()} onFiles={([chosen]) => onChoose(chosen)}>
        {t(file ? "importSheet.file.another" : "importSheet.file.choose")}
      </FilePicker>
      {note && <p className="hint">{note}</p>}
    </Root>
  );
}

const Root = styled.div`
  display: grid;
  justify-items: center;
  gap: 10px;
  padding: 20px;
  border: 2px dashed var(--color-border-strong);
  border-radius: var(--radius-control);
  text-align: center;
  overflow-wrap: anywhere;
  &[data-over] {
    border-color: var(--color-primary);
  }
`;
