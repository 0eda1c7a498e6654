import type { Editor } from "@tiptap/core";
import { useState, type FormEvent, type ReactNode } from "react";
import { safeAddress } from "../../shared/addresses.ts";

interface LinkFormProps {
  editor: Editor;
  words: (name: string) => string;
  onClose: () => void;
}

/** Where a link leads. Without marked words the address itself is written. */
export function LinkForm({ editor, words, onClose }: LinkFormProps): ReactNode {
  const now: unknown = editor.getAttributes("link")["href"];
  const [address, setAddress] = useState(typeof now === "string" ? now : "");
  const [isWrong, setWrong] = useState(false);

  function close() {
    onClose();
    editor.commands.focus();
  }

  function set(event: FormEvent) {
    event.preventDefault();
    const href = safeAddress(completed(address.trim()));
    if (!href) return setWrong(true);
    const chain = editor.chain().focus().extendMarkRange("link");
    if (editor.state.selection.empty && !editor.isActive("link"))
      chain.insertContent({ type: "text", text: href, marks: [{ type: "link", attrs: { href } }] }).run();
    else chain.setMark("link", { href }).run();
    onClose();
  }

  function remove() {
    editor.chain().focus().extendMarkRange("link").unsetMark("link").run();
    onClose();
  }

  return (
    <form className="row" noValidate onSubmit={set} onKeyDown={(event) => event.key === "Escape" && close()}>
      <label>
        <span>{words("address")}</span>
        <input
          type="url"
          autoFocus
          value={address}
          placeholder="https://"
          aria-invalid={isWrong || undefined}
          aria-describedby={isWrong ? "rich-link-wrong" : undefined}
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
        {isWrong && (
          <p id="rich-link-wrong" className="problem">
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
