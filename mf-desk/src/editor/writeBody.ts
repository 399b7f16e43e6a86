import type { Mark, Node } from 'prosemirror-model';

const INDENT = '  ';
const MARK_TAGS: Readonly<Record<string, string>> = { link: 'a', strong: 'strong', em: 'em' };

/**
 * Serializes the editor's text as readable HTML: a block a line, the items of lists indented. The same format as the
 * server's, so that it is stored unchanged.
 */
export function writeBody(doc: Node): string {
  return blocksOf(doc, '').join('\n');
}

function blocksOf(parent: Node, indent: string): string[] {
  const blocks: string[] = [];
  parent.forEach((node) => {
    blocks.push(...blockOf(node, indent));
  });
  return blocks;
}

function blockOf(node: Node, indent: string): string[] {
  const inner = indent + INDENT;
  switch (node.type.name) {
    case 'paragraph':
      // An empty paragraph is a line that the user left empty.
      return node.content.size === 0 ? [] : [`${indent}<p>${inlineOf(node)}</p>`];
    case 'heading':
      return [`${indent}<h${node.attrs.level}>${inlineOf(node)}</h${node.attrs.level}>`];
    case 'bullet_list':
      return [`${indent}<ul>`, ...blocksOf(node, inner), `${indent}</ul>`];
    case 'ordered_list':
      return [`${indent}<ol>`, ...blocksOf(node, inner), `${indent}</ol>`];
    case 'list_item':
      return itemOf(node, indent);
    case 'table':
      return [`${indent}<table>`, ...blocksOf(node, inner), `${indent}</table>`];
    case 'table_head':
      return [`${indent}<thead>`, ...blocksOf(node, inner), `${indent}</thead>`];
    case 'table_body':
      return [`${indent}<tbody>`, ...blocksOf(node, inner), `${indent}</tbody>`];
    case 'caption':
      return [`${indent}<caption>${inlineOf(node)}</caption>`];
    case 'row':
      return [`${indent}<tr>${cellsOf(node)}</tr>`];
    default:
      return [`${indent}${escapeText(String(node.attrs.text))}`];
  }
}

/** Its first line without a paragraph around it. */
function itemOf(item: Node, indent: string): string[] {
  const line = item.firstChild ? inlineOf(item.firstChild) : '';
  const others = blocksOf(item, indent + INDENT).slice(item.firstChild?.content.size ? 1 : 0);
  if (others.length === 0) return [`${indent}<li>${line}</li>`];
  return [`${indent}<li>${line}`, ...others, `${indent}</li>`];
}

function cellsOf(row: Node): string {
  let cells = '';
  row.forEach((node) => {
    if (node.type.name === 'cell_placeholder') {
      cells += escapeText(String(node.attrs.text));
      return;
    }
    const tag = node.type.name === 'header_cell' ? 'th' : 'td';
    cells += `<${tag}${attributesOf(node.attrs)}>${inlineOf(node)}</${tag}>`;
  });
  return cells;
}

function inlineOf(parent: Node): string {
  let html = '';
  let open: readonly Mark[] = [];
  const close = (depth: number) => {
    for (const mark of open.slice(depth).toReversed()) html += `</${MARK_TAGS[mark.type.name]}>`;
  };
  parent.forEach((node) => {
    const same = commonMarks(open, node.marks);
    close(same);
    for (const mark of node.marks.slice(same)) {
      html += `<${MARK_TAGS[mark.type.name]}${attributesOf({ ...mark.attrs, rel: relOf(mark) })}>`;
    }
    open = node.marks;
    html += inlineNodeOf(node);
  });
  close(0);
  return html;
}

/** The `rel` that the server adds to external links. */
function relOf({ attrs }: Mark): string | null {
  return /^(https|mailto):/i.test(String(attrs.href ?? '')) ? 'noopener noreferrer' : null;
}

function inlineNodeOf(node: Node): string {
  if (node.type.name === 'hard_break') return '<br />';
  return escapeText(node.isText ? (node.text ?? '') : String(node.attrs.text));
}

/** Number of equal marks, from the outermost on. */
function commonMarks(open: readonly Mark[], marks: readonly Mark[]): number {
  const differs = open.findIndex((mark, index) => !marks[index]?.eq(mark));
  return differs === -1 ? open.length : differs;
}

function attributesOf(attributes: Readonly<Record<string, unknown>>): string {
  return Object.entries(attributes)
    .filter(([, value]) => value !== null)
    .map(([name, value]) => ` ${name}="${escapeText(String(value)).replaceAll('"', '&quot;')}"`)
    .join('');
}

function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
