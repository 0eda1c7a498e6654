import type { ChainedCommands, Editor } from "@tiptap/core";

/** One tool: what it is called (a short name of the words), what it looks like, and what it does. */
export interface Tool {
  name: string;
  /** What it shows: letters, or a path on a 24-unit square. */
  letters?: string;
  sign?: string;
  keys?: string;
  isOn?: (editor: Editor) => boolean;
  run: (chain: ChainedCommands) => ChainedCommands;
}

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
      sign: "M8 7l-5 5 5 5M16 7l5 5-5 5",
      keys: "Ctrl+E",
      isOn: (editor) => editor.isActive("code"),
      run: (chain) => chain.toggleMark("code"),
    },
  ],
  [
    {
      name: "bulletList",
      sign: "M9 6h12M9 12h12M9 18h12M4.5 6h.01M4.5 12h.01M4.5 18h.01",
      keys: "Ctrl+Shift+8",
      isOn: (editor) => editor.isActive("bulletList"),
      run: (chain) => chain.toggleBulletList(),
    },
    {
      name: "orderedList",
      sign: "M10 6h11M10 12h11M10 18h11M3.5 5l1.5-1v5M3.5 15.500c0-2 3-2 3 0 0 1.5-3 2-3 4h3",
      keys: "Ctrl+Shift+7",
      isOn: (editor) => editor.isActive("orderedList"),
      run: (chain) => chain.toggleOrderedList(),
    },
    {
      name: "blockquote",
      sign: "M6 17c2 0 3-1.5 3-3.500V7H4v6h3M16 17c2 0 3-1.5 3-3.500V7h-5v6h3",
      keys: "Ctrl+Shift+B",
      isOn: (editor) => editor.isActive("blockquote"),
      run: (chain) => chain.toggleBlockquote(),
    },
    {
      name: "codeBlock",
      sign: "M4 5h16v14H4zM9 10l-2 2 2 2M15 10l2 2-2 2",
      keys: "Ctrl+Alt+C",
      isOn: (editor) => editor.isActive("codeBlock"),
      run: (chain) => chain.toggleCodeBlock(),
    },
    { name: "rule", sign: "M3 12h18", run: (chain) => chain.setHorizontalRule() },
  ],
];
