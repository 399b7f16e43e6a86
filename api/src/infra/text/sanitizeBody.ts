import sanitizeHtml from 'sanitize-html';

/** Text, lists, tables and links; nothing that runs, loads or styles (decisions §8.1). */
const options: sanitizeHtml.IOptions = {
  allowedTags: [
    ...['h2', 'h3', 'h4', 'p', 'ul', 'ol', 'li', 'strong', 'em', 'a', 'br'],
    ...['table', 'caption', 'thead', 'tbody', 'tr', 'th', 'td'],
  ],
  allowedAttributes: { a: ['href', 'rel'], th: ['scope', 'colspan'], td: ['colspan'] },
  allowedSchemes: ['https', 'mailto'],
  allowProtocolRelative: false,
  transformTags: {
    a: (tagName, { href }) => {
      const attribs: sanitizeHtml.Attributes = {};
      if (href !== undefined) attribs.href = href;
      if (href !== undefined && /^(https|mailto):/i.test(href)) attribs.rel = 'noopener noreferrer';
      return { tagName, attribs };
    },
  },
};

/** Bytes of a page's body at most: what its column holds. */
export const BODY_SIZE = 65_535;

/** The safe subset of a page's HTML, for storage and display. */
export function sanitizeBody(html: string): string {
  return sanitizeHtml(html, options).trim();
}
