import { storedText } from '../store/storedText.js';
import { COMPETITION_ELEMENT, type PageCompetition, pageCompetition } from './readCompetition.js';

/** The style sheet in the page with the colours of its competition. */
const STYLE_ELEMENT = 'brand';

/** Stores the competition of this page, for its addresses without a connection. */
export function rememberCompetition(page: Pick<Window, 'document' | 'localStorage'>): void {
  const textOf = (id: string) => page.document.getElementById(id)?.textContent;
  const inlined = JSON.parse(textOf(COMPETITION_ELEMENT) || '{}');
  if (!inlined.slug) return;
  storedIn(page, inlined.slug).write(JSON.stringify({ ...inlined, style: textOf(STYLE_ELEMENT) }));
}

/**
 * Loads the competition of the address as stored by its last online page; the default one without it. Its
 * colours are applied.
 */
export function loadRememberedCompetition(
  page: Pick<Window, 'document' | 'location' | 'localStorage'>,
): PageCompetition {
  try {
    const slug = page.location.pathname.split('/')[1] ?? '';
    const { style, ...inlined } = JSON.parse(storedIn(page, slug).read() ?? '');
    if (style) {
      // A sheet that is made here needs no nonce.
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(style);
      page.document.adoptedStyleSheets.push(sheet);
    }
    return pageCompetition(inlined);
  } catch {
    return pageCompetition();
  }
}

const storedIn = (page: Pick<Window, 'localStorage'>, slug: string) =>
  storedText(() => page.localStorage, `em.competition.${slug}`);
