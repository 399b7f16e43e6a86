import { markedDom, parseBody } from './parseBody.js';
import { writeBody } from './writeBody.js';

const BLOCKS = 'p|h[2-4]|ul|ol|li|table|caption|thead|tbody|tr|th|td|br|placeholder';
const SPACE_AT_BLOCKS = new RegExp(`\\s*(</?(?:${BLOCKS})\\b[^>]*>)\\s*`, 'g');
const ATTRIBUTES = ['href', 'scope', 'colspan'];

/**
 * True if the editor can represent a body completely: parsed and serialized, it has the same elements, texts and
 * placeholders in the same order. Other bodies are edited as HTML.
 */
export function canHold(body: string): boolean {
  return essenceOf(body) === essenceOf(writeBody(parseBody(body)));
}

/**
 * A body without what makes no difference: spaces between blocks, and the paragraph that an item of a list may have.
 */
function essenceOf(body: string): string {
  return [...markedDom(body).childNodes]
    .map(write)
    .join('')
    .replaceAll(/[ \t\r\n\f]+/g, ' ')
    .replaceAll(SPACE_AT_BLOCKS, '$1')
    .replaceAll('<p></p>', '')
    .trim();
}

function write(node: ChildNode): string {
  if (node.nodeType === Node.TEXT_NODE) return node.textContent ?? '';
  if (node.nodeType !== Node.ELEMENT_NODE) return '';
  const element = node as Element;
  const placeholder = element.getAttribute('data-placeholder');
  if (placeholder !== null) {
    // In a line the spaces around it are read.
    return element.tagName === 'SPAN' ? `⟦${placeholder}⟧` : `<placeholder ${placeholder}>`;
  }
  const inner = [...element.childNodes].map(write).join('');
  if (isFirstOfItem(element)) return inner;
  const tag = element.tagName.toLowerCase();
  const attributes = ATTRIBUTES.filter((name) => element.hasAttribute(name))
    .map((name) => ` ${name}="${element.getAttribute(name)}"`)
    .join('');
  return `<${tag}${attributes}>${inner}</${tag}>`;
}

function isFirstOfItem(element: Element): boolean {
  const { parentElement: parent, tagName } = element;
  return tagName === 'P' && parent?.tagName === 'LI' && !textBefore(element);
}

function textBefore(element: Element): boolean {
  let node = element.previousSibling;
  while (node) {
    if (node.nodeType !== Node.TEXT_NODE || node.textContent?.trim()) return true;
    node = node.previousSibling;
  }
  return false;
}
