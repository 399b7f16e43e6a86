import type { LeagueMode } from '@euro/api-contract';
import type { Transaction } from 'sequelize';
import type { GameContext } from '../../infra/context.js';
import type { League, Team } from '../../models/index.js';
import { loadSeason } from '../../tournament/index.js';
import { checkFirstWeek, checkLeagueName } from '../checkLeague.js';
import { enterLeague } from '../enterLeague.js';
import { newInviteKey } from '../inviteKeys.js';
import { storeNameWords } from '../nameWords.js';
import { requireFoundable } from '../requireFoundable.js';

export interface NewLeague {
  readonly name: string;
  readonly mode?: LeagueMode | undefined;
  /** The matchday it scores from; without it the coming one. */
  readonly weekId?: number | undefined;
  /** True: everybody may find it by its name and join; when left out, the code is needed (decisions §5.7). */
  readonly findable?: boolean | undefined;
  /**
   * The league of an earlier competition to found again: fields that are left out, and the cover, are copied from it.
   */
  readonly again?: number | undefined;
}

/** Copies the cover of another league. */
type CopyCover = (cover: string | null) => Promise<string | null>;

/** Creates a league with the admin's team, whose row is locked, in it. */
export async function createLeague(
  context: GameContext,
  team: Pick<Team, 'id' | 'userId' | 'competitionId'>,
  { name, mode, weekId, findable, again: predecessorId }: NewLeague,
  transaction: Transaction,
  copyCover: CopyCover = async () => null,
): Promise<League> {
  const { competitionId, userId } = team;
  const before =
    predecessorId === undefined
      ? null
      : await requireFoundable(context, { leagueId: predecessorId, competitionId, userId }, transaction);
  const season = await loadSeason(context, { competitionId }, transaction);
  const league = await context.models.League.create(
    {
      competitionId,
      name: checkLeagueName(name),
      cover: await copyCover(before?.cover ?? null),
      adminId: userId,
      weekId: checkFirstWeek(season, weekId),
      mode: mode ?? before?.mode ?? 'points',
      findable: findable ?? before?.findable ?? false,
      againOf: before?.id ?? null,
      inviteKey: newInviteKey(),
      createdAt: season.now,
    },
    { transaction },
  );
  await storeNameWords(context, league, transaction);
  await enterLeague(context, league, team.id, season, transaction);
  return league;
}
