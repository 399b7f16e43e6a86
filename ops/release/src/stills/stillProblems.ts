import { brotliCompressSync } from 'node:zlib';
import type { RemoteStill, RemoteStills } from '@euro/platform/manifest';

type Page = RemoteStills['pages'][string];

/** Bytes of a still, brotli: it delays the scripts of its page by so much. */
const MOST_BYTES = 10 * 1024;
/** Characters of a still; no still of so many is smaller than that. */
const MOST_CHARACTERS = 250_000;

/** What the markup of a still must not hold. */
const REFUSED: readonly (readonly [form: RegExp, problem: string])[] = [
  [/<(script|style|link|meta|base|iframe|object|embed)\b/i, 'has an element that loads or runs something'],
  [/<[^<>]*\son[a-z]+\s*=/i, 'has an event attribute'],
  [/<[^<>]*\sstyle\s*=/i, 'has a style attribute, which the policy of pages forbids'],
  [/[^\s<>"'@]{1,64}@[^\s<>"'@.]{1,64}\.[a-z]{2}/i, 'has a mail address'],
  [
    /<input\b(?![^<>]*\stype="(?:radio|checkbox|range)")[^<>]*\svalue="[^"]/i,
    'has a field that is filled in',
  ],
];

/** What the rules of a still must not hold. */
const REFUSED_RULES: readonly (readonly [form: RegExp, problem: string])[] = [
  [/<\//, 'has markup among its rules'],
  [/@import|@font-face/i, 'has rules that fetch a file'],
  [/url\(\s*["']?(?!#|data:image\/)/i, 'has rules with an address'],
];

const ADDRESS =
  /\s(?:href|src|srcset|action|formaction|poster|data)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>]*))/gi;
/** Within the portal or the page, or a drawing that is part of it. */
const INSIDE = /^(?:\/(?![/\\])|#|\?|data:image\/|$)/i;

/** Why the stills of a page must not be sent: `nl, member: has an event attribute`. */
export function stillProblems(page: Page): string[] {
  return eachStill(page, ({ html, css }) => {
    // Before any of its text is searched.
    if (html.length + css.length > MOST_CHARACTERS) return ['is too large'];
    return [
      ...REFUSED.flatMap(([form, problem]) => (form.test(html) ? [problem] : [])),
      ...REFUSED_RULES.flatMap(([form, problem]) => (form.test(css) ? [problem] : [])),
      ...[...html.matchAll(ADDRESS)].flatMap(([, quoted, single, bare]) => {
        const address = quoted ?? single ?? bare ?? '';
        return INSIDE.test(address) ? [] : [`has an address outside the portal, ${address}`];
      }),
    ];
  });
}

/** The stills of a page that take more bytes than one may. Takes a tenth of a second a still. */
export function heavyStills(page: Page): string[] {
  return eachStill(page, ({ html, css }) => {
    const bytes = brotliCompressSync(html + css).length;
    return bytes > MOST_BYTES ? [`takes ${bytes} bytes (brotli), ${MOST_BYTES} at most`] : [];
  });
}

function eachStill(page: Page, find: (still: RemoteStill) => string[]): string[] {
  return Object.entries(page).flatMap(([language, readers]) =>
    Object.entries(readers).flatMap(([reader, still]) =>
      still ? find(still).map((problem) => `${language}, ${reader}: ${problem}`) : [],
    ),
  );
}
