import type { LeaguesAgain } from '@euro/api-contract';
import type { Caller } from '../http/index.js';
import { select } from '../infra/db/select.js';
import { picturePath } from '../infra/uploads/pictures.js';
import { closedCompetitions, competitionNames, type LoadedCompetition } from '../tournament/index.js';
import type { LeaguesContext } from './context.js';
import { loadCards } from './findLeagues.js';
import { loadLeagues } from './storedLeague.js';

/** Leagues of each kind that are shown. */
const MAX_LEAGUES = 20;

interface OwnRow {
  readonly id: number;
  readonly name: string;
  readonly cover: string | null;
  readonly competitionId: number;
  readonly totalTeams: number;
}

interface InvitedRow {
  readonly id: number;
  readonly competitionId: number;
}

/**
 * The leagues of earlier competitions that a user can continue in this one: those that he may found again, and those
 * that others founded again and of which he was a member until the end. It adds nobody to a league: joining is a call
 * of its own.
 */
export async function loadAgain(
  context: LeaguesContext,
  competition: LoadedCompetition,
  caller: Caller,
): Promise<LeaguesAgain> {
  const closedIds = await closedCompetitions(context);
  if (closedIds.length === 0 || closedIds.includes(competition.id)) return { own: [], invitations: [] };
  const replacements = { closed: closedIds, here: competition.id, userId: caller.userId };
  const [own, invitedRows] = await Promise.all([
    select<OwnRow>(
      context.sequelize,
      `SELECT l.id, l.name, l.cover, l.competition_id AS competitionId,
              (SELECT COUNT(*) FROM league_members m JOIN teams t ON t.id = m.team_id AND t.deleted_at IS NULL
                WHERE m.league_id = l.id) AS totalTeams
         FROM leagues l
        WHERE l.admin_id = :userId AND l.competition_id IN (:closed)
          AND NOT EXISTS (SELECT 1 FROM leagues n WHERE n.again_of = l.id AND n.competition_id = :here)
        ORDER BY l.competition_id DESC, l.id LIMIT ${MAX_LEAGUES}`,
      replacements,
    ),
    select<InvitedRow>(
      context.sequelize,
      `SELECT DISTINCT n.id, o.competition_id AS competitionId
         FROM teams t
         JOIN league_members m ON m.team_id = t.id
         JOIN leagues o ON o.id = m.league_id AND o.competition_id IN (:closed)
         JOIN leagues n ON n.again_of = o.id AND n.competition_id = :here
        WHERE t.user_id = :userId AND t.deleted_at IS NULL
          AND NOT EXISTS (SELECT 1 FROM league_members j JOIN teams s ON s.id = j.team_id
                           WHERE j.league_id = n.id AND s.user_id = :userId AND s.deleted_at IS NULL)
          AND NOT EXISTS (SELECT 1 FROM league_removals r JOIN teams s ON s.id = r.team_id
                           WHERE r.league_id = n.id AND s.user_id = :userId)
        ORDER BY n.id LIMIT ${MAX_LEAGUES}`,
      replacements,
    ),
  ]);
  const names = await competitionNames(context, [
    ...new Set([...own, ...invitedRows].map(({ competitionId }) => competitionId)),
  ]);
  return {
    own: own.flatMap(({ id, name, cover, competitionId, totalTeams }) => {
      const from = names.get(competitionId);
      return from
        ? { id, name, cover: picturePath('cover', cover), totalTeams: Number(totalTeams), competition: from }
        : [];
    }),
    invitations: await presentInvitations(),
  };

  async function presentInvitations(): Promise<LeaguesAgain['invitations']> {
    const ids = invitedRows.map(({ id }) => id);
    const [cards, leagues] = await Promise.all([loadCards(context, ids, caller), loadLeagues(context, ids)]);
    return cards.flatMap((card) => {
      const league = leagues.find(({ id }) => id === card.id);
      const from = names.get(invitedRows.find(({ id }) => id === card.id)?.competitionId ?? 0);
      if (!league || !from) return [];
      return {
        league: card,
        inviteCode: context.inviteCodes.codeOf(league, competition),
        competition: from,
      };
    });
  }
}
