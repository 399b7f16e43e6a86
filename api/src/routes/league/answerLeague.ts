import type { League as LeagueJson } from '@euro/api-contract';
import type { Transaction } from 'sequelize';
import { loadCompetition } from '../../competition/loadCompetition.js';
import type { AppContext } from '../../context.js';
import { Refusal } from '../../errors.js';
import { loadMembers } from '../../leagues/loadMembers.js';
import { presentLeague } from '../../leagues/presentLeague.js';
import type { StoredLeague } from '../../leagues/storedLeague.js';

/** A league after a change, as the transaction of that change sees it. */
export async function answerLeague(
  context: AppContext,
  league: StoredLeague,
  transaction: Transaction,
): Promise<{ league: LeagueJson }> {
  const { competitionId, id } = league;
  const competition = await loadCompetition(context, { competitionId }, transaction);
  if (!competition) throw new Refusal('not-found');
  const members = await loadMembers(context, [id], transaction);
  return { league: presentLeague({ league, members, competition }, context.inviteCodes) };
}
