import type { LeagueMode } from '@euro/api-contract';
import type { Transaction } from 'sequelize';
import type { GameContext } from '../../infra/context.js';
import { Refusal } from '../../infra/errors.js';
import type { League } from '../../models/index.js';
import { loadSeason } from '../../tournament/index.js';
import { checkLeagueName, checkStart } from '../checkLeague.js';
import { isMember } from '../membership.js';
import { storeNameWords } from '../nameWords.js';
import { redraw } from '../redraw.js';

export interface LeagueChanges {
  readonly name?: string | undefined;
  readonly weekId?: number | undefined;
  readonly mode?: LeagueMode | undefined;
  readonly findable?: boolean | undefined;
  /** User id of the member who takes over. */
  readonly admin?: number | undefined;
}

/** Changes a league whose row is locked; fields that are left out stay unchanged. */
export async function changeLeague(
  context: GameContext,
  league: League,
  changes: LeagueChanges,
  transaction: Transaction,
): Promise<void> {
  const season = await loadSeason(context, { competitionId: league.competitionId }, transaction);
  const before = { weekId: league.weekId, mode: league.mode, name: league.name };
  const { admin = league.adminId, mode = league.mode, findable = league.findable } = changes;
  if (admin !== league.adminId && !(await isMember(context, league.id, admin, transaction))) {
    throw new Refusal('not-found');
  }
  const name = changes.name === undefined ? league.name : checkLeagueName(changes.name);
  const weekId = changes.weekId === undefined ? league.weekId : checkStart(season, changes.weekId);
  await league.update({ name, weekId, mode, findable, adminId: admin }, { transaction });
  if (name !== before.name) await storeNameWords(context, league, transaction);
  if (weekId !== before.weekId || mode !== before.mode) await redraw(context, league, season, transaction);
}
