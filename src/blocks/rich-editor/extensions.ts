import { Mark, markInputRule, mergeAttributes, Node, type Extensions } from "@tiptap/core";
import { StarterKit } from "@tiptap/starter-kit";
import { safeAddress } from "../../shared/addresses.ts";
import { Formula, FormulaBlock } from "./formula-nodes.ts";
import { tableNodes } from "./table-nodes.ts";

/** The editor's schema: what schemas/entities/rich-*.schema.json allow, and nothing else. */
export const extensions = (): Extensions => [
  StarterKit.configure({
    heading: { levels: [2, 3, 4] },
    link: {
      openOnClick: false,
      defaultProtocol: "https",
      isAllowedUri: (address) => safeAddress(address) !== undefined,
      HTMLAttributes: { target: null, rel: null },
    },
    // The page undoes: one history for everything.
    undoRedo: false,
    // It would add a line to every document.
    trailingNode: false,
    strike: false,
    underline: false,
    code: false,
    listItem: false,
  }),
  ListItem,
  Code,
  Formula,
  FormulaBlock,
  Picture,
  ...tableNodes,
];

/** An entry of a list. Unlike the kit's own it may begin with anything, as the documents' may. */
const ListItem = Node.create({
  name: "listItem",
  content: "block+",
  defining: true,
  parseHTML: () => [{ tag: "li" }],
  renderHTML: ({ HTMLAttributes }) => ["li", HTMLAttributes, 0],
  addKeyboardShortcuts() {
    return {
      Enter: () => this.editor.commands.splitListItem(this.name),
      Tab: () => this.editor.commands.sinkListItem(this.name),
      "Shift-Tab": () => this.editor.commands.liftListItem(this.name),
    };
  },
});

/** Code in a line. Unlike the kit's own it may stand with other marks, as the documents' may. */
const Code = Mark.create({
  name: "code",
  excludes: "",
  exitable: true,
  code: true,
  parseHTML: () => [{ tag: "code" }],
  renderHTML: ({ HTMLAttributes }) => ["code", HTMLAttributes, 0],
  addKeyboardShortcuts() {
    return { "Mod-e": () => this.editor.commands.toggleMark(this.name) };
  },
  addInputRules() {
    return [markInputRule({ find: /(^|[^`])`([^`]+)`(?!`)$/, type: this.type })];
  },
});

/** A picture of one's own upload. Pasted pictures of other places are not taken: they would be gone one day. */
const Picture = Node.create({
  name: "image",
  group: "block",
  draggable: true,
  atom: true,
  addAttributes: () => ({ src: { default: "" }, alt: { default: "" } }),
  parseHTML: () => [{ tag: 'img[src^="/files/"]' }],
  renderHTML: ({ HTMLAttributes }) => [
    "img",
    mergeAttributes(HTMLAttributes, { src: safeAddress(HTMLAttributes["src"]) ?? "" }),
  ],
});
