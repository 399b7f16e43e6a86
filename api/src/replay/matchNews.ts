import type { Catalogue, CatalogueMatch } from '../catalogue/index.js';
import { minuteMoments, reconstructTimeline } from './timeline/index.js';

/** Something a replay tells, with the moment of game time at which it happens. */
export interface News {
  readonly at: number;
  readonly text: string;
}

/**
 * Kick-offs, changes of score and final scores between two moments, the first one excluded, in order. When a goal falls is
 * the game's reconstruction; a match that the feed tells while it runs has its kick-off only until it is over.
 */
export function matchNews(catalogue: Catalogue, after: number, upTo: number): News[] {
  return catalogue.matches
    .filter(({ kickoffAt, finishedAt }) => kickoffAt <= upTo && finishedAt > after)
    .flatMap((match) => newsOf(catalogue, match))
    .filter(({ at }) => after < at && at <= upTo)
    .sort((a, b) => a.at - b.at);
}

/** A match of the catalogue stays the same object until the next import. */
const kept = new WeakMap<CatalogueMatch, readonly News[]>();

function newsOf(catalogue: Catalogue, match: CatalogueMatch): readonly News[] {
  const news = kept.get(match) ?? tellMatch(catalogue, match);
  kept.set(match, news);
  return news;
}

function tellMatch(catalogue: Catalogue, match: CatalogueMatch): News[] {
  const { homeId, awayId, kickoffAt, finishedAt, homeScore, awayScore, penHome, penAway } = match;
  const [home, away] = [homeId, awayId].map((id) => catalogue.clubs.get(id ?? 0)?.nameEn ?? '?');
  const news = [{ at: kickoffAt, text: `${home} – ${away} kicks off` }];
  if (homeScore === null || awayScore === null || match.minute !== null) return news;
  const moments = minuteMoments(match);
  const score = [0, 0];
  for (const { minute, clubId } of reconstructTimeline(match, catalogue.stats.get(match.id) ?? []).goals) {
    score[clubId === homeId ? 0 : 1] = (score[clubId === homeId ? 0 : 1] ?? 0) + 1;
    news.push({ at: moments[minute - 1] ?? finishedAt, text: `${home} ${score.join('–')} ${away}` });
  }
  const kicks = penHome === null || penAway === null ? '' : ` (${penHome}–${penAway} on penalties)`;
  return [...news, { at: finishedAt, text: `${home} ${homeScore}–${awayScore} ${away}${kicks}, full time` }];
}
