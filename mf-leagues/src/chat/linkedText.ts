import { tokenize } from 'linkifyjs';

/** A piece of a message: words, or an address that may be opened. */
export interface TextPart {
  readonly text: string;
  /** Only http, https and mailto. */
  readonly href: string | null;
}

const SAFE = ['http:', 'https:', 'mailto:'];

/**
 * Finds the links in plain text. The text shows the real destination: a host with lookalike letters is written as the
 * browser resolves it (`xn--…`), and an address with a user name shows its host.
 */
export function linkedText(text: string): readonly TextPart[] {
  return tokenize(text).map((token) => {
    const label = token.toString();
    const href = token.isLink ? safeAddress(token.toHref('https')) : null;
    return { text: href === null ? label : visibleText(label, href), href };
  });
}

function safeAddress(address: string): string | null {
  try {
    const { protocol, href } = new URL(address);
    return SAFE.includes(protocol) ? href : null;
  } catch {
    return null;
  }
}

/** The words as they were written, unless they would hide where they lead. */
function visibleText(label: string, address: string): string {
  const { protocol, host, username, password, pathname, search, hash } = new URL(address);
  if (protocol === 'mailto:') return label;
  const isPlain = username === '' && password === '' && label.toLowerCase().includes(host);
  if (isPlain) return label;
  const path = `${pathname}${search}${hash}`;
  return `${protocol}//${host}${path === '/' ? '' : path}`;
}
