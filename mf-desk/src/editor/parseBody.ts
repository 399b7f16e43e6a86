import { DOMParser as EditorParser, type Node } from 'prosemirror-model';
import { markPlaceholders } from './placeholders.js';
import { pageSchema } from './schema.js';

const parser = EditorParser.fromSchema(pageSchema);

/** Parses a body for the editor; unsupported parts are left out or moved ({@link canHold}). */
export function parseBody(html: string): Node {
  return parser.parse(markedDom(html));
}

/** The nodes of a body in a document without a page, where nothing loads or runs; placeholders are elements. */
export function markedDom(html: string): HTMLElement {
  // A placeholder that comes first would be taken for a part of the head.
  const { body } = new DOMParser().parseFromString(`<body>${markPlaceholders(html)}`, 'text/html');
  for (const template of body.querySelectorAll('template')) {
    const element = body.ownerDocument.createElement(tagFor(template));
    element.setAttribute('data-placeholder', template.getAttribute('data-text') ?? '');
    template.replaceWith(element);
  }
  return body;
}

/** The element of a placeholder by its position: part of a line, or between blocks. */
function tagFor(template: HTMLTemplateElement): 'span' | 'div' | 'li' | 'tr' | 'td' {
  switch (template.parentElement?.tagName) {
    case 'UL':
    case 'OL':
      return 'li';
    case 'TABLE':
    case 'THEAD':
    case 'TBODY':
      return 'tr';
    case 'TR':
      return 'td';
    case 'BODY':
      return isInLine(template) ? 'span' : 'div';
    default:
      return 'span';
  }
}

const BLOCKS = new Set(['P', 'H2', 'H3', 'H4', 'UL', 'OL', 'TABLE', 'DIV']);

function isInLine(template: HTMLTemplateElement): boolean {
  return isLine(neighbourOf(template, 'previousSibling')) || isLine(neighbourOf(template, 'nextSibling'));
}

/** The nearest sibling that is neither space nor a placeholder. */
function neighbourOf(
  template: HTMLTemplateElement,
  direction: 'previousSibling' | 'nextSibling',
): ChildNode | null {
  let node = template[direction];
  while (node && (node.nodeName === 'TEMPLATE' || (node.nodeType === 3 && !node.textContent?.trim()))) {
    node = node[direction];
  }
  return node;
}

function isLine(node: ChildNode | null): boolean {
  return node !== null && !BLOCKS.has(node.nodeName);
}
