import type { Editor } from "@tiptap/core";
import { useId, useRef, useState, type FormEvent, type ReactNode } from "react";
import { useUnfinishedField } from "../../editor/unfinished-fields.ts";
import { safeAddress } from "../../shared/addresses.ts";
import { pressedKey } from "../../ui/pressed-key.ts";

interface LinkFormProps {
  editor: Editor;
  words: (name: string) => string;
  onClose: () => void;
}

/** Where a link leads. Without marked words the address itself is written. */
export function LinkForm({ editor, words, onClose }: LinkFormProps): ReactNode {
  const id = useId();
  const now: unknown = editor.getAttributes("link")["href"];
  const [before] = useState(typeof now === "string" ? now : "");
  const [address, setAddress] = useState(before);
  const [isWrong, setWrong] = useState(false);
  const [asked, setAsked] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const isUnfinished = address.trim() !== before;
  const isAsked = asked && isUnfinished;
  useUnfinishedField({
    isUnfinished: () => isUnfinished,
    ask() {
      setAsked(true);
      field.current?.focus();
    },
  });

  // The text has the focus back before this form goes, so that nothing typed goes elsewhere.
  function close() {
    editor.view.focus();
    onClose();
  }

  function set(event: FormEvent) {
    event.preventDefault();
    const href = safeAddress(completed(address.trim()));
    if (!href) return setWrong(true);
    const chain = editor.chain().extendMarkRange("link");
    if (editor.state.selection.empty && !editor.isActive("link"))
      chain.insertContent({ type: "text", text: href, marks: [{ type: "link", attrs: { href } }] }).run();
    else chain.setMark("link", { href }).run();
    close();
  }

  function remove() {
    editor.chain().extendMarkRange("link").unsetMark("link").run();
    close();
  }

  return (
    <form className="row" noValidate onSubmit={set} onKeyDown={(event) => pressedKey(event) === "Escape" && close()}>
      <label>
        <span>{words("address")}</span>
        <input
          ref={field}
          type="url"
          autoFocus
          value={address}
          placeholder="https://"
          aria-invalid={isWrong || undefined}
          aria-describedby={isWrong ? id : undefined}
          onChange={(event) => setAddress(event.target.value)}
        />
      </label>
      <button type="submit" className="btn">
        {words("setLink")}
      </button>
      {now !== undefined && (
        <button type="button" className="btn ghost" onClick={remove}>
          {words("noLink")}
        </button>
      )}
      <button type="button" className="btn ghost" onClick={close}>
        {words("cancel")}
      </button>
      <div role="alert">
        {isAsked && !isWrong && <p className="problem">{words("linkOpen")}</p>}
        {isWrong && (
          <p id={id} className="problem">
            {words("wrongAddress")}
          </p>
        )}
      </div>
    </form>
  );
}

/** People write example.com and mean the web address. */
function completed(address: string): string {
  return /^[\w-]+(\.[\w-]+)+([/?#]|$)/.test(address) ? `https://${address}` : address;
}
