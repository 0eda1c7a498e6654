import { Node, type Extensions } from "@tiptap/core";
import { goToNextCell, tableEditing } from "@tiptap/pm/tables";

/** What the library of tables calls our nodes. */
const roles: Readonly<Record<string, string>> = {
  table: "table",
  tableRow: "row",
  tableCell: "cell",
  tableHeader: "header_cell",
};

/** A table. Its cells span nothing: `cleanPaste` takes apart what did. */
const Table = Node.create({
  name: "table",
  group: "block",
  content: "tableRow+",
  isolating: true,
  extendNodeSchema: ({ name }) => (roles[name] ? { tableRole: roles[name] } : {}),
  parseHTML: () => [{ tag: "table" }],
  renderHTML: () => ["table", ["tbody", 0]],
  addKeyboardShortcuts: () => ({
    Tab: ({ editor }) => {
      if (!editor.isActive("table")) return false;
      return editor.commands.command(({ state, dispatch }) => goToNextCell(1)(state, dispatch));
    },
    "Shift-Tab": ({ editor }) => {
      if (!editor.isActive("table")) return false;
      return editor.commands.command(({ state, dispatch }) => goToNextCell(-1)(state, dispatch));
    },
  }),
  addProseMirrorPlugins: () => [tableEditing()],
});

const TableRow = Node.create({
  name: "tableRow",
  content: "(tableCell | tableHeader)+",
  parseHTML: () => [{ tag: "tr" }],
  renderHTML: () => ["tr", 0],
});

/** What the library asks of every cell; nothing of it is written. */
const spans = () => ({
  colspan: { default: 1, rendered: false, parseHTML: () => 1 },
  rowspan: { default: 1, rendered: false, parseHTML: () => 1 },
  colwidth: { default: null, rendered: false, parseHTML: () => null },
});

const TableCell = Node.create({
  name: "tableCell",
  content: "paragraph+",
  isolating: true,
  addAttributes: spans,
  parseHTML: () => [{ tag: "td" }],
  renderHTML: () => ["td", 0],
});

const TableHeader = Node.create({
  name: "tableHeader",
  content: "paragraph+",
  isolating: true,
  addAttributes: spans,
  parseHTML: () => [{ tag: "th" }],
  renderHTML: () => ["th", 0],
});

/** The nodes of tables for the editor. */
export const tableNodes: Extensions = [Table, TableRow, TableCell, TableHeader];
