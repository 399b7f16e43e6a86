import {
  minuteMoments,
  reconstructTimeline,
  type SnapshotMatch,
  type TournamentSnapshot,
} from '../../tournament/index.js';

/** Something a replay reports, with the moment of game time at which it happens. */
export interface News {
  readonly at: number;
  readonly text: string;
}

/**
 * Kick-offs, changes of score and final scores between two moments, the first one excluded, in order. When a goal
 * falls is the game's reconstruction; a match that the feed has while it runs has its kick-off only until it is over.
 */
export function matchNews(snapshot: TournamentSnapshot, after: number, upTo: number): News[] {
  return snapshot.matches
    .filter(({ kickoffAt, finishedAt }) => kickoffAt <= upTo && finishedAt > after)
    .flatMap((match) => newsOf(snapshot, match))
    .filter(({ at }) => after < at && at <= upTo)
    .sort((a, b) => a.at - b.at);
}

/** A match of the snapshot stays the same object until the next import. */
const newsByMatch = new WeakMap<SnapshotMatch, readonly News[]>();

function newsOf(snapshot: TournamentSnapshot, match: SnapshotMatch): readonly News[] {
  const news = newsByMatch.get(match) ?? buildNews(snapshot, match);
  newsByMatch.set(match, news);
  return news;
}

function buildNews(snapshot: TournamentSnapshot, match: SnapshotMatch): News[] {
  const { homeId, awayId, kickoffAt, finishedAt, homeScore, awayScore, penHome, penAway } = match;
  const [home, away] = [homeId, awayId].map((id) => snapshot.clubs.get(id ?? 0)?.nameEn ?? '?');
  const news = [{ at: kickoffAt, text: `${home} – ${away} kicks off` }];
  if (homeScore === null || awayScore === null || match.minute !== null) return news;
  const moments = minuteMoments(match);
  const score = [0, 0];
  for (const { minute, clubId } of reconstructTimeline(match, snapshot.stats.get(match.id) ?? []).goals) {
    score[clubId === homeId ? 0 : 1] = (score[clubId === homeId ? 0 : 1] ?? 0) + 1;
    news.push({ at: moments[minute - 1] ?? finishedAt, text: `${home} ${score.join('–')} ${away}` });
  }
  const kicks = penHome === null || penAway === null ? '' : ` (${penHome}–${penAway} on penalties)`;
  return [...news, { at: finishedAt, text: `${home} ${homeScore}–${awayScore} ${away}${kicks}, full time` }];
}
