import { storedText } from '../store/storedText.js';
import { COMPETITION_ELEMENT, type PageCompetition, pageCompetition } from './readCompetition.js';

/** The style sheet in the page with the colours of its competition. */
const STYLE_ELEMENT = 'brand';

/** Stores the competition of this page, for its addresses without a connection. */
export function rememberCompetition({
  document,
  localStorage,
}: Pick<Window, 'document' | 'localStorage'>): void {
  const textOf = (id: string) => document.getElementById(id)?.textContent;
  const inlined = JSON.parse(textOf(COMPETITION_ELEMENT) || '{}');
  if (!inlined.slug) return;
  storedIn(localStorage, inlined.slug).write(JSON.stringify({ ...inlined, style: textOf(STYLE_ELEMENT) }));
}

/**
 * Loads the competition of the address as stored by its last online page; the default one without it. Its
 * colours are applied.
 */
export function loadRememberedCompetition({
  document,
  location,
  localStorage,
}: Pick<Window, 'document' | 'location' | 'localStorage'>): PageCompetition {
  try {
    const slug = location.pathname.split('/')[1] ?? '';
    const { style, ...inlined } = JSON.parse(storedIn(localStorage, slug).read() ?? '');
    if (style) {
      // A sheet that is made here needs no nonce.
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(style);
      document.adoptedStyleSheets.push(sheet);
    }
    return pageCompetition(inlined);
  } catch {
    return pageCompetition();
  }
}

const storedIn = (storage: Storage, slug: string) => storedText(() => storage, `em.competition.${slug}`);
