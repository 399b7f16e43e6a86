import type { Database } from '../../../infra/db/database.js';
import { onPrimary } from '../../../infra/db/replicas/index.js';
import type { TournamentSnapshot } from '../../../tournament/index.js';
import type { Span } from '../../rankings/index.js';
import type { TeamRanking } from './chooseRanking.js';

type RankedPrize = Readonly<Record<'slug' | 'type', string> & Record<'firstRank' | 'lastRank', number>>;

/** The snapshot is another one after each import. */
const prizesOf = new WeakMap<TournamentSnapshot, Promise<readonly RankedPrize[]>>();

/** Slugs of the prizes that a rank would win in a ranking (spec §3). */
export async function prizesByRank(
  database: Pick<Database, 'models'>,
  snapshot: TournamentSnapshot,
  type: TeamRanking,
  span: Span | null,
): Promise<(rank: number) => string[]> {
  const types = prizeTypesOf(type, span, snapshot);
  if (types.length === 0) return () => [];
  const prizes = prizesOf.get(snapshot) ?? onPrimary(() => loadPrizes(database, snapshot.competition.id));
  prizesOf.set(snapshot, prizes);
  prizes.catch(() => prizesOf.delete(snapshot));
  const ofType = (await prizes).filter((prize) => types.includes(prize.type));
  return (rank) =>
    ofType.filter(({ firstRank, lastRank }) => firstRank <= rank && rank <= lastRank).map(({ slug }) => slug);
}

/** The types of prizes that a ranking has, as they are stored. */
function prizeTypesOf(
  type: TeamRanking,
  span: Span | null,
  { competition }: TournamentSnapshot,
): readonly string[] {
  if (type === 'general' || type === 'week') return [type];
  if (span === null || type === 'pundits') return [];
  const place = competition.settings.rankingCustom.findIndex(({ id }) => id === span.id);
  const named = type === 'custom' && place >= 0 ? [`periode-${place}`] : [];
  return [type, `${type}-${span.id}`, ...named];
}

/** One row a prize: every prize has a Dutch text. */
async function loadPrizes(
  { models }: Pick<Database, 'models'>,
  competitionId: number,
): Promise<RankedPrize[]> {
  return models.Prize.findAll({
    attributes: ['slug', 'type', 'firstRank', 'lastRank'],
    where: { competitionId, language: 'nl' },
    order: ['sort', 'slug'],
    raw: true,
  });
}
