import type { PublishedCompetition } from '@euro/api-contract';
import type { EuroElement } from '../element/EuroElement.js';
import { warnOnce } from '../kit/warnOnce.js';
import type { EmbedCompetition } from './competition.js';
import { Failure } from './failure.js';
import { get } from './get.js';
import { sourceOf } from './sourceOf.js';

type Element = HTMLElement & Pick<EuroElement<unknown>, 'enter' | 'onReading'>;

const SLUG = /^[a-z][a-z0-9-]{0,34}-\d{4}$/;

/** By element, the slug that it is waiting for. */
const waiting = new WeakMap<Element, string>();

/**
 * Finds a competition by its slug, with one request for all elements that name it. What is no slug is ignored with a
 * warning, as are other attributes.
 * @param isAgain asks again after a failure: the reader wants it
 */
export function findCompetition(element: Element, slug: string, isAgain: boolean): void {
  if (!SLUG.test(slug)) {
    warnOnce(`<${element.localName} competition="${slug}"> is ignored: such as wk-2022.`);
    element.enter(slug);
    return;
  }
  const source = sourceOf({
    key: `competition/${slug}`,
    ask: async () => ({ value: await askCompetition(slug), isLive: false }),
  });
  if (waiting.get(element) === slug) {
    if (isAgain) source.retry();
    return;
  }
  waiting.set(element, slug);
  const leave = source.subscribe((reading) => {
    const isOver = !element.isConnected || waiting.get(element) !== slug;
    if (!isOver && reading.status === 'failed') element.onReading(reading);
    const isKnown = reading.status === 'ready' || reading.status === 'old';
    if (!isOver && !isKnown) return;
    // Once known it stays: names and colours are not worth a request every five minutes.
    queueMicrotask(() => leave());
    if (isOver) return;
    waiting.delete(element);
    if (isKnown) element.enter(slug, reading.value);
  });
}

async function askCompetition(slug: string): Promise<EmbedCompetition> {
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
