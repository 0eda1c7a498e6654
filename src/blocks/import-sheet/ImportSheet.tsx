import { useContext, useId, useState, type ReactNode } from "react";
import { styled } from "styled-components";
import { DraftOwnerContext } from "../../forms/definition.ts";
import { useHeld } from "../../forms/useHeld.ts";
import type { BlockProps } from "../block.ts";
import { deskStyle } from "../shared/desk-style.ts";
import { NamedForm } from "../shared/named-form.tsx";
import { FileSource } from "./FileSource.tsx";
import { useSheet } from "./use-sheet.ts";
import { WhatCame } from "./WhatCame.tsx";

/** Lines, pasted or from a file: checked by a call of the screen, shown line by line, and taken over. */
export function ImportSheet(props: BlockProps<"importSheet">): ReactNode {
  const { form, heading, hint, files, tools = [], isFolded = false, draftOf = [], keepDraft = true } = props;
  const { on, blockKey, operations, locale, t } = props;
  const owner = useContext(DraftOwnerContext);
  const draft = owner && keepDraft ? { form: [form, ...draftOf].join(":"), owner } : undefined;
  const sheet = useSheet(props, draft);
  const { begun } = sheet;
  const [isOpen, setOpen] = useState(!isFolded);
  const held = useHeld();
  const id = useId();
  return (
    <Root aria-labelledby={id}>
      {isFolded ? (
        <p>
          <button
            type="button"
            id={id}
            className="btn ghost"
            {...held}
            aria-expanded={isOpen}
            onClick={() => setOpen(!isOpen)}
          >
            {heading}
          </button>
        </p>
      ) : (
        <h2 id={id}>{heading}</h2>
      )}
      {isOpen && hint && <p className="hint">{hint}</p>}
      {isOpen && tools.length > 0 && (
        <p className="tools">
          {tools.map(({ name, label }) => (
            <button key={name} type="button" className="link" {...held} onClick={() => void on[name]?.({})}>
              {label}
            </button>
          ))}
        </p>
      )}
      {isOpen && files && <FileSource files={files} file={sheet.file} onChoose={sheet.choose} t={t} />}
      {isOpen && (
        // What was checked is no more what stands in the field, once that is changed.
        <div onChange={sheet.forget}>
          <NamedForm
            key={begun.turn}
            name={form}
            id={blockKey}
            t={t}
            locale={locale}
            calls={operations}
            signedIn
            layout="grid"
            initial={begun.values}
            draft={draft}
            submitLabel={t("importSheet.check")}
            onSubmit={sheet.check}
          />
        </div>
      )}
      <WhatCame {...props} sheet={sheet} />
    </Root>
  );
}

const Root = styled.section`
  ${deskStyle}
  display: grid;
  gap: 12px;
  max-width: 720px;
  .note {
    display: grid;
    gap: 10px;
  }
  .btn[aria-disabled="true"] {
    opacity: 0.5;
  }
  .rows {
    max-height: 320px;
    overflow: auto;
  }
  [role="status"]:focus {
    outline: none;
  }
  progress {
    width: 100%;
  }
`;
