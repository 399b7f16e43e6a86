import type { PositionId } from '@euro/game';
import type { Database } from '../infra/db/database.js';

/** A squad in the form of the API's calls. */
export interface SquadBody {
  starting: number[];
  bench: number[];
  captainId: number;
  viceCaptainId: number;
}

const SQUAD_COUNTS: Record<PositionId, number> = { 0: 1, 1: 2, 2: 5, 3: 5, 4: 3 };
const CLUB_LIMIT = 3;

/**
 * A legal squad in 4-4-2 of the cheapest players, the lowest id first; `skip` skips this many candidates of each
 * position, so that other numbers give other squads.
 */
export async function aSquad({ models }: Pick<Database, 'models'>, skip = 0): Promise<SquadBody> {
  const players = await models.Player.findAll({
    attributes: ['id', 'clubId', 'positionId', 'value'],
    order: [
      ['value', 'ASC'],
      ['id', 'ASC'],
    ],
    raw: true,
  });
  const perClub = new Map<number, number>();
  const pick = (position: PositionId): number[] => {
    const ids: number[] = [];
    const candidates = players.filter(({ positionId }) => positionId === position);
    // There are fewer coaches than squads to be made.
    for (const { id, clubId } of candidates.slice(skip % candidates.length)) {
      const ofClub = perClub.get(clubId) ?? 0;
      if (ids.length === SQUAD_COUNTS[position] || ofClub === CLUB_LIMIT) continue;
      perClub.set(clubId, ofClub + 1);
      ids.push(id);
    }
    return ids;
  };
  const coach = pick(0);
  const [keeper = 0, otherKeeper = 0] = pick(1);
  const defenders = pick(2);
  const midfielders = pick(3);
  const forwards = pick(4);
  const [captainId = 0, viceCaptainId = 0] = forwards;
  return {
    starting: [
      ...coach,
      keeper,
      ...defenders.slice(0, 4),
      ...midfielders.slice(0, 4),
      ...forwards.slice(0, 2),
    ],
    bench: [otherKeeper, ...defenders.slice(4), ...midfielders.slice(4), ...forwards.slice(2)],
    captainId,
    viceCaptainId,
  };
}
