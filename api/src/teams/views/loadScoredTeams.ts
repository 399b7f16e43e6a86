import { scoreTeam, type TeamPoints } from '@euro/game';
import type { BaseContext } from '../../infra/context.js';
import { partSql, readPart } from '../../infra/db/jsonPart.js';
import { select } from '../../infra/db/select.js';
import { competitionIn, type Season, type TournamentSnapshot } from '../../tournament/index.js';
import { type HeldLineup, lineupIn, loadLineupsOf } from '../loadLineup.js';
import { loadPowerSubsOf } from '../loadPowerSubs.js';
import { matchdayPointsOf, SETTLED_MATCHES, SETTLED_POINTS } from '../matchdayPoints.js';
import { boosterOf } from '../modeOf.js';
import { positionsOf } from './loadTeamPoints.js';

/** A team's lineup in a matchday, and its points. */
export interface ScoredTeam {
  readonly teamId: number;
  readonly lineup: HeldLineup;
  readonly score: TeamPoints;
}

interface ScoredQuery {
  readonly snapshot: TournamentSnapshot;
  readonly season: Season;
  /** It has points: its lineups are no secret any more. */
  readonly weekId: number;
  /** Some hundred at most: they are in a statement. */
  readonly teamIds: readonly number[];
}

/** The explained points of some teams in a matchday, in the order of their ids; without those that had no lineup. */
export async function loadScoredTeams(
  context: BaseContext,
  { snapshot, season, weekId, teamIds }: ScoredQuery,
): Promise<ScoredTeam[]> {
  const [lineups, subs, teams] = await Promise.all([
    loadLineupsOf(context, teamIds, weekId),
    loadPowerSubsOf(context, teamIds, weekId),
    context.models.Team.findAll({ where: { id: [...teamIds] }, order: ['id'], raw: true }),
  ]);
  const withLineup = teams.flatMap((team) => {
    const lineup = lineupIn(lineups.get(team.id) ?? [], weekId);
    return lineup ? [{ team, lineup }] : [];
  });
  const playerIds = [...new Set(withLineup.flatMap(({ lineup }) => [...lineup.starting, ...lineup.bench]))];
  const { points, over } = await selectSettled(context, { weekId, playerIds });
  const all = { starting: playerIds, bench: [] };
  const { matchdays } = matchdayPointsOf({ snapshot, weekId, lineup: all }, points, over);
  const { rules } = competitionIn(season.competition, weekId);
  return withLineup.map(({ team, lineup }) => ({
    teamId: team.id,
    lineup,
    score: scoreTeam({
      ...{ lineup, rules, playerPoints: matchdays },
      booster: boosterOf(team, weekId),
      powerSubs: subs.get(team.id) ?? [],
      positions: positionsOf(lineup, snapshot.players),
    }),
  }));
}

async function selectSettled(
  { sequelize }: BaseContext,
  values: { readonly weekId: number; readonly playerIds: readonly number[] },
) {
  if (values.playerIds.length === 0) return { points: [], over: [] };
  const [row] = await select<Readonly<Record<'points' | 'settledMatches', unknown>>>(
    sequelize,
    `SELECT ${partSql(sequelize, SETTLED_POINTS)} AS points,
            ${partSql(sequelize, SETTLED_MATCHES)} AS settledMatches`,
    { ...values },
  );
  return {
    points: readPart(SETTLED_POINTS, row?.points),
    over: readPart(SETTLED_MATCHES, row?.settledMatches),
  };
}
