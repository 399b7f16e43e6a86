import type { Receipt } from '@euro/api-contract';
import type { LineupCandidate, TeamMode } from '@euro/game';
import type { Transaction } from 'sequelize';
import { changeRows } from '../db/changeRows.js';
import { Refusal } from '../errors.js';
import type { Team } from '../models/index.js';
import type { GameContext } from '../settlement/index.js';
import { decideMatchday } from '../teams/decideMatchday.js';
import { describeLineup } from '../teams/describeChanges.js';
import { loadGamePlayers } from '../teams/loadGamePlayers.js';
import { loadHeldLineup } from '../teams/loadHeldLineup.js';
import { describeNaming, newNaming } from '../teams/naming.js';
import { refuseIfChanged } from '../teams/refuseIfChanged.js';
import { acceptSquad } from '../teams/squadChange.js';
import { isSameSquad, isSameTeamSheet } from '../teams/storedLineup.js';
import { storeLineup } from '../teams/storeLineup.js';
import { writeReceipt } from '../teams/writeReceipt.js';
import { storeNaming } from './renameTeam.js';

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
 * Saves a squad or its lineup for the matchday that is open when the locked team is looked at. The same save again changes
 * nothing and is no mistake: it has no receipt.
 */
export async function saveSquad(
  context: GameContext,
  team: Team,
  given: SquadToSave,
  transaction: Transaction,
): Promise<Receipt | null> {
  const { candidate, competitionFeed, seasonId } = given;
  const asked = { competitionId: team.competitionId, competitionFeed, seasonId, weekId: given.weekId };
  const { season, weekId, deadline, now, mode } = await decideMatchday(context, team, asked, transaction);
  const held = await loadHeldLineup(context, team, weekId, transaction);
  const ids = [candidate, held].flatMap(({ starting, bench }) => [...starting, ...bench]);
  const players = await loadGamePlayers(context, team.competitionId, ids, transaction);
  const naming = newNaming(team, given);
  const keepsLineup = isSameTeamSheet(candidate, held, players);
  if (keepsLineup && !naming) return null;
  await refuseIfChanged(context, team, given.version, transaction);
  if (keepsLineup && naming) return storeNaming(context, team, { naming, weekId, now }, transaction);

  const keepsSquad = isSameSquad(candidate, held);
  if (!keepsSquad) refuseOtherPlayers(mode, given.scope);
  const { competition } = season;
  const lineup = acceptSquad({ competition, weekId, candidate, current: held, players });
  await storeLineup(
    context,
    { teamId: team.id, weekId, lineup, heldWeekId: held.weekId, savedAt: now },
    transaction,
  );
  const changes = { ...describeLineup(held, lineup), ...(naming && describeNaming(team, naming)) };
  if (naming) {
    await team.update({ ...naming, namedAt: Date.now(), version: team.version + 1 }, { transaction });
  } else {
    const version = team.version + 1;
    const statement = 'UPDATE teams SET version = :version WHERE id = :id';
    await changeRows(context.sequelize, statement, { version, id: team.id }, transaction);
    team.set({ version }, { raw: true });
  }
  const kind = keepsSquad ? 'lineup-saved' : 'squad-saved';
  return writeReceipt(context, { team, kind, weekId, now, deadline, changes }, transaction);
}

function refuseOtherPlayers(mode: TeamMode, scope: SquadToSave['scope']): void {
  if (mode === 'transfers') throw new Refusal('transfers-required');
  if (scope === 'lineup')
    throw new Refusal('lineup-invalid', { issues: [{ code: 'squad-changed', params: {} }] });
}
