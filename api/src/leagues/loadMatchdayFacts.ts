import type { LeagueRow } from '@euro/api-contract';
import { applyPowerSubs, isAwaited, leftToPlay, type PowerSub, spellAt } from '@euro/game';
import type { Database } from '../infra/db/database.js';
import { select } from '../infra/db/select.js';
import { type LineupColumns, loadPowerSubsOf, readLineup, type StoredLineup } from '../teams/index.js';
import { type TournamentSnapshot, tournamentAt } from '../tournament/index.js';

/** Facts of teams in a running or finished matchday by team id; null where a team has no lineup of it. */
export interface MatchdayFacts {
  /** Players of the eleven whose match has still to kick off; null once the matchday's matches are over. */
  leftToPlay(teamId: number): number | null;
  /** The captain of a team. */
  captain(teamId: number): LeagueRow['captain'];
}

interface MatchdayQuery {
  readonly snapshot: TournamentSnapshot;
  /** Its deadline has passed: what it shows is no secret any more (decisions §5.5). */
  readonly weekId: number;
  /** Epoch milliseconds of game time. */
  readonly now: number;
  readonly teamIds: readonly number[];
}

export async function loadMatchdayFacts(
  database: Pick<Database, 'sequelize'>,
  { snapshot, weekId, now, teamIds }: MatchdayQuery,
): Promise<MatchdayFacts> {
  const [lineups, subs] = await Promise.all([
    loadLineupsIn(database, weekId, teamIds),
    loadPowerSubsOf(database, teamIds, weekId),
  ]);
  const matches = matchesOf(snapshot, weekId, now);
  const deadlineAt = snapshot.matchdays.find((matchday) => matchday.weekId === weekId)?.deadlineAt ?? now;
  const playerOf = (playerId: number) => {
    const player = snapshot.players.get(playerId);
    const club = player && spellAt(player, deadlineAt);
    return club ? { positionId: player.positionId, clubId: club.clubId } : undefined;
  };
  const isOver = matches.every(({ status }) => status === 'finished');
  return {
    leftToPlay(teamId) {
      const lineup = lineups.get(teamId);
      if (!lineup || isOver) return null;
      return leftToPlay(elevenOf(lineup, subs.get(teamId) ?? []), matches, { get: playerOf });
    },
    captain(teamId) {
      const player = snapshot.players.get(lineups.get(teamId)?.captainId ?? 0);
      return player ? { id: player.id, short: player.short } : null;
    },
  };
}

/** The matches of the matchday, as far as they are played now. */
function matchesOf(snapshot: TournamentSnapshot, weekId: number, now: number) {
  return tournamentAt(snapshot, now)
    .matches.filter(({ match }) => match.weekId === weekId && isAwaited(match, snapshot.competition.settings))
    .map(({ status, homeId, awayId }) => ({ status, homeId: clubOf(homeId), awayId: clubOf(awayId) }));
}

const clubOf = (id: number | null) => (id === null ? null : { id });

function elevenOf(lineup: StoredLineup, subs: readonly PowerSub[]): readonly number[] {
  return applyPowerSubs(lineup, subs).lineup.starting;
}

/** The lineup that holds for each team: the last one saved for the matchday or one before. */
async function loadLineupsIn(
  { sequelize }: Pick<Database, 'sequelize'>,
  weekId: number,
  teamIds: readonly number[],
): Promise<ReadonlyMap<number, StoredLineup>> {
  if (teamIds.length === 0) return new Map();
  const rows = await select<LineupColumns & { readonly teamId: number }>(
    sequelize,
    `SELECT l.team_id AS teamId, l.starting, l.bench, l.captain_id AS captainId,
            l.vice_captain_id AS viceCaptainId, l.purchase_prices AS purchasePrices, l.money_left AS moneyLeft
       FROM team_lineups l
      WHERE l.team_id IN (:teamIds) AND l.week_id =
        (SELECT MAX(x.week_id) FROM team_lineups x WHERE x.team_id = l.team_id AND x.week_id <= :weekId)`,
    { teamIds: [...teamIds], weekId },
  );
  return new Map(rows.map((row) => [row.teamId, readLineup(row)]));
}
