const MARKS: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** A text as content of an element or an attribute. */
export const escapeHtml = (text: string) => text.replaceAll(/[&<>"']/g, (mark) => MARKS[mark] ?? '');
