import type { ReactNode } from "react";
import { styled } from "styled-components";
import { RichEditor } from "../../../blocks/rich-editor/RichEditor.tsx";
import type { RichText } from "../../../generated/types.ts";

interface InlineRichProps {
  value: RichText;
  label: string;
  words: Record<string, string>;
  onChange: (body: RichText) => void;
  onDone: (keep: boolean) => void;
}

const id = "lectern-rich";

/** A rich text written in its place: the product's editor with a small bar, and how to end. */
export function InlineRich({ value, label, words, onChange, onDone }: InlineRichProps): ReactNode {
  return (
    <Root>
      <span id={`${id}-label`} className="vh">
        {label}
      </span>
      <RichEditor
        id={id}
        isSmall
        value={value}
        labelledBy={`${id}-label`}
        placeholder={words["placeholder"] ?? ""}
        words={(name) => words[name] ?? name}
        onChange={onChange}
      />
      <div className="end">
        <button type="button" className="btn ghost" onClick={() => onDone(false)}>
          {words["cancel"]}
        </button>
        <button type="button" className="btn" onClick={() => onDone(true)}>
          {words["done"]}
        </button>
      </div>
    </Root>
  );
}

const Root = styled.div`
  /* A site may have round buttons; the editor has corners of its own. */
  --radius-control: 6px;
  .end {
    display: flex;
    justify-content: end;
    gap: 8px;
    padding-block: 8px;
  }
  .tools {
    top: 8px;
  }
`;
