import DOMPurify from 'dompurify';

/** The subset of HTML allowed in content; the server stores nothing else (decisions §8.1). */
const TAGS = [
  ...['h2', 'h3', 'h4', 'p', 'ul', 'ol', 'li', 'strong', 'em', 'a', 'br'],
  ...['table', 'caption', 'thead', 'tbody', 'tr', 'th', 'td'],
];

/** Paths of the portal, https and mail; nothing relative to another host. */
const ADDRESSES = /^(?:https:|mailto:|\/(?![/\\])|#)/i;

/** Sanitizes a body again, in the browser, and returns its nodes in a separate document. */
export function cleanHtml(html: string): DocumentFragment {
  return DOMPurify.sanitize(html, {
    ALLOWED_TAGS: TAGS,
    ALLOWED_ATTR: ['href', 'scope', 'colspan'],
    ADD_URI_SAFE_ATTR: ['scope', 'colspan'],
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    ALLOWED_URI_REGEXP: ADDRESSES,
    RETURN_DOM_FRAGMENT: true,
  });
}
