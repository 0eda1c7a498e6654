import type { ChainedCommands, Editor } from "@tiptap/core";
import type { EditIconName } from "../../ui/icons/EditIcon.tsx";

/** One tool: what it is called (a short name of the words), what it looks like, and what it does. */
export interface Tool {
  name: string;
  /** What it shows: letters, or an icon. */
  letters?: string;
  icon?: EditIconName;
  keys?: string;
  isOn?: (editor: Editor) => boolean;
  run: (chain: ChainedCommands) => ChainedCommands;
}

/** Three rows of three, the first of them the head. */
const emptyTable = {
  type: "table",
  content: [0, 1, 2].map((row) => ({
    type: "tableRow",
    content: [0, 1, 2].map(() => ({
      type: row === 0 ? "tableHeader" : "tableCell",
      content: [{ type: "paragraph" }],
    })),
  })),
};

/** The tools in their groups. */
export const tools: readonly (readonly Tool[])[] = [
  ([2, 3, 4] as const).map((level) => ({
    name: `heading${level}`,
    letters: `H${level}`,
    keys: `Ctrl+Alt+${level}`,
    isOn: (editor) => editor.isActive("heading", { level }),
    run: (chain) => chain.toggleHeading({ level }),
  })),
  [
    {
      name: "bold",
      letters: "B",
      keys: "Ctrl+B",
      isOn: (editor) => editor.isActive("bold"),
      run: (chain) => chain.toggleBold(),
    },
    {
      name: "italic",
      letters: "I",
      keys: "Ctrl+I",
      isOn: (editor) => editor.isActive("italic"),
      run: (chain) => chain.toggleItalic(),
    },
    {
      name: "code",
      icon: "code",
      keys: "Ctrl+E",
      isOn: (editor) => editor.isActive("code"),
      run: (chain) => chain.toggleMark("code"),
    },
  ],
  [
    {
      name: "bulletList",
      icon: "bullets",
      keys: "Ctrl+Shift+8",
      isOn: (editor) => editor.isActive("bulletList"),
      run: (chain) => chain.toggleBulletList(),
    },
    {
      name: "orderedList",
      icon: "numbers",
      keys: "Ctrl+Shift+7",
      isOn: (editor) => editor.isActive("orderedList"),
      run: (chain) => chain.toggleOrderedList(),
    },
    {
      name: "blockquote",
      icon: "quote",
      keys: "Ctrl+Shift+B",
      isOn: (editor) => editor.isActive("blockquote"),
      run: (chain) => chain.toggleBlockquote(),
    },
    {
      name: "codeBlock",
      icon: "codeBlock",
      keys: "Ctrl+Alt+C",
      isOn: (editor) => editor.isActive("codeBlock"),
      run: (chain) => chain.toggleCodeBlock(),
    },
    {
      name: "table",
      icon: "table",
      isOn: (editor) => editor.isActive("table"),
      run: (chain) => chain.insertContent(emptyTable),
    },
    { name: "rule", icon: "rule", run: (chain) => chain.setHorizontalRule() },
  ],
];

const inSmall: ReadonlySet<string> = new Set(["heading2", "heading3", "bold", "bulletList", "orderedList"]);

/** What most texts need, in the same groups. */
export const smallTools = tools
  .map((group) => group.filter(({ name }) => inSmall.has(name)))
  .filter((group) => group.length > 0);
