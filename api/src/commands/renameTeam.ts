import type { Receipt } from '@euro/api-contract';
import type { EpochMs } from '@euro/game';
import type { Transaction } from 'sequelize';
import { loadSeason } from '../competition/loadSeason.js';
import type { Team } from '../models/index.js';
import type { GameContext } from '../settlement/index.js';
import { heldWeek } from '../teams/modeOf.js';
import { describeNaming, type Naming, newNaming } from '../teams/naming.js';
import { writeReceipt } from '../teams/writeReceipt.js';

/** A name is no part of the game: it can be changed at any time, after the last deadline too. */
export async function renameTeam(
  context: GameContext,
  team: Team,
  asked: { readonly teamName: string; readonly nameVisible?: boolean | undefined },
  transaction: Transaction,
): Promise<Receipt | null> {
  const naming = newNaming(team, asked);
  if (!naming) return null;
  const season = await loadSeason(context, { competitionId: team.competitionId }, transaction);
  return storeNaming(context, team, { naming, weekId: heldWeek(team, season), now: season.now }, transaction);
}

interface Renaming {
  readonly naming: Naming;
  readonly weekId: number;
  readonly now: EpochMs;
}

/** Its receipt has no deadline: none binds a name. */
export async function storeNaming(
  context: Pick<GameContext, 'sequelize'>,
  team: Team,
  { naming, weekId, now }: Renaming,
  transaction: Transaction,
): Promise<Receipt> {
  const changes = describeNaming(team, naming);
  await team.update({ ...naming, namedAt: Date.now(), version: team.version + 1 }, { transaction });
  return writeReceipt(
    context,
    { team, kind: 'team-renamed', weekId, now, deadline: null, changes },
    transaction,
  );
}
