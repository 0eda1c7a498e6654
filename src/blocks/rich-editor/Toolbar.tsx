import type { Editor } from "@tiptap/core";
import { useRef, useState, type ReactNode } from "react";
import { Toolbar as Tools } from "react-aria-components/Toolbar";
import { isMac } from "./keys.ts";
import { LinkForm } from "./LinkForm.tsx";
import { tools, type Tool } from "./tools.ts";

interface ToolbarProps {
  editor: Editor;
  words: (name: string) => string;
  /** The id of the text that it works on. */
  controls: string;
  onPictures: (files: File[]) => void;
}

/** What can be done with the text. One stop of the Tab key; the arrow keys go through it. */
export function Toolbar({ editor, words, controls, onPictures }: ToolbarProps): ReactNode {
  const [linking, setLinking] = useState(false);
  const chooser = useRef<HTMLInputElement>(null);
  const isLink = editor.isActive("link");
  return (
    <div className="tools">
      <Tools aria-label={words("tools")} aria-controls={controls}>
        {tools.map((group) => (
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
            <Sign d="M10 14a4 4 0 0 0 6 .4l3-3a4 4 0 0 0-5.6-5.700l-1.6 1.600M14 10a4 4 0 0 0-6-.4l-3 3a4 4 0 0 0 5.6 5.700l1.6-1.6" />
          </button>
          <button
            type="button"
            title={words("picture")}
            aria-label={words("picture")}
            onMouseDown={keepFocus}
            onClick={() => chooser.current?.click()}
          >
            <Sign d="M4 5h16v14H4zM4 16l5-5 4 4 2.5-2.500L20 17M15.5 9.500a1 1 0 1 0 0-2 1 1 0 0 0 0 2z" />
          </button>
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
        <Sign d={tool.sign ?? ""} />
      )}
    </button>
  );
}

export function Sign({ d }: { d: string }): ReactNode {
  return (
    <svg
      width={20}
      height={20}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.7"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={d} />
    </svg>
  );
}

/** A tool that is pressed by pointer leaves the cursor in the text. */
function keepFocus(event: { preventDefault(): void }): void {
  event.preventDefault();
}
