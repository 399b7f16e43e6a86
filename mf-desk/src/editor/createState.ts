import { baseKeymap } from 'prosemirror-commands';
import { history, redo, undo } from 'prosemirror-history';
import { keymap } from 'prosemirror-keymap';
import type { Node } from 'prosemirror-model';
import { liftListItem, sinkListItem, splitListItem } from 'prosemirror-schema-list';
import { EditorState, Plugin, type Transaction } from 'prosemirror-state';
import { breakLine, breakLineInCell, toggleEm, toggleStrong } from './commands.js';
import { pageSchema } from './schema.js';

const { nodes } = pageSchema;

/** Tab stays the browser's: it leads out of the text, as out of every field. */
const keys = keymap({
  'Mod-z': undo,
  'Mod-y': redo,
  'Shift-Mod-z': redo,
  'Mod-b': toggleStrong,
  'Mod-i': toggleEm,
  'Mod-]': sinkListItem(nodes.list_item),
  'Mod-[': liftListItem(nodes.list_item),
  'Shift-Enter': breakLine,
});
const enter = keymap({ Enter: breakLineInCell });
const splitItems = keymap({ Enter: splitListItem(nodes.list_item) });

const TYPED = /\{\{[^{}]+\}\}/g;

/** Converts a typed placeholder into a node. */
const placeholders = new Plugin({
  appendTransaction(transactions, _before, state) {
    if (!transactions.some(({ docChanged }) => docChanged)) return null;
    const tr: Transaction = state.tr;
    const matches: { from: number; text: string; node: Node }[] = [];
    state.doc.descendants((node, from) => {
      for (const match of node.isText ? (node.text ?? '').matchAll(TYPED) : []) {
        matches.push({ from: from + match.index, text: match[0], node });
      }
    });
    for (const { from, text, node } of matches.toReversed()) {
      tr.replaceWith(from, from + text.length, nodes.placeholder.create({ text }, null, node.marks));
    }
    return tr.docChanged ? tr : null;
  },
});

/** The state of an editor that begins with this text, and remembers nothing from before. */
export function createEditorState(doc: Node): EditorState {
  return EditorState.create({
    doc,
    plugins: [history(), enter, splitItems, keys, keymap(baseKeymap), placeholders],
  });
}
