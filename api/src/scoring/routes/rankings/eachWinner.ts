import type { BaseContext } from '../../../infra/context.js';
import type { TournamentSnapshot } from '../../../tournament/index.js';
import { rankingSpans, type Span } from '../../rankings/index.js';
import type { TeamRanking } from './chooseRanking.js';
import { eachPlace, type PlaceRow, publishedRanking } from './eachPlace.js';
import { prizesByRank } from './prizesByRank.js';

/** A prize that was won, with the place that won it; shared ranks share a prize. */
export interface WinnerRow extends PlaceRow {
  /** Slug of the prize. */
  readonly prize: string;
  readonly ranking: Exclude<TeamRanking, 'pundits'>;
  readonly firstWeek: number;
  readonly lastWeek: number;
}

/** Who won the prizes of all rankings whose last matchday is confirmed, ranking by ranking. */
export async function* eachWinner(
  context: BaseContext,
  snapshot: TournamentSnapshot,
): AsyncGenerator<WinnerRow[]> {
  const { id: competitionId } = snapshot.competition;
  const lastRank = Number((await context.models.Prize.max('lastRank', { where: { competitionId } })) ?? 0);
  for (const { ranking, firstWeek, lastWeek, span } of finalRankings(snapshot)) {
    const prizesOf = await prizesByRank(context, snapshot, ranking, span);
    const published = publishedRanking(snapshot, { weekId: lastWeek, firstWeek });
    for await (const places of eachPlace(context, published, lastRank)) {
      yield places.flatMap((place) =>
        prizesOf(place.rank).map((prize) => ({ prize, ranking, firstWeek, lastWeek, ...place })),
      );
    }
  }
}

interface FinalRanking {
  readonly ranking: Exclude<TeamRanking, 'pundits'>;
  readonly firstWeek: number;
  readonly lastWeek: number;
  readonly span: Span | null;
}

function finalRankings({ matchdays, competition }: TournamentSnapshot): FinalRanking[] {
  const spans = rankingSpans(matchdays, competition.settings);
  const [first, last] = [matchdays[0]?.weekId ?? 0, matchdays.at(-1)?.weekId ?? 0];
  const ofSpans = (['month', 'period', 'custom'] as const).flatMap((ranking) =>
    spans[ranking].map((span) => ({ ranking, ...span, span })),
  );
  const rankings: FinalRanking[] = [
    ...matchdays.map(({ weekId }) => ({
      ranking: 'week' as const,
      firstWeek: weekId,
      lastWeek: weekId,
      span: null,
    })),
    ...ofSpans,
    { ranking: 'general', firstWeek: first, lastWeek: last, span: null },
  ];
  const confirmed = new Set(
    matchdays.filter(({ state }) => state === 'confirmed').map(({ weekId }) => weekId),
  );
  return rankings.filter(({ lastWeek }) => confirmed.has(lastWeek));
}
