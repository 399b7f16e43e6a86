import type { TextLanguage } from '../../texts/index.js';
import { competitionLook, type TournamentSnapshot, tournamentAt } from '../../tournament/index.js';
import { matchEnding, matchTitle } from '../addresses/matchWords.js';
import { previewWords } from '../addresses/previewWords.js';
import { cardWords } from '../cards/cardWords.js';

/** Something that happened. */
export interface FeedItem {
  /** Below the portal; never changes. */
  readonly path: string;
  readonly title: string;
  readonly text: string;
  /** Epoch milliseconds of game time. */
  readonly at: number;
}

const MAX_ITEMS = 50;
/** A deadline is announced so long before it, in milliseconds. */
const ANNOUNCEMENT_PERIOD = 24 * 60 * 60 * 1000;

/** Results and announced deadlines until now, by the game's clock, newest first. */
export function feedItems(snapshot: TournamentSnapshot, now: number, language: TextLanguage): FeedItem[] {
  const words = previewWords(language, competitionLook(snapshot.competition, language));
  const { Matchday } = cardWords(language);
  const results = tournamentAt(snapshot, now)
    .matches.filter(({ status, homeScore }) => status === 'finished' && homeScore !== null)
    .map((item): FeedItem => {
      const facts = [matchEnding(item, words), Matchday(item.match.weekId), item.match.city];
      return {
        path: `/match/${item.match.id}`,
        title: matchTitle(snapshot, item, { language, words }),
        text: facts.filter((fact) => fact !== '').join(' · '),
        at: item.match.finishedAt,
      };
    });
  const deadlines = snapshot.matchdays.map(
    ({ weekId, deadlineAt }): FeedItem => ({
      path: `/deadlines?matchday=${weekId}`,
      title: words.deadlineTitle(weekId),
      text: words.deadlineAt(words.moment(deadlineAt)),
      at: deadlineAt - ANNOUNCEMENT_PERIOD,
    }),
  );
  return [...results, ...deadlines]
    .filter(({ at }) => at <= now)
    .toSorted((a, b) => b.at - a.at || a.path.localeCompare(b.path))
    .slice(0, MAX_ITEMS);
}
