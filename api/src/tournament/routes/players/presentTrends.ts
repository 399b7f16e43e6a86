import type { TrendRow, Trends } from '@euro/api-contract';
import { spellAt } from '@euro/game';
import { shareOfTeams } from '../../snapshot/presentPlayer.js';
import type { Popularity, SnapshotMatchday, TournamentSnapshot } from '../../snapshot/tournamentSnapshot.js';

/** Players in a list at most. */
const MAX_ROWS = 10;

/** The lists of a matchday that has results (decisions §11.5). */
export function presentTrends(
  snapshot: TournamentSnapshot,
  { weekId, state, teams, deadlineAt }: SnapshotMatchday,
): Trends {
  const before = snapshot.matchdays.filter((matchday) => matchday.weekId < weekId).at(-1)?.weekId ?? null;
  const counts = snapshot.popularity.get(weekId) ?? new Map<number, Popularity>();
  const isCounted = [...counts.values()].every(
    ({ captains, transfersIn }) => captains !== null && transfersIn !== null,
  );
  const rows = [...snapshot.players.values()].map(
    ({ id: playerId, short, positionId, ...player }): TrendRow => {
      const { clubId, shirt } = spellAt({ ...player, leftAt: null }, deadlineAt) ?? player;
      const popularity = shareOfTeams(snapshot, playerId, weekId);
      const change = before === null ? null : popularity - shareOfTeams(snapshot, playerId, before);
      const { captains, transfersIn, transfersOut } = isCounted ? (counts.get(playerId) ?? NOTHING) : UNKNOWN;
      return {
        playerId,
        short,
        positionId,
        clubId,
        shirt,
        popularity,
        change: change === null ? null : oneDecimal(change),
        captains,
        captaincy: captains === null ? null : teams === 0 ? 0 : oneDecimal((captains / teams) * 100),
        transfersIn,
        transfersOut,
      };
    },
  );
  const highest = (value: (row: TrendRow) => number | null) => leading(rows, value);
  return {
    weekId,
    confirmed: state === 'confirmed',
    teams,
    risers: before === null ? null : highest(({ change }) => change),
    fallers: before === null ? null : highest(({ change }) => change && -change),
    transferredIn: isCounted ? highest(({ transfersIn }) => transfersIn) : null,
    transferredOut: isCounted ? highest(({ transfersOut }) => transfersOut) : null,
    captains: isCounted ? highest(({ captains }) => captains) : null,
  };
}

/** Counts of a player whom no team holds, bought or sold. */
const NOTHING = { captains: 0, transfersIn: 0, transfersOut: 0 };
/** Counts of a matchday that was settled before they were introduced. */
const UNKNOWN = { captains: null, transfersIn: null, transfersOut: null };

/** Those with the highest values above 0; equal ones by popularity, then by id. */
function leading(rows: readonly TrendRow[], value: (row: TrendRow) => number | null): TrendRow[] {
  const rankOf = (row: TrendRow) => value(row) ?? 0;
  return rows
    .filter((row) => rankOf(row) > 0)
    .sort((a, b) => rankOf(b) - rankOf(a) || b.popularity - a.popularity || a.playerId - b.playerId)
    .slice(0, MAX_ROWS);
}

/** Rounds to one decimal: further decimals of such a difference are rounding errors. */
function oneDecimal(value: number): number {
  return Math.round(value * 10) / 10;
}
