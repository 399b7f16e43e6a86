import { setBlockType, toggleMark } from 'prosemirror-commands';
import type { Node, NodeType } from 'prosemirror-model';
import { liftListItem, wrapInList } from 'prosemirror-schema-list';
import { type Command, type EditorState, TextSelection } from 'prosemirror-state';
import { pageSchema } from './schema.js';

const { nodes, marks } = pageSchema;

/** Type of a text block: a paragraph, or a heading of a level. */
export type BlockKind = 'p' | 'h2' | 'h3' | 'h4';
export const BLOCK_KINDS: readonly BlockKind[] = ['p', 'h2', 'h3', 'h4'];

/** The kind of block the caret is in; null in cells of tables, which have none. */
export function blockKind({ selection }: EditorState): BlockKind | null {
  const { parent } = selection.$from;
  if (parent.type === nodes.paragraph) return 'p';
  if (parent.type !== nodes.heading) return null;
  return BLOCK_KINDS.find((kind) => kind === `h${parent.attrs.level}`) ?? 'h4';
}

export function setBlockKind(kind: BlockKind): Command {
  return kind === 'p'
    ? setBlockType(nodes.paragraph)
    : setBlockType(nodes.heading, { level: Number(kind[1]) });
}

/** Makes the lines a list, or lifts them out of theirs. */
export function toggleList(type: NodeType): Command {
  return (state, dispatch, view) => {
    if (listAround(state) === type) return liftListItem(nodes.list_item)(state, dispatch, view);
    return wrapInList(type)(state, dispatch, view);
  };
}

/** The list the caret is in; null in none. */
export function listAround({ selection: { $from } }: EditorState): NodeType | null {
  for (let depth = $from.depth; depth > 0; depth -= 1) {
    const { type } = $from.node(depth);
    if (type === nodes.bullet_list || type === nodes.ordered_list) return type;
  }
  return null;
}

/** Address of the selection's link; null without one. */
export function linkAt({ doc, selection: { from, to, $from, empty } }: EditorState): string | null {
  const link = empty ? marks.link.isInSet($from.marks()) : linkWithin(doc, from, to);
  return link ? String(link.attrs.href) : null;
}

function linkWithin(doc: Node, from: number, to: number) {
  let linkMark: ReturnType<typeof marks.link.isInSet>;
  doc.nodesBetween(from, to, (node) => {
    linkMark ??= marks.link.isInSet(node.marks);
  });
  return linkMark;
}

/**
 * Makes the selected text a link, changes where it leads, or takes it away; without a selection the address is the
 * text.
 */
export function setLink(href: string | null): Command {
  return (state, dispatch) => {
    const { from, to, empty } = linkRange(state);
    const { tr } = state;
    if (href === null) dispatch?.(tr.removeMark(from, to, marks.link));
    else if (empty)
      dispatch?.(tr.replaceSelectionWith(pageSchema.text(href, [marks.link.create({ href })]), false));
    else dispatch?.(tr.removeMark(from, to, marks.link).addMark(from, to, marks.link.create({ href })));
    return true;
  };
}

/** The selection; where it is a caret within a link, all of that link. */
function linkRange(state: EditorState): { from: number; to: number; empty: boolean } {
  const { from, to, empty, $from } = state.selection;
  const href = empty ? linkAt(state) : null;
  if (href === null) return { from, to, empty };
  const start = $from.start();
  const range = { from: -1, to: -1 };
  $from.parent.forEach((node, offset) => {
    const isPart = marks.link.isInSet(node.marks)?.attrs.href === href;
    if (!isPart) return;
    const at = start + offset;
    if (at > from && range.to !== at) return;
    if (range.to !== at) range.from = at;
    range.to = at + node.nodeSize;
  });
  return { ...range, empty: false };
}

/** Inserts a line break in a cell, which can't contain paragraphs. */
export const breakLine: Command = (state, dispatch) => {
  dispatch?.(state.tr.replaceSelectionWith(nodes.hard_break.create()).scrollIntoView());
  return true;
};

export const breakLineInCell: Command = (state, dispatch, view) =>
  rowAround(state) || state.selection.$from.parent.type === nodes.caption
    ? breakLine(state, dispatch, view)
    : false;

interface Row {
  readonly node: Node;
  /** Before the row, in the document. */
  readonly from: number;
}

/** The row of a table that the caret is in. */
export function rowAround({ selection: { $from } }: EditorState): Row | null {
  for (let depth = $from.depth; depth > 0; depth -= 1) {
    if ($from.node(depth).type === nodes.row) return { node: $from.node(depth), from: $from.before(depth) };
  }
  return null;
}

/** An empty row below, with the cells of this one. */
export const addRow: Command = (state, dispatch) => {
  const row = rowAround(state);
  if (!row) return false;
  const cells: Node[] = [];
  row.node.forEach((one) => {
    if (one.type !== nodes.cell_placeholder) cells.push(one.type.create(one.attrs));
  });
  const at = row.from + row.node.nodeSize;
  const tr = state.tr.insert(at, nodes.row.create(null, cells));
  dispatch?.(tr.setSelection(TextSelection.near(tr.doc.resolve(at + 2))).scrollIntoView());
  return true;
};

/** Removes the caret's row, and with the last one its table. */
export const removeRow: Command = (state, dispatch) => {
  const row = rowAround(state);
  if (!row) return false;
  const { $from } = state.selection;
  const part = $from.node($from.depth - 2);
  if (part.childCount > 1) {
    dispatch?.(state.tr.delete(row.from, row.from + row.node.nodeSize).scrollIntoView());
    return true;
  }
  const table = $from.depth - 3;
  const from = $from.before(table);
  dispatch?.(state.tr.delete(from, from + $from.node(table).nodeSize).scrollIntoView());
  return true;
};

export const toggleStrong = toggleMark(marks.strong);
export const toggleEm = toggleMark(marks.em);

/** True if the whole selection is bold or italic, or the text at the caret. */
export function hasMark(state: EditorState, name: 'strong' | 'em'): boolean {
  const { from, to, empty, $from } = state.selection;
  const type = marks[name];
  if (empty) return type.isInSet(state.storedMarks ?? $from.marks()) !== undefined;
  return state.doc.rangeHasMark(from, to, type);
}
