import type { LineupCandidate, TeamMode } from '@euro/game';
import { Op, type Transaction } from 'sequelize';
import { loadSeason } from '../competition/loadSeason.js';
import type { AppContext } from '../context.js';
import { Refusal } from '../errors.js';
import type { Team } from '../models/index.js';
import { checkTeamName } from '../teams/checkTeamName.js';
import { loadGamePlayers } from '../teams/loadGamePlayers.js';
import { loadLatestLineup } from '../teams/loadLineup.js';
import { modeOf, openWeek } from '../teams/modeOf.js';
import { acceptSquad } from '../teams/squadChange.js';
import { isSameSquad, isSameTeamSheet, type StoredLineup, writeLineup } from '../teams/storedLineup.js';

export interface SquadToSave {
  readonly candidate: LineupCandidate;
  readonly competitionFeed?: string | undefined;
  readonly seasonId?: number | undefined;
  readonly teamName?: string | undefined;
  readonly nameVisible?: boolean | undefined;
  /** The version of the team that the change was made on. */
  readonly version?: number | undefined;
  /** The matchday it is meant for; without it, the one that is open when the save arrives. */
  readonly weekId?: number | undefined;
  /** `lineup`: the sixteen must stay. */
  readonly scope: 'squad' | 'lineup';
}

/**
 * Saves a squad or its lineup for the matchday that is open when the locked team is looked at: at the deadline's own
 * millisecond that is the next one already (decisions §2.2). The same save again changes nothing and is no mistake.
 */
export async function saveSquad(
  context: AppContext,
  team: Team,
  given: SquadToSave,
  transaction: Transaction,
): Promise<void> {
  const { competitionFeed, seasonId, candidate } = given;
  const choice = { competitionId: team.competitionId, competitionFeed, seasonId };
  const season = await loadSeason(context, choice, transaction);
  const current = await loadLatestLineup(context, team.id, transaction);
  if (given.weekId !== undefined && given.weekId !== season.info.deadlineWeek)
    throw new Refusal('deadline-passed');
  const mode = modeOf(team, season);
  if (mode === 'locked') throw new Refusal('team-locked');

  const ids = [candidate, ...(current ? [current] : [])].flatMap(({ starting, bench }) => [
    ...starting,
    ...bench,
  ]);
  const players = await loadGamePlayers(context, team.competitionId, ids, transaction);
  const name = renamed(team, given.teamName);
  const nameVisible = given.nameVisible ?? team.nameVisible;
  const keepsLineup = current !== null && isSameTeamSheet(candidate, current, players);
  if (keepsLineup && name === team.name && nameVisible === team.nameVisible) return;
  if (given.version !== undefined && given.version !== team.version) {
    throw new Refusal('team-changed-meanwhile', { version: team.version });
  }
  if (current !== null && !isSameSquad(candidate, current)) refuseOtherPlayers(mode, given.scope);

  const weekId = Math.max(openWeek(season), team.weekId);
  const { competition } = season;
  const { moneyLeft } = team;
  const accepted = acceptSquad({ competition, weekId, candidate, current, moneyLeft, players });
  if (!keepsLineup) {
    const heldWeekId = current?.weekId ?? null;
    const row = { teamId: team.id, weekId, lineup: accepted.lineup, heldWeekId, savedAt: season.now };
    await storeLineup(context, row, transaction);
  }
  await team.update(
    { name, nameVisible, moneyLeft: accepted.moneyLeft, version: team.version + 1 },
    { transaction },
  );
}

function refuseOtherPlayers(mode: TeamMode, scope: SquadToSave['scope']): void {
  if (mode === 'transfers') throw new Refusal('transfers-required');
  if (scope === 'lineup')
    throw new Refusal('lineup-invalid', { issues: [{ code: 'squad-changed', params: {} }] });
}

/** A name that is sent along unchanged was valid when it was given. */
function renamed(team: Team, teamName: string | undefined): string {
  return teamName === undefined || teamName === team.name ? team.name : checkTeamName(teamName, 'rename');
}

interface LineupToStore {
  readonly teamId: number;
  readonly weekId: number;
  readonly lineup: StoredLineup;
  /** The matchday of the row that holds now; null without one. */
  readonly heldWeekId: number | null;
  readonly savedAt: number;
}

/** No upsert and no needless delete: each would lock a gap that the next team's save is waiting for (MySQL). */
async function storeLineup(
  { models }: AppContext,
  { teamId, weekId, lineup, heldWeekId, savedAt }: LineupToStore,
  transaction: Transaction,
): Promise<void> {
  // Only a clock that was set back leaves later lineups behind; the squad saved last is the one that holds.
  if (heldWeekId !== null && heldWeekId > weekId) {
    await models.TeamLineup.destroy({ where: { teamId, weekId: { [Op.gte]: weekId } }, transaction });
  }
  const columns = { ...writeLineup(lineup), savedAt };
  if (heldWeekId === weekId)
    await models.TeamLineup.update(columns, { where: { teamId, weekId }, transaction });
  else await models.TeamLineup.create({ teamId, weekId, ...columns }, { transaction });
}
