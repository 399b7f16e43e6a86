import type { PublishedCompetition } from '@euro/api-contract';
import { warnOnce } from '../kit/warnOnce.js';
import type { EmbedCompetition } from './competition.js';
import { Failure } from './failure.js';
import { get } from './get.js';
import { sourceOf } from './sourceOf.js';
import type { SourceState } from './sourceState.js';

/** An embed that shows the competition found, or why it was not. */
interface Element extends HTMLElement {
  enter(slug: string, competition?: EmbedCompetition): void;
  onState(state: Extract<SourceState<never>, { status: 'failed' }>): void;
}

const SLUG = /^[a-z][a-z0-9-]{0,34}-\d{4}$/;

/** By element, the slug that it is waiting for. */
const pendingSlugs = new WeakMap<Element, string>();

/**
 * Loads a competition by its slug, with one request for all elements that name it. An invalid slug is ignored with a
 * warning, like other attributes.
 * @param isRetry fetches again after a failure, on request
 */
export function findCompetition(element: Element, slug: string, isRetry: boolean): void {
  if (!SLUG.test(slug)) {
    warnOnce(`<${element.localName} competition="${slug}"> is ignored: such as wk-2022.`);
    element.enter(slug);
    return;
  }
  const source = sourceOf({
    key: `competition/${slug}`,
    load: async () => ({ value: await loadCompetition(slug), isLive: false }),
  });
  if (pendingSlugs.get(element) === slug) {
    if (isRetry) source.retry();
    return;
  }
  pendingSlugs.set(element, slug);
  const leave = source.subscribe((state) => {
    const isOver = !element.isConnected || pendingSlugs.get(element) !== slug;
    if (!isOver && state.status === 'failed') element.onState(state);
    const isKnown = state.status === 'ready' || state.status === 'old';
    if (!isOver && !isKnown) return;
    // Loaded once: names and colours are not worth a request every five minutes.
    queueMicrotask(() => leave());
    // Removed from the page meanwhile, it asks again when it is back.
    if (pendingSlugs.get(element) === slug) pendingSlugs.delete(element);
    if (!isOver && isKnown) element.enter(slug, state.value);
  });
}

async function loadCompetition(slug: string): Promise<EmbedCompetition> {
  const { body } = await get('competitions', { language: 'nl', competition: { call: '' } });
  const competitions = (body as { readonly competitions?: readonly PublishedCompetition[] } | null)
    ?.competitions;
  if (!Array.isArray(competitions)) throw new Failure('unreadable');
  const competition = (competitions as readonly PublishedCompetition[]).find((one) => one.slug === slug);
  if (!competition) throw new Failure('not-found');
  const { competitionFeed, seasonId, word, brand } = competition;
  const call = String(new URLSearchParams({ competitionFeed, seasonId: String(seasonId) }));
  const answer = await get('clubs', { language: 'nl', competition: { call } });
  const clubs = (answer.body as { readonly clubs?: EmbedCompetition['clubs'] } | null)?.clubs;
  if (!Array.isArray(clubs)) throw new Failure('unreadable');
  return {
    path: `${slug}/`,
    call,
    word,
    source: brand?.credits?.[0] ?? { nl: '', en: '' },
    accent: brand?.colours.night ?? '#14205A',
    clubs,
  };
}
