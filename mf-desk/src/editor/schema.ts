import { type NodeSpec, Schema } from 'prosemirror-model';

/** A placeholder of a page (`{{budget}}`, `{{#spying}}`), which no key can change halfway. */
const placeholder = (tag: string, inner: string | null, spec: Partial<NodeSpec>): NodeSpec => ({
  atom: true,
  attrs: { text: { validate: 'string' } },
  parseDOM: [
    {
      tag: `${tag}[data-placeholder]`,
      priority: 60,
      getAttrs: (element) => ({ text: element.getAttribute('data-placeholder') }),
    },
  ],
  toDOM: ({ attrs: { text } }) =>
    inner === null
      ? [tag, { 'data-placeholder': text }, text]
      : [tag, { 'data-placeholder': text }, [inner, { colspan: 99 }, text]],
  ...spec,
});

const cell = (tag: 'td' | 'th'): NodeSpec => ({
  content: 'inline*',
  isolating: true,
  attrs: { scope: { default: null }, colspan: { default: null } },
  parseDOM: [
    {
      tag,
      getAttrs: (element) => ({
        scope: element.getAttribute('scope'),
        colspan: element.getAttribute('colspan'),
      }),
    },
  ],
  toDOM: ({ attrs }) => [tag, { ...attrs }, 0],
});

/**
 * Texts of the competition: the subset of HTML that the API stores, and placeholders wherever they may be: in a line,
 * between blocks, between the items of a list, the rows of a table, the cells of a row.
 */
export const pageSchema = new Schema({
  nodes: {
    doc: { content: 'block+' },
    paragraph: {
      content: 'inline*',
      group: 'block',
      parseDOM: [{ tag: 'p' }],
      toDOM: () => ['p', 0],
    },
    heading: {
      content: 'inline*',
      group: 'block',
      defining: true,
      attrs: { level: { default: 2 } },
      parseDOM: [2, 3, 4].map((level) => ({ tag: `h${level}`, attrs: { level } })),
      toDOM: ({ attrs }) => [`h${attrs.level}`, 0],
    },
    bullet_list: {
      content: '(list_item | item_placeholder)+',
      group: 'block',
      parseDOM: [{ tag: 'ul' }],
      toDOM: () => ['ul', 0],
    },
    ordered_list: {
      content: '(list_item | item_placeholder)+',
      group: 'block',
      parseDOM: [{ tag: 'ol' }],
      toDOM: () => ['ol', 0],
    },
    list_item: {
      content: 'paragraph (paragraph | bullet_list | ordered_list | block_placeholder)*',
      defining: true,
      parseDOM: [{ tag: 'li' }],
      toDOM: () => ['li', 0],
    },
    table: {
      content: 'caption? (table_head | table_body | row_placeholder)*',
      group: 'block',
      isolating: true,
      parseDOM: [{ tag: 'table' }],
      toDOM: () => ['table', 0],
    },
    caption: {
      content: 'inline*',
      isolating: true,
      parseDOM: [{ tag: 'caption' }],
      toDOM: () => ['caption', 0],
    },
    table_head: {
      content: '(row | row_placeholder)+',
      parseDOM: [{ tag: 'thead' }],
      toDOM: () => ['thead', 0],
    },
    table_body: {
      content: '(row | row_placeholder)+',
      parseDOM: [{ tag: 'tbody' }],
      toDOM: () => ['tbody', 0],
    },
    row: {
      content: '(header_cell | cell | cell_placeholder)+',
      parseDOM: [{ tag: 'tr' }],
      toDOM: () => ['tr', 0],
    },
    header_cell: cell('th'),
    cell: cell('td'),
    placeholder: placeholder('span', null, { inline: true, group: 'inline' }),
    block_placeholder: placeholder('div', null, { group: 'block' }),
    item_placeholder: placeholder('li', null, {}),
    row_placeholder: placeholder('tr', 'td', {}),
    cell_placeholder: placeholder('td', null, {}),
    hard_break: {
      inline: true,
      group: 'inline',
      selectable: false,
      parseDOM: [{ tag: 'br' }],
      toDOM: () => ['br'],
    },
    text: { group: 'inline' },
  },
  marks: {
    link: {
      attrs: { href: { validate: 'string' } },
      inclusive: false,
      parseDOM: [{ tag: 'a[href]', getAttrs: (element) => ({ href: element.getAttribute('href') }) }],
      // Without an address to follow: a press puts the caret there.
      toDOM: ({ attrs: { href } }) => ['a', { 'data-href': href }, 0],
    },
    strong: { parseDOM: [{ tag: 'strong' }, { tag: 'b' }], toDOM: () => ['strong', 0] },
    em: { parseDOM: [{ tag: 'em' }, { tag: 'i' }], toDOM: () => ['em', 0] },
  },
});
