import type { Editor } from "@tiptap/core";
import { useRef, useState, type ReactNode } from "react";
import { Toolbar as Tools } from "react-aria-components/Toolbar";
import { EditIcon } from "../../ui/icons/EditIcon.tsx";
import { isMac } from "./keys.ts";
import { LinkForm } from "./LinkForm.tsx";
import { smallTools, tools, type Tool } from "./tools.ts";

interface ToolbarProps {
  editor: Editor;
  words: (name: string) => string;
  /** The id of the text that it works on. */
  controls: string;
  /** Whether it has only what most texts need. */
  isSmall: boolean;
  isFormula: boolean;
  onFormula: () => void;
  onPictures: (files: File[]) => void;
}

/** What can be done with the text. One stop of the Tab key; the arrow keys go through it. */
export function Toolbar({
  editor,
  words,
  controls,
  isSmall,
  isFormula,
  onFormula,
  onPictures,
}: ToolbarProps): ReactNode {
  const [linking, setLinking] = useState(false);
  const chooser = useRef<HTMLInputElement>(null);
  const isLink = editor.isActive("link");
  return (
    <div className="tools">
      <Tools aria-label={words("tools")} aria-controls={controls}>
        {(isSmall ? smallTools : tools).map((group) => (
          <span key={group[0]?.name} className="set">
            {group.map((tool) => (
              <ToolButton key={tool.name} tool={tool} editor={editor} words={words} />
            ))}
          </span>
        ))}
        <span className="set">
          <button
            type="button"
            aria-pressed={isLink}
            aria-expanded={linking}
            title={words("link")}
            aria-label={words("link")}
            onMouseDown={keepFocus}
            onClick={() => setLinking(!linking)}
          >
            <EditIcon name="link" size={20} />
          </button>
          {!isSmall && (
            <button
              type="button"
              aria-expanded={isFormula}
              aria-keyshortcuts="Control+Alt+M"
              title={`${words("formula")} (${isMac() ? "⌘+Alt+M" : "Ctrl+Alt+M"})`}
              aria-label={words("formula")}
              onMouseDown={keepFocus}
              onClick={onFormula}
            >
              <span aria-hidden="true" data-letters="√x" />
            </button>
          )}
          {!isSmall && (
            <button
              type="button"
              title={words("picture")}
              aria-label={words("picture")}
              onMouseDown={keepFocus}
              onClick={() => chooser.current?.click()}
            >
              <EditIcon name="picture" size={20} />
            </button>
          )}
        </span>
      </Tools>
      <input
        ref={chooser}
        type="file"
        hidden
        multiple
        accept="image/jpeg,image/png,image/webp"
        onChange={(event) => {
          onPictures([...(event.target.files ?? [])]);
          event.target.value = "";
        }}
      />
      {linking && <LinkForm editor={editor} words={words} onClose={() => setLinking(false)} />}
    </div>
  );
}

function ToolButton({
  tool,
  editor,
  words,
}: {
  tool: Tool;
  editor: Editor;
  words: (name: string) => string;
}): ReactNode {
  const label = words(tool.name);
  const keys = tool.keys && (isMac() ? tool.keys.replace("Ctrl", "⌘") : tool.keys);
  return (
    <button
      type="button"
      {...(tool.isOn ? { "aria-pressed": tool.isOn(editor) } : {})}
      aria-label={label}
      aria-keyshortcuts={tool.keys?.replace("Ctrl", "Control")}
      title={keys ? `${label} (${keys})` : label}
      onMouseDown={keepFocus}
      onClick={() => tool.run(editor.chain().focus()).run()}
    >
      {tool.letters ? (
        <span aria-hidden="true" className={tool.name} data-letters={tool.letters} />
      ) : (
        tool.icon && <EditIcon name={tool.icon} size={20} />
      )}
    </button>
  );
}

/** A tool that is pressed by pointer leaves the cursor in the text. */
function keepFocus(event: { preventDefault(): void }): void {
  event.preventDefault();
}
