import { tokenize } from 'linkifyjs';

/** A piece of a message: words, or an address that may be opened. */
export interface TextPart {
  readonly text: string;
  /** Only http, https and mailto. */
  readonly href: string | null;
}

const SAFE = ['http:', 'https:', 'mailto:'];

/**
 * Finds the links in plain text. What is shown is what will be opened: a host with letters that only look like others is
 * written the way the browser resolves it (`xn--…`), and an address with a name before its host shows its host.
 */
export function linkedText(text: string): readonly TextPart[] {
  return tokenize(text).map((token) => {
    const words = token.toString();
    const href = token.isLink ? safeAddress(token.toHref('https')) : null;
    return { text: href === null ? words : shown(words, href), href };
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
function shown(words: string, address: string): string {
  const { protocol, host, username, password, pathname, search, hash } = new URL(address);
  if (protocol === 'mailto:') return words;
  const isPlain = username === '' && password === '' && words.toLowerCase().includes(host);
  if (isPlain) return words;
  const rest = `${pathname}${search}${hash}`;
  return `${protocol}//${host}${rest === '/' ? '' : rest}`;
}
