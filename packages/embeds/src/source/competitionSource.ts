import type { PublishedCompetition } from '@euro/api-contract';
import type { EmbedCompetition } from './competition.js';
import { Failure } from './failure.js';
import { get } from './get.js';
import type { Source } from './Source.js';
import { sourceOf } from './sourceOf.js';

/** A competition by its slug, shared by all elements that name it; `not-found` where the portal has none such. */
export function competitionSource(slug: string): Source<EmbedCompetition> {
  return sourceOf({
    key: `competition/${slug}`,
    ask: async () => ({ value: await askCompetition(slug), isLive: false }),
  });
}

async function askCompetition(slug: string): Promise<EmbedCompetition> {
  const plain = { language: 'nl', call: '' } as const;
  const { body } = await get('competitions', plain);
  const competitions = (body as { readonly competitions?: readonly PublishedCompetition[] } | null)
    ?.competitions;
  if (!Array.isArray(competitions)) throw new Failure('unreadable');
  const found = (competitions as readonly PublishedCompetition[]).find((one) => one.slug === slug);
  if (!found) throw new Failure('not-found');
  const { competitionFeed, seasonId, word, brand } = found;
  const call = String(new URLSearchParams({ competitionFeed, seasonId: String(seasonId) }));
  const answer = await get('clubs', { ...plain, call });
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
