import type { LeagueMode } from '@euro/api-contract';
import type { Transaction } from 'sequelize';
import type { GameContext } from '../../infra/context.js';
import type { League, Team } from '../../models/index.js';
import { type CompetitionChoice, loadSeason } from '../../tournament/index.js';
import { checkFirstWeek, checkLeagueName } from '../checkLeague.js';
import { enterLeague } from '../enterLeague.js';
import { newInviteKey } from '../inviteKeys.js';
import { storeNameWords } from '../nameWords.js';

export interface NewLeague extends Pick<CompetitionChoice, 'competitionFeed' | 'seasonId'> {
  readonly name: string;
  readonly mode?: LeagueMode | undefined;
  /** The matchday it scores from; without it the coming one. */
  readonly weekId?: number | undefined;
  /** Everybody may find it by its name and join; left out, the code is needed (decisions §5.7). */
  readonly findable?: boolean | undefined;
}

/** Creates a league with the admin's team, whose row is locked, in it. */
export async function createLeague(
  context: GameContext,
  team: Pick<Team, 'id' | 'userId' | 'competitionId'>,
  { name, mode = 'points', weekId, findable = false, ...choice }: NewLeague,
  transaction: Transaction,
): Promise<League> {
  const { competitionId } = team;
  const season = await loadSeason(context, { ...choice, competitionId }, transaction);
  const league = await context.models.League.create(
    {
      competitionId,
      name: checkLeagueName(name),
      cover: null,
      adminId: team.userId,
      weekId: checkFirstWeek(season, weekId),
      mode,
      findable,
      inviteKey: newInviteKey(),
      createdAt: season.now,
    },
    { transaction },
  );
  await storeNameWords(context, league, transaction);
  await enterLeague(context, league, team.id, season, transaction);
  return league;
}
