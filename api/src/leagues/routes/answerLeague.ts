import type { League as LeagueJson } from '@euro/api-contract';
import type { Transaction } from 'sequelize';
import { requireCompetition } from '../../tournament/index.js';
import type { LeaguesContext } from '../context.js';
import { loadMembers } from '../loadMembers.js';
import { presentLeague } from '../presentLeague.js';
import type { StoredLeague } from '../storedLeague.js';

/** A league after a change, as the transaction of that change sees it. */
export async function answerLeague(
  context: LeaguesContext,
  league: StoredLeague,
  transaction: Transaction,
): Promise<{ league: LeagueJson }> {
  const { competitionId, id } = league;
  const { sequelize } = context;
  const competition = await requireCompetition({ sequelize, competitionId }, transaction);
  const members = await loadMembers(context, id, transaction);
  return { league: presentLeague({ league, members, competition }, context.inviteCodes) };
}
