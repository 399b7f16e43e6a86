import type { Receipt } from '@euro/api-contract';
import type { LineupCandidate, TeamMode } from '@euro/game';
import type { Transaction } from 'sequelize';
import type { GameContext } from '../../infra/context.js';
import { Refusal } from '../../infra/errors.js';
import { loadTeamToChange } from '../loadTeamToChange.js';
import type { LockedTeam } from '../lockedTeam.js';
import { refuseIfChanged, updateTeam } from '../lockedTeam.js';
import { describeNaming, newNaming, storeNaming } from '../naming.js';
import { describeLineup } from '../receipts/describeChanges.js';
import { writeReceipt } from '../receipts/receipts.js';
import { refuseLocked } from '../refuseLocked.js';
import { acceptSquad } from '../squadChange.js';
import { isSameSquad, isSameTeamSheet, storeLineup } from '../storedLineup.js';

export interface SquadToSave {
  readonly candidate: LineupCandidate;
  readonly teamName?: string | undefined;
  readonly nameVisible?: boolean | undefined;
  /** The version of the team that the change was made on. */
  readonly version?: number | undefined;
  /** The matchday that the change is for; when left out, the one that is open on arrival. */
  readonly weekId?: number | undefined;
  /** `lineup`: the squad must be unchanged. */
  readonly scope: 'squad' | 'lineup';
}

/**
 * Saves a squad or its lineup for the matchday that is open when the locked team is read. Saving the same squad again
 * succeeds without a change and without a receipt.
 */
export async function saveSquad(
  context: GameContext,
  team: LockedTeam,
  input: SquadToSave,
  transaction: Transaction,
): Promise<Receipt | null> {
  const { candidate } = input;
  const playerIds = [...candidate.starting, ...candidate.bench];
  const request = { weekId: input.weekId, playerIds };
  const change = await loadTeamToChange(context, team, request, transaction);
  const { season, weekId, deadline, now, mode, heldLineup, players } = change;
  const naming = newNaming(team, input);
  const keepsLineup = isSameTeamSheet(candidate, heldLineup, players);
  if (keepsLineup && !naming) return null;
  await refuseIfChanged(context, team, input.version, transaction);
  if (keepsLineup && naming) return storeNaming(context, team, { naming, weekId, now }, transaction);

  const keepsSquad = isSameSquad(candidate, heldLineup);
  if (!keepsSquad) refuseOtherPlayers(mode, input.scope);
  const lineupChange = { season, weekId, now, before: heldLineup, after: candidate };
  await refuseLocked(context, lineupChange, 'lineup-invalid', transaction);
  const { competition } = season;
  const lineup = acceptSquad({ competition, weekId, candidate, current: heldLineup, players });
  await storeLineup(
    context,
    { teamId: team.id, weekId, lineup, heldWeekId: heldLineup.weekId, savedAt: now },
    transaction,
  );
  const changes = { ...describeLineup(heldLineup, lineup), ...(naming && describeNaming(team, naming)) };
  const nameFields = naming && { ...naming, namedAt: Date.now() };
  await updateTeam(context, team, { ...nameFields, version: team.version + 1 }, transaction);
  const kind = keepsSquad ? 'lineup-saved' : 'squad-saved';
  return writeReceipt(context, { team, kind, weekId, now, deadline, changes }, transaction);
}

function refuseOtherPlayers(mode: TeamMode, scope: SquadToSave['scope']): void {
  if (mode === 'transfers') throw new Refusal('transfers-required');
  if (scope === 'lineup')
    throw new Refusal('lineup-invalid', { issues: [{ code: 'squad-changed', params: {} }] });
}
