import type { Receipt } from '@euro/api-contract';
import type { Transaction } from 'sequelize';
import type { GameContext } from '../../infra/context.js';
import { loadSeason } from '../../tournament/index.js';
import type { LockedTeam } from '../lockedTeam.js';
import { heldWeek } from '../modeOf.js';
import { newNaming, storeNaming } from '../naming.js';

/** Renames a team. Names are not part of the game: they may change at any time, after the last deadline too. */
export async function renameTeam(
  context: GameContext,
  team: LockedTeam,
  input: { readonly teamName: string; readonly nameVisible?: boolean | undefined },
  transaction: Transaction,
): Promise<Receipt | null> {
  const naming = newNaming(team, input);
  if (!naming) return null;
  const season = await loadSeason(context, { competitionId: team.competitionId }, transaction);
  return storeNaming(context, team, { naming, weekId: heldWeek(team, season), now: season.now }, transaction);
}
